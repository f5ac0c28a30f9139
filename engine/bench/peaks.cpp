// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/benchmark.h"

#include "engine/bench/median_time.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstring>
#include <memory>

namespace fringe {
namespace {

constexpr std::int64_t steps = 1 << 19;

/// Sums of one vector register each, for which wider vectors than the processor's would not do:
/// they go through memory. Independent, so that the units' latency is hidden, with some to spare:
/// as many as the units can hold lose a step with every delay. Unrolled, they stay in registers.
/// What comes back depends on every multiply-add, so that none can be left out: chains that began
/// alike would be computed once.
template <class Lanes, std::size_t chains>
[[gnu::always_inline]] inline float multiplyAddChains(float seed) {
    std::array<Lanes, chains> sums;
#pragma GCC unroll 16
    for (std::size_t chain = 0; chain < chains; ++chain)
        sums[chain] = Lanes{} + static_cast<float>(chain);
    const Lanes factor = Lanes{} + 0.999999F * seed;
    const Lanes term = Lanes{} + 1e-6F;
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

struct Chains {
    float (*run)(float seed);
    double multiplyAdds; ///< of a run
};

template <class Lanes, std::size_t chains> constexpr Chains chainsBy(float (*run)(float)) {
    return {run, static_cast<double>(sizeof(Lanes) / sizeof(float) * chains) * steps};
}

using Lanes4 [[gnu::vector_size(16)]] = float;
float runLanes4(float seed) {
    return multiplyAddChains<Lanes4, 12>(seed);
}

#if defined(__x86_64__)
using Lanes8 [[gnu::vector_size(32)]] = float;
using Lanes16 [[gnu::vector_size(64)]] = float;
[[gnu::target("arch=x86-64-v3")]] float runLanes8(float seed) {
    return multiplyAddChains<Lanes8, 12>(seed);
}
[[gnu::target("arch=x86-64-v4")]] float runLanes16(float seed) {
    return multiplyAddChains<Lanes16, 16>(seed);
}
#endif

/// For the widest registers that this processor has.
Chains widestChains() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl"))
        return chainsBy<Lanes16, 16>(runLanes16);
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return chainsBy<Lanes8, 12>(runLanes8);
#endif
    return chainsBy<Lanes4, 12>(runLanes4);
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
    return 2.0 * bytes / runs.least;
}

} // namespace

double multiplyAddRate(double seconds) {
    const Chains chains = widestChains();
    const std::int64_t pieces = 4 * threadsToUse();
    std::atomic<float> kept{0};
    double fastest = HUGE_VAL;
    for (double taken = 0; taken < seconds;) {
        const double own = secondsOf([&] {
            parallelFor(pieces, 1, [&](std::int64_t begin, std::int64_t end) {
                for (std::int64_t i = begin; i < end; ++i)
                    kept.store(chains.run(1 - 1e-7F * static_cast<float>(i)));
            });
        });
        taken += own;
        fastest = std::min(fastest, own);
    }
    return chains.multiplyAdds * static_cast<double>(pieces) / fastest;
}

MachinePeaks measurePeaks() {
    return {.multiplyAdds = multiplyAddRate(0.25), .copyBytes = copyRate()};
}

} // namespace fringe
