// SPDX-License-Identifier: GPL-3.0-or-later
// Light between plate and planes against its definition, and the slope of the loss.
#include "engine/pictures/picture_loss.h"
#include "kernels/reference/operations.h"
#include "sample_pictures.h"

#include <complex>
#include <numbers>

namespace fringe::test {
namespace {

constexpr double turn = 2 * std::numbers::pi;

PhasePattern scatteredPattern(const PictureDesign& design) {
    PhasePattern pattern;
    for (int i = 0; i < design.plate.size.count(); ++i)
        pattern.push_back(static_cast<float>(i * i % 97) / 97);
    return pattern;
}

class PicturePlanes : public testing::TestWithParam<PictureDesign> {
  protected:
    PicturePlanes() : optics_(GetParam(), cpu().kernels(), control_) {}

    const PictureDesign& design() const { return GetParam(); }

    JobControl control_;
    PictureOptics optics_;
};

/// |Σ a exp(i(φ - Φ))|² at one place behind the lens, from the definition of Φ.
double lensIntensity(const PictureDesign& design, const PhasePattern& pattern, double u, double v,
                     double z) {
    const Plate& plate = design.plate;
    const double f = design.focalLength.si(), wavelength = design.wavelength.si();
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

TEST_P(PicturePlanes, showWhatTheLensMakesOfThePlate) {
    if (design().geometry == PictureGeometry::Free)
        GTEST_SKIP() << "of lenses";
    const PhasePattern pattern = onLevels(scatteredPattern(design()), design().levels);
    const PictureFields fields = optics_.shownBy(pattern);
    const PlaneGrid grid = planeGrid(design());
    const double light = static_cast<double>(design().plate.size.count()) * grid.shape.count();
    for (std::size_t plane = 0; plane < fields.size(); ++plane) {
        const std::vector<float> picture = optics_.pictureOf(fields[plane]);
        for (const auto& [row, col] : {std::pair{0, 0}, {5, 31}, {18, 20}, {35, 2}}) {
            const double u = static_cast<double>(col - grid.shape.cols / 2) * grid.pitchX;
            const double v = static_cast<double>(grid.shape.rows / 2 - row) * grid.pitchY;
            const double wanted =
                lensIntensity(design(), pattern, u, v, design().planes[plane].z.si()) / light;
            EXPECT_NEAR(picture[static_cast<std::size_t>(row * grid.shape.cols + col)], wanted,
                        1e-4 * wanted + 1e-9)
                << "plane " << plane << " row " << row << " column " << col;
        }
    }
}

TEST_P(PicturePlanes, bringLightBackTheWayItCame) {
    const std::vector<Complex> plate = optics_.plateField(scatteredPattern(design()));
    const PictureFields shown = optics_.shownBy(scatteredPattern(design()));
    PictureFields other = shown;
    for (PlaneSamples& samples : other)
        for (std::size_t i = 0; i < samples.size(); ++i)
            samples[i] = std::polar(0.01F, static_cast<float>(i * i % 89));
    const std::vector<Complex> back = optics_.broughtBack(other);
    std::complex<double> inPlanes, onPlate;
    for (std::size_t plane = 0; plane < shown.size(); ++plane)
        for (std::size_t i = 0; i < shown[plane].size(); ++i)
            inPlanes += std::complex<double>(std::conj(other[plane][i]) * shown[plane][i]);
    for (std::size_t i = 0; i < plate.size(); ++i)
        onPlate += std::complex<double>(std::conj(back[i]) * plate[i]);
    EXPECT_LT(std::abs(inPlanes - onPlate), 1e-4 * std::abs(inPlanes) + 1e-6);
}

TEST_P(PicturePlanes, bringBackToTheNearestLevelsOnEachDevice) {
    std::vector<ComputeDevice> devices;
    devices.push_back(ComputeDevice::open("cpu"));
    for (const BackendListing& listing : listDevices())
        if (listing.backend == "opencl" && !listing.devices.empty())
            devices.push_back(ComputeDevice::open(listing.devices.front().id));
    for (const ComputeDevice& device : devices) {
        const PictureOptics optics(design(), device.kernels(), control_);
        const PictureFields shown = optics.shownBy(scatteredPattern(design()));
        const std::vector<Complex> back = optics_.broughtBack(shown);
        PhasePattern pattern;
        optics.bringBackTo(pattern, shown);
        ASSERT_EQ(pattern.size(), back.size());
        const auto levels = static_cast<float>(design().levels);
        for (std::size_t i = 0; i < pattern.size(); ++i) {
            ASSERT_EQ(pattern[i] * levels, std::round(pattern[i] * levels));
            const double turns = std::arg(back[i]) / turn - static_cast<double>(pattern[i]);
            EXPECT_LE(std::abs(turns - std::round(turns)), 0.5 / levels + 1e-4)
                << device.info().id << ' ' << i;
        }
    }
}

TEST_P(PicturePlanes, keepAllTheLightBehindALens) {
    for (const PlaneSamples& samples : optics_.shownBy(scatteredPattern(design()))) {
        double light = 0;
        for (const Complex sample : samples)
            light += std::norm(sample);
        if (design().geometry == PictureGeometry::Lens)
            EXPECT_NEAR(light, 1, 1e-5);
        else
            EXPECT_LT(light, 1 + 1e-5);
    }
}

TEST_P(PicturePlanes, haveTheSlopeOfTheLoss) {
    PictureDesign any = design();
    any.levels = 0;
    const PictureOptics optics(any, cpu().kernels(), control_);
    const PhasePattern pattern = scatteredPattern(any);
    const auto lossOf = [&](const PhasePattern& phases) {
        return pictureLoss(optics.shownBy(phases), optics.targets());
    };
    const std::vector<float> gradient =
        phaseGradient(lossOf(pattern).slope, optics.plateField(pattern), optics);
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
    const double measured = (lossOf(ahead).value - lossOf(behind).value) / (2 * step / largest);
    EXPECT_NEAR(measured, square, 0.01 * square);
}

INSTANTIATE_TEST_SUITE_P(Geometries, PicturePlanes,
                         testing::Values(
                             patchDesign(PictureGeometry::Lens, {0.0_mm}),
                             patchDesign(PictureGeometry::Lens, {-3.0_mm, 5.0_mm}),
                             [] {
                                 PictureDesign design = patchDesign(PictureGeometry::Lens, {});
                                 design.padding = 2;
                                 design.planes = {patch(design, 0.0_mm)};
                                 return design;
                             }(),
                             patchDesign(PictureGeometry::Free, {12.0_mm}),
                             patchDesign(PictureGeometry::Free, {8.0_mm, -6.0_mm})));

} // namespace
} // namespace fringe::test
