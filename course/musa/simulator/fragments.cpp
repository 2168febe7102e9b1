// Warp-wide matrix operations. Where an element of a fragment lies is not specified by the language, so a float
// accumulator is spread differently from a half one: code that copies x[i] between the two is wrong here, as it may be
// there.
#include <algorithm>
#include <utility>

#include "state.h"

namespace mt {
struct Move : Request {  // a load or a store
    Tile tile;
    char* memory;
    unsigned ld;
    bool column_major, store;
};
struct Multiply : Request {
    Tile d, a, b, c;
};

static void home(const Tile& t, int i, unsigned* owner, int* slot) {
    int per_lane = t.rows * t.columns / WARP;
    if (t.is_float) *owner = i % WARP, *slot = i / WARP;
    else *owner = i / per_lane, *slot = i % per_lane;
}

// Whether a lane's part of a fragment was neither loaded, filled nor computed.
static bool is_unset(const Tile& t) {
    auto* x = static_cast<unsigned char*>(t.x);
    return std::all_of(x, x + t.rows * t.columns / WARP * (t.is_float ? 4 : 2), [](auto b) { return b == UNSET; });
}

static void serve_move(const Request* const* requests, unsigned first, uintptr_t pc) {
    auto& one = static_cast<const Move&>(*requests[0]);
    for (int i = 1; i < WARP; ++i) {
        auto& other = static_cast<const Move&>(*requests[i]);
        if (other.memory != one.memory || other.ld != one.ld)
            return fault("divergent warp", pc, "lanes of one warp give different pointers or leading dimensions");
    }
    size_t size = one.tile.is_float ? 4 : 2, lines = one.column_major ? one.tile.columns : one.tile.rows;
    size_t width = one.column_major ? one.tile.rows : one.tile.columns;
    const char* what = one.store ? "store_matrix_sync" : "load_matrix_sync";
    if (reinterpret_cast<uintptr_t>(one.memory) % 32 || one.ld * size % 16)
        return fault("misaligned", pc,
                     std::string(what) +
                         " needs a pointer aligned to 32 bytes and a leading dimension that is a "
                         "multiple of " +
                         std::to_string(16 / size) + "; the pointer is at 32 k + " +
                         std::to_string(reinterpret_cast<uintptr_t>(one.memory) % 32) + ", the leading dimension is " +
                         std::to_string(one.ld));
    if (one.ld < width)
        return fault(
            "leading dimension", pc,
            "the leading dimension " + std::to_string(one.ld) + " is smaller than the tile's " + std::to_string(width));
    if (one.store && is_unset(one.tile))
        return fault("unset fragment", pc, "store_matrix_sync of a fragment that nothing was put into");
    char *begin, *end;
    std::string name;
    if (array_bounds(one.memory, &begin, &end, &name) && one.memory + ((lines - 1) * one.ld + width) * size > end)
        return fault("out of range", pc,
                     std::string(what) + " with leading dimension " + std::to_string(one.ld) + " passes the end of " +
                         name + " by " +
                         std::to_string((one.memory + ((lines - 1) * one.ld + width) * size - end) / size) +
                         " elements");
    for (size_t line = 0; line < lines; ++line)
        for (size_t at = 0; at < width; ++at) {
            int row = one.column_major ? at : line, column = one.column_major ? line : at, slot;
            unsigned owner;
            home(one.tile, row * one.tile.columns + column, &owner, &slot);
            char* p = one.memory + (line * one.ld + at) * size;
            if (checking) touch(p, size, one.store, pc, first + owner);
            if (failed) return;
            char* x = static_cast<char*>(static_cast<const Move&>(*requests[owner]).tile.x) + slot * size;
            if (one.store) __builtin_memcpy(p, x, size);
            else __builtin_memcpy(x, p, size);
        }
}

// The same the other way round, without divisions: which element lies in a slot of a lane.
static int element(const Tile& t, int per_lane, unsigned owner, int slot) {
    return t.is_float ? slot * WARP + owner : owner * per_lane + slot;
}

static void gather(const Request* const* requests, Tile Multiply::* which, float* out) {
    const Tile& tile = static_cast<const Multiply&>(*requests[0]).*which;
    int per_lane = tile.rows * tile.columns / WARP;
    for (unsigned owner = 0; owner < WARP; ++owner) {
        void* x = (static_cast<const Multiply&>(*requests[owner]).*which).x;
        for (int slot = 0; slot < per_lane; ++slot)
            out[element(tile, per_lane, owner, slot)] =
                tile.is_float ? static_cast<float*>(x)[slot] : static_cast<float>(static_cast<_Float16*>(x)[slot]);
    }
}

static void scatter(const Request* const* requests, Tile Multiply::* which, const float* in) {
    const Tile& tile = static_cast<const Multiply&>(*requests[0]).*which;
    int per_lane = tile.rows * tile.columns / WARP;
    for (unsigned owner = 0; owner < WARP; ++owner) {
        void* x = (static_cast<const Multiply&>(*requests[owner]).*which).x;
        for (int slot = 0; slot < per_lane; ++slot) {
            float value = in[element(tile, per_lane, owner, slot)];
            if (tile.is_float) static_cast<float*>(x)[slot] = value;
            else static_cast<_Float16*>(x)[slot] = static_cast<_Float16>(value);
        }
    }
}

static void serve_multiply(const Request* const* requests, unsigned, uintptr_t pc) {
    auto& one = static_cast<const Multiply&>(*requests[0]);
    for (auto [tile, told] : {std::pair(&one.a, "matrix_a"), {&one.b, "matrix_b"}, {&one.c, "accumulator c"}})
        if (is_unset(*tile))
            return fault("unset fragment", pc,
                         std::string("mma_sync reads the ") + told + ", which was neither filled nor loaded");
    int m = one.a.rows, n = one.b.columns, depth = one.a.columns;
    float a[32 * 32], b[32 * 32], c[32 * 32];
    gather(requests, &Multiply::a, a);
    gather(requests, &Multiply::b, b);
    gather(requests, &Multiply::c, c);
    for (int i = 0; i < m; ++i)
        for (int k = 0; k < depth; ++k)
            for (int j = 0; j < n; ++j) c[i * n + j] += a[i * depth + k] * b[k * n + j];
    scatter(requests, &Multiply::d, c);
    ++counts.mma;
}

static void whole_warp(const Request& request, uintptr_t pc) {
    if (!lane) return fault("host code in a kernel's place", pc, "a fragment is used by host code");
    if (lane_count % WARP && lane->index / WARP == lane_count / WARP)
        return fault("divergent warp", pc,
                     "a matrix operation needs all 128 lanes of a warp; the block has " + std::to_string(lane_count));
    warp_request(request, pc);
    if (failed) switch_to_scheduler();
}

void wmma_load(Tile tile, const void* p, unsigned ld, bool column_major) {
    whole_warp(Move{{1, serve_move}, tile, static_cast<char*>(const_cast<void*>(p)), ld, column_major, false}, PC);
}
void wmma_store(void* p, Tile tile, unsigned ld, bool column_major) {
    whole_warp(Move{{2, serve_move}, tile, static_cast<char*>(p), ld, column_major, true}, PC);
}
void wmma_multiply(Tile d, Tile a, Tile b, Tile c) { whole_warp(Multiply{{3, serve_multiply}, d, a, b, c}, PC); }

// ---- asynchronous copies: the bytes move as late as the language allows, at the wait ----------------------
void copy_async(void* to, const void* from, size_t bytes, size_t zeros) {
    uintptr_t pc = PC;
    if (!lane) return fault("host code in a kernel's place", pc, "an asynchronous copy is started by host code");
    auto t = reinterpret_cast<uintptr_t>(to), f = reinterpret_cast<uintptr_t>(from);
    if ((bytes != 4 && bytes != 8 && bytes != 16) || zeros > bytes)
        return fault("async copy", pc, "an asynchronous copy moves 4, 8 or 16 bytes, not " + std::to_string(bytes));
    if (t % bytes || f % bytes)
        return fault("misaligned", pc,
                     "a copy of " + std::to_string(bytes) + " bytes " +
                         (t % bytes ? "to " + place(to, 2) : "from " + place(from, 2)) + " is not aligned to " +
                         std::to_string(bytes));
    char* shared = static_cast<char*>(to);
    if (!(shared >= shared_begin && shared < shared_end) && !(shared >= dynamic_begin && shared < dynamic_end))
        return fault("async copy", pc, "an asynchronous copy writes to shared memory only");
    if (checking) {
        if (bytes > zeros) touch(from, bytes - zeros, false, pc, lane->index);
        touch(to, bytes, true, pc, lane->index);
        mark_flying(to, bytes, pc, true);
    }
    counts.copied += bytes;
    lane->copies.push_back({shared, static_cast<const char*>(from), bytes, zeros, pc});
    ++lane->uncommitted;
}

void copy_commit() {
    if (!lane) return;
    lane->groups.push_back(lane->uncommitted);
    lane->uncommitted = 0;
}

void copy_wait(unsigned newest_left) {
    if (!lane) return;
    size_t landing = 0;
    while (lane->groups.size() > newest_left) {
        landing += lane->groups.front();
        lane->groups.erase(lane->groups.begin());
    }
    for (size_t i = 0; i < landing; ++i) {
        auto& c = lane->copies[i];
        __builtin_memcpy(c.to, c.from, c.bytes - c.zeros);
        __builtin_memset(c.to + c.bytes - c.zeros, 0, c.zeros);
        if (checking) {
            mark_flying(c.to, c.bytes, c.pc, false);
            touch(c.to, c.bytes, true, c.pc, lane->index);
            counts.shared_written -= c.bytes;  // counted when it was started
        }
    }
    lane->copies.erase(lane->copies.begin(), lane->copies.begin() + landing);
}
}  // namespace mt
