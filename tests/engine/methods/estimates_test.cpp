// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/cost_model.h"
#include "engine/methods/point_sum.h"
#include "tests/engine/methods/method_cases.h"

#include <algorithm>

namespace fringe::test {
namespace {

constexpr double wavelength = 532e-9;

double relativeDifference(const reference::Plane& a, const reference::Plane& b) {
    double difference = 0, whole = 0;
    for (std::size_t i = 0; i < a.samples.size(); ++i) {
        difference += std::norm(a.samples[i] - b.samples[i]);
        whole += std::norm(b.samples[i]);
    }
    return std::sqrt(difference / whole);
}

TEST(CloudFigures, SampleIsSpreadOverTheCloud) {
    for (const std::size_t count : {1U, 63U, 64U, 65U, 1000U, 5000U}) {
        std::vector<Point> points(count);
        for (std::size_t i = 0; i < count; ++i)
            points[i].z = static_cast<double>(i);
        CloudFigures figures(count);
        const std::size_t half = count / 2;
        figures.see(std::span(points).first(half));
        figures.see(std::span(points).subspan(half));
        for (const auto& [sample, most] :
             {std::pair{figures.sample(), 64U}, {figures.outline(), 1024U}}) {
            EXPECT_GE(sample.size(), std::min<std::size_t>(count, most / 2));
            EXPECT_LE(sample.size(), most);
            EXPECT_EQ(sample.front().z, 0);
            EXPECT_GE(sample.back().z, 0.9 * static_cast<double>(count - 1));
        }
    }
}

TEST(Coverage, IsTheShareOfPixelsInTheWindow) {
    const Plate plate{{100, 200}, 8_um, 8_um};
    const double half = 50 * 8e-6;
    const double z = 2 * 8e-6 * half / wavelength;
    CloudFigures figures(1);
    const std::vector<Point> points{{0, 0, z}};
    figures.see(points);
    const PlaneGrid grid{plate.size, 8e-6, 8e-6};
    EXPECT_NEAR(coverage(figures, WaveModel::Fresnel, {grid, wavelength, true}), 0.5, 0.02);
    EXPECT_EQ(coverage(figures, WaveModel::Fresnel, {grid, wavelength, false}), 1);
}

/// Within a factor of two, from 1e-7 to more than 0.1, with and without window edges on the plate.
TEST(FresnelError, IsWhatTheReferenceShows) {
    for (const double pitch : {1e-6, 8e-6})
        for (const double z : {0.003, 0.02, 0.1, 1.0}) {
            const Plate plate{{80, 120}, Length(pitch), Length(pitch)};
            const Design design = designOf("fresnel", plate, pointsOver(plate, z, 30));
            const double measured = relativeDifference(referenceOf(design, WaveModel::Fresnel),
                                                       referenceOf(design, WaveModel::Exact));
            const CloudFigures figures(PlacedPoints(cloudOf(design), design.setup.wavelengths, 0));
            const double estimated =
                fresnelError(figures, {{plate.size, pitch, pitch}, wavelength, true});
            EXPECT_GE(estimated, 0.5 * measured - 1e-8) << pitch << " m, " << z << " m";
            EXPECT_LE(estimated, 2 * measured + 1e-8) << pitch << " m, " << z << " m";
        }
}

TEST(Costs, GrowWithWhatIsAsked) {
    const Capabilities cpu = cpuCapabilities();
    for (const PointSum sum : {PointSum::Direct, PointSum::Products, PointSum::Nufft}) {
        const PointForm form{sum == PointSum::Products ? WaveModel::Fresnel : WaveModel::Exact,
                             sum};
        const SumSize size{1000, {1080, 1920}, 1, 1e-3};
        SumSize more = size, finer = size, less = size;
        more.points *= 2;
        finer.tolerance = 1e-4;
        less.coverage = 0.1;
        EXPECT_GT(sumSeconds(form, more, cpu), sumSeconds(form, size, cpu));
        EXPECT_GE(sumSeconds(form, finer, cpu), sumSeconds(form, size, cpu));
        EXPECT_LT(sumSeconds(form, less, cpu), sumSeconds(form, size, cpu));
        Capabilities wider = cpu;
        wider.units *= 4;
        EXPECT_DOUBLE_EQ(4 * sumSeconds(form, size, wider), sumSeconds(form, size, cpu));
    }
}

TEST(Forecasts, AreGivenForEveryMethodToThoseWhoCompare) {
    const Plate plate{{80, 120}, 8_um, 8_um};
    const Plan made =
        plan(designOf("exact", plate, pointsOver(plate, 0.1, 30)), {.comparing = true});
    ASSERT_EQ(made.estimates.size(), allMethods().size());
    for (const MethodEstimate& estimate : made.estimates) {
        EXPECT_GT(estimate.seconds, 0) << estimate.key;
        EXPECT_GT(estimate.error, 0) << estimate.key;
        EXPECT_FALSE(estimate.key == "exact" && !estimate.possible);
    }
    EXPECT_EQ(made.method().key, "exact");
    EXPECT_EQ(made.error, 1e-4);
}

TEST(Forecasts, SayHowFarFresnelIsFromTheExactWave) {
    const Plate plate{{80, 120}, 1_um, 1_um};
    const Plan near = plan(designOf("fresnel", plate, pointsOver(plate, 0.001, 30)));
    EXPECT_GT(near.error, 0.05);
    EXPECT_TRUE(std::ranges::any_of(near.findings, [](const Finding& finding) {
        return finding.parameter == "method.name" && finding.severity == Severity::Note;
    }));
}

} // namespace
} // namespace fringe::test
