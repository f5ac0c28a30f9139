// SPDX-License-Identifier: GPL-3.0-or-later
// The start that carries the beam's light onto a picture, against ways that are known, and all
// starts against one another.
#include "engine/model/design_parameters.h"
#include "engine/solvers/transport_start.h"
#include "tests/engine/sources/image/sample_pictures.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <functional>
#include <numbers>
#include <random>

namespace fringe::test {
namespace {

PhasePattern startOf(const Design& design) {
    JobControl control;
    Optics optics = opticsOf(design, control);
    return transportPattern(optics);
}

/// A picture in some rectangle of the plane of a square plate of 128 pixels.
Design pictureAt(bool hasLens, const PicturePlace& place, const GreyPicture& picture) {
    Design design = designFor("image");
    design.setup.plate = {{128, 128}, 8.0_um, 8.0_um};
    design.setup.lens.on = hasLens;
    TargetImage image;
    image.picture = std::make_shared<const GreyPicture>(picture);
    image.distance = hasLens ? 10_mm : -60_mm;
    image.place = place;
    image.signal.kind = SignalRegion::Kind::Plane;
    setImages(design, {image});
    return design;
}

/// How well phases are those of rays from x to centre + magnification·(x - middle), whose middle is
/// so many pixels beside the axis, in the middle of the plate: 1 if they are.
double agreement(const Design& design, const PicturePlace& place, double magnification,
                 double middle) {
    const auto& [shape, px, py] = design.setup.plate;
    const double z = imageAt(design).distance.si(), f = design.setup.lens.focalLength.si();
    const bool hasLens = design.setup.lens.on;
    const double reach = design.setup.wavelength().si() * (hasLens ? f : z);
    const double own = hasLens ? z / f : -1;
    const PhasePattern start = startOf(design);
    std::complex<double> sum;
    double count = 0;
    for (std::int64_t row = shape.rows / 5; row < shape.rows * 4 / 5; ++row)
        for (std::int64_t col = shape.cols / 5; col < shape.cols * 4 / 5; ++col) {
            const double x = static_cast<double>(col - shape.cols / 2) * px.si();
            const double y = static_cast<double>(shape.rows / 2 - row) * py.si();
            const double right = x + middle * px.si(), up = y - middle * py.si();
            const double turns =
                (place.x.si() * x + place.y.si() * y + magnification / 2 * (right * right + up * up)
                 + own / 2 * (x * x + y * y))
                / reach;
            const auto i = static_cast<std::size_t>(row * shape.cols + col);
            sum += std::polar(1.0, 2 * std::numbers::pi * (start[i] - turns));
            ++count;
        }
    return std::abs(sum) / count;
}

GreyPicture evenPicture() {
    return {{1, 1}, {1}};
}

/// exp(-2 ρ²/w²) over a square of a width of 1.
GreyPicture gaussianPicture(double w) {
    GreyPicture picture{{64, 64}, {}};
    for (int row = 0; row < 64; ++row)
        for (int col = 0; col < 64; ++col) {
            const double x = (col + 0.5) / 64 - 0.5, y = (row + 0.5) / 64 - 0.5;
            picture.intensity.push_back(static_cast<float>(std::exp(-2 * (x * x + y * y) / w / w)));
        }
    return picture;
}

} // namespace

TEST(TransportStart, spreadsAnEvenBeamEvenly) {
    for (const bool hasLens : {behindLens, inFreeSpace}) {
        Design design = pictureAt(hasLens, {}, evenPicture());
        const Length sample(planeGrid(design.setup, 1).pitchX);
        const PicturePlace place{48 * sample, 48 * sample, 9.5 * sample, -19.5 * sample};
        changeImage(design, [&](TargetImage& image) { image.place = place; });
        const double width = 128 * 8e-6;
        EXPECT_GT(agreement(design, place, place.width.si() / width, 0.5), 0.999) << hasLens;
    }
}

TEST(TransportStart, makesAGaussianOfAGaussian) {
    const PicturePlace place{6_mm, 6_mm, -1_mm, 0.5_mm};
    Design design = pictureAt(behindLens, place, gaussianPicture(0.2));
    design.setup.beam = {Beam::Kind::Gaussian, 0.256_mm, {}};
    EXPECT_GT(agreement(design, place, 0.2 * 6 / 0.256, 0), 0.98);
}

TEST(TransportStart, isAPhaseForAnyPlateBeamAndPicture) {
    std::mt19937 random(7);
    const auto below = [&](unsigned most) { return static_cast<std::int64_t>(random() % most); };
    for (int trial = 0; trial < 12; ++trial) {
        Design design = patchDesign(trial % 2 == 0, {trial % 2 == 0 ? 5.0_mm : -20.0_mm});
        design.setup.plate = {{17 + 2 * below(40), 13 + below(90)}, 8.0_um, 11.0_um};
        if (trial % 3 == 1)
            design.setup.beam = {Beam::Kind::Gaussian, 0.1_mm, {}};
        if (trial % 4 == 1)
            design.setup.aperture = {Aperture::Kind::Circle, 0.1_mm};
        setImages(design,
                  {imageOf(patch(planeGrid(design.setup, 1), imageAt(design).distance, random()),
                           design.setup)});
        const PhasePattern start = startOf(design);
        ASSERT_EQ(std::ssize(start), design.setup.plate.size.count());
        EXPECT_TRUE(std::ranges::all_of(start, [](float t) { return t >= 0 && t <= 1; })) << trial;
    }
}

TEST(TransportStart, takesAPictureOfOneBrightSampleInACorner) {
    Design design = patchDesign(behindLens, {0.0_mm});
    TargetPlane plane = planeAt(design);
    std::ranges::fill(plane.intensity, 0.0F);
    std::ranges::fill(plane.signal, std::uint8_t{1});
    plane.intensity.front() = 1;
    plane.intensity.back() = 1e-3F;
    setImages(design, {imageOf(plane, design.setup)});
    EXPECT_TRUE(std::ranges::all_of(startOf(design), [](float t) { return t >= 0 && t <= 1; }));
}

TEST(TransportStart, showsWhatIsWantedAtOnce) {
    Design design = pictureAt(behindLens, {5_mm, 5_mm}, {{2, 2}, {4, 1, 1, 2}});
    design.start.kind = Start::Kind::Transport;
    design.stop.iterations = 0;
    const double error = designed(design).state.best.figures.error;
    design.start.kind = Start::Kind::Smooth;
    EXPECT_LT(error, 0.7 * designed(design).state.best.figures.error);
}

TEST(TransportStart, countsLightByTheAreaOfItsCells) {
    const std::vector<double> light = lightInCells(std::vector<float>{1, 2, 3}, {1, 3});
    const double whole = light.front() + light[40] + light.back();
    EXPECT_DOUBLE_EQ(light.front() / whole, 1.0 / 6);
    EXPECT_DOUBLE_EQ(light[40] / whole, 2.0 / 6);
    const std::vector<double> fine = lightInCells(std::vector<float>(95 * 97, 2.0F), {95, 97});
    EXPECT_NEAR(*std::ranges::min_element(fine), *std::ranges::max_element(fine), 1e-6);
}

Asset ramp(Shape shape) {
    std::vector<float> turns;
    for (std::int64_t i = 0; i < shape.count(); ++i)
        turns.push_back(static_cast<float>(i % 7) / 7);
    return pictureAsset("ramp", shape, std::move(turns));
}

/// A start that is named counts: no two give the same pattern.
TEST(EachStart, changesTheBits) {
    for (const bool hasLens : {behindLens, inFreeSpace}) {
        Design design = patchDesign(hasLens, {hasLens ? 0.0_mm : 20.0_mm});
        const ParameterInfo starts = designParameter(design, "solver.start").info;
        std::vector<PhasePattern> patterns;
        for (const ParameterChoice& start : starts.choices) {
            if (start.key == "warm-start" || start.key == "summed") // of single places, of depth
                continue;
            designParameter(design, "solver.start").set(design, start.key);
            design.start.given = ramp(design.setup.plate.size);
            for (const std::int64_t iterations : {0, 3}) {
                design.stop.iterations = iterations;
                patterns.push_back(designed(design).state.pattern.turns());
            }
        }
        EXPECT_EQ(patterns.size(), 10U);
        for (std::size_t i = 0; i < patterns.size(); ++i)
            EXPECT_EQ(std::ranges::count(patterns, patterns[i]), 1) << i;
    }
}

} // namespace fringe::test
