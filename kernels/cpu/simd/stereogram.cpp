// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/pairs.h"
#include "kernels/cpu/simd/stereogram_functions.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {
namespace {

typedef uint16_t Halves __attribute__((vector_size(4 * lanes)));
typedef uint32_t StoredBits __attribute__((vector_size(4 * lanes), aligned(4), may_alias));

/// ceiling - most · depth, rounded once: it is multiplied by what may be many tiles.
inline float leftOf(float most, float depth, float ceiling) {
#if defined(__FMA__)
    return __builtin_fmaf(-most, depth, ceiling);
#else
    return static_cast<float>(ceiling - static_cast<double>(most) * depth);
#endif
}

/// M(1 - d) = M - ⌈M d⌉ + (⌈M d⌉ - M d).
void takeOffsets(const StereogramRow& row) {
    const int32_t cols = row.cols, maxOffset = row.maxOffset;
    const auto most = static_cast<float>(maxOffset);
    const float perColumn = row.perColumn;
    const float* const depths = row.depth;
    int32_t* const __restrict wholes = row.wholes, * const __restrict steps = row.steps;
    float* const __restrict shares = row.shares, * const __restrict offsets = row.offsets;
    for (int32_t x = 0; x < cols; ++x) {
        const float below = depths[x] < 1 ? depths[x] : 1; // NaN, too
        const float depth = below > 0 ? below : 0;
        const float product = most * depth;
        const auto floor = static_cast<int32_t>(product);
        const int32_t ceiling = floor + (product > static_cast<float>(floor) ? 1 : 0);
        wholes[x] = maxOffset - ceiling;
        shares[x] = leftOf(most, depth, static_cast<float>(ceiling));
        offsets[x] = static_cast<float>(wholes[x]) + shares[x];
        steps[x] = static_cast<int32_t>(offsets[x] * perColumn + 0.5f);
    }
}

/// reach[x]: how many columns over column x the surfaces before it reach, in the left eye's view;
/// of ever more of them, until none of the others can.
void hideSurfaces(const StereogramRow& row) {
    float* reach = row.reach;
    float* wider = row.widerReach;
    reach[0] = -1;
    for (int32_t x = 1; x < row.cols; ++x)
        reach[x] = row.offsets[x - 1] - 1;
    for (int32_t count = 1; count < row.maxOffset && count < row.cols; count *= 2) {
        const auto away = static_cast<float>(count);
        for (int32_t x = 0; x < count; ++x)
            wider[x] = reach[x];
        for (int32_t x = count; x < row.cols; ++x) {
            const float other = reach[x - count] - away;
            wider[x] = reach[x] > other ? reach[x] : other;
        }
        float* const next = reach;
        reach = wider;
        wider = next;
    }
    const int32_t half = 1 << (row.tileBits - 1), cols = row.cols;
    const float* const offsets = row.offsets;
    int32_t* const __restrict steps = row.steps;
    for (int32_t x = 0; x < cols; ++x)
        steps[x] += offsets[x] <= reach[x] + 0.001f ? half : 0;
}

template <class Float> Float halfAway(Float value) {
    return value + (value < 0 ? Float{} - 0.5f : Float{} + 0.5f);
}

void link(const StereogramRow& row, int32_t x) {
    const uint32_t* const from = row.picture + x + row.wholes[x];
    const auto apart = static_cast<float>(static_cast<int32_t>(from[1] - from[0]));
    const float share = row.shares[x] * apart;
    row.picture[x + row.tileCols] = static_cast<uint32_t>(row.steps[x]) + from[0]
                                    + static_cast<uint32_t>(static_cast<int32_t>(halfAway(share)));
}

/// The shifts of a row, in place of its colours.
void linkRow(const StereogramRow& row) {
    for (int32_t i = 0; i < row.tileCols; ++i)
        row.picture[i] = 0;
    int32_t x = 0;
    if (row.tileCols - row.maxOffset > lanes)
        for (; x + lanes <= row.cols; x += lanes) {
            const Bits wholes = *reinterpret_cast<const StoredBits*>(row.wholes + x);
            const Pairs from =
                pairsAt(row.picture, reinterpret_cast<SignedBits>(wholes + samplesFrom(x)));
            const Vector apart = __builtin_convertvector(
                reinterpret_cast<SignedBits>(from.second - from.first), Vector);
            const Vector share = *reinterpret_cast<const Stored*>(row.shares + x) * apart;
            const Bits steps = *reinterpret_cast<const StoredBits*>(row.steps + x);
            *reinterpret_cast<StoredBits*>(row.picture + x + row.tileCols) =
                steps + from.first
                + reinterpret_cast<Bits>(__builtin_convertvector(halfAway(share), SignedBits));
        }
    for (; x < row.cols; ++x)
        link(row, x);
}

uint32_t mixed(uint32_t a, uint32_t b, uint32_t share) {
    constexpr uint32_t even = 0xFF00FF, half = 0x800080;
    const uint32_t rest = 256 - share;
    const uint32_t low = ((a & even) * rest + (b & even) * share + half) >> 8 & even;
    const uint32_t high = (a >> 8 & even) * rest + (b >> 8 & even) * share + half;
    return low | (high & ~even);
}

Bits mixed(const Pairs& colours, Bits share) {
    const Bits even = Bits{} + 0xFF00FF;
    const auto more = reinterpret_cast<Halves>(share | share << 16);
    const Halves rest = 256 - more;
    const auto blended = [&](Bits a, Bits b) {
        return reinterpret_cast<Bits>(reinterpret_cast<Halves>(a & even) * rest
                                      + reinterpret_cast<Halves>(b & even) * more + 128);
    };
    const Bits low = blended(colours.first, colours.second);
    const Bits high = blended(colours.first >> 8, colours.second >> 8);
    return (low >> 8 & even) | (high & ~even);
}

void colour(const StereogramRow& row, int32_t i, int32_t col) {
    const uint32_t units = row.picture[i] & ((1u << row.tileBits) - 1);
    const int32_t place =
        col * 256 + static_cast<int32_t>(static_cast<float>(units) * row.texels + 0.5f);
    const int32_t texel = (place >> 8) % row.tileCols;
    row.picture[i] =
        mixed(row.tile[texel], row.tile[texel + 1], static_cast<uint32_t>(place & 255));
}

/// Colours in place of the shifts.
void colourRow(const StereogramRow& row) {
    const int32_t count = row.cols + row.tileCols;
    int32_t i = 0;
    if (row.tileCols >= lanes) {
        auto col = reinterpret_cast<SignedBits>(samplesFrom(0));
        for (; i + lanes <= count; i += lanes) {
            StoredBits* const pixels = reinterpret_cast<StoredBits*>(row.picture + i);
            const Bits units = *pixels & ((1u << row.tileBits) - 1);
            const Vector texels =
                __builtin_convertvector(reinterpret_cast<SignedBits>(units), Vector) * row.texels;
            const SignedBits place =
                (col << 8) + __builtin_convertvector(texels + 0.5f, SignedBits);
            const SignedBits texel = place >> 8;
            const Pairs colours =
                pairsAt(row.tile, texel >= row.tileCols ? texel - row.tileCols : texel);
            *pixels = mixed(colours, reinterpret_cast<Bits>(place & 255));
            col += lanes;
            col = col >= row.tileCols ? col - row.tileCols : col;
        }
    }
    for (int32_t col = i % row.tileCols; i < count; ++i) {
        colour(row, i, col);
        col = col + 1 == row.tileCols ? 0 : col + 1;
    }
}

} // namespace

void stereogramRow(const StereogramRow& row) {
    takeOffsets(row);
    if (row.hidesSurfaces)
        hideSurfaces(row);
    linkRow(row);
    colourRow(row);
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
