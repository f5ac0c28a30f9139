// SPDX-License-Identifier: GPL-3.0-or-later
// Light between plate and planes against its definition, and the slope of the loss.
#include "engine/solvers/amplitude_loss.h"
#include "engine/solvers/optics.h"
#include "engine/sources/image/wanted_image.h"
#include "sample_pictures.h"

#include <complex>
#include <numbers>

namespace fringe::test {
namespace {

constexpr double turn = 2 * std::numbers::pi;

PhasePattern scatteredPattern(const Design& design) {
    PhasePattern pattern;
    for (int i = 0; i < design.setup.plate.size.count(); ++i)
        pattern.push_back(static_cast<float>(i * i % 97) / 97);
    return pattern;
}

class PicturePlanes : public testing::TestWithParam<Design> {
  protected:
    PicturePlanes() : optics_(opticsOf(GetParam(), control_)) {}

    const Design& design() const { return GetParam(); }

    JobControl control_;
    Optics optics_;
};

/// |Σ a exp(i(φ - Φ))|² at one place behind the lens, from the definition of Φ.
double lensIntensity(const Design& design, const PhasePattern& pattern, double u, double v,
                     double z) {
    const Plate& plate = design.setup.plate;
    const double f = design.setup.lens.focalLength.si(),
                 wavelength = design.setup.wavelength().si();
    std::complex<double> sum;
    for (std::int64_t row = 0; row < plate.size.rows; ++row)
        for (std::int64_t col = 0; col < plate.size.cols; ++col) {
            const double x = static_cast<double>(col - plate.size.cols / 2) * plate.pitchX.si();
            const double y = static_cast<double>(plate.size.rows / 2 - row) * plate.pitchY.si();
            const double phase = turn / (wavelength * f) * (x * u + y * v)
                                 + std::numbers::pi * z / (wavelength * f * f) * (x * x + y * y);
            const auto pixel = static_cast<std::size_t>(row * plate.size.cols + col);
            sum += std::polar(1.0, turn * static_cast<double>(pattern[pixel]) - phase);
        }
    return std::norm(sum);
}

TEST_P(PicturePlanes, areThoseOfTheirSources) {
    const PlaneGrid grid = planeGrid(design().setup, imageAt(design()).padding);
    for (std::size_t i = 0; i < design().sources.size(); ++i)
        EXPECT_EQ(planeAt(design(), i),
                  patch(grid, imageAt(design(), i).distance, static_cast<unsigned>(i) + 1));
}

TEST_P(PicturePlanes, showWhatTheLensMakesOfThePlate) {
    if (!design().setup.lens.on)
        GTEST_SKIP() << "of lenses";
    const PhasePattern pattern = onLevels(scatteredPattern(design()), 256);
    const std::vector<Samples> fields = optics_.forward(pattern).fields;
    const PlaneGrid grid = planeGrid(design().setup, imageAt(design()).padding);
    const double light =
        static_cast<double>(design().setup.plate.size.count()) * grid.shape.count();
    for (std::size_t plane = 0; plane < fields.size(); ++plane) {
        const std::vector<float> picture = intensityOf(fields[plane], grid, design().setup.lens);
        for (const auto& [row, col] : {std::pair{0, 0}, {5, 31}, {18, 20}, {35, 2}}) {
            const double u = static_cast<double>(col - grid.shape.cols / 2) * grid.pitchX;
            const double v = static_cast<double>(grid.shape.rows / 2 - row) * grid.pitchY;
            const double wanted =
                lensIntensity(design(), pattern, u, v, imageAt(design(), plane).distance.si())
                / light;
            EXPECT_NEAR(picture[static_cast<std::size_t>(row * grid.shape.cols + col)], wanted,
                        1e-4 * wanted + 1e-9)
                << "plane " << plane << " row " << row << " column " << col;
        }
    }
}

/// Adjoint of all planes, on the plate.
Samples adjointOf(const std::vector<Samples>& fields, Optics& optics) {
    const auto plate = optics.device().allocate(optics.light().setup.plate.size);
    Samples one(static_cast<std::size_t>(plate->shape().count())), sum(one.size());
    for (std::size_t plane = 0; plane < fields.size(); ++plane) {
        optics.wanted()[plane]->adjoint(fields[plane], *plate);
        optics.device().finish();
        optics.device().download(*plate, one);
        for (std::size_t i = 0; i < sum.size(); ++i)
            sum[i] += one[i];
    }
    return sum;
}

TEST_P(PicturePlanes, bringBackToTheNearestLevelsOnEachDevice) {
    std::vector<ComputeDevice> devices;
    devices.push_back(ComputeDevice::open("cpu"));
    for (const BackendListing& listing : listDevices(JobControl()))
        if (listing.backend == "opencl" && !listing.devices.empty())
            devices.push_back(ComputeDevice::open(listing.devices.front().id));
    for (const ComputeDevice& device : devices) {
        Optics optics = opticsOf(design(), control_, device);
        const std::vector<Samples> shown = optics.forward(scatteredPattern(design())).fields;
        const Samples back = adjointOf(shown, optics_);
        const Pattern made = optics.backPropagate(shown);
        const PhasePattern& pattern = made.turns();
        ASSERT_EQ(pattern.size(), back.size());
        const float levels = 256;
        for (std::size_t i = 0; i < pattern.size(); ++i) {
            ASSERT_EQ(pattern[i] * levels, std::round(pattern[i] * levels));
            const double turns = std::arg(back[i]) / turn - static_cast<double>(pattern[i]);
            EXPECT_LE(std::abs(turns - std::round(turns)), 0.5 / levels + 1e-4)
                << device.info().id << ' ' << i;
        }
    }
}

TEST_P(PicturePlanes, keepAllTheLightBehindALens) {
    for (const Samples& samples : optics_.forward(scatteredPattern(design())).fields) {
        double light = 0;
        for (const Complex sample : samples)
            light += std::norm(sample);
        if (design().setup.lens.on)
            EXPECT_NEAR(light, 1, 1e-5);
        else
            EXPECT_LT(light, 1 + 1e-5);
    }
}

TEST_P(PicturePlanes, haveTheSlopeOfTheLoss) {
    Design any = design();
    setLevels(any, anyPhase);
    Optics optics = opticsOf(any, control_);
    const PhasePattern pattern = scatteredPattern(any);
    std::vector<Samples> slopes;
    const auto lossOf = [&](const PhasePattern& phases) {
        slopes.clear();
        double loss = 0;
        const std::vector<Samples> fields = optics.forward(phases).fields;
        for (std::size_t plane = 0; plane < fields.size(); ++plane) {
            AmplitudeLoss one = amplitudeLoss(fields[plane], optics.wanted()[plane]->constraint());
            loss += one.value;
            slopes.push_back(std::move(one.slope));
        }
        return loss;
    };
    lossOf(pattern);
    const std::vector<float> gradient = optics.phaseGradient(slopes, pattern);
    // Along the gradient itself, where the loss changes most, so that float digits suffice.
    constexpr double step = 0.02;
    double square = 0, largest = 0;
    for (const float g : gradient) {
        square += static_cast<double>(g) * g;
        largest = std::max<double>(largest, std::abs(g));
    }
    PhasePattern ahead = pattern, behind = pattern;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const double turns = step * gradient[i] / largest / turn;
        ahead[i] += static_cast<float>(turns);
        behind[i] -= static_cast<float>(turns);
    }
    const double measured = (lossOf(ahead) - lossOf(behind)) / (2 * step / largest);
    EXPECT_NEAR(measured, square, 0.01 * square);
}

INSTANTIATE_TEST_SUITE_P(Geometries, PicturePlanes,
                         testing::Values(patchDesign(behindLens, {0.0_mm}),
                                         patchDesign(behindLens, {-3.0_mm, 5.0_mm}),
                                         patchDesign(behindLens, {0.0_mm}, 2),
                                         patchDesign(inFreeSpace, {12.0_mm}),
                                         patchDesign(inFreeSpace, {8.0_mm, -6.0_mm})));

} // namespace
} // namespace fringe::test
