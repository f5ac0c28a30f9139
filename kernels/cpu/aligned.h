// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/shape.h"

#include <cstdlib>
#include <memory>
#include <new>

namespace fringe::cpu {

inline constexpr std::size_t alignment = 64; ///< a cache line, and the widest SIMD register

/// Asks the system to serve memory in large pages, where it can and there is enough for some: it
/// gives and clears these a hundred times faster than as many small ones.
void preferLargePages(void* memory, std::size_t bytes);

/// Zero samples on a 64-byte boundary. The zeros come from the system as they are touched, so
/// that a large plane costs nothing until it is used. Throws `std::bad_alloc`.
class AlignedSamples {
  public:
    explicit AlignedSamples(std::int64_t count)
        : memory_(std::calloc(static_cast<std::size_t>(count) * sizeof(Complex) + alignment, 1)) {
        if (!memory_)
            throw std::bad_alloc();
        preferLargePages(memory_.get(), static_cast<std::size_t>(count) * sizeof(Complex));
        const auto address = reinterpret_cast<std::uintptr_t>(memory_.get());
        const std::size_t skipped = (alignment - address % alignment) % alignment;
        samples_ = reinterpret_cast<Complex*>(static_cast<char*>(memory_.get()) + skipped);
    }

    Complex* data() const { return samples_; }

  private:
    struct Free {
        void operator()(void* memory) const { std::free(memory); }
    };
    std::unique_ptr<void, Free> memory_;
    Complex* samples_ = nullptr;
};

} // namespace fringe::cpu
