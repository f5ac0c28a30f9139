// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/spot_jobs.h"

#include "engine/bench/case_rows.h"
#include "engine/job/job_control.h"
#include "engine/sources/spots/wanted_spots.h"
#include "kernels/reference/operations.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <functional>

namespace fringe {
namespace {

struct Runs {
    std::vector<double> seconds;
    std::vector<Figures> figures;
    BestPattern last;
};

Runs runsOf(const SpotJob& job, Plan made, const BenchRun& run) {
    Runs runs;
    Design design = job.design;
    inShares(run.control, static_cast<std::size_t>(job.seeds), [&](std::size_t before) {
        design.start.seed = static_cast<std::int64_t>(before) + 1;
        made.design = std::make_shared<const Design>(design);
        runs.seconds.push_back(secondsOf([&] {
            const Chain chain = taken(compute(made, {run.device, run.control}, job.run));
            run.control.checkpoint();
            runs.last = chain.solved()->state.best;
        }));
        runs.figures.push_back(runs.last.figures);
    });
    return runs;
}

/// "u 0.967 (0.963)": the median and the worst.
std::string medianAndWorst(const Runs& runs, const char* pattern,
                           const std::function<double(const Figures&)>& of, bool lowIsWorst) {
    std::vector<double> values;
    for (const Figures& figures : runs.figures)
        values.push_back(of(figures));
    const auto [low, high] = std::ranges::minmax(values);
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), pattern, medianOf(values), lowIsWorst ? low : high);
    return text.data();
}

std::string resultOf(const Runs& runs) {
    return medianAndWorst(
               runs, "e %.3f (%.3f), ", [](const Figures& f) { return f.efficiency; }, true)
           + medianAndWorst(
               runs, "u %.3f (%.3f), ", [](const Figures& f) { return f.uniformity.value_or(0); },
               true)
           + medianAndWorst(
               runs, "sigma %.2f (%.2f) %%", [](const Figures& f) { return f.sigma; }, false);
}

/// Relative error of the amplitudes at the first spots, with the pattern taken as it is.
double errorOf(const LitSpots& design, const Runs& runs, std::size_t judged) {
    std::vector<SpotPlace> places = placesOf(design.spots);
    places.resize(judged);
    reference::Plane field(design.setup.plate.size);
    for (std::size_t i = 0; i < field.samples.size(); ++i)
        field.samples[i] = reference::phasor(runs.last.pattern.turns()[i]);
    std::vector<std::complex<double>> sums(judged);
    reference::forwardToSpots(field, spotsArgs(design, places), {sums, 0, field.shape.rows});
    double wrong = 0, whole = 0;
    for (std::size_t r = 0; r < judged; ++r) {
        const double right = std::abs(sums[r]) / static_cast<double>(field.shape.count());
        wrong += std::pow(std::sqrt(static_cast<double>(runs.last.powers[r])) - right, 2);
        whole += right * right;
    }
    return std::sqrt(wrong / whole);
}

BenchRow rowOf(const SpotJob& job, const BenchRun& run) {
    const Plan planned =
        plan(job.design, {.device = run.device.capabilities(), .reconstructing = false});
    const Runs runs = runsOf(job, planned, run);
    const LitSpots lit = litSpots(asSpots(job.design.sources.front()), job.design);
    const Solver& solver = solverOf(job.design.solver.key);
    const double iterations = static_cast<double>(job.design.stop.iterations + 1);
    const double pairs = solver.iterate != nullptr ? planned.pairs : planned.pairs / iterations;
    // A complex product, as three real ones in products of matrices.
    const double multiplyAddsPerPair = job.run.eachPair ? 4 : 3;
    constexpr std::size_t judged = 4;
    BenchRow row = timed({.subject = job.subject,
                          .unit = "pairs",
                          .error = errorOf(lit, runs, judged),
                          .errorOf = "4 spots",
                          .memory = planned.bytes,
                          .remark = {resultOf(runs)}},
                         timedRuns(runs.seconds), pairs);
    if (run.device.info().backend == "cpu" && !solver.comparesLevels && lit.tolerance == 0)
        row.share = row.rate * multiplyAddsPerPair / run.peaks.multiplyAdds;
    return row;
}

} // namespace

void measureSpotJobs(const std::vector<SpotJob>& jobs, const BenchRun& run) {
    inShares(run.control, jobs.size(), [&](std::size_t i) { run.found(rowOf(jobs[i], run)); });
}

BenchRow publishedSpotRow(const std::string& subject, const char* remark) {
    return {.subject = subject, .device = "-", .unit = "pairs", .remark = {remark}};
}

} // namespace fringe
