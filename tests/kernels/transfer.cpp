// SPDX-License-Identifier: GPL-3.0-or-later
// multiplyTransfer of a back-end against the reference and the physics.
#include "kernels/reference/operations.h"
#include "tests/support/bands.h"
#include "tests/support/device_test.h"

#include <cmath>

namespace fringe::test {
namespace {

constexpr double tolerance = 2e-6;

enum class Limit { Hard, Soft, None };

struct TransferCase {
    PlaneGrid grid;
    TransferModel model;
    double distance;
    Limit limit;
};

TransferArgs limited(const TransferArgs& args, Limit limit) {
    return limit == Limit::Hard   ? hardLimited(args)
           : limit == Limit::Soft ? softLimited(args)
                                  : args;
}

std::string caseName(const TransferCase& c) {
    const auto micrometres = static_cast<std::int64_t>(std::llround(std::abs(c.distance) * 1e6));
    return std::string(c.model == TransferModel::Fresnel ? "fresnel_" : "angular_")
           + name(c.grid.shape) + (c.distance < 0 ? "_back_" : "_forth_")
           + std::to_string(micrometres) + "um"
           + (c.limit == Limit::Hard   ? ""
              : c.limit == Limit::Soft ? "_soft"
                                       : "_unlimited");
}

std::vector<TransferCase> allCases() {
    const PlaneGrid grids[] = {{{37, 53}, 8e-6, 6e-6},
                               {{1, 257}, 4e-6, 8e-6},
                               {{64, 1}, 3.74e-6, 5e-6},
                               {{48, 96}, 0.3e-6, 0.2e-6}};
    std::vector<TransferCase> cases;
    for (const PlaneGrid& grid : grids)
        for (TransferModel model : {TransferModel::AngularSpectrum, TransferModel::Fresnel})
            for (double distance : {0.0, 1e-3, -1e-3, 0.1, -0.1, 10.0, -10.0})
                for (const Limit limit : {Limit::Hard, Limit::Soft, Limit::None})
                    cases.push_back({grid, model, distance, limit});
    return cases;
}

TransferArgs wholeSpectrum(const PlaneGrid& grid, TransferModel model, double distance) {
    TransferArgs args{grid, 532e-9, distance, model};
    args.rowCount = grid.shape.rows;
    return args;
}

class Transfer : public DeviceTestWith<TransferCase> {};

TEST_P(Transfer, agreesWithTheReference) {
    const auto [grid, model, distance, limit] = GetParam();
    const TransferArgs args = limited(wholeSpectrum(grid, model, distance), limit);
    reference::Plane spectrum = randomPlane(grid.shape, 11);
    const Samples got = result(spectrum, [&](Buffer& b) { device().multiplyTransfer(b, args); });
    reference::multiplyTransfer(spectrum, args);
    EXPECT_TRUE(isNear(got, spectrum, tolerance));
    for (std::size_t i = 0; i < got.size(); ++i)
        ASSERT_EQ(got[i] == Complex(0), spectrum.samples[i] == reference::Sample(0))
            << "sample " << i;
}

TEST_P(Transfer, isTheSameOnSomeColumns) {
    const auto [grid, model, distance, limit] = GetParam();
    TransferArgs args = limited(wholeSpectrum(grid, model, distance), limit);
    reference::Plane whole = randomPlane(grid.shape, 15);
    const auto [rows, cols] = grid.shape;
    for (const std::int64_t first : {std::int64_t{0}, cols / 3, cols / 2 + 1, cols - 1}) {
        const Shape some{rows, std::max<std::int64_t>(std::min(cols - first, cols / 3), 0)};
        if (some.cols == 0)
            continue;
        args.grid = grid;
        args.grid.shape = some;
        args.grid.firstCol = first;
        args.grid.plate = grid.shape;
        reference::Plane part(some);
        for (std::int64_t row = 0; row < rows; ++row)
            for (std::int64_t col = 0; col < some.cols; ++col)
                part.at(row, col) = whole.at(row, first + col);
        const Samples got = result(part, [&](Buffer& b) { device().multiplyTransfer(b, args); });
        reference::multiplyTransfer(part, args);
        EXPECT_TRUE(isNear(got, part, tolerance)) << "from column " << first;
    }
}

INSTANTIATE_TEST_SUITE_P(Cases, Transfer, ::testing::ValuesIn(allCases()),
                         [](const auto& tested) { return caseName(tested.param); });

class TransferModelTest : public DeviceTestWith<TransferModel> {};

reference::Plane ones(Shape shape) {
    reference::Plane plane(shape);
    plane.samples.assign(plane.samples.size(), 1);
    return plane;
}

TEST_P(TransferModelTest, hasUnitModulusOrIsZero) {
    const PlaneGrid grid{{40, 50}, 0.25e-6, 0.3e-6};
    const TransferArgs args = hardLimited(wholeSpectrum(grid, GetParam(), 30e-6));
    const Samples h =
        result(ones(grid.shape), [&](Buffer& b) { device().multiplyTransfer(b, args); });
    std::size_t kept = 0;
    for (Complex sample : h)
        if (sample != Complex(0)) {
            EXPECT_NEAR(std::abs(sample), 1, 1e-6);
            ++kept;
        }
    EXPECT_GT(kept, 0u);
    EXPECT_LT(kept, h.size());
}

TEST_P(TransferModelTest, isUndoneByTheOppositeDistance) {
    const PlaneGrid grid{{31, 44}, 8e-6, 7e-6};
    const TransferArgs forth = wholeSpectrum(grid, GetParam(), 0.123);
    TransferArgs back = forth;
    back.distance = -forth.distance;
    const reference::Plane spectrum = randomPlane(grid.shape, 12);
    const Samples got = result(spectrum, [&](Buffer& b) {
        device().multiplyTransfer(b, forth);
        device().multiplyTransfer(b, back);
    });
    EXPECT_TRUE(isNear(got, spectrum, tolerance));
}

TEST_P(TransferModelTest, changesTheNamedRowsOnly) {
    const PlaneGrid grid{{17, 23}, 8e-6, 8e-6};
    TransferArgs args = softLimited(wholeSpectrum(grid, GetParam(), 0.01));
    args.firstRow = 7;
    args.rowCount = 6;
    const reference::Plane before = randomPlane(grid.shape, 13);
    const Samples got = result(before, [&](Buffer& b) { device().multiplyTransfer(b, args); });
    reference::Plane wanted = before;
    reference::multiplyTransfer(wanted, args);
    EXPECT_TRUE(isNear(got, wanted, tolerance));
    EXPECT_TRUE(isUntouchedOutside(got, before, args.firstRow, args.rowCount));
}

INSTANTIATE_TEST_SUITE_P(Models, TransferModelTest,
                         ::testing::Values(TransferModel::AngularSpectrum, TransferModel::Fresnel),
                         [](const auto& tested) {
                             return tested.param == TransferModel::Fresnel ? "fresnel" : "angular";
                         });

class TransferProperties : public DeviceTest {};

TEST_F(TransferProperties, evanescentComponentsVanish) {
    const PlaneGrid grid{{1, 16}, 0.1e-6, 0.1e-6};
    const TransferArgs args = wholeSpectrum(grid, TransferModel::AngularSpectrum, 1e-6);
    const Samples h =
        result(ones(grid.shape), [&](Buffer& b) { device().multiplyTransfer(b, args); });
    const double step = 1 / (16 * 0.1e-6);
    for (int m = 0; m < 16; ++m) {
        const double f = step * (m < 8 ? m : m - 16);
        EXPECT_EQ(h[static_cast<std::size_t>(m)] != Complex(0), std::abs(f) < 1 / 532e-9) << m;
    }
}

/// 2Δf·d = 3/4 puts the limit at f = 4/(5λ), which is bin 2 of 8 for a width of 5λ/2.
TEST_F(TransferProperties, theBandLimitItselfIsInside) {
    const double lambda = std::ldexp(1.0, -20);
    const PlaneGrid grid{{1, 8}, 2.5 * lambda / 8, lambda};
    TransferArgs args = wholeSpectrum(grid, TransferModel::AngularSpectrum, 0.9375 * lambda);
    args.wavelength = lambda;
    args = hardLimited(args);
    reference::Plane wanted = ones(grid.shape);
    reference::multiplyTransfer(wanted, args);
    ASSERT_NE(wanted.at(0, 2), reference::Sample(0));
    ASSERT_EQ(wanted.at(0, 3), reference::Sample(0));
    const Samples h =
        result(ones(grid.shape), [&](Buffer& b) { device().multiplyTransfer(b, args); });
    EXPECT_TRUE(isNear(h, wanted, tolerance));
}

/// By the formula at |f| = edge, edge + μ/4, edge + μ/2, edge + 3μ/4 and edge + μ.
TEST_F(TransferProperties, weightsFallOverTheMargin) {
    const PlaneGrid grid{{1, 32}, 8e-6, 8e-6};
    TransferArgs args = wholeSpectrum(grid, TransferModel::AngularSpectrum, 0);
    const double step = 1 / (32 * 8e-6);
    args.bandX = {4 * step, 4.001 * step};
    const Samples h =
        result(ones(grid.shape), [&](Buffer& b) { device().multiplyTransfer(b, args); });
    const double wanted[] = {1, (1 + std::erf(1.6)) / 2, 0.5, (1 - std::erf(1.6)) / 2, 3e-6, 0};
    for (int i = 0; i < 6; ++i)
        for (const int bin : {4 + i, 28 - i})
            EXPECT_NEAR(std::abs(h[static_cast<std::size_t>(bin)]), wanted[i], 5e-4) << bin;
    EXPECT_EQ(h[9], Complex(0));
    EXPECT_NEAR(std::abs(h[3]), 1, 1e-6);
}

TEST_F(TransferProperties, contractIsChecked) {
    const PlaneGrid grid{{6, 7}, 8e-6, 8e-6};
    const std::unique_ptr<Buffer> field = device().allocate(grid.shape);
    const auto refused = [&](auto change) {
        TransferArgs args = wholeSpectrum(grid, TransferModel::Fresnel, 0.1);
        change(args);
        EXPECT_THROW(device().multiplyTransfer(*field, args), std::invalid_argument);
    };
    refused([](auto& args) { args.rowCount = 7; });
    refused([](auto& args) { args.grid.shape.rows = 5; });
    refused([](auto& args) { args.grid.plate = {7, 7}; });
    refused([](auto& args) { args.wavelength = 0; });
    refused([](auto& args) { args.distance = std::nan(""); });
    refused([](auto& args) { args.bandX.edge = std::nan(""); });
    refused([](auto& args) { args.bandY.margin = -1; });
}

} // namespace
} // namespace fringe::test
