// SPDX-License-Identifier: GPL-3.0-or-later
// What is seen between the samples of a design, against plain sums.
#include "engine/run/finer_psnr.h"

#include "engine/run/light_figures.h"
#include "tests/engine/solvers/plain_far_field.h"

#include <random>

namespace fringe::test {
namespace {

/// The target on two samples an axis for each of its own: its pixels stay as large, so that samples
/// between have the mean of their neighbours, and count where half of what they cover does.
TargetPlane twiceAsFine(const TargetPlane& target, Shape shape) {
    TargetPlane fine{target.z, {}, {}};
    const auto at = [&](const auto& values, std::int64_t row, std::int64_t col) {
        const bool isWithin = row >= 0 && row < shape.rows && col >= 0 && col < shape.cols;
        return isWithin
                   ? static_cast<double>(values[static_cast<std::size_t>(row * shape.cols + col)])
                   : 0;
    };
    // The middle ⌊N/2⌋ stands at N: fine sample k is k - N half ones from there.
    for (std::int64_t row = -(shape.rows % 2); row < 2 * shape.rows - shape.rows % 2; ++row)
        for (std::int64_t col = -(shape.cols % 2); col < 2 * shape.cols - shape.cols % 2; ++col) {
            const auto meanOf = [&](const auto& values) {
                double sum = 0;
                for (const std::int64_t r : {row, row + 1})
                    for (const std::int64_t c : {col, col + 1})
                        sum += at(values, r >> 1, c >> 1) / 4;
                return sum;
            };
            fine.intensity.push_back(static_cast<float>(meanOf(target.intensity)));
            fine.signal.push_back(meanOf(target.signal) >= 0.5 ? 1 : 0);
        }
    return fine;
}

struct RandomPattern {
    RandomPattern(unsigned seed, bool hasLens) : generator(seed) {
        plate = {20 + below(17), 20 + below(17)};
        levels = 2 + below(15);
        design = designFor("image");
        design.setup.plate = {plate, 8.0_um, 9.5_um};
        design.setup.lens.on = hasLens;
        setLevels(design, levels);
        target = sceneOn(plate, 2 + below(6), 2 + below(6), {9 + below(3), 8 + below(4)}, below(3));
        target.z = hasLens ? 0.0_mm : Length(2e-3 + 1e-4 * below(20));
        setImages(design, {imageOf(target, design.setup)});
        for (std::int64_t i = 0; i < plate.count(); ++i)
            numbers.push_back(below(levels));
        for (const int number : numbers)
            turns.push_back(static_cast<float>(number) / static_cast<float>(levels));
    }

    int below(int count) { return static_cast<int>(generator() % static_cast<unsigned>(count)); }

    double measured() const {
        JobControl control;
        const auto psnr = finerPsnr(design, turns, cpu().kernels(), control);
        EXPECT_TRUE(psnr);
        return psnr.value_or(0);
    }

    std::mt19937 generator;
    Shape plate;
    int levels;
    Design design;
    TargetPlane target;
    std::vector<int> numbers;
    PhasePattern turns;
};

TEST(FinerPsnr, isThatOfPlainSumsBehindALens) {
    for (unsigned seed = 1; seed <= 8; ++seed) {
        const RandomPattern trial(seed, true);
        SCOPED_TRACE(testing::Message() << trial.plate.rows << " x " << trial.plate.cols);
        const Judged fine = judged(farField(trial.numbers, trial.levels, trial.plate, 2),
                                   twiceAsFine(trial.target, trial.plate));
        EXPECT_NEAR(trial.measured(), fine.psnr, 0.005);
    }
}

/// The rows of a field by a function of two places, that of the result first, turned over.
template <class Kernel>
Field summedBy(const Field& field, std::size_t length, std::size_t places, const Kernel& kernel) {
    const std::size_t rows = field.size() / length;
    Field sums(places * rows);
    for (std::size_t to = 0; to < places; ++to)
        for (std::size_t from = 0; from < length; ++from) {
            const std::complex<double> factor = kernel(to, from);
            for (std::size_t row = 0; row < rows; ++row)
                sums[to * rows + row] += field[row * length + from] * factor;
        }
    return sums;
}

std::complex<double> wave(double cycles) {
    return std::polar(1.0, 2 * pi * cycles);
}

/// Light at half the pitch, of the same frequencies: those of the plate amid as much darkness, -N
/// … N - 1 of 2N. Of an odd number, the first fine sample lies before all of the plate.
Field interpolatedRows(const Field& light, std::size_t count) {
    const double n = static_cast<double>(count);
    return summedBy(light, count, 2 * count, [&](std::size_t to, std::size_t from) {
        if (to < count % 2)
            return std::complex<double>();
        const double apart = (static_cast<double>(to) - static_cast<double>(count % 2)) / 2
                             - static_cast<double>(from);
        std::complex<double> sum;
        for (double k = -n; k < n; ++k)
            sum += wave(k * apart / (2 * n)) / (2 * n);
        return sum;
    });
}

/// Frequencies of light beside as much darkness, and the light of those on its own places.
Field frequenciesOfRows(const Field& light, std::size_t count) {
    return summedBy(light, count, 2 * count, [&](std::size_t to, std::size_t from) {
        return wave(-static_cast<double>(to * from % (2 * count)) / static_cast<double>(2 * count));
    });
}
Field placesOfRows(const Field& spectrum, std::size_t count) {
    return summedBy(spectrum, 2 * count, count, [&](std::size_t to, std::size_t from) {
        return wave(static_cast<double>(to * from % (2 * count)) / static_cast<double>(2 * count));
    });
}

/// Frequency of bin k of so many at that pitch [1/m].
double frequencyOf(std::size_t bin, std::size_t count, double pitch) {
    const auto k = static_cast<double>(bin), n = static_cast<double>(count);
    return (k < n / 2 ? k : k - n) / (n * pitch);
}

/// The angular spectrum with the limit of Matsushima and Shimobaba.
void carry(Field& spectrum, Shape shape, const Setup& setup, double d) {
    const double lambda = setup.wavelength().si();
    const auto rows = static_cast<std::size_t>(shape.rows);
    const auto cols = static_cast<std::size_t>(shape.cols);
    const double px = setup.plate.pitchX.si() / 2, py = setup.plate.pitchY.si() / 2;
    const auto limit = [&](std::size_t count, double pitch) {
        return 1
               / (lambda
                  * std::sqrt(std::pow(2 * d / (static_cast<double>(count) * pitch), 2) + 1));
    };
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t col = 0; col < cols; ++col) {
            const double fx = frequencyOf(col, cols, px), fy = frequencyOf(row, rows, py);
            const double z = 1 / (lambda * lambda) - fx * fx - fy * fy;
            const bool isLit = std::abs(fx) <= limit(cols, px) && std::abs(fy) <= limit(rows, py);
            spectrum[row * cols + col] *= isLit && z > 0 ? wave(d * std::sqrt(z)) : 0;
        }
}

std::vector<double> lightInFreeSpace(const RandomPattern& trial) {
    const auto rows = static_cast<std::size_t>(trial.plate.rows);
    const auto cols = static_cast<std::size_t>(trial.plate.cols);
    Field light;
    for (const float turns : trial.turns)
        light.push_back(wave(turns));
    light = interpolatedRows(interpolatedRows(light, cols), rows);
    Field spectrum = frequenciesOfRows(frequenciesOfRows(light, 2 * cols), 2 * rows);
    carry(spectrum, {4 * trial.plate.rows, 4 * trial.plate.cols}, trial.design.setup,
          trial.target.z.si());
    std::vector<double> seen;
    for (const auto& field : placesOfRows(placesOfRows(spectrum, 2 * cols), 2 * rows))
        seen.push_back(std::norm(field));
    return seen;
}

TEST(FinerPsnr, isThatOfPlainSumsInFreeSpace) {
    for (unsigned seed = 1; seed <= 6; ++seed) {
        const RandomPattern trial(seed, false);
        SCOPED_TRACE(testing::Message() << trial.plate.rows << " x " << trial.plate.cols);
        const Judged fine = judged(lightInFreeSpace(trial), twiceAsFine(trial.target, trial.plate));
        EXPECT_NEAR(trial.measured(), fine.psnr, 0.01);
    }
}

TEST(FinerPsnr, isOfImagesThatMemoryHolds) {
    const RandomPattern trial(3, true);
    JobControl control;
    EXPECT_FALSE(finerPsnr(trial.design, trial.turns, cpu().kernels(), control, 1000));
    Design hidden = trial.design;
    hidden.sources.front().visible = false;
    EXPECT_FALSE(finerPsnr(hidden, trial.turns, cpu().kernels(), control));
}

TEST(FinerPsnr, isKnownOfAResultWhateverItsLevels) {
    Design design = RandomPattern(4, true).design;
    design.stop.iterations = 12;
    for (const bool isAny : {false, true}) {
        design.encoding.values = {{"levels", std::int64_t{8}}, {"any_phase", isAny}};
        const SolverResult solved = *computed(design).solved();
        JobControl control;
        const PhasePattern leaves = onLevels(solved.state.best.pattern.turns(), 8);
        EXPECT_EQ(solved.finerPsnr, finerPsnr(design, leaves, cpu().kernels(), control));
        EXPECT_EQ(solved.unjudged.has_value(), isAny);
    }
}

TEST(LightFigures, OfADesignedPictureAreThoseOfItsSolver) {
    Design design = designFor("image");
    design.setup.plate.size = {24, 32};
    design.stop.iterations = 4;
    setImages(design, {imageOf(sceneOn(design.setup.plate.size, 6, 5, {12, 10}, 1), design.setup)});
    const Chain shown = computed(design);
    JobControl control;
    LightJudge judge;
    const auto found = taken(judge.figures(shown, 50.0_mm, {cpu(), control}));
    ASSERT_TRUE(found && shown.solved());
    const Figures& best = shown.solved()->state.best.figures;
    EXPECT_NEAR(found->psnr, best.psnr.value_or(0), 1e-4);
    EXPECT_NEAR(found->finerPsnr, shown.solved()->finerPsnr.value_or(0), 1e-4);
    EXPECT_NEAR(found->light, best.efficiency, 1e-6);
    EXPECT_GT(found->ssim, 0);
    EXPECT_LT(found->ssim, 1);
}

} // namespace
} // namespace fringe::test
