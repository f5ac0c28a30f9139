// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/benchmark.h"

#include "engine/job/job_control.h"
#include "engine/spots/spot_designer.h"
#include "kernels/reference/operations.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <functional>
#include <random>

namespace fringe {
namespace {

constexpr std::int64_t seeds = 20;

struct SpotJob {
    std::string subject;
    SpotDesign design;
    bool eachPair = false;
};

/// 10 × 10 spots, 768 × 768 pixels, 256 levels, 30 rounds; the rest is our choice: a pitch of
/// 15 µm, 1064 nm, f = 200 mm and spots 16 orders apart.
SpotDesign gridOfSpots() {
    SpotDesign design;
    design.plate = {{768, 768}, 15.0_um, 15.0_um};
    design.wavelength = 1064.0_nm;
    const double order =
        design.wavelength.si() * design.focalLength.si() / (768 * design.plate.pitchX.si());
    for (int i = 0; i < 100; ++i)
        design.spots.push_back(
            {16 * order * (i % 10 - 4.5), 16 * order * (4.5 - i / 10), 0, 1, {}});
    design.stop.rounds = 30;
    return design;
}

std::vector<SpotJob> gridJobs() {
    std::vector<SpotJob> jobs;
    for (const SpotAlgorithm* algorithm : allSpotAlgorithms()) {
        SpotJob job{std::string(algorithm->key) + ", 10x10 spots, 768x768, 30 rounds",
                    gridOfSpots()};
        job.design.algorithm = algorithm->key;
        jobs.push_back(std::move(job));
    }
    for (const char* algorithm : {"ora", "wgs-kim"}) {
        SpotJob job{std::string(algorithm) + ", 10x10 spots, 768x768, rehearsed, 30 rounds",
                    gridOfSpots()};
        job.design.algorithm = algorithm;
        job.design.start.kind = SpotStart::Kind::Rehearsed;
        jobs.push_back(std::move(job));
    }
    return jobs;
}

/// 512 × 512 pixels, 20 rounds, spots anywhere in the field and over ±5 % of the distance.
SpotDesign randomSpots(int count) {
    std::mt19937 random(1024);
    const auto uniform = [&random] { return static_cast<double>(random() >> 8) * 0x1p-23 - 1; };
    SpotDesign design;
    design.plate = {{512, 512}, 8.0_um, 8.0_um};
    design.geometry = SpotGeometry::FreeFresnel;
    for (int i = 0; i < count; ++i) {
        const double x = 4e-3 * uniform(), y = 4e-3 * uniform();
        design.spots.push_back({x, y, 0.2 * (1 + 0.05 * uniform()), 1, {}});
    }
    return design;
}

std::vector<SpotJob> randomJobs() {
    std::vector<SpotJob> jobs;
    for (const int count : {128, 512, 1024})
        jobs.push_back(
            {"ora, " + std::to_string(count) + " spots, 512x512, 20 rounds", randomSpots(count)});
    return jobs;
}

/// The same with the sums that the paper of these jobs has, its block reduction where there are
/// blocks.
std::vector<SpotJob> pairedJobs() {
    std::vector<SpotJob> jobs = randomJobs();
    for (SpotJob& job : jobs) {
        job.subject += ", pair by pair";
        job.eachPair = true;
    }
    return jobs;
}

struct Runs {
    std::vector<double> seconds;
    std::vector<SpotFigures> figures;
    KeptPattern last;
    std::vector<float> lastPowers;
};

Runs runsOf(const SpotJob& job, const ComputeDevice& device, JobControl& control) {
    Runs runs;
    SpotDesign design = job.design;
    const std::int64_t count = job.eachPair ? 1 : seeds;
    for (std::int64_t seed = 1; seed <= count; ++seed) {
        const JobShare share(control, double(seed - 1) / double(count),
                             double(seed) / double(count));
        design.start.seed = seed;
        const auto start = std::chrono::steady_clock::now();
        const Outcome<SpotResult> outcome =
            designSpots(design, device, control, {{}, {}, job.eachPair});
        if (outcome.error)
            throw *outcome.error;
        control.checkpoint();
        runs.seconds.push_back(
            std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
        runs.last = outcome.value->state.best;
        runs.lastPowers =
            outcome.value->state.history.at(static_cast<std::size_t>(runs.last.round)).powers;
        runs.figures.push_back(runs.last.figures);
    }
    return runs;
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

/// "u 0.967 (0.963)": the median and the worst.
std::string medianAndWorst(const Runs& runs, const char* pattern,
                           const std::function<double(const SpotFigures&)>& of, bool lowIsWorst) {
    std::vector<double> values;
    for (const SpotFigures& figures : runs.figures)
        values.push_back(of(figures));
    const auto [low, high] = std::ranges::minmax(values);
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), pattern, median(values), lowIsWorst ? low : high);
    return text.data();
}

std::string resultOf(const Runs& runs) {
    return medianAndWorst(
               runs, "e %.3f (%.3f), ", [](const SpotFigures& f) { return f.efficiency; }, true)
           + medianAndWorst(
               runs, "u %.3f (%.3f), ", [](const SpotFigures& f) { return f.uniformity; }, true)
           + medianAndWorst(
               runs, "sigma %.2f (%.2f) %%", [](const SpotFigures& f) { return f.sigma; }, false);
}

/// Of the amplitudes at the first spots, with the pattern taken as it is.
double errorOf(const SpotDesign& design, const Runs& runs, std::size_t judged) {
    std::vector<SpotPlace> places = placesOf(design.spots);
    places.resize(judged);
    reference::Plane field(design.plate.size);
    for (std::size_t i = 0; i < field.samples.size(); ++i)
        field.samples[i] = reference::phasor(runs.last.pattern[i]);
    std::vector<std::complex<double>> sums(judged);
    reference::gatherAtSpots(field, spotsArgs(design, places), {sums, 0, field.shape.rows});
    double wrong = 0, whole = 0;
    for (std::size_t r = 0; r < judged; ++r) {
        const double right = std::abs(sums[r]) / static_cast<double>(field.shape.count());
        wrong += std::pow(std::sqrt(static_cast<double>(runs.lastPowers[r])) - right, 2);
        whole += right * right;
    }
    return std::sqrt(wrong / whole);
}

BenchRow rowOf(const SpotJob& job, const ComputeDevice& device, const MachinePeaks& peaks,
               JobControl& control) {
    const Plan planned = planSpots(job.design);
    const Runs runs = runsOf(job, device, control);
    const ComputeDeviceInfo info = device.info();
    const bool hasRounds = spotAlgorithm(job.design.algorithm).round != nullptr;
    const double rounds = static_cast<double>(job.design.stop.rounds + 1);
    const double pairs = hasRounds ? planned.pairs : planned.pairs / rounds;
    const double seconds = median(runs.seconds);
    // A complex product, as three real ones in products of matrices.
    const double multiplyAddsPerPair = job.eachPair ? 4 : 3;
    constexpr std::size_t judged = 4;
    return {.benchmark = "spots",
            .subject = job.subject,
            .device = info.id,
            .runs = static_cast<int>(runs.seconds.size()),
            .seconds = seconds,
            .rate = pairs / seconds,
            .unit = "pairs",
            .error = errorOf(job.design, runs, judged),
            .errorOf = "4 spots",
            .memory = planned.bytes,
            .share = info.backend == "cpu"
                         ? pairs * multiplyAddsPerPair / seconds / peaks.multiplyAdds
                         : 0,
            .remark = resultOf(runs)};
}

std::vector<BenchRow> measure(const BenchChoice&, const ComputeDevice& device,
                              const MachinePeaks& peaks, JobControl& control) {
    std::vector<SpotJob> jobs = gridJobs();
    for (const auto& more : {randomJobs(), pairedJobs()})
        jobs.insert(jobs.end(), more.begin(), more.end());
    std::erase_if(jobs,
                  [&](const SpotJob& job) { return !offersSpots(device, job.design.geometry); });
    const auto all = static_cast<double>(jobs.size());
    std::vector<BenchRow> rows;
    for (const SpotJob& job : jobs) {
        const auto done = static_cast<double>(rows.size());
        const JobShare share(control, done / all, (done + 1) / all);
        rows.push_back(rowOf(job, device, peaks, control));
    }
    return rows;
}

BenchRow publishedRow(const char* subject, const char* device, double seconds, const char* remark) {
    BenchRow row;
    row.benchmark = "spots";
    row.subject = subject;
    row.device = device;
    row.seconds = seconds;
    row.unit = "pairs";
    row.remark = remark;
    return row;
}

std::vector<BenchRow> published() {
    constexpr auto* tesla = "Tesla C2075";
    constexpr auto* miyata = "Miyata et al., Speed-up of CGH design by using GPU";
    return {publishedRow("gs, 10x10 spots, 768x768, 30 rounds", "-", 0,
                         "e 0.94, u 0.60, sigma 17 %; Di Leonardo et al., Opt. Express 15, 1913"),
            publishedRow("wgs, 10x10 spots, 768x768, 30 rounds", "-", 0,
                         "e 0.93, u 0.99, sigma 1 %; Di Leonardo et al., Opt. Express 15, 1913"),
            publishedRow("ora, 128 spots, 512x512, 20 rounds", tesla, 6.05, miyata),
            publishedRow("ora, 512 spots, 512x512, 20 rounds", tesla, 12.6, miyata),
            publishedRow("ora, 1024 spots, 512x512, 20 rounds", tesla, 20.9, miyata)};
}

const Benchmark entry{"spots", "spots of light by every algorithm; median (worst) of 20 seeds",
                      &measure, &published};

} // namespace

const Benchmark& bench_spots_entry() {
    return entry;
}

} // namespace fringe
