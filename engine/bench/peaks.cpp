// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/benchmark.h"

#include "engine/bench/median_time.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>
#include <memory>
#include <thread>

namespace fringe {
namespace {

using Lanes [[gnu::vector_size(64)]] = float;
/// Independent, so that the units' latency is hidden, with some to spare: as many as the units can
/// hold lose a step with every delay.
constexpr std::size_t chains = 16;
constexpr std::int64_t steps = 1 << 19;

// The loader picks a copy before ThreadSanitizer has started, which an instrumented picker does not
// survive.
#if defined(__x86_64__) && !defined(__SANITIZE_THREAD__)
#define FRINGE_CLONED [[gnu::target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")]]
#else
#define FRINGE_CLONED
#endif

/// A sum that depends on every multiply-add, so that none can be left out: chains that began alike
/// would be computed once.
FRINGE_CLONED float multiplyAddChains(float seed) {
    std::array<Lanes, chains> sums;
#pragma GCC unroll 16
    for (std::size_t chain = 0; chain < chains; ++chain)
        sums[chain] = Lanes{} + static_cast<float>(chain);
    const Lanes factor = Lanes{} + 0.999999F * seed;
    const Lanes term = Lanes{} + 1e-6F;
    // Unrolled, the sums stay in registers; a loop over them would measure the way through memory.
    for (std::int64_t step = 0; step < steps; ++step)
#pragma GCC unroll 16
        for (std::size_t chain = 0; chain < chains; ++chain)
            sums[chain] = sums[chain] * factor + term;
    Lanes total{};
#pragma GCC unroll 16
    for (std::size_t chain = 0; chain < chains; ++chain)
        total += sums[chain];
    return total[0];
}

std::int64_t workers() {
    const int limit = threadLimit();
    return limit > 0 ? limit : std::max(1U, std::thread::hardware_concurrency());
}

double copyRate() {
    constexpr std::int64_t bytes = 256 << 20;
    const auto source = std::make_unique<std::byte[]>(bytes);
    const auto target = std::make_unique_for_overwrite<std::byte[]>(bytes);
    const TimedRuns runs = medianTime([&] {
        parallelFor(bytes, 4 << 20, [&](std::int64_t begin, std::int64_t end) {
            std::memcpy(target.get() + begin, source.get() + begin,
                        static_cast<std::size_t>(end - begin));
        });
    });
    return 2.0 * bytes / runs.median;
}

} // namespace

double multiplyAddRate(double seconds) {
    const std::int64_t pieces = 4 * workers();
    std::atomic<float> kept{0};
    double taken = 0, times = 0;
    for (; taken < seconds; ++times)
        taken += secondsOf([&] {
            parallelFor(pieces, 1, [&](std::int64_t begin, std::int64_t end) {
                for (std::int64_t i = begin; i < end; ++i)
                    kept.store(multiplyAddChains(1 - 1e-7F * static_cast<float>(i)));
            });
        });
    constexpr double lanes = sizeof(Lanes) / sizeof(float);
    return times * lanes * chains * steps * static_cast<double>(pieces) / taken;
}

MachinePeaks measurePeaks() {
    return {.multiplyAdds = multiplyAddRate(0.25), .copyBytes = copyRate()};
}

} // namespace fringe
