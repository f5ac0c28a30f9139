// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/propagation/propagation.h"

#include "engine/job/job_control.h"
#include "kernels/backends.h"
#include "kernels/device.h"
#include "tests/engine/optics/fields.h"

#include <gtest/gtest.h>

#include <numbers>

namespace fringe {
namespace {

using test::energy;
using test::gaussianField;
using test::relativeDifference;

class PropagationTest : public testing::Test {
  protected:
    Field run(const Field& field, Length distance, const Choice& how = {"asm"}) {
        JobControl control;
        return propagate(field, sampling, distance, how, *device, control);
    }

    PlaneSampling sampling{8_um, 6_um, 532_nm};
    std::unique_ptr<Device> device = openDevice("cpu");
};

TEST_F(PropagationTest, ForwardThenBackwardReturnsABandLimitedField) {
    const Field field = gaussianField({201, 160}, 12);
    for (const Length distance : {1_mm, 5_mm, 20_mm}) {
        const Field there = run(field, distance);
        EXPECT_GT(relativeDifference(there, field), 0.01);
        EXPECT_LT(relativeDifference(run(there, -distance), field), 1e-5) << distance.si();
    }
}

TEST_F(PropagationTest, KeepsTheEnergyOfAFieldThatStaysInside) {
    const Field field = gaussianField({128, 127}, 10);
    EXPECT_NEAR(energy(run(field, 3_mm)) / energy(field), 1, 1e-5);
}

TEST_F(PropagationTest, DistanceZeroCopies) {
    const Field field = test::randomField({31, 46}, 3);
    EXPECT_LT(relativeDifference(run(field, Length(0)), field), 1e-6);
}

TEST_F(PropagationTest, TwoStepsAreOne) {
    const Field field = gaussianField({128, 128}, 9);
    const Field once = run(field, 4_mm);
    EXPECT_LT(relativeDifference(run(run(field, 1_mm), 3_mm), once), 1e-5);
}

/// w(z) = w0 √(1 + (z/zR)²), zR = π w0²/λ, on the axis |U| = w0/w(z).
TEST_F(PropagationTest, GaussianBeamSpreadsAsItShould) {
    sampling = {4_um, 4_um, 633_nm};
    const double w0 = 10 * sampling.pitchX.si();
    const double rayleigh = std::numbers::pi * w0 * w0 / sampling.wavelength.si();
    const Field field = gaussianField({256, 256}, 10);
    const std::size_t centre = 128 * 256 + 128;
    for (const double z : {0.5 * rayleigh, rayleigh, 2 * rayleigh}) {
        const double expected = 1 / std::sqrt(1 + std::pow(z / rayleigh, 2));
        const Field asm_ = run(field, Length(z));
        EXPECT_NEAR(std::abs(asm_.samples()[centre]), expected, 2e-4);
        const Field fresnel = run(field, Length(z), {"fresnel"});
        EXPECT_LT(relativeDifference(fresnel, asm_), 1e-3);
    }
}

/// Against the sum written out, for both signs and both parities.
TEST_F(PropagationTest, FraunhoferIsTheCentredSum) {
    for (const Shape shape : {Shape{6, 9}, Shape{7, 4}, Shape{1, 5}})
        for (const double d : {0.3, -0.2}) {
            const Field field = test::randomField(shape, 11);
            const Field result = run(field, Length(d), {"fraunhofer"});
            const double lambda = sampling.wavelength.si();
            const PlaneSampling after =
                propagatedSampling(sampling, shape, Length(d), {"fraunhofer"});
            std::vector<Complex> expected;
            for (std::int64_t n = 0; n < shape.rows; ++n)
                for (std::int64_t m = 0; m < shape.cols; ++m) {
                    std::complex<double> sum = 0;
                    const double u = static_cast<double>(m - shape.cols / 2) * after.pitchX.si();
                    const double v = static_cast<double>(shape.rows / 2 - n) * after.pitchY.si();
                    for (std::int64_t j = 0; j < shape.rows; ++j)
                        for (std::int64_t i = 0; i < shape.cols; ++i) {
                            const double x =
                                static_cast<double>(i - shape.cols / 2) * sampling.pitchX.si();
                            const double y =
                                static_cast<double>(shape.rows / 2 - j) * sampling.pitchY.si();
                            sum +=
                                std::complex<double>(
                                    field.samples()[static_cast<std::size_t>(j * shape.cols + i)])
                                * std::polar(1.0, -2 * std::numbers::pi * (x * u + y * v)
                                                      / (lambda * d));
                        }
                    const double area = sampling.pitchX.si() * sampling.pitchY.si();
                    expected.emplace_back(sum * area / (std::complex<double>(0, 1) * lambda * d));
                }
            EXPECT_LT(relativeDifference(result, {shape, std::move(expected)}), 1e-5)
                << shape.rows << " " << d;
        }
}

TEST_F(PropagationTest, StopsWhenCancelled) {
    JobControl control;
    control.cancel();
    EXPECT_THROW(propagate(gaussianField({64, 64}, 5), sampling, 1_mm, {"asm"}, *device, control),
                 Cancelled);
}

TEST_F(PropagationTest, ReportsTheWorkItAnnounced) {
    for (const Propagation* propagation : allPropagations()) {
        const Choice how{propagation->info.key};
        JobControl control;
        control.begin(message("test"), 0, 1, propagationWork({{33, 40}, sampling, 1_mm}, how));
        propagate(gaussianField({33, 40}, 5), sampling, 1_mm, how, *device, control);
        EXPECT_NEAR(control.latest().fraction, 1, 1e-9);
    }
}

} // namespace
} // namespace fringe
