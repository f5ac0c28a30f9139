// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/case_rows.h"
#include "engine/bench/spot_jobs.h"
#include "engine/sources/source_kind.h"
#include "engine/sources/spots/spots_source.h"

#include <random>

namespace fringe {
namespace {

/// 512 × 512 pixels, 20 iterations, spots anywhere in the field and over ±5 % of the distance.
Design randomSpots(std::int64_t count, SpotGeometry geometry = SpotGeometry::FreeFresnel,
                   double tolerance = 0) {
    std::mt19937 random(1024);
    const auto uniform = [&random] { return static_cast<double>(random() >> 8) * 0x1p-23 - 1; };
    Design design = designFor("spots");
    design.setup.plate = {{512, 512}, 8.0_um, 8.0_um};
    design.setup.lens.on = geometry == SpotGeometry::Lens;
    const double origin = geometry == SpotGeometry::Lens ? design.setup.lens.focalLength.si() : 0;
    SpotList spots;
    for (std::int64_t i = 0; i < count; ++i) {
        const double x = 4e-3 * uniform(), y = 4e-3 * uniform();
        spots.push_back({x, y, 0.2 * (1 + 0.05 * uniform()) - origin, 1, {}});
    }
    store(design.sources.front(),
          {std::make_shared<const SpotList>(std::move(spots)),
           geometry == SpotGeometry::FreeExact ? WaveModel::Exact : WaveModel::Fresnel, tolerance});
    return design;
}

std::string subjectOf(const char* algorithm, std::int64_t count) {
    return std::string(algorithm) + ", " + std::to_string(count) + " spots, 512x512, 20 iterations";
}

/// What follows a spot that is dragged.
SpotJob draftJob(std::int64_t count, const char* name, SpotGeometry geometry) {
    SpotJob job{"draft, " + std::to_string(count) + " spots, 512x512, " + name,
                randomSpots(count, geometry)};
    sourceKindOf("spots").draft(job.design, job.design.sources.front(), 1);
    job.run.judges = false;
    return job;
}

/// Designs with sums to single precision; with sums that may be off in all iterations, but not
/// where the result is judged; and with the sums that the paper of these jobs has, its block
/// reduction where there are blocks.
void measure(const BenchCase& one, const BenchRun& run) {
    const auto count = one.points();
    const std::string subject = subjectOf("ora", count);
    SpotJob pairByPair{subject + ", pair by pair", randomSpots(count), 1};
    pairByPair.run.eachPair = true;
    measureSpotJobs(
        {{subject, randomSpots(count)},
         {subject + ", sums to 2e-3", randomSpots(count, SpotGeometry::FreeFresnel, 2e-3)},
         pairByPair,
         draftJob(count, "lens", SpotGeometry::Lens),
         draftJob(count, "Fresnel", SpotGeometry::FreeFresnel),
         draftJob(count, "exact", SpotGeometry::FreeExact)},
        run);
}

struct Theirs {
    const char* algorithm;
    std::int64_t count;
    const char* device;
    double seconds;
    const char* source;
};

/// The paper gives the time of its program without a GPU as 35.6 times that with one. slmsuite
/// designs by weighted Gerchberg-Saxton, whose sums are the same.
std::vector<BenchRow> published() {
    constexpr const char* miyata = "Miyata et al., Speed-up of CGH design by using GPU";
    constexpr const char* cores = "2 AVX-512 threads";
    std::vector<BenchRow> rows;
    for (const Theirs& theirs :
         {Theirs{"ora", 128, "Tesla C2075", 6.05, miyata},
          Theirs{"ora", 512, "Tesla C2075", 12.6, miyata},
          Theirs{"ora", 1024, "Tesla C2075", 20.9, miyata},
          Theirs{"ora", 1024, "Core i3 3220", 745, miyata},
          Theirs{"slmsuite, wgs", 1024, cores, 355,
                 "a program of others as shipped, its own iterations timed"},
          Theirs{"slmsuite, wgs", 1024, cores, 12.9,
                 "a program of others with all kernels kept (2.1 GB), timed likewise"}}) {
        BenchRow row = publishedSpotRow(subjectOf(theirs.algorithm, theirs.count), theirs.source);
        row.device = theirs.device;
        row.seconds = theirs.seconds;
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace

extern const Benchmark bench_spots{
    "spots",
    FRINGE_MARK("Spot designs"),
    FRINGE_MARK("random spots of light by the optimal rotation angle"),
    measure,
    [] {
        return std::vector{axes::points({100, 128, 512, 1024})};
    },
    published};

} // namespace fringe
