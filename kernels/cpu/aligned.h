// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/large_pages.h"
#include "kernels/shape.h"

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>

namespace fringe::cpu {

inline constexpr std::size_t alignment = 64; ///< a cache line, and the widest SIMD register

namespace detail {
struct Free {
    void operator()(void* memory) const { std::free(memory); }
};
using Memory = std::unique_ptr<void, Free>;

/// The first place in `memory` on the boundary. Throws `std::bad_alloc` where there is none.
template <class T> T* alignedIn(const Memory& memory) {
    if (!memory)
        throw std::bad_alloc();
    const auto address = reinterpret_cast<std::uintptr_t>(memory.get());
    const std::size_t skipped = (alignment - address % alignment) % alignment;
    return reinterpret_cast<T*>(static_cast<char*>(memory.get()) + skipped);
}
} // namespace detail

/// Zero samples on a 64-byte boundary. The zeros come from the system as they are touched, so
/// that a large plane costs nothing until it is used. Throws `std::bad_alloc`.
class AlignedSamples {
  public:
    explicit AlignedSamples(std::int64_t count)
        : memory_(std::calloc(static_cast<std::size_t>(count) * sizeof(Complex) + alignment, 1)),
          samples_(detail::alignedIn<Complex>(memory_)), count_(count) {
        preferLargePages(memory_.get(), static_cast<std::size_t>(count) * sizeof(Complex));
    }

    Complex* data() const { return samples_; }

    /// For samples to which others will be added, while they are still zero. A page that is read
    /// before it is written is served twice, and all threads stop in between.
    void touch() const;

  private:
    detail::Memory memory_;
    Complex* samples_;
    std::int64_t count_;
};

/// Floats on a 64-byte boundary, with any values. Not by the aligned forms of new and malloc, whose
/// freed blocks glibc often does not find again. Throws `std::bad_alloc`.
class AlignedFloats {
  public:
    explicit AlignedFloats(std::int64_t count)
        : memory_(std::malloc(static_cast<std::size_t>(count) * sizeof(float) + alignment)),
          floats_(detail::alignedIn<float>(memory_)) {}

    float* data() const { return floats_; }

  private:
    detail::Memory memory_;
    float* floats_;
};

} // namespace fringe::cpu
