// SPDX-License-Identifier: GPL-3.0-or-later
// Sums of so many points that a back-end takes tile spectra for them, against the double-precision
// reference.
#include "kernels/reference/operations.h"
#include "tests/kernels/nufft_clouds.h"
#include "tests/support/device_test.h"

namespace fringe::test {
namespace {

struct NufftCase {
    const char* name;
    double pitch;
    double z;
    double depth; ///< of the cloud, relative to z
    double tolerance;
    bool window;
    int count = 1200;
    Shape plane{118, 152};
};

/// Windows that cut tiles along either side and at corners, local reference waves that are bent or
/// not, one pass over the points and more, pitches below the wavelength.
constexpr NufftCase nufftCases[]{{"far", 8e-6, 0.5, 0.02, 2e-3, true},
                                 {"farFine", 8e-6, 0.5, 0.02, 1e-4, true},
                                 {"twoPasses", 8e-6, 3, 0.01, 6e-5, true, 5500},
                                 {"windowsCut", 8e-6, 0.033, 0.01, 2e-3, true},
                                 {"windowsCutSmallTiles", 8e-6, 0.025, 0.001, 5e-3, true},
                                 {"columnsCut", 8e-6, 0.1, 0.02, 2e-3, true, 1500, {100, 700}},
                                 {"rowsCut", 8e-6, -0.1, 0.02, 1e-4, true, 1500, {700, 100}},
                                 {"cutAndBent", 8e-6, 0.2, 0.01, 4e-5, true, 1500, {64, 1200}},
                                 {"behind", 8e-6, -0.1, 0.1, 1e-3, true},
                                 {"bent", 1e-6, 3e-3, 0.05, 2e-3, true},
                                 {"subwavelength", 0.25e-6, 2e-3, 0.1, 1e-3, true},
                                 {"beyondSinglePrecision", 0.25e-6, 0.01, 0.05, 2e-5, true},
                                 {"nearSinglePrecision", 0.25e-6, 0.01, 0.05, 6e-5, true},
                                 {"wide", 20e-6, 1, 0.05, 1e-4, true},
                                 {"noWindow", 8e-6, 0.04, 0.05, 2e-3, false}};

class NufftPoints : public DeviceTestWith<NufftCase> {
  protected:
    void SetUp() override {
        DeviceTestWith::SetUp();
        if (!IsSkipped() && !device().points().offers(WaveModel::Exact, PointSum::Nufft))
            GTEST_SKIP() << "the device has no tile spectra";
    }

    const PlaneGrid grid{GetParam().plane, GetParam().pitch, 0.9 * GetParam().pitch};
    const Points points = cloud(grid, GetParam().z, GetParam().depth, GetParam().count, 11);

    PointSourcesArgs args() const {
        PointSourcesArgs args = nufftArgs(points, grid, GetParam().tolerance);
        args.window = GetParam().window;
        return args;
    }

    Samples sum() const {
        const reference::Plane empty(grid.shape);
        return result(empty, [&](Buffer& b) { device().points().addPointSources(b, args()); });
    }
};

TEST_P(NufftPoints, keepTheirTolerance) {
    reference::Plane wanted(grid.shape);
    reference::addPointSources(wanted, args());
    EXPECT_TRUE(isNear(sum(), wanted, GetParam().tolerance));
}

TEST_P(NufftPoints, haveTheSameBitsOnEachRun) {
    EXPECT_EQ(sum(), sum());
}

INSTANTIATE_TEST_SUITE_P(Cases, NufftPoints, ::testing::ValuesIn(nufftCases),
                         [](const auto& tested) { return std::string(tested.param.name); });

} // namespace
} // namespace fringe::test
