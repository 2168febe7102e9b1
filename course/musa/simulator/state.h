// State shared by the simulator's parts. One block runs at a time, on one OS thread; its lanes are fibers.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "simt.h"

#define PC reinterpret_cast<uintptr_t>(__builtin_return_address(0))

namespace mt {
constexpr int WARP = 128, MAX_LANES = 1024;
constexpr size_t PAST = 4;  // an address is told as past the end of an array up to so many of its lengths

struct Copy {  // one asynchronous copy in flight
    char* to;
    const char* from;
    size_t bytes, zeros;
    uintptr_t pc;
};

enum class Wait : uint8_t { none, block, warp, ended };

struct Lane {
    void* stack_pointer;
    char* stack;
    Wait wait;
    unsigned index, x, y, z;
    uintptr_t pc;         // where it waits
    const void* request;  // what it asks of its warp
    std::vector<Copy> copies;
    std::vector<size_t> groups;  // sizes of the committed groups, oldest first
    size_t uncommitted;
};

// Who touched a cell last. Zero instance: nobody.
struct Access {
    uint32_t instance, epoch, pc;  // instance: a block of a launch, or a host operation; epoch: barriers passed
    uint16_t lane, warp_epoch;
};

struct Cell {                                // two bytes of memory
    Access write, read, other_read, flying;  // flying: an asynchronous copy not waited for
};

struct Region {  // an array in device memory
    std::string name;
    char *begin, *end;  // what the kernel may touch
    char* base;         // what was allocated
    size_t allocated, element;  // bytes of an element, zero where its type is not known
    bool read_only, starts_unset;
    std::vector<Cell> cells;  // made at the first launch that needs them
};

struct Launch {
    uint32_t stream, count;       // the count-th work of its stream
    std::vector<uint32_t> clock;  // what had to be finished before it, per stream
    uintptr_t pc;                 // the host's line, zero for a copy
};

struct Counts {
    uint64_t launches, blocks, barriers, global_read, global_written, shared_read, shared_written, mma, copied;
};

extern Lane lanes[MAX_LANES];
extern Lane* lane;  // the lane that runs, or null: host code
extern unsigned lane_count, block_epoch, block_number;
extern uint16_t warp_epochs[MAX_LANES / WARP];
extern uint32_t instance;
extern std::vector<uint32_t> instance_launch, instance_block;
extern std::vector<Launch> launches;
extern Counts counts;
extern bool failed, checking;
extern char *shared_begin, *shared_end, *dynamic_begin, *dynamic_end;
extern char *module_begin, *module_end;  // the text's own code and data: __constant__ and __device__ variables
extern uint64_t random_state;
extern uintptr_t launch_pc;  // the host's line of the launch that runs, or zero

// Every lane of a warp must come with the same kind of request; the last one to come serves all of them.
struct Request {
    int kind;
    void (*serve)(const Request* const* of_all, unsigned first_lane, uintptr_t pc);
};
void warp_request(const Request&, uintptr_t pc);

constexpr size_t STACK = (128 << 10) + 64 * MAX_LANES;
bool on_stack(uintptr_t address);
uint64_t next_random();
void switch_to_scheduler();

// Report what went wrong at `pc` (`other`: the second place of a conflict), once per pair of places.
void report(const char* kind, uintptr_t pc, uintptr_t other, const std::string& text);
// The same, and the launch ends here: never returns inside a kernel.
void fault(const char* kind, uintptr_t pc, const std::string& text);
std::string lane_name(unsigned index);

// Every access of device code, by lane `index`.
void touch(const void* p, size_t bytes, bool write, uintptr_t pc, unsigned index);
void mark_flying(const void* shared, size_t bytes, uintptr_t pc, bool flying);
std::string place(const void* p, size_t element);
bool array_bounds(const void* p, char** begin, char** end, std::string* name, size_t* element = nullptr);
void new_block();       // shared memory becomes poison that nobody wrote
void barrier_passed();  // same-value writes are forgiven now or never
void launch_ended();
bool happened_before(uint32_t launch_a, uint32_t launch_b);
std::string why_unordered(uint32_t launch_a, uint32_t launch_b);  // what the later one's stream should have waited for
uint32_t new_instance(uint32_t launch, uint32_t block);
uint32_t host_operation(void* stream);
void host_touch(const void* p, size_t bytes, bool write, uint32_t inst);
uint32_t begin_launch(void* stream, uintptr_t pc);
void forget_errors();
void begin_call();
extern uintptr_t stream_owner;  // the text that makes the streams that are made now
}  // namespace mt
