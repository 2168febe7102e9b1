// The host side of the runtime: device memory, streams, events. Work is done when it is asked for; what had to be
// finished before it is kept as a vector clock, so that a missing wait is seen although nothing really overlaps.
#include <sys/mman.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <deque>

#include "state.h"

extern "C" {
typedef int musaError_t;
struct MTstream_st {
    uint32_t index;
    bool blocking;
    uintptr_t owner;  // the text that made it
};
struct MTevent_st {
    std::vector<uint32_t> clock;
    std::chrono::steady_clock::time_point when;
    bool recorded;
    uint32_t stream;  // where it was recorded
};
typedef MTstream_st* musaStream_t;
typedef MTevent_st* musaEvent_t;
}

namespace mt {
using Clock = std::vector<uint32_t>;
extern std::deque<Region> regions;
std::vector<Launch> launches(1);
static std::deque<MTstream_st> streams{{0, true, 0}};
static std::vector<Clock> stream_clocks{{0}};  // what each stream's next work waits for
static Clock host_clock{0};                    // what the host has waited for
static musaError_t last_error;
uintptr_t stream_owner;
struct Wait_for {  // an event that a stream was told to wait for
    uint32_t stream, recorded_in;
    bool recorded;
};
static std::vector<Wait_for> awaited;
static uint32_t first_of_call;

static void merge(Clock& into, const Clock& from) {
    if (into.size() < from.size()) into.resize(from.size());
    for (size_t i = 0; i < from.size(); ++i) into[i] = std::max(into[i], from[i]);
}

bool happened_before(uint32_t a, uint32_t b) {
    if (!a) return true;
    const Launch &x = launches[a], &y = launches[b];
    return x.stream < y.clock.size() && y.clock[x.stream] >= x.count;
}

std::string why_unordered(uint32_t a, uint32_t b) {
    const Launch &x = launches[a], &y = launches[b];
    const Wait_for* last = nullptr;
    for (auto& w : awaited)
        if (w.stream == y.stream) last = &w;
    if (!x.stream || !y.stream)
        return std::string("; the ") + (x.stream ? "second" : "first") + " runs in the default stream";
    if (!last) return "; its stream waits for no event: an event or a synchronisation is missing";
    if (!last->recorded) return "; its stream waits for an event that is not recorded before: such a wait does nothing";
    if (last->recorded_in != x.stream) return "; its stream waits for an event that is recorded in another stream";
    return "; its stream waits for an event that is recorded before that kernel is launched";
}

void begin_call() {
    awaited.clear();
    first_of_call = launches.size();
}

static uint32_t index_of(void* stream) { return stream ? static_cast<MTstream_st*>(stream)->index : 0; }

static uint32_t enqueue(void* stream) {
    uint32_t s = index_of(stream);
    Clock& clock = stream_clocks[s];
    merge(clock, host_clock);
    if (s == 0) {  // the default stream waits for the blocking ones, and they for it
        for (auto& other : streams)
            if (other.blocking) merge(clock, stream_clocks[other.index]);
    } else if (streams[s].blocking) {
        merge(clock, stream_clocks[0]);
    }
    if (clock.size() <= s) clock.resize(s + 1);
    launches.push_back({s, clock[s] + 1, clock, 0});
    ++clock[s];
    return launches.size() - 1;
}

constexpr size_t WATCHED = 16 << 20;  // bytes; a larger array is checked for bounds only

uint32_t begin_launch(void* stream, uintptr_t pc) {
    for (auto& r : regions)
        if (checking && !r.read_only && r.cells.empty() && r.allocated <= WATCHED) r.cells.resize(r.allocated / 2 + 1);
    uint32_t launch = enqueue(stream);
    launches[launch].pc = pc;
    return launch;
}

static void host_work(void* stream, const void* read, const void* write, size_t bytes, bool waits) {
    for (auto& r : regions)
        if (checking && !r.read_only && r.cells.empty() && r.allocated <= WATCHED) r.cells.resize(r.allocated / 2 + 1);
    uint32_t launch = enqueue(stream), inst = new_instance(launch, 0);
    if (checking) {
        if (read) host_touch(read, bytes, false, inst);
        if (write) host_touch(write, bytes, true, inst);
    }
    if (waits) merge(host_clock, stream_clocks[index_of(stream)]);
}
static int say(musaError_t e) { return last_error = e; }
void forget_errors() { last_error = 0; }
}  // namespace mt

using namespace mt;
extern "C" {
musaError_t musaMalloc(void** p, size_t bytes) {
    size_t whole = (std::max<size_t>(bytes, 1) + 255) / 256 * 256;
    // Room behind it, never touched: what a kernel takes from far past the end is no other array's.
    char* m = static_cast<char*>(std::aligned_alloc(256, whole + std::min<size_t>(PAST * whole, 64 << 20)));
    if (!m) return say(2);
    std::memset(m, 0xff, whole);
    auto free_place = std::find_if(regions.begin(), regions.end(), [](const Region& r) { return !r.base; });
    if (free_place == regions.end()) free_place = regions.insert(regions.end(), Region{});
    *free_place = {"a musaMalloc array", m, m + bytes, m, whole, 0, false, true, {}};
    *p = m;
    return 0;
}
musaError_t musaFree(void* p) {
    if (!p) return 0;
    auto it = std::find_if(regions.begin(), regions.end(), [&](const Region& r) { return r.base == p; });
    if (it == regions.end()) return say(1);
    merge(host_clock, stream_clocks[0]);
    for (auto& c : stream_clocks) merge(host_clock, c);
    std::free(p);
    *it = Region{};  // keeps its place: pointers to regions stay valid
    return 0;
}
musaError_t musaMemcpyAsync(void* to, const void* from, size_t n, int, musaStream_t s) {
    host_work(s, from, to, n, false);
    std::memmove(to, from, n);
    return 0;
}
musaError_t musaMemcpy(void* to, const void* from, size_t n, int) {
    host_work(nullptr, from, to, n, true);
    std::memmove(to, from, n);
    return failed ? say(719) : 0;
}
musaError_t musaMemsetAsync(void* p, int v, size_t n, musaStream_t s) {
    host_work(s, nullptr, p, n, false);
    std::memset(p, v, n);
    return 0;
}
musaError_t musaMemset(void* p, int v, size_t n) { return musaMemsetAsync(p, v, n, nullptr); }

musaError_t musaDeviceSynchronize() {
    for (auto& c : stream_clocks) merge(host_clock, c);
    return failed ? say(719) : 0;
}
musaError_t musaStreamCreateWithFlags(musaStream_t* s, unsigned flags) {
    streams.push_back({uint32_t(streams.size()), !(flags & 1), stream_owner});
    stream_clocks.push_back(Clock(streams.size()));
    *s = &streams.back();
    return 0;
}
musaError_t musaStreamCreate(musaStream_t* s) { return musaStreamCreateWithFlags(s, 0); }
musaError_t musaStreamDestroy(musaStream_t) { return 0; }
musaError_t musaStreamSynchronize(musaStream_t s) {
    merge(host_clock, stream_clocks[index_of(s)]);
    return failed ? say(719) : 0;
}
musaError_t musaEventCreateWithFlags(musaEvent_t* e, unsigned) { return *e = new MTevent_st{}, 0; }
musaError_t musaEventCreate(musaEvent_t* e) { return musaEventCreateWithFlags(e, 0); }
musaError_t musaEventDestroy(musaEvent_t e) { return delete e, 0; }
musaError_t musaEventRecord(musaEvent_t e, musaStream_t s) {
    if (!e) return say(400);
    uint32_t launch = enqueue(s);
    e->clock = stream_clocks[launches[launch].stream];
    e->when = std::chrono::steady_clock::now();
    e->recorded = true;
    e->stream = launches[launch].stream;
    return 0;
}
musaError_t musaStreamWaitEvent(musaStream_t s, musaEvent_t e, unsigned) {
    if (!e) return say(400);
    merge(stream_clocks[index_of(s)], e->clock);
    awaited.push_back({index_of(s), e->stream, e->recorded});
    return 0;
}
musaError_t musaEventSynchronize(musaEvent_t e) {
    if (!e) return say(400);
    merge(host_clock, e->clock);
    return 0;
}
musaError_t musaEventElapsedTime(float* ms, musaEvent_t a, musaEvent_t b) {
    if (!a || !b || !a->recorded || !b->recorded) return say(400);
    *ms = std::chrono::duration<float, std::milli>(b->when - a->when).count();
    return 0;
}
musaError_t musaPeekAtLastError() { return failed ? 719 : last_error; }
musaError_t musaGetLastError() {
    musaError_t e = musaPeekAtLastError();
    last_error = 0;
    return e;
}
const char* musaGetErrorString(musaError_t e) {
    switch (e) {
        case 0:
            return "no error";
        case 1:
            return "invalid argument";
        case 2:
            return "out of memory";
        case 9:
            return "invalid launch configuration";
        case 400:
            return "invalid handle";
        case 719:
            return "a kernel failed";
        default:
            return "unknown error";
    }
}
// Whether the text made two streams, but none of this call's kernels may run at the same time as another. Of two kernels
// that is not asked: a small problem may have no more work than one stream takes.
int mt_one_after_the_other() {
    auto mine = [](auto& s) { return s.owner && s.owner == stream_owner; };
    size_t made = std::count_if(streams.begin(), streams.end(), mine);
    size_t kernels = 0;
    for (size_t b = first_of_call; b < launches.size(); ++b) {
        kernels += launches[b].pc != 0;
        for (size_t a = first_of_call; a < b; ++a)
            if (launches[a].pc && launches[b].pc && !happened_before(a, b)) return 0;
    }
    return made > 1 && kernels > 2;
}
// Whether there is work that the host has not waited for.
int mt_unfinished() {
    for (size_t s = 0; s < stream_clocks.size(); ++s)
        if (s < stream_clocks[s].size() && (s >= host_clock.size() || host_clock[s] < stream_clocks[s][s])) return 1;
    return 0;
}
}
