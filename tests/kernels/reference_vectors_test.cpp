// SPDX-License-Identifier: GPL-3.0-or-later
// The reference against fields that another program computed from the same conventions.
#include "kernels/reference/operations.h"
#include "tests/support/bands.h"
#include "tests/support/vector_files.h"

#include <gtest/gtest.h>

namespace fringe::reference {
namespace {

constexpr double tolerance = 1e-9;

double relativeError(const Plane& got, const Plane& wanted) {
    double error = 0;
    double norm = 0;
    for (std::size_t i = 0; i < wanted.samples.size(); ++i) {
        error += std::norm(got.samples[i] - wanted.samples[i]);
        norm += std::norm(wanted.samples[i]);
    }
    return std::sqrt(error / norm);
}

struct PointVector {
    std::string file;
    PlaneGrid grid;
    double wavelength;
    WaveModel model;
    bool window;
};

/// A `PointSource` holds its amplitude and phase in single precision, the files in double: here a
/// wave of unit amplitude is weighted in double.
void addWeighted(Plane& field, const std::vector<double>& row, PointSourcesArgs args) {
    const PointSource unit{row.at(0), row.at(1), row.at(2), 1, 0};
    args.points = {&unit, 1};
    Plane wave(field.shape);
    addPointSources(wave, args);
    const Sample weight = std::polar(row.at(3), row.at(4));
    for (std::size_t i = 0; i < field.samples.size(); ++i)
        field.samples[i] += weight * wave.samples[i];
}

class ReferenceVectors : public ::testing::Test {
  protected:
    void SetUp() override {
        if (folder_.empty())
            GTEST_SKIP() << "no reference vectors in " FRINGE_SHARED_DATA;
    }
    const std::filesystem::path folder_ = test::vectorFolder(FRINGE_SHARED_DATA);
};

class PointVectors : public ReferenceVectors, public ::testing::WithParamInterface<PointVector> {};

TEST_P(PointVectors, areReproduced) {
    const auto& [file, grid, wavelength, model, window] = GetParam();
    PointSourcesArgs args{{}, grid, wavelength, model, window, 0, grid.shape.rows};
    Plane field(grid.shape);
    for (const auto& row : test::readTable(folder_ / (file + ".csv")))
        addWeighted(field, row, args);
    const Plane wanted = test::readPlane(folder_ / (file + ".npy"));
    ASSERT_EQ(wanted.shape, field.shape);
    EXPECT_LT(relativeError(field, wanted), tolerance);
}

INSTANTIATE_TEST_SUITE_P(
    Files, PointVectors,
    ::testing::Values(
        PointVector{"points-exact", {{65, 96}, 8e-6, 8e-6}, 532e-9, WaveModel::Exact, true},
        PointVector{
            "points-exact-behind", {{64, 64}, 3.74e-6, 5e-6}, 633e-9, WaveModel::Exact, true},
        PointVector{"points-fresnel", {{64, 101}, 1e-5, 8e-6}, 638e-9, WaveModel::Fresnel, true},
        PointVector{
            "points-exact-no-window", {{48, 64}, 8e-6, 8e-6}, 532e-9, WaveModel::Exact, false}));

Plane propagated(const Plane& in, double distance) {
    const Shape padded{2 * in.shape.rows, 2 * in.shape.cols};
    Plane field(padded);
    copyRegion(in, field, {in.shape});
    fft(field, {Axis::Rows, Direction::Forward, 0, padded.rows});
    fft(field, {Axis::Columns, Direction::Forward, 0, padded.cols});
    TransferArgs args = test::hardLimited({{padded, 4e-6, 4e-6}, 532e-9, distance});
    args.rowCount = padded.rows;
    multiplyTransfer(field, args);
    fft(field, {Axis::Columns, Direction::Inverse, 0, padded.cols});
    fft(field, {Axis::Rows, Direction::Inverse, 0, padded.rows});
    Plane out(in.shape);
    copyRegion(field, out, {in.shape});
    return out;
}

TEST_F(ReferenceVectors, propagationIsReproduced) {
    const Plane in = test::readPlane(folder_ / "propagate-in.npy");
    const Plane forward = test::readPlane(folder_ / "propagate-forward.npy");
    const Plane back = test::readPlane(folder_ / "propagate-back.npy");
    EXPECT_LT(relativeError(propagated(in, 2e-3), forward), tolerance);
    EXPECT_LT(relativeError(propagated(in, -2e-3), back), tolerance);
}

TEST_F(ReferenceVectors, fieldsAtSpotsAreReproduced) {
    const Plane phase = test::readPlane(folder_ / "spots-phase.npy");
    std::vector<SpotPlace> spots;
    for (const auto& row : test::readTable(folder_ / "spots.csv"))
        spots.push_back({row.at(0), row.at(1), row.at(2)});
    Plane field(phase.shape);
    for (std::size_t i = 0; i < phase.samples.size(); ++i)
        field.samples[i] = std::polar(1.0, phase.samples[i].real());
    const SpotsArgs args{spots, {phase.shape, 15e-6, 15e-6}, 1064e-9, SpotGeometry::Lens, 0.2};
    std::vector<Sample> sums(spots.size());
    forwardToSpots(field, args, {sums, 0, phase.shape.rows});
    const Plane wanted = test::readPlane(folder_ / "spots-lens-U.npy");
    ASSERT_EQ(wanted.samples.size(), sums.size());
    for (std::size_t r = 0; r < sums.size(); ++r)
        EXPECT_LT(std::abs(sums[r] / static_cast<double>(phase.shape.count()) - wanted.samples[r]),
                  tolerance);
}

} // namespace
} // namespace fringe::reference
