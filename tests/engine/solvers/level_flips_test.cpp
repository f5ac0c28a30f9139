// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of many pixels at once, against the promise of each by itself.
#include "engine/solvers/level_flips.h"
#include "plain_far_field.h"

#include <random>

namespace fringe::test {
namespace {

constexpr std::size_t pixels = 4001, most = 150;
constexpr double curvature = 0.7;

/// Pixels with random levels, light and gradient.
class Flipping {
  public:
    explicit Flipping(int levels) : levels_(levels) {
        std::mt19937 generator(9);
        const auto uniform = [&] { return static_cast<float>(generator() >> 8) * 0x1p-24F; };
        for (std::size_t i = 0; i < pixels; ++i) {
            pattern_.push_back(static_cast<float>(generator() % static_cast<unsigned>(levels))
                               / static_cast<float>(levels));
            const float re = uniform() - 0.5F;
            gradient_.emplace_back(re, uniform() - 0.5F);
            amplitude_.push_back(uniform());
        }
    }

    std::vector<int> before() const { return numbersOf(pattern_, levels_); }
    std::vector<int> after() const {
        return numbersOf(flipped(pattern_, {gradient_, curvature, amplitude_, levels_}, most, 77),
                         levels_);
    }

    bool mayGo(int from, int to) const {
        const int apart = std::abs(from - to);
        return apart != 0 && (levels_ <= 4 || apart == 1 || apart == levels_ - 1);
    }

    /// 2 Re(d* G) + C |d|²/2 of the change d of the light.
    double promised(std::size_t pixel, int from, int to) const {
        const auto phasor = [this](int level) { return std::polar(1.0, 2 * pi * level / levels_); };
        const std::complex<double> d =
            static_cast<double>(amplitude_[pixel]) * (phasor(to) - phasor(from));
        return 2 * (std::conj(d) * std::complex<double>(gradient_[pixel])).real()
               + curvature / 2 * std::norm(d);
    }

    double bestPromise(std::size_t pixel, int from) const {
        double best = HUGE_VAL;
        for (int to = 0; to < levels_; ++to)
            if (mayGo(from, to))
                best = std::min(best, promised(pixel, from, to));
        return best;
    }

  private:
    int levels_;
    PhasePattern pattern_;
    std::vector<Complex> gradient_;
    std::vector<float> amplitude_;
};

class LevelFlips : public testing::TestWithParam<int> {};

TEST_P(LevelFlips, takeTheChangesThatPromiseTheMost) {
    const Flipping flipping(GetParam());
    const std::vector<int> before = flipping.before(), after = flipping.after();
    std::size_t changed = 0, better = 0;
    double leastTaken = -HUGE_VAL;
    for (std::size_t i = 0; i < pixels; ++i)
        if (after[i] != before[i]) {
            ++changed;
            EXPECT_TRUE(flipping.mayGo(before[i], after[i]));
            const double promise = flipping.promised(i, before[i], after[i]);
            EXPECT_NEAR(promise, flipping.bestPromise(i, before[i]), 1e-5);
            leastTaken = std::max(leastTaken, promise);
        }
    EXPECT_EQ(changed, most);
    EXPECT_LT(leastTaken, 0);
    for (std::size_t i = 0; i < pixels; ++i)
        better += flipping.bestPromise(i, before[i]) <= leastTaken ? 1 : 0;
    EXPECT_NEAR(static_cast<double>(better), 2 * most, 0.3 * most) << "a random half is asked";
}

INSTANTIATE_TEST_SUITE_P(Numbers, LevelFlips, testing::Values(2, 3, 4, 5, 16));

TEST(LevelFlip, leavesWhatNoChangeWouldBetter) {
    const PhasePattern pattern(50, 0.25F);
    const std::vector<float> amplitude(50, 1);
    const std::vector<Complex> none(50);
    EXPECT_EQ(flipped(pattern, {none, 1, amplitude, 4}, 50, 1), pattern);
}

} // namespace
} // namespace fringe::test
