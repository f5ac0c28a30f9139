// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/padded_functions.h"
#include "kernels/cpu/simd/padded_tiles.h"
#include "kernels/cpu/simd/turn.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {
namespace {

inline Row operator+(const Row& a, const Row& b) {
    return {a.re + b.re, a.im + b.im};
}

inline Row operator-(const Row& a, const Row& b) {
    return {a.re - b.re, a.im - b.im};
}

inline Row operator*(float factor, const Row& a) {
    return {factor * a.re, factor * a.im};
}

inline Row times(const Row& a, const Row& b) {
    return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

inline Row minusI(const Row& a) {
    return {a.im, -a.re};
}

enum class Way { Forward, Back };

/// a times the phasor (w[0], w[1]) on the way forward, its conjugate on the way back.
template <Way way> inline Row turned(const Row& a, const float* w) {
    if constexpr (way == Way::Forward)
        return {a.re * w[0] - a.im * w[1], a.re * w[1] + a.im * w[0]};
    return {a.re * w[0] + a.im * w[1], a.im * w[0] - a.re * w[1]};
}

/// The transform of `Radix` samples, by exp(∓i2πjm/Radix): backwards, results m and Radix - m
/// change places.
template <int Radix, Way way> inline void transform(Row* x) {
    constexpr bool isBack = way == Way::Back;
    if constexpr (Radix == 2) {
        const Row a = x[0], b = x[1];
        x[0] = a + b;
        x[1] = a - b;
    } else if constexpr (Radix == 3) {
        constexpr float half = 0.5f, sine = 0.866025404f; // of 2π/3, the cosine is -half
        const Row sum = x[1] + x[2], odd = sine * minusI(x[1] - x[2]), even = x[0] - half * sum;
        x[0] = x[0] + sum;
        x[isBack ? 2 : 1] = even + odd;
        x[isBack ? 1 : 2] = even - odd;
    } else if constexpr (Radix == 4) {
        const Row even = x[0] + x[2], odd = x[0] - x[2], sum = x[1] + x[3],
                  turn = minusI(x[1] - x[3]);
        x[0] = even + sum;
        x[2] = even - sum;
        x[isBack ? 3 : 1] = odd + turn;
        x[isBack ? 1 : 3] = odd - turn;
    } else if constexpr (Radix == 5) {
        constexpr float c1 = 0.309016994f, c2 = -0.809016994f, s1 = 0.951056516f,
                        s2 = 0.587785252f; // of 2π/5 and 4π/5
        const Row outer = x[1] + x[4], inner = x[2] + x[3], outerOdd = minusI(x[1] - x[4]),
                  innerOdd = minusI(x[2] - x[3]);
        const Row first = x[0] + c1 * outer + c2 * inner, second = x[0] + c2 * outer + c1 * inner;
        const Row firstOdd = s1 * outerOdd + s2 * innerOdd,
                  secondOdd = s2 * outerOdd - s1 * innerOdd;
        x[0] = x[0] + (outer + inner);
        x[isBack ? 4 : 1] = first + firstOdd;
        x[isBack ? 3 : 2] = second + secondOdd;
        x[isBack ? 2 : 3] = second - secondOdd;
        x[isBack ? 1 : 4] = first - firstOdd;
    }
}

/// One step of transforms of `size` samples that together are `count` rows.
struct Step {
    int count;
    int size;
    int radix;
    const float* factors;
    const float* roots;
    const LongStep* large;
    Row* spare;
};

template <int Radix> void forwardStep(const Step& step, Row* rows) {
    const int part = step.size / Radix;
    for (Row* const end = rows + step.count; rows < end; rows += step.size) {
        const float* w = step.factors;
        for (int k = 0; k < part; ++k, w += 2 * (Radix - 1)) {
            Row x[Radix];
            for (int j = 0; j < Radix; ++j)
                x[j] = rows[k + j * part];
            transform<Radix, Way::Forward>(x);
            rows[k] = x[0];
            for (int m = 1; m < Radix; ++m)
                rows[k + m * part] = turned<Way::Forward>(x[m], w + 2 * (m - 1));
        }
    }
}

template <int Radix> void backStep(const Step& step, Row* rows) {
    const int part = step.size / Radix;
    for (Row* const end = rows + step.count; rows < end; rows += step.size) {
        const float* w = step.factors;
        for (int k = 0; k < part; ++k, w += 2 * (Radix - 1)) {
            Row x[Radix];
            x[0] = rows[k];
            for (int m = 1; m < Radix; ++m)
                x[m] = turned<Way::Back>(rows[k + m * part], w + 2 * (m - 1));
            transform<Radix, Way::Back>(x);
            for (int j = 0; j < Radix; ++j)
                rows[k + j * part] = x[j];
        }
    }
}

/// In place, for any odd radix, by its definition for two results at a time.
template <Way way> inline void transformAny(int radix, const float* roots, Row* x) {
    const int half = radix / 2;
    Row even[mostPrime / 2], odd[mostPrime / 2];
    const Row first = x[0];
    for (int j = 1; j <= half; ++j) {
        even[j - 1] = x[j] + x[radix - j];
        odd[j - 1] = minusI(x[j] - x[radix - j]);
        x[0] = x[0] + even[j - 1];
    }
    for (int m = 1; m <= half; ++m) {
        Row sum = first, turn{};
        for (int j = 1, n = m; j <= half; ++j, n = n + m < radix ? n + m : n + m - radix) {
            sum = sum + roots[2 * n] * even[j - 1];
            turn = turn + roots[2 * n + 1] * odd[j - 1];
        }
        x[way == Way::Back ? radix - m : m] = sum + turn;
        x[way == Way::Back ? m : radix - m] = sum - turn;
    }
}

template <Way way> void anyStep(const Step& step, Row* rows) {
    const int radix = step.radix, part = step.size / radix;
    for (Row* const end = rows + step.count; rows < end; rows += step.size) {
        const float* w = step.factors;
        for (int k = 0; k < part; ++k, w += 2 * (radix - 1)) {
            Row x[mostPrime];
            for (int j = 0; j < radix; ++j)
                x[j] = way == Way::Back && j > 0
                           ? turned<Way::Back>(rows[k + j * part], w + 2 * (j - 1))
                           : rows[k + j * part];
            transformAny<way>(radix, step.roots, x);
            for (int m = 0; m < radix; ++m)
                rows[k + m * part] = way == Way::Forward && m > 0
                                         ? turned<Way::Forward>(x[m], w + 2 * (m - 1))
                                         : x[m];
        }
    }
}

template <Way way> void turnAll(const Step& step, Row* rows) {
    const int part = step.size / step.radix;
    const float* w = step.factors;
    for (int k = 0; k < part; ++k)
        for (int m = 1; m < step.radix; ++m, w += 2)
            rows[k + m * part] = turned<way>(rows[k + m * part], w);
}

void convolveRows(const PaddedLines& lines, const ColumnBlock& block);

/// Transforms `radix` rows `part` rows apart; backwards with real and imaginary parts in exchange.
template <Way way> void transformLong(const Step& step, int part, Row* rows) {
    const auto exchanged = [](const Row& a) { return way == Way::Back ? Row{a.im, a.re} : a; };
    const LongStep& large = *step.large;
    const int length = large.lines.length;
    for (int j = 0; j < length; ++j)
        step.spare[j] = j < step.radix
                            ? turned<Way::Forward>(exchanged(rows[j * part]), large.chirp + 2 * j)
                            : Row{};
    convolveRows(large.lines, {reinterpret_cast<float*>(step.spare),
                               reinterpret_cast<float*>(step.spare + length), large.filter,
                               large.filterRow, nullptr});
    for (int m = 0; m < step.radix; ++m)
        rows[m * part] = exchanged(turned<Way::Forward>(step.spare[m], large.chirp + 2 * m));
}

template <Way way> void longStep(const Step& step, Row* rows) {
    const int part = step.size / step.radix;
    for (Row* const end = rows + step.count; rows < end; rows += step.size) {
        if constexpr (way == Way::Back)
            turnAll<way>(step, rows);
        for (int k = 0; k < part; ++k)
            transformLong<way>(step, part, rows + k);
        if constexpr (way == Way::Forward)
            turnAll<way>(step, rows);
    }
}

template <Way way> void takeStep(const Step& step, Row* rows) {
    constexpr bool isBack = way == Way::Back;
    switch (step.radix) {
    case 1:
        return;
    case 2:
        return isBack ? backStep<2>(step, rows) : forwardStep<2>(step, rows);
    case 3:
        return isBack ? backStep<3>(step, rows) : forwardStep<3>(step, rows);
    case 4:
        return isBack ? backStep<4>(step, rows) : forwardStep<4>(step, rows);
    case 5:
        return isBack ? backStep<5>(step, rows) : forwardStep<5>(step, rows);
    default:
        return step.large != nullptr ? longStep<way>(step, rows) : anyStep<way>(step, rows);
    }
}

Step stepOf(const PaddedLines& lines, int index, int count, int size) {
    return {count,
            size,
            lines.radices[index],
            lines.stepFactors[index],
            lines.stepRoots[index],
            lines.longSteps[index],
            reinterpret_cast<Row*>(lines.spare)};
}

/// Transforms of fewer rows stay in the first-level cache from step to step.
constexpr int rowsAtOnce = 4096 / lanes;

/// All steps but the last one, on transforms of `size` rows that together are `count`: one after
/// the other where they are large.
void forwardSteps(const PaddedLines& lines, int index, int count, int size, Row* rows) {
    if (index + 1 == lines.steps)
        return;
    takeStep<Way::Forward>(stepOf(lines, index, count, size), rows);
    const int part = size / lines.radices[index];
    const int once = part > rowsAtOnce / 4 ? part : count;
    for (int first = 0; first < count; first += once)
        forwardSteps(lines, index + 1, once, part, rows + first);
}

void backSteps(const PaddedLines& lines, int index, int count, int size, Row* rows) {
    if (index + 1 == lines.steps)
        return;
    const int part = size / lines.radices[index];
    const int once = part > rowsAtOnce / 4 ? part : count;
    for (int first = 0; first < count; first += once)
        backSteps(lines, index + 1, once, part, rows + first);
    takeStep<Way::Back>(stepOf(lines, index, count, size), rows);
}

/// The last step of a transform of rows.
template <Way way> void lastStep(const PaddedLines& lines, Row* rows) {
    const int radix = lines.radices[lines.steps - 1];
    if (radix > 1)
        takeStep<way>(stepOf(lines, lines.steps - 1, lines.part, radix), rows);
}

/// Some rows of the input or output of the first pass: row k + j·part stands at [k + j·apart].
struct FirstRows {
    Row* rows;
    int apart;
    int count;
};

template <int Radix>
void firstPass(const PaddedLines& lines, const FirstRows& from, int k0, Row* places) {
    const int part = lines.part;
    const float* w = lines.factors + int64_t{2} * k0 * Radix * lines.padding;
    for (int k = 0; k < from.count; ++k) {
        Row* to = places + k0 + k;
        for (int remainder = 0; remainder < lines.padding; ++remainder) {
            const float* turns = lines.turns + 2 * Radix * remainder;
            Row x[Radix];
            for (int j = 0; j < Radix; ++j)
                x[j] = from.rows[k + j * from.apart];
            if (remainder > 0)
                for (int j = 1; j < Radix; ++j)
                    x[j] = turned<Way::Forward>(x[j], turns + 2 * j);
            transform<Radix, Way::Forward>(x);
            for (int q = 0; q < Radix; ++q, w += 2)
                to[(q * lines.padding + remainder) * part] = turned<Way::Forward>(x[q], w);
        }
    }
}

template <int Radix>
void lastPass(const PaddedLines& lines, const Row* places, int k0, const FirstRows& to) {
    const int part = lines.part;
    const float* w = lines.factors + int64_t{2} * k0 * Radix * lines.padding;
    for (int k = 0; k < to.count; ++k) {
        const Row* from = places + k0 + k;
        Row sum[Radix];
        for (int remainder = 0; remainder < lines.padding; ++remainder) {
            const float* turns = lines.turns + 2 * Radix * remainder;
            Row x[Radix];
            for (int q = 0; q < Radix; ++q, w += 2)
                x[q] = turned<Way::Back>(from[(q * lines.padding + remainder) * part], w);
            transform<Radix, Way::Back>(x);
            for (int j = 0; j < Radix; ++j)
                sum[j] = remainder == 0 ? x[j] : sum[j] + turned<Way::Back>(x[j], turns + 2 * j);
        }
        for (int j = 0; j < Radix; ++j)
            to.rows[k + j * to.apart] = sum[j];
    }
}

void prepare(const PaddedLines& lines, const FirstRows& from, int k0, Row* places) {
    switch (lines.radix) {
    case 1:
        return firstPass<1>(lines, from, k0, places);
    case 2:
        return firstPass<2>(lines, from, k0, places);
    case 3:
        return firstPass<3>(lines, from, k0, places);
    case 4:
        return firstPass<4>(lines, from, k0, places);
    default:
        return firstPass<5>(lines, from, k0, places);
    }
}

void join(const PaddedLines& lines, const Row* places, int k0, const FirstRows& to) {
    switch (lines.radix) {
    case 1:
        return lastPass<1>(lines, places, k0, to);
    case 2:
        return lastPass<2>(lines, places, k0, to);
    case 3:
        return lastPass<3>(lines, places, k0, to);
    case 4:
        return lastPass<4>(lines, places, k0, to);
    default:
        return lastPass<5>(lines, places, k0, to);
    }
}

constexpr int mostRadix = 5;
constexpr int rowFloats = 2 * lanes;

/// A part of a plane that is smaller than a tile, in one of its own.
struct Patch {
    alignas(64) float samples[lanes * rowFloats];

    void read(const PlaneRows& plane, int64_t first, int count) {
        for (int row = 0; row < lanes; ++row)
            for (int i = 0; i < rowFloats; ++i)
                samples[row * rowFloats + i] =
                    row < plane.count && i < 2 * count
                        ? plane.samples[row * plane.stride + 2 * first + i]
                        : 0;
    }

    void write(const PlaneRows& plane, int64_t first, int count) const {
        for (int row = 0; row < plane.count; ++row)
            for (int i = 0; i < 2 * count; ++i)
                plane.samples[row * plane.stride + 2 * first + i] = samples[row * rowFloats + i];
    }
};

/// How many of `count` columns from the first the plane has.
int columnsOf(const PlaneRows& plane, int64_t first, int count) {
    const int64_t left = plane.cols - first;
    return left < count ? left < 0 ? 0 : static_cast<int>(left) : count;
}

void readColumns(const PlaneRows& plane, int64_t first, int most, Row* tile) {
    const int count = columnsOf(plane, first, most);
    if (count == lanes && plane.count == lanes)
        return readTile(plane.samples + 2 * first, plane.stride, tile);
    Patch patch;
    patch.read(plane, first, count);
    readTile(patch.samples, rowFloats, tile);
}

/// Stores past the caches need whole vectors in place.
bool isAligned(const PlaneRows& plane, int64_t first) {
    constexpr uintptr_t bytes = sizeof(Vector);
    return reinterpret_cast<uintptr_t>(plane.samples + 2 * first) % bytes == 0
           && plane.stride * sizeof(float) % bytes == 0;
}

void writeColumns(const Row* tile, const PlaneRows& plane, int64_t first, int most, bool isPast) {
    const int count = columnsOf(plane, first, most);
    if (count == 0)
        return;
    float* const samples = plane.samples + 2 * first;
    if (count == lanes && plane.count == lanes)
        return isPast && isAligned(plane, first) ? writeTile<true>(tile, samples, plane.stride)
                                                 : writeTile<false>(tile, samples, plane.stride);
    Patch patch;
    writeTile<false>(tile, patch.samples, rowFloats);
    patch.write(plane, first, count);
}

/// Fetches the columns that the next call of `readColumns` will read.
void prefetchColumns(const PlaneRows& plane, int64_t first) {
    for (int row = 0; row < plane.count; ++row)
        for (int i = 0; i < rowFloats; i += 16)
            __builtin_prefetch(plane.samples + row * plane.stride + 2 * first + i);
}

int least(int a, int b) {
    return a < b ? a : b;
}

/// Blocks whose places all lie below `end`; the last block goes beyond all places.
int blocksBelow(const PaddedLines& lines, int end) {
    return (end == lines.places() ? end + lanes - 1 : end) / lanes;
}

Row* tileOf(const PlaceBlocks& blocks, int block) {
    return reinterpret_cast<Row*>(blocks.samples + block * blocks.stride);
}

/// From the places to a block.
void writeBlock(const Row* places, const PlaceBlocks& blocks, int block) {
    const int step = blocks.isTurned[block] != 0 ? -1 : 1;
    const Row* const first = places + block * lanes + (step < 0 ? lanes - 1 : 0);
    blocks.isLarge ? turnTile<true>(first, step, tileOf(blocks, block), 1)
                   : turnTile<false>(first, step, tileOf(blocks, block), 1);
}

void readBlock(const PlaceBlocks& blocks, int block, Row* places) {
    const int step = blocks.isTurned[block] != 0 ? -1 : 1;
    turnTile<false>(tileOf(blocks, block), 1, places + block * lanes + (step < 0 ? lanes - 1 : 0),
                    step);
}

/// Tiles of neighbouring blocks lie on different pages, where nothing else fetches them in time.
constexpr int blocksAhead = 6;

void prefetchBlock(const PlaceBlocks& blocks, int block) {
    const float* const tile = blocks.samples + block * blocks.stride;
    for (int i = 0; i < lanes * rowFloats; i += 16)
        __builtin_prefetch(tile + i);
}

} // namespace

void rowsForward(const PaddedLines& lines, const PlaneRows& plane, const PlaceBlocks& blocks,
                 float* room) {
    Row* places = reinterpret_cast<Row*>(room);
    for (int k = 0; k < lines.part; k += lanes) {
        Row tiles[mostRadix * lanes];
        const int count = least(lanes, lines.part - k);
        for (int j = 0; j < lines.radix; ++j) {
            readColumns(plane, k + j * lines.part, count, tiles + j * lanes);
            prefetchColumns(plane, k + j * lines.part + 2 * lanes);
        }
        prepare(lines, {tiles, lanes, count}, k, places);
    }
    int block = 0;
    for (int end = lines.part; end <= lines.places(); end += lines.part) {
        Row* const part = places + end - lines.part;
        forwardSteps(lines, 0, lines.part, lines.part, part);
        lastStep<Way::Forward>(lines, part);
        for (; block < blocksBelow(lines, end); ++block)
            writeBlock(places, blocks, block);
    }
    storedPast();
}

void rowsBack(const PaddedLines& lines, const PlaceBlocks& blocks, const PlaneRows& plane,
              float* room) {
    Row* places = reinterpret_cast<Row*>(room);
    const int count = blocksBelow(lines, lines.places());
    int block = 0;
    for (int first = 0; first < lines.places(); first += lines.part) {
        for (; block * lanes < first + lines.part; ++block) {
            if (block + blocksAhead < count)
                prefetchBlock(blocks, block + blocksAhead);
            readBlock(blocks, block, places);
        }
        lastStep<Way::Back>(lines, places + first);
        backSteps(lines, 0, lines.part, lines.part, places + first);
    }
    for (int k = 0; k < lines.part; k += lanes) {
        Row tiles[mostRadix * lanes];
        const int found = least(lanes, lines.part - k);
        join(lines, places, k, {tiles, lanes, found});
        for (int j = 0; j < lines.radix; ++j)
            writeColumns(tiles + j * lanes, plane, k + j * lines.part, found, blocks.isLarge);
    }
    storedPast();
}

namespace {

constexpr bool isOfSum(ColumnUse use) {
    return use == ColumnUse::Back || use == ColumnUse::Through;
}

/// The last step forwards, the use of the spectrum and the first step back, in registers.
template <int Radix, ColumnUse use> void turnBack(const ColumnBlock& block, int count, int first) {
    Row* const rows = reinterpret_cast<Row*>(block.places);
    const Row* const transfer = reinterpret_cast<const Row*>(block.transfer);
    Row* const sum = reinterpret_cast<Row*>(block.sum);
    for (int place = first; place < first + count; place += Radix) {
        Row x[Radix];
        for (int j = 0; j < Radix; ++j)
            x[j] = isOfSum(use) ? sum[place + j] : rows[place + j];
        if constexpr (!isOfSum(use))
            transform<Radix, Way::Forward>(x);
        if constexpr (use != ColumnUse::Back)
            for (int j = 0; j < Radix; ++j)
                x[j] = times(x[j], transfer[block.transferRow[place + j]]);
        if constexpr (use != ColumnUse::Add)
            transform<Radix, Way::Back>(x);
        for (int j = 0; j < Radix; ++j)
            if constexpr (use == ColumnUse::Add)
                sum[place + j] = sum[place + j] + x[j];
            else
                rows[place + j] = x[j];
    }
}

template <ColumnUse use>
void turnBackBy(int radix, const ColumnBlock& block, int count, int first) {
    switch (radix) {
    case 1:
        return turnBack<1, use>(block, count, first);
    case 2:
        return turnBack<2, use>(block, count, first);
    case 3:
        return turnBack<3, use>(block, count, first);
    case 4:
        return turnBack<4, use>(block, count, first);
    default:
        return turnBack<5, use>(block, count, first);
    }
}

template <ColumnUse use> void useColumns(const PaddedLines& lines, const ColumnBlock& block) {
    const FirstRows wanted{reinterpret_cast<Row*>(block.rows), lines.part, lines.part};
    Row* const places = reinterpret_cast<Row*>(block.places);
    if constexpr (!isOfSum(use))
        prepare(lines, wanted, 0, places);
    for (int first = 0; first < lines.places(); first += lines.part) {
        if constexpr (!isOfSum(use))
            forwardSteps(lines, 0, lines.part, lines.part, places + first);
        turnBackBy<use>(lines.radices[lines.steps - 1], block, lines.part, first);
        if constexpr (use != ColumnUse::Add)
            backSteps(lines, 0, lines.part, lines.part, places + first);
    }
    if constexpr (use != ColumnUse::Add)
        join(lines, places, 0, wanted);
}

void convolveRows(const PaddedLines& lines, const ColumnBlock& block) {
    useColumns<ColumnUse::Convolve>(lines, block);
}

} // namespace

void columns(const PaddedLines& lines, ColumnUse use, const ColumnBlock& block) {
    switch (use) {
    case ColumnUse::Convolve:
        return useColumns<ColumnUse::Convolve>(lines, block);
    case ColumnUse::Add:
        return useColumns<ColumnUse::Add>(lines, block);
    case ColumnUse::Back:
        return useColumns<ColumnUse::Back>(lines, block);
    case ColumnUse::Through:
        return useColumns<ColumnUse::Through>(lines, block);
    }
}

void axialBlock(const AxialBlock& block, int64_t rows, float* __restrict out) {
    double fxSquared[lanes];
    float weight[lanes];
    __builtin_memcpy(fxSquared, block.fxSquared, sizeof fxSquared);
    __builtin_memcpy(weight, block.weight, sizeof weight);
    const double distance = block.distance, wavenumberSquared = block.wavenumberSquared;
    for (int64_t row = 0; row < rows; ++row, out += rowFloats) {
        const float rowWeight = block.rowWeight[row];
        if (rowWeight == 0) {
            __builtin_memset(out, 0, rowFloats * sizeof(float));
            continue;
        }
        const double fySquared = block.fySquared[row];
        for (int i = 0; i < lanes; ++i) {
            const double rest = wavenumberSquared - (fxSquared[i] + fySquared);
            const double travelling = rest < 0 ? 0 : rest;
            const Turn t = turn(halfTurns(distance * __builtin_sqrt(travelling)));
            const float scale = rest < 0 ? 0 : rowWeight * weight[i];
            out[i] = scale * t.re;
            out[lanes + i] = scale * t.im;
        }
    }
}

void productBlock(const ProductBlock& block, int64_t rows, float* out) {
    const Row x = *reinterpret_cast<const Row*>(block.x);
    Row* const products = reinterpret_cast<Row*>(out);
    for (int64_t row = 0; row < rows; ++row)
        products[row] = block.rowWeight[row] != 0
                            ? block.rowWeight[row] * turned<Way::Forward>(x, block.y + 2 * row)
                            : Row{};
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
