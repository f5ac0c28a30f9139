// SPDX-License-Identifier: GPL-3.0-or-later
// The patterns of Di Leonardo, Ianni & Ruocco, Opt. Express 15, 1913 (2007): 768 × 768 pixels, 256
// levels, 30 iterations. What they leave open is our choice: a pitch of 15 µm, 1064 nm, f = 200 mm,
// and the places of the spots.
#include "engine/bench/spot_jobs.h"
#include "engine/solvers/solver.h"
#include "engine/sources/spots/spots_source.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>

namespace fringe {
namespace {

Design emptyDesign(std::int64_t side) {
    Design design = designFor("spots");
    const Length pitch(768 * 15e-6 / static_cast<double>(side));
    design.setup.plate = {{side, side}, pitch, pitch};
    design.setup.wavelengths = {1064.0_nm};
    design.stop.iterations = 30;
    return design;
}

/// λf/width: how far apart spots are resolved.
double orderOf(const Design& design) {
    return design.setup.wavelength().si() * design.setup.lens.focalLength.si()
           / (static_cast<double>(design.setup.plate.size.cols) * design.setup.plate.pitchX.si());
}

Design withSpots(Design design, SpotList spots) {
    store(design.sources.front(), {.list = std::make_shared<const SpotList>(std::move(spots))});
    return design;
}

/// 10 × 10, 16 orders apart, on side × side pixels of the same hologram.
Design grid(std::int64_t side) {
    const Design design = emptyDesign(side);
    const double step = 16 * orderOf(design);
    SpotList spots;
    for (int i = 0; i < 100; ++i)
        spots.push_back({step * (i % 10 - 4.5), step * (4.5 - i / 10), 0, 1, {}});
    return withSpots(design, std::move(spots));
}

/// The 18 atoms of the cubic cell of diamond, 64 orders wide and 8 mm deep.
Design diamond() {
    constexpr double inside[4][3]{{1, 1, 1}, {3, 3, 1}, {1, 3, 3}, {3, 1, 3}};
    const Design design = emptyDesign(768);
    const double width = 64 * orderOf(design), depth = 8e-3;
    SpotList spots;
    const auto add = [&](double x, double y, double z) {
        spots.push_back(
            {width * (x / 4 - 0.5), width * (y / 4 - 0.5), depth * (z / 4 - 0.5), 1, {}});
    };
    for (int i = 0; i < 8; ++i)
        add(4 * (i & 1), 2 * (i & 2), i & 4);
    for (const double side : {0.0, 4.0}) {
        add(side, 2, 2);
        add(2, side, 2);
        add(2, 2, side);
    }
    for (const auto& [x, y, z] : inside)
        add(x, y, z);
    return withSpots(design, std::move(spots));
}

/// The 100 spots next to the centre of a quasicrystal of pentagonal symmetry: sums of the
/// directions of a pentagon whose images under its second rotation lie within a unit circle.
Design fiveFold() {
    using Place = std::complex<double>;
    const Design design = emptyDesign(768);
    const double unit = 16 * orderOf(design);
    SpotList spots;
    constexpr double farthest = 5;
    constexpr int most = 6, side = 2 * most + 1;
    for (int i = 0; i < side * side * side * side; ++i) {
        Place place, image;
        for (int k = 0, rest = i; k < 4; ++k, rest /= side) {
            const double angle = 2 * std::numbers::pi / 5 * k;
            place += std::polar(1.0, angle) * static_cast<double>(rest % side - most);
            image += std::polar(1.0, 2 * angle) * static_cast<double>(rest % side - most);
        }
        const double distance = std::abs(place);
        if (std::abs(image) <= 1 + 1e-9 && distance > 0.5 && distance < farthest)
            spots.push_back({unit * place.real(), unit * place.imag(), 0, 1, {}});
    }
    return withSpots(design, std::move(spots));
}

/// The waves of all spots in phase at the centre, which theirs call S.
SpotJob inPhase(const std::string& pattern, Design design) {
    design.solver.key = "superposition";
    SpotList spots = asSpots(design.sources.front()).spots();
    for (Spot& spot : spots)
        spot.phase = 0;
    return {"superposition in phase, " + pattern, withSpots(std::move(design), std::move(spots)),
            1};
}

/// Adds the solvers that compare levels pixel by pixel, on few levels, with evenness counting as
/// much as light and half as much.
void addSearches(std::vector<SpotJob>& jobs, const std::string& pattern, const Design& design) {
    const std::string subject = ", " + pattern + ", 8 levels";
    for (const char* algorithm : {"direct-search", "annealing"})
        for (const double uniformityWeight : {1.0, 0.5}) {
            SpotJob job{algorithm + subject + (uniformityWeight == 1 ? "" : ", balance 0.5"),
                        design};
            job.design.solver.key = algorithm;
            job.design.encoding.values["levels"] = std::int64_t{8};
            job.design.solver.values["uniformity_weight"] = uniformityWeight;
            jobs.push_back(std::move(job));
        }
}

void addJobs(std::vector<SpotJob>& jobs, const std::string& pattern, const Design& design) {
    const auto add = [&](const char* algorithm, Start::Kind start) {
        const char* const how = start == Start::Kind::WarmStart ? ", rehearsed" : "";
        SpotJob job{std::string(algorithm) + ", " + pattern + how, design};
        job.design.solver.key = algorithm;
        job.design.start.kind = start;
        jobs.push_back(std::move(job));
    };
    for (const Solver* solver : allSolvers())
        if (!solver->comparesLevels && solver->info.key != "mraf" && solver->info.key != sumKey)
            add(solver->info.key.c_str(), Start::Kind::Superposition);
    for (const char* algorithm : {"ora", "wgs-kim"})
        add(algorithm, Start::Kind::WarmStart);
    jobs.push_back(inPhase(pattern, design));
    addSearches(jobs, pattern, design);
}

/// Adds patterns of devices with few levels, on few pixels.
void addFewLevels(std::vector<SpotJob>& jobs) {
    for (const std::int64_t levels : {2, 4, 16})
        for (const char* algorithm : {"ora", "direct-search", "annealing"}) {
            SpotJob job{std::string(algorithm) + ", 10x10 grid, " + std::to_string(levels)
                            + " levels, 192x192",
                        grid(192)};
            job.design.solver.key = algorithm;
            job.design.encoding.values["levels"] = levels;
            jobs.push_back(std::move(job));
        }
}

void measure(const BenchCase&, const BenchRun& run) {
    std::vector<SpotJob> jobs;
    addJobs(jobs, "10x10 grid", grid(768));
    addJobs(jobs, "18 spots of diamond", diamond());
    addJobs(jobs, "100 spots, 5-fold", fiveFold());
    addFewLevels(jobs);
    measureSpotJobs(jobs, run);
}

/// Table 1 of Di Leonardo et al.: the grid by random mask (RM), superposition (S, and SR with
/// random phases), Gerchberg-Saxton (GS), generalised adaptive-additive (GAA), direct search (DS)
/// and weighted Gerchberg-Saxton (GSW). Read as github.com/maxnfrankel/hologram-algorithms quotes
/// it.
std::vector<BenchRow> published() {
    const auto row = publishedSpotRow;
    return {row("random mask, 10x10 grid",
                "e 0.01, u 0.58, sigma 16 %; Di Leonardo et al., Opt. Express 15, 1913 (RM)"),
            row("superposition in phase, 10x10 grid",
                "e 0.29, u 0.01, sigma 257 %; Di Leonardo et al., Opt. Express 15, 1913 (S)"),
            row("superposition, 10x10 grid",
                "e 0.69, u 0.01, sigma 89 %; Di Leonardo et al., Opt. Express 15, 1913 (SR)"),
            row("gs, 10x10 grid",
                "e 0.94, u 0.60, sigma 17 %; Di Leonardo et al., Opt. Express 15, 1913 (GS)"),
            row("adaptive-additive, 10x10 grid",
                "e 0.93, u 0.79, sigma 9 %; Di Leonardo et al., Opt. Express 15, 1913 (GAA)"),
            row("direct-search, 10x10 grid",
                "e 0.68, u 1.00, sigma 0 %; Di Leonardo et al., Opt. Express 15, 1913 (DS)"),
            row("wgs, 10x10 grid",
                "e 0.93, u 0.99, sigma 1 %; Di Leonardo et al., Opt. Express 15, 1913 (GSW)")};
}

} // namespace

extern const Benchmark bench_patterns{
    "patterns",
    FRINGE_MARK("Patterns of spots"),
    FRINGE_MARK("a grid, a crystal and a quasicrystal of spots by every algorithm; "
                "median (worst) of 20 seeds"),
    measure,
    axes::none,
    published};

} // namespace fringe
