// Blocks, lanes and barriers. A lane is a fiber; it runs until it waits or ends, then the next one in (seeded) order
// runs.
#include <sys/mman.h>

#include <algorithm>
#include <cstring>
#include <link.h>

#include "state.h"

struct Triple {
    unsigned x, y, z;
};
Triple threadIdx, blockIdx, blockDim, gridDim;  // what the shim declares const

namespace mt {
Lane lanes[MAX_LANES];
Lane* lane;
unsigned lane_count, block_epoch, block_number;
uint16_t warp_epochs[MAX_LANES / WARP];
uint32_t instance;
Counts counts;
bool failed, checking = true;
uint64_t random_state;
uintptr_t launch_pc;
char *shared_begin, *shared_end, *dynamic_begin, *dynamic_end, *module_begin, *module_end;

static void* scheduler_stack_pointer;
static void (*body)(void*);
static void* body_argument;
static unsigned waiting_block, ended, ready_in_warp[MAX_LANES / WARP];
static size_t dynamic_limit = MT_STATIC_SHARED;
alignas(256) static char dynamic_memory[MT_MAX_SHARED];

// Saves the callee-saved registers on the stack, and continues where `to` left off.
extern "C" void mt_switch(void** from, void* to);
asm(R"(
.text
.type mt_switch, @function
mt_switch:
    pushq %rbp
    pushq %rbx
    pushq %r12
    pushq %r13
    pushq %r14
    pushq %r15
    movq %rsp, (%rdi)
    movq %rsi, %rsp
    popq %r15
    popq %r14
    popq %r13
    popq %r12
    popq %rbx
    popq %rbp
    ret
.size mt_switch, . - mt_switch
.section .note.GNU-stack,"",@progbits
.text
)");

uint64_t next_random() {  // xorshift64*
    random_state ^= random_state >> 12;
    random_state ^= random_state << 25;
    random_state ^= random_state >> 27;
    return random_state * 2685821657736338717ull;
}

static void shuffle(std::vector<unsigned>& order) {
    if (random_state)
        for (size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[next_random() % i]);
}

void switch_to_scheduler() { mt_switch(&lane->stack_pointer, scheduler_stack_pointer); }

bool on_stack(uintptr_t address) { return address - reinterpret_cast<uintptr_t>(lane->stack) < STACK; }

static void lane_main() {
    body(body_argument);
    lane->wait = Wait::ended;
    ++ended;
    switch_to_scheduler();
    __builtin_unreachable();
}

static void start(Lane& l) {
    if (!l.stack) {
        void* p = mmap(nullptr, STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        mprotect(p, 4096, PROT_NONE);  // a kernel that overflows its stack stops here
        l.stack = static_cast<char*>(p);
    }
    // Each stack begins one cache line lower than the last one: with one begin for all, lanes drive each other out of
    // the same few sets of the cache.
    auto* top = reinterpret_cast<void**>(l.stack + STACK - 64 * l.index) - 2;
    *top = reinterpret_cast<void*>(lane_main);
    l.stack_pointer = top - 6;  // six registers to pop, then lane_main as return address
    l.wait = Wait::none;
    l.copies.clear();
    l.groups.clear();
    l.uncommitted = 0;
}

static void wait_for_block(uintptr_t pc) {
    lane->wait = Wait::block;
    lane->pc = pc;
    ++waiting_block;
    switch_to_scheduler();
}

void barrier() {
    if (!lane) return fault("host code in a kernel's place", PC, "__syncthreads is called by host code");
    wait_for_block(PC);
}

void warp_request(const Request& request, uintptr_t pc) {
    unsigned warp = lane->index / WARP, first = warp * WARP, size = std::min<unsigned>(WARP, lane_count - first);
    lane->wait = Wait::warp;
    lane->pc = pc;
    lane->request = &request;
    if (++ready_in_warp[warp] < size) return switch_to_scheduler();
    const Request* requests[WARP] = {};
    for (unsigned i = 0; i < size; ++i) {
        requests[i] = static_cast<const Request*>(lanes[first + i].request);
        if (requests[i]->kind != request.kind) {
            report("divergent warp", lanes[first + i].pc, pc,
                   "lanes of one warp are at different warp-wide operations");
            failed = true;
            return switch_to_scheduler();
        }
    }
    ready_in_warp[warp] = 0;
    for (unsigned i = 0; i < size; ++i) lanes[first + i].wait = Wait::none;
    request.serve(requests, first, pc);
}

void warp_barrier() {
    static const Request request{0,
                                 [](const Request* const*, unsigned first, uintptr_t) { ++warp_epochs[first / WARP]; }};
    if (lane) warp_request(request, PC);
}

void* dynamic_shared() { return dynamic_begin; }

static const char* waits(const Lane& l) {
    return l.wait == Wait::ended ? "has ended" : l.wait == Wait::block ? "waits at a barrier" : "waits for its warp";
}

// Nobody can go on: some lanes wait for others that ended or wait elsewhere.
static void stuck() {
    const Lane *a = nullptr, *b = nullptr;
    for (unsigned i = 0; i < lane_count; ++i) {
        if (lanes[i].wait != Wait::ended && !a) a = &lanes[i];
        if (a && lanes[i].wait != a->wait && !b) b = &lanes[i];
    }
    for (unsigned i = 0; a && !b && i < lane_count; ++i)
        if (lanes[i].wait != a->wait) b = &lanes[i];
    const char* kind = a->wait == Wait::warp ? "divergent warp" : "divergent barrier";
    std::string text = lane_name(a->index) + " " + waits(*a);
    if (b) text += ", " + lane_name(b->index) + " " + waits(*b);
    else text += ", and its warp has fewer than 128 lanes there";
    report(kind, a->pc, b && b->wait != Wait::ended ? b->pc : 0, text);
    failed = true;
}

static void release_barrier() {
    for (unsigned i = 1; i < lane_count; ++i)
        if (lanes[i].pc != lanes[0].pc) {
            report("divergent barrier", lanes[0].pc, lanes[i].pc,
                   lane_name(0) + " and " + lane_name(i) + " meet at different barriers");
            break;
        }
    barrier_passed();
    ++block_epoch;
    ++counts.barriers;
    waiting_block = 0;
    for (unsigned i = 0; i < lane_count; ++i) lanes[i].wait = Wait::none;
}

static void run_block(const unsigned block[3], std::vector<unsigned>& order) {
    block_epoch = 1;
    waiting_block = ended = 0;
    std::fill_n(ready_in_warp, MAX_LANES / WARP, 0);
    std::fill_n(warp_epochs, MAX_LANES / WARP, 0);
    for (unsigned i = 0; i < lane_count; ++i) {
        Lane& l = lanes[i];
        l.index = i;
        l.x = i % block[0];
        l.y = i / block[0] % block[1];
        l.z = i / (block[0] * block[1]);
        start(l);
    }
    new_block();
    while (ended < lane_count && !failed) {
        shuffle(order);
        bool moved = false;
        for (unsigned i : order) {
            if (lanes[i].wait != Wait::none) continue;
            lane = &lanes[i];
            threadIdx = {lane->x, lane->y, lane->z};
            mt_switch(&scheduler_stack_pointer, lane->stack_pointer);
            moved = true;
            if (failed) break;
        }
        lane = nullptr;
        if (failed || ended == lane_count) break;
        if (waiting_block == lane_count) release_barrier();
        else if (!moved) stuck();
    }
    barrier_passed();
}

// The thread-local block of the module that holds the kernel: its __shared__ variables.
static void find_shared(const void* kernel) {
    struct Query {
        uintptr_t address;
        char *begin, *end;
    } query{reinterpret_cast<uintptr_t>(kernel), nullptr, nullptr};
    module_end = nullptr;
    dl_iterate_phdr(
        [](dl_phdr_info* info, size_t, void* data) {
            auto* q = static_cast<Query*>(data);
            bool mine = false;
            for (int i = 0; i < info->dlpi_phnum; ++i) {
                auto& p = info->dlpi_phdr[i];
                mine |= p.p_type == PT_LOAD && q->address - (info->dlpi_addr + p.p_vaddr) < p.p_memsz;
            }
            for (int i = 0; mine && i < info->dlpi_phnum; ++i) {
                auto& p = info->dlpi_phdr[i];
                if (p.p_type == PT_LOAD)
                    module_end = std::max(module_end, reinterpret_cast<char*>(info->dlpi_addr + p.p_vaddr + p.p_memsz));
                if (p.p_type != PT_TLS || !info->dlpi_tls_data) continue;
                q->begin = static_cast<char*>(info->dlpi_tls_data);
                q->end = q->begin + p.p_memsz;
            }
            if (mine) module_begin = reinterpret_cast<char*>(info->dlpi_addr);
            return static_cast<int>(mine);
        },
        &query);
    shared_begin = query.begin;
    shared_end = query.end;
}

static std::vector<std::pair<const void*, size_t>> static_bytes;  // shared memory of each kernel, from its symbols

void run_grid(const void* kernel, const Config& c, void (*f)(void*), void* argument) {
    uintptr_t pc = PC;
    if (lane) return fault("launch from a kernel", pc, "a kernel launches a kernel");
    if (failed) return;  // as on a device: after a fault every launch fails
    auto text = [](size_t n) { return std::to_string(n); };
    size_t block = size_t(c.block[0]) * c.block[1] * c.block[2], grid = size_t(c.grid[0]) * c.grid[1] * c.grid[2];
    if (!block || !grid) return fault("launch", pc, "the grid or the block is empty");
    if (block > MAX_LANES) return fault("launch", pc, text(block) + " lanes in a block; at most 1024");
    size_t fixed = 0;
    for (auto& [k, bytes] : static_bytes)
        if (k == kernel) fixed = bytes;
    if (fixed + c.shared > MT_MAX_SHARED)
        return fault("launch", pc,
                     text(fixed + c.shared) + " bytes of shared memory in a block; at most " + text(MT_MAX_SHARED));
    if (c.shared > dynamic_limit)
        return fault("launch", pc,
                     text(c.shared) + " bytes of dynamic shared memory; ask with musaFuncSetAttribute for more than " +
                         text(dynamic_limit));
    body = f;
    body_argument = argument;
    lane_count = block;
    blockDim = {c.block[0], c.block[1], c.block[2]};
    gridDim = {c.grid[0], c.grid[1], c.grid[2]};
    find_shared(kernel);
    dynamic_begin = dynamic_memory;
    dynamic_end = dynamic_begin + c.shared;
    uint32_t launch = begin_launch(c.stream, pc);
    launch_pc = pc;
    std::vector<unsigned> blocks(grid), order(block);
    for (size_t i = 0; i < grid; ++i) blocks[i] = i;
    for (size_t i = 0; i < block; ++i) order[i] = i;
    shuffle(blocks);
    for (unsigned b : blocks) {
        block_number = b;
        blockIdx = {b % c.grid[0], b / c.grid[0] % c.grid[1], b / (c.grid[0] * c.grid[1])};
        instance = new_instance(launch, b);
        run_block(c.block, order);
        lane = nullptr;
        ++counts.blocks;
        if (failed) break;
    }
    ++counts.launches;
    launch_ended();
    launch_pc = 0;
}

std::string lane_name(unsigned i) {
    auto triple = [](unsigned x, unsigned y, unsigned z, Triple d) {
        std::string s = std::to_string(x);
        if (d.y > 1 || d.z > 1) s += ", " + std::to_string(y);
        if (d.z > 1) s += ", " + std::to_string(z);
        return d.y > 1 || d.z > 1 ? "(" + s + ")" : s;
    };
    return "lane " + triple(lanes[i].x, lanes[i].y, lanes[i].z, blockDim);
}
std::string block_name(unsigned b) {
    if (gridDim.y * gridDim.z == 1) return "block " + std::to_string(b);
    return "block (" + std::to_string(b % gridDim.x) + ", " + std::to_string(b / gridDim.x % gridDim.y) +
           (gridDim.z > 1 ? ", " + std::to_string(b / (gridDim.x * gridDim.y)) : "") + ")";
}

extern "C" void mt_static_shared(const void* kernel, size_t bytes) { static_bytes.push_back({kernel, bytes}); }
extern "C" int mt_raise_dynamic_limit(const void*, size_t bytes) {
    if (bytes > MT_MAX_SHARED) return 1;
    dynamic_limit = std::max(dynamic_limit, bytes);
    return 0;
}
extern "C" void mt_begin(uint64_t seed, int check) {
    random_state = seed;
    checking = check;
    failed = false;
    forget_errors();
    begin_call();
    dynamic_limit = MT_STATIC_SHARED;
    counts = {};
}
}  // namespace mt
