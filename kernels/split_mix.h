// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace fringe {

/// A random number of a state, all bits of it.
inline constexpr std::uint64_t scrambled(std::uint64_t state) {
    state = (state ^ (state >> 30)) * 0xbf58476d1ce4e5b9U;
    state = (state ^ (state >> 27)) * 0x94d049bb133111ebU;
    return state ^ (state >> 31);
}

/// The random number `number` of SplitMix64, which is that of its seed plus as many steps (Steele,
/// Lea, Flood, OOPSLA 2014).
inline constexpr std::uint64_t splitMix(std::uint64_t seed, std::uint64_t number) {
    return scrambled(seed + number * 0x9e3779b97f4a7c15U);
}

} // namespace fringe
