// Memory under watch: bounds, unset values, and conflicts between lanes, blocks and streams.
// The compiler's thread sanitizer calls __tsan_* before every access of the reader's code; alignment and fixed array
// bounds come from its undefined-behaviour sanitizer. Both runtimes are ours: this file.
#include <algorithm>
#include <cstring>
#include <deque>

#include "state.h"

namespace mt {
std::vector<uint32_t> instance_launch, instance_block;
std::deque<Region> regions;
static std::vector<Cell> shared_cells, dynamic_cells;
struct Name {
    size_t offset, bytes, element;
    std::string name;
};
static std::vector<Name> shared_names;
static Region *last_region, *region_before;  // kernels alternate between two arrays
std::string block_name(unsigned);

// ---- reports ----------------------------------------------------------------------------------------------
struct Report {
    std::string kind, text;
    uintptr_t pc, other, launch;  // launch: the host's line, for code that is not the reader's
};
static std::vector<Report> reports;
constexpr size_t MAX_REPORTS = 64;

void report(const char* kind, uintptr_t pc, uintptr_t other, const std::string& text) {
    for (auto& r : reports)
        if (r.kind == kind && ((r.pc == pc && r.other == other) || (r.pc == other && r.other == pc))) return;
    if (reports.size() < MAX_REPORTS) reports.push_back({kind, text, pc, other, launch_pc});
}

static bool reported(const char* kind, uintptr_t pc) {
    return std::any_of(reports.begin(), reports.end(), [&](auto& r) { return r.kind == kind && r.pc == pc; });
}

void fault(const char* kind, uintptr_t pc, const std::string& text) {
    report(kind, pc, 0, lane ? lane_name(lane->index) + " of " + block_name(block_number) + ": " + text : text);
    failed = true;
    if (lane) switch_to_scheduler();  // and never come back
}

// ---- arrays -----------------------------------------------------------------------------------------------
static Region* find_region(const char* p) {
    auto holds = [p](const Region* r) { return r && p >= r->base && p < r->base + r->allocated; };
    if (holds(last_region)) return last_region;
    if (holds(region_before)) return std::swap(last_region, region_before), last_region;
    for (auto& r : regions)
        if (holds(&r)) return region_before = last_region, last_region = &r;
    return nullptr;
}

// The array that ends or begins closest to an address in none, if that is near.
static Region* nearest_region(const char* p) {
    Region* best = nullptr;
    auto away = [p](const Region& r) { return size_t(p >= r.base ? p - r.base - r.allocated : r.base - p); };
    for (auto& r : regions)
        if (r.base && away(r) <= PAST * r.allocated && (!best || away(r) < away(*best))) best = &r;
    return best;
}

static const Name* find_shared_name(const char* p) {
    for (auto& n : shared_names)
        if (size_t(p - shared_begin) - n.offset < n.bytes) return &n;
    return nullptr;
}

static bool in_static(const char* p) { return p >= shared_begin && p < shared_end; }
static std::vector<char> is_array;  // per two bytes: the compiler's own guards lie between the arrays
static bool in_dynamic(const char* p) { return p >= dynamic_begin && p < dynamic_end; }

// The array that holds `p`: its bounds and name. False outside of every array.
bool array_bounds(const void* q, char** begin, char** end, std::string* name, size_t* element) {
    auto* p = static_cast<const char*>(q);
    size_t unknown;
    if (!element) element = &unknown;
    *element = 0;
    if (in_static(p)) {
        const Name* n = find_shared_name(p);
        *begin = n ? shared_begin + n->offset : shared_begin;
        *end = n ? *begin + n->bytes : shared_end;
        *name = n ? n->name : "shared memory";
        *element = n ? n->element : 0;
    } else if (in_dynamic(p)) {
        *begin = dynamic_begin, *end = dynamic_end, *name = "dynamic shared memory";
    } else if (Region* r = find_region(p)) {
        *begin = r->begin, *end = r->end, *name = r->name, *element = r->element;
    } else if (Region* r = nearest_region(p)) {
        *begin = r->begin, *end = r->end, *name = r->name, *element = r->element;
    } else {
        return false;
    }
    return true;
}

// Elements are those of the array as it is declared; where that is not known, as long as the access.
std::string place(const void* q, size_t bytes) {
    char *begin, *end;
    std::string name;
    size_t declared;
    if (!array_bounds(q, &begin, &end, &name, &declared)) return "an address in no array";
    auto* p = static_cast<const char*>(q);
    auto size = static_cast<ptrdiff_t>(declared ? declared : bytes), last = static_cast<ptrdiff_t>(bytes) - 1;
    std::string of = declared ? "" : " of " + std::to_string(size) + " bytes";
    auto elements = [&](ptrdiff_t n) { return std::to_string(n) + (n == 1 ? " element" : " elements") + of; };
    if (p < begin) return name + ", " + elements((begin - p + size - 1) / size) + " before its begin";
    if (p >= end) return name + ", " + elements((p - end) / size + 1) + " past its end";
    ptrdiff_t first = (p - begin) / size, to = (p - begin + last) / size;
    if (declared && to > first) return name + ", elements " + std::to_string(first) + " to " + std::to_string(to);
    return name + ", element " + std::to_string(first) + ((p - begin) % size ? " 1/2" : "") + of;
}

// ---- order ------------------------------------------------------------------------------------------------
uint32_t new_instance(uint32_t launch, uint32_t block) {
    if (instance_launch.empty()) instance_launch.push_back(0), instance_block.push_back(0);
    instance_launch.push_back(launch);
    instance_block.push_back(block);
    return instance_launch.size() - 1;
}

static bool ordered(const Access& before, const Access& now) {
    if (!before.instance) return true;
    if (before.instance == now.instance) {
        if (before.lane == now.lane || before.epoch != now.epoch) return true;
        return before.lane / WARP == now.lane / WARP && before.warp_epoch != now.warp_epoch;
    }
    uint32_t a = instance_launch[before.instance], b = instance_launch[now.instance];
    return a != b && happened_before(a, b);
}

// Two writes of one value harm nobody: they wait here until the value can be compared.
struct Doubt {
    const char* p;
    unsigned char old[16];
    unsigned bytes;
    bool shared;
    uintptr_t pc, other;
    std::string kind, text;
};
static std::vector<Doubt> doubts;
constexpr size_t MAX_DOUBTS = 4096;

static void settle(bool shared_only) {
    std::erase_if(doubts, [&](const Doubt& d) {
        if (shared_only && !d.shared) return false;
        if (std::memcmp(d.p, d.old, d.bytes)) report(d.kind.c_str(), d.pc, d.other, d.text);
        return true;
    });
}
void barrier_passed() { settle(true); }
void launch_ended() { settle(false); }

static uintptr_t module_base;  // program counters are kept as 32-bit offsets
static uint32_t shorten(uintptr_t pc) { return pc - module_base; }
static uintptr_t lengthen(uint32_t pc) { return module_base + pc; }

static std::string who(const Access& a) {
    if (a.instance == instance) return lane_name(a.lane);
    return lane_name(a.lane) + " of " + block_name(instance_block[a.instance]);
}

// One access to several cells.
struct Touch {
    Access now;
    const char* p;
    size_t bytes;
    bool shared, unset_is_wrong;

    std::string what() const { return place(p, bytes); }
    // What another block left in shared memory is gone.
    bool alive(const Access& a) const { return !shared || a.instance == now.instance; }
};

static bool conflict(const Access& before, const Touch& t, bool was_write, bool writes) {
    bool streams = instance_launch[before.instance] != instance_launch[t.now.instance];
    const char* kind = t.shared ? "shared race" : streams ? "stream race" : "global race";
    std::string text =
        t.what() + ": " + (streams ? "one kernel" : who(before)) + (was_write ? " writes, " : " reads, ");
    std::string now = who(t.now) + (before.instance == instance ? "" : " of " + block_name(block_number));
    text += (streams ? "a kernel that does not wait for it" : now) + (writes ? " writes" : " reads");
    uintptr_t pc = lengthen(t.now.pc), other = lengthen(before.pc);
    if (streams) {  // what must be ordered are the launches
        uintptr_t now = launches[instance_launch[t.now.instance]].pc, then = launches[instance_launch[before.instance]].pc;
        if (now && then) pc = now, other = then;
        text += why_unordered(instance_launch[before.instance], instance_launch[t.now.instance]);
    }
    if (!(was_write && writes)) {
        report(kind, pc, other, text);
    } else if (doubts.size() < MAX_DOUBTS) {
        Doubt d{t.p, {}, unsigned(t.bytes), t.shared, pc, other, kind, text};
        std::memcpy(d.old, t.p, t.bytes);
        doubts.push_back(d);
    }
    return true;
}

// These return whether something was told: one report an access is enough.
static bool check_flying(const Cell& c, const Touch& t, bool write) {
    if (!t.shared || c.flying.instance != t.now.instance) return false;
    std::string text = t.what() + ": " + who(t.now) + (write ? " overwrites what " : " reads what ") + who(c.flying);
    report("async copy not waited for", lengthen(t.now.pc), lengthen(c.flying.pc), text + " is still copying");
    return true;
}

// The line that wrote the element of the same shared array that is closest to an unset one, or zero.
static uintptr_t closest_write(const Touch& t) {
    char *begin, *end;
    std::string name;
    if (!t.shared || !array_bounds(t.p, &begin, &end, &name)) return 0;
    bool fixed = in_static(t.p);
    auto& cells = fixed ? shared_cells : dynamic_cells;
    char* base = fixed ? shared_begin : dynamic_begin;
    ptrdiff_t at = (t.p - base) / 2, low = (begin - base) / 2, high = (end - base) / 2;
    for (ptrdiff_t away = 1; at - away >= low || at + away < high; ++away)
        for (ptrdiff_t i : {at - away, at + away})
            if (i >= low && i < high && cells[i].write.instance == t.now.instance) return lengthen(cells[i].write.pc);
    return 0;
}

static bool check_read(const Cell& c, const Touch& t) {
    bool unset = !c.write.instance || !t.alive(c.write);
    if (unset && t.unset_is_wrong) {
        std::string reader = who(t.now) + " of " + block_name(block_number);
        const char* kind = t.shared ? "unset shared memory" : "unset memory";
        uintptr_t pc = lengthen(t.now.pc);
        if (!reported(kind, pc))
            report(kind, pc, closest_write(t), reader + " reads " + t.what() + ", which nothing has written");
        return true;
    }
    return !unset && !ordered(c.write, t.now) && conflict(c.write, t, true, false);
}

static bool check_write(const Cell& c, const Touch& t) {
    for (const Access* a : {&c.read, &c.other_read})
        if (t.alive(*a) && !ordered(*a, t.now)) return conflict(*a, t, false, true);
    return t.alive(c.write) && !ordered(c.write, t.now) && conflict(c.write, t, true, true);
}

// Two readers of an interval between barriers are kept, of two warps where possible: a later write meets one that is
// not its own lane.
static void keep_read(Cell& c, const Access& now) {
    auto together = [&](const Access& a) { return a.instance == now.instance && a.epoch == now.epoch; };
    if (together(c.read) && c.read.lane != now.lane) {
        if (!together(c.other_read) || c.other_read.lane / WARP == c.read.lane / WARP) c.other_read = now;
    } else if (ordered(c.read, now)) {
        c.read = now;
    } else {
        c.other_read = now;
    }
}

static void watch(Cell* cells, size_t at, bool write, const Touch& t) {
    bool told = false;
    for (size_t i = at / 2; i < at / 2 + (at % 2 + t.bytes + 1) / 2; ++i) {
        Cell& c = cells[i];
        if (!told) told = check_flying(c, t, write) || (write ? check_write(c, t) : check_read(c, t));
        if (write) c.write = t.now;
        else keep_read(c, t.now);
    }
}

// ---- every access -----------------------------------------------------------------------------------------
void touch(const void* q, size_t bytes, bool write, uintptr_t pc, unsigned index) {
    auto* p = static_cast<const char*>(q);
    Access now{instance, block_epoch, shorten(pc), uint16_t(index), warp_epochs[index / WARP]};
    bool fixed = in_static(p);
    if (fixed || in_dynamic(p)) {
        if (fixed && !is_array[(p - shared_begin) / 2]) return;
        (write ? counts.shared_written : counts.shared_read) += bytes;
        char* end = fixed ? shared_end : dynamic_end;
        if (p + bytes > end)
            return fault("out of range", pc,
                         std::string(write ? "writes " : "reads ") + place(p, bytes) + ", across its end");
        size_t at = p - (fixed ? shared_begin : dynamic_begin);
        return watch((fixed ? shared_cells : dynamic_cells).data(), at, write, {now, p, bytes, true, true});
    }
    Region* r = find_region(p);
    if (!r && p >= module_begin && p < module_end) return;
    if (!r) return fault("out of range", pc, std::string(write ? "writes " : "reads ") + place(p, bytes));
    (write ? counts.global_written : counts.global_read) += bytes;
    if (p < r->begin || p + bytes > r->end)
        return fault("out of range", pc, std::string(write ? "writes " : "reads ") + place(p, bytes));
    if (r->read_only) {
        if (write) fault("input written", pc, "writes to " + r->name + ", an input");
        return;
    }
    if (r->cells.empty()) return;  // too large to watch
    size_t at = p - r->base;
    if (bytes > 1) watch(r->cells.data(), at, write, {now, p, bytes, false, r->starts_unset});
}

void mark_flying(const void* q, size_t bytes, uintptr_t pc, bool flying) {
    auto* p = static_cast<const char*>(q);
    bool fixed = in_static(p);
    size_t at = p - (fixed ? shared_begin : dynamic_begin);
    Access now{flying ? instance : 0, block_epoch, shorten(pc), uint16_t(lane->index), 0};
    for (size_t i = at / 2; i < (at + bytes + 1) / 2; ++i) (fixed ? shared_cells : dynamic_cells)[i].flying = now;
}

void atomic(const void* p, size_t bytes) {
    char *begin, *end;
    std::string name;
    auto* q = static_cast<const char*>(p);
    uintptr_t pc = PC;
    if (lane && checking && (!array_bounds(p, &begin, &end, &name) || q < begin || q + bytes > end))
        fault("out of range", pc, "updates " + place(p, bytes));
}

void new_block() {
    size_t fixed = shared_end - shared_begin, dynamic = dynamic_end - dynamic_begin;
    if (shared_cells.size() < fixed / 2 + 1) shared_cells.resize(fixed / 2 + 1);
    if (dynamic_cells.size() < dynamic / 2 + 1) dynamic_cells.resize(dynamic / 2 + 1);
    if (is_array.size() < fixed / 2 + 1) {
        is_array.assign(fixed / 2 + 1, 0);
        for (auto& n : shared_names) std::fill_n(is_array.begin() + n.offset / 2, (n.bytes + 1) / 2, 1);
    }
    for (auto& n : shared_names)
        std::memset(shared_begin + n.offset, 0xff, n.bytes);  // NaN in every floating-point format
    std::memset(dynamic_begin, 0xff, dynamic);
}

void host_touch(const void* p, size_t bytes, bool write, uint32_t inst) {
    Region* r = find_region(static_cast<const char*>(p));
    if (!r || r->cells.empty()) return;
    Access now{inst, 0, 0, 0, 0};
    size_t at = static_cast<const char*>(p) - r->base;
    for (size_t i = at / 2; i < (at + bytes) / 2; ++i) {
        Cell& c = r->cells[i];
        if (!ordered(c.write, now) || (write && !ordered(c.read, now)))
            return report("stream race", 0, lengthen(c.write.pc),
                          "a copy or fill of " + r->name + " does not wait for the kernel that uses it");
        if (write) c.write = now;
        else c.read = now;
    }
}

// ---- called from Python -----------------------------------------------------------------------------------
extern "C" {
void mt_module(uintptr_t base) {
    module_base = stream_owner = base;
    reports.clear();
    doubts.clear();
    shared_names.clear();
    is_array.clear();
    shared_cells.clear();
    dynamic_cells.clear();
}
void mt_shared_name(size_t offset, size_t bytes, size_t element, const char* name) {
    shared_names.push_back({offset, bytes, element, name});
}

// The kernel may touch [begin, begin + bytes) of the allocation that holds `begin`.
void mt_window(void* begin, size_t bytes, size_t element, const char* name, int read_only, int starts_unset) {
    if (Region* r = find_region(static_cast<char*>(begin))) {
        r->begin = static_cast<char*>(begin);
        r->end = r->begin + bytes;
        r->name = name;
        r->element = element;
        r->read_only = read_only;
        r->starts_unset = starts_unset;
        std::fill(r->cells.begin(), r->cells.end(), Cell{});
    }
}
size_t mt_report_count() { return reports.size(); }
void mt_report(size_t i, const char** kind, const char** text, uintptr_t* pc, uintptr_t* other, uintptr_t* launch) {
    auto& r = reports[i];
    *kind = r.kind.c_str(), *text = r.text.c_str(), *pc = r.pc, *other = r.other, *launch = r.launch;
}
void mt_counts(uint64_t* out) { std::memcpy(out, &counts, sizeof counts); }

// ---- called by instrumented code --------------------------------------------------------------------------
static inline void access(void* p, size_t bytes, bool write, uintptr_t pc) {
    auto a = reinterpret_cast<uintptr_t>(p);
    if (lane) {
        if (!on_stack(a)) touch(p, bytes, write, pc, lane->index);
    } else if (find_region(static_cast<char*>(p))) {
        fault("host code in a kernel's place", pc,
              std::string("host code ") + (write ? "writes to " : "reads ") + place(p, bytes) +
                  ": only kernels and musaMemcpy may");
    }
}
#define MT_ACCESS(N)                                                    \
    void __tsan_read##N(void* p) { access(p, N, false, PC); }           \
    void __tsan_write##N(void* p) { access(p, N, true, PC); }           \
    void __tsan_unaligned_read##N(void* p) { access(p, N, false, PC); } \
    void __tsan_unaligned_write##N(void* p) { access(p, N, true, PC); } \
    void __tsan_volatile_read##N(void* p) { access(p, N, false, PC); }  \
    void __tsan_volatile_write##N(void* p) { access(p, N, true, PC); }
MT_ACCESS(1)
MT_ACCESS(2) MT_ACCESS(4) MT_ACCESS(8) MT_ACCESS(16)
#undef MT_ACCESS
    void __tsan_read_range(void* p, size_t n) {
    access(p, n, false, PC);
}
void __tsan_write_range(void* p, size_t n) { access(p, n, true, PC); }
void __tsan_init() {}
void __tsan_func_entry(void*) {}
void __tsan_func_exit() {}
void __tsan_vptr_update(void*, void*) {}
void __tsan_vptr_read(void*) {}

struct SourceLocation {
    const char* file;
    uint32_t line, column;
};
struct TypeDescriptor {
    uint16_t kind, info;
    char name[1];
};
struct MismatchData {
    SourceLocation where;
    TypeDescriptor* type;
    unsigned char log_alignment, check;
};
struct BoundsData {
    SourceLocation where;
    TypeDescriptor *array, *index;
};

void __ubsan_handle_type_mismatch_v1(MismatchData* d, uintptr_t p) {
    uintptr_t align = uintptr_t(1) << d->log_alignment, pc = PC;
    if (!lane) return;
    if (!p) fault("out of range", pc, "uses a null pointer");
    if (p % align)
        fault("misaligned", pc,
              std::string("an access of type ") + d->type->name + " needs an address that is a multiple of " +
                  std::to_string(align) + "; this one is " + std::to_string(p % align) +
                  " past one: " + place(reinterpret_cast<void*>(p), 2));
}
void __ubsan_handle_out_of_bounds(BoundsData* d, uintptr_t index) {
    uintptr_t pc = PC;
    fault("out of range", pc,
          "index " + std::to_string(int64_t(index)) + " is outside an array of type " + d->array->name);
}
void __ubsan_handle_divrem_overflow(void*, uintptr_t, uintptr_t) {
    uintptr_t pc = PC;
    fault("division by zero", pc, "an integer is divided by zero");
}
}
}  // namespace mt
