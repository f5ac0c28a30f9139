// SPDX-License-Identifier: GPL-3.0-or-later
// Carried light against the Rayleigh–Sommerfeld sum of its samples, written out.
#include "engine/job/job_control.h"
#include "engine/optics/device_plane.h"
#include "engine/propagation/propagation.h"
#include "engine/propagation/refocuser.h"
#include "kernels/backends.h"
#include "kernels/device.h"
#include "tests/engine/optics/fields.h"

#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <numbers>
#include <vector>

namespace fringe {
namespace {

using test::relativeDifference;

/// (|d|/r²)(1/(2πr) ∓ i/λ) exp(±ikr) dx dy
std::complex<double> sentFrom(double x, double y, double d, const PlaneSampling& sampling) {
    const double r = std::hypot(x, y, d), lambda = sampling.wavelength.si();
    const double area = sampling.pitchX.si() * sampling.pitchY.si();
    const double turns = r / lambda;
    const std::complex<double> wave =
        std::abs(d) / (r * r) * area
        * std::complex<double>(1 / (2 * std::numbers::pi * r), -1 / lambda)
        * std::polar(1.0, 2 * std::numbers::pi * (turns - std::floor(turns)));
    return d > 0 ? wave : std::conj(wave);
}

Field summed(const Field& field, const PlaneSampling& sampling, double d) {
    const auto [rows, cols] = field.shape();
    const std::int64_t width = 2 * cols - 1;
    std::vector<std::complex<double>> sent;
    for (std::int64_t row = 1 - rows; row < rows; ++row)
        for (std::int64_t col = 1 - cols; col < cols; ++col)
            sent.push_back(sentFrom(static_cast<double>(col) * sampling.pitchX.si(),
                                    static_cast<double>(row) * sampling.pitchY.si(), d, sampling));
    std::vector<Complex> there;
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t col = 0; col < cols; ++col) {
            std::complex<double> sum = 0;
            for (std::int64_t j = 0; j < rows; ++j) {
                const auto* const from = field.samples().data() + j * cols;
                const auto* const kernel =
                    sent.data() + (row - j + rows - 1) * width + col + cols - 1;
                for (std::int64_t i = 0; i < cols; ++i)
                    sum += std::complex<double>(from[i]) * kernel[-i];
            }
            there.emplace_back(sum);
        }
    return {field.shape(), std::move(there)};
}

struct SoftCase {
    Shape shape;
    double pitchX, pitchY; ///< [m]
};

class SoftLimit : public testing::TestWithParam<SoftCase> {
  protected:
    PlaneSampling sampling{Length(GetParam().pitchX), Length(GetParam().pitchY), 532_nm};
    Field field = test::randomField(GetParam().shape, 7);
    std::unique_ptr<Device> device = openDevice("cpu");
    JobControl control;

    /// From about where on the pixels' light covers the window.
    double nearest() const {
        const auto along = [&](std::int64_t samples, Length pitch) {
            return 2 * static_cast<double>(samples) * pitch.si() * pitch.si()
                   / sampling.wavelength.si();
        };
        return std::max(along(GetParam().shape.rows, sampling.pitchY),
                        along(GetParam().shape.cols, sampling.pitchX));
    }
};

TEST_P(SoftLimit, isTheSumOfAllSamples) {
    for (const double times : {3.0, 10.0})
        for (const double side : {1, -1}) {
            const double d = side * times * nearest();
            const Field there = propagate(field, sampling, Length(d), {"asm"}, *device, control);
            EXPECT_LT(relativeDifference(there, summed(field, sampling, d)), 5e-5) << d;
        }
}

TEST_P(SoftLimit, sumsOfSeveralDistancesAreThoseOfEach) {
    const double d = 3 * nearest();
    CarriedFields sum({field.shape(), sampling, Length(3 * d)}, {"asm"}, *device);
    const auto one = bufferOf(*device, field);
    sum.add(*one, Length(d), control);
    sum.add(*one, Length(-3 * d), control);
    auto both = device->allocate(field.shape());
    sum.store(*both, control);
    const Field near = summed(field, sampling, d), far = summed(field, sampling, -3 * d);
    std::vector<Complex> wanted(near.samples().begin(), near.samples().end());
    for (std::size_t i = 0; i < wanted.size(); ++i)
        wanted[i] += far.samples()[i];
    EXPECT_LT(relativeDifference(planeOf<Complex>(*device, std::move(both)),
                                 {field.shape(), std::move(wanted)}),
              5e-5);
}

/// However far apart the distances are that one spectrum is asked for.
TEST_P(SoftLimit, refocusedPicturesAreThoseOfTheSum) {
    Refocuser refocuser(field, sampling, {"asm"}, *device);
    for (const double times : {3.0, 12.0, 4.0}) {
        const double d = times * nearest();
        const Field wanted = summed(field, sampling, d);
        const Preview seen = refocuser.intensity(Length(d), 1, control);
        double missed = 0, all = 0;
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const double right = std::norm(std::complex<double>(wanted.samples()[i]));
            missed += std::pow(double{seen.values[i]} - right, 2);
            all += right * right;
        }
        EXPECT_LT(std::sqrt(missed / all), 1e-4) << times;
    }
}

INSTANTIATE_TEST_SUITE_P(Shapes, SoftLimit,
                         testing::Values(SoftCase{{40, 64}, 8e-6, 6e-6},
                                         SoftCase{{47, 33}, 5e-6, 8e-6},
                                         SoftCase{{53, 59}, 4e-6, 4e-6},
                                         SoftCase{{31, 80}, 8e-6, 8e-6}));

} // namespace
} // namespace fringe
