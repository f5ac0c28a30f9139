// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <random>

namespace fringe {

/// Random numbers that are the same with every standard library. Streams of one seed are
/// independent.
class SeededRandom {
  public:
    explicit SeededRandom(std::int64_t seed, std::int64_t stream = 0)
        : random_(static_cast<std::uint64_t>(seed)
                  ^ (static_cast<std::uint64_t>(stream) * 0x9e3779b97f4a7c15U)) {}

    /// Uniform in [0, 1).
    double next() { return static_cast<double>(random_() >> 11) * 0x1p-53; }

    /// Uniform in [0, count), count ≥ 1.
    std::int64_t below(std::int64_t count) {
        return static_cast<std::int64_t>(next() * static_cast<double>(count));
    }

  private:
    std::mt19937_64 random_;
};

} // namespace fringe
