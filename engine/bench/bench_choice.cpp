// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/benchmark.h"

#include "engine/accuracy/point_error.h"
#include "engine/bench/case_rows.h"
#include "engine/bench/median_time.h"
#include "engine/bench/random_cloud.h"
#include "engine/job/job_control.h"
#include "engine/model/units.h"
#include "engine/run/run.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

/// What is expected, or seen, to take so many times as long as the fastest is not timed, or not
/// timed again.
constexpr double hopeless = 10, slow = 3;
constexpr double mostSeconds = 20;
constexpr std::size_t leastRounds = 5, mostRounds = 15;
constexpr double longEnough = 2; ///< of all rounds [s]

Design designOf(const BenchCase& one) {
    const Plate plate{.size = one.shape()};
    const auto distance = one.number("distance");
    return pointDesign(one, plate, randomCloud(one.points(), plate, {distance, 0.02 * distance}));
}

/// A method in a race.
struct Contender {
    Design design;
    Plan planned;
    BenchRow row;
    std::vector<double> times{}; ///< [s]; empty: out of the race

    double typical() const { return times.empty() ? HUGE_VAL : medianOf(times); }
};

/// The methods that keep one tolerance against the exact wave, timed in turn, round after round: a
/// machine that slows down then slows all of them.
class Race {
  public:
    explicit Race(const BenchRun& run) : run_(run) {
        Design design = designOf(run.compared.front());
        for (const BenchCase& one : run.compared) {
            design.sources.front().method.key = one.text("method");
            const Plan planned =
                plan(design, {.device = run.device.capabilities(), .reconstructing = false});
            if (planned.runnable() && planned.error <= 1.5 * one.number("tolerance"))
                contenders_.push_back({design, planned, rowFor(one)});
        }
    }

    void run() {
        leaveOutHopeless();
        for (Contender& contender : contenders_)
            if (contender.row.remark.empty())
                judge(contender);
        const double fastest = leastTime();
        double spent = 0;
        for (std::size_t round = 1;
             round < leastRounds || (round < mostRounds && spent < longEnough); ++round)
            for (Contender& contender : contenders_)
                if (contender.typical() <= slow * fastest) {
                    time(contender);
                    spent += contender.times.back();
                }
    }

    void report() {
        const double fastest = leastTime();
        for (Contender& contender : contenders_) {
            if (!contender.times.empty())
                fill(contender, fastest);
            run_.found(contender.row);
        }
    }

  private:
    static BenchRow rowFor(const BenchCase& one) {
        BenchRow row;
        row.subject = caseText(one) + ", " + formatLength(Length(one.number("distance"))) + " away";
        row.what = one;
        return row;
    }

    void leaveOutHopeless() {
        double least = HUGE_VAL;
        for (const Contender& contender : contenders_)
            least = std::min(least, contender.planned.seconds);
        for (auto& [design, planned, row, times] : contenders_)
            if (planned.seconds > std::min(mostSeconds, hopeless * least))
                row =
                    leftOut(row, message(FRINGE_MARK("about {0}"), formatSeconds(planned.seconds)));
    }

    /// The first time, which also tells the error against the exact wave.
    void judge(Contender& contender) {
        const Hologram hologram = time(contender);
        const PointError error = errorOf(hologram, contender.design, {"exact"}, run_.control);
        contender.row.error = error.relative;
        contender.row.errorOf = error.of;
        if (const auto tolerance = contender.row.what.number("tolerance");
            error.relative > tolerance) {
            contender.times.clear();
            contender.row.remark =
                message(FRINGE_MARK("above the tolerance of {0}"), formatRounded(tolerance));
        }
    }

    Hologram time(Contender& contender) {
        Hologram hologram;
        contender.times.push_back(
            secondsOf([&] { hologram = computedFor(contender.planned, run_); }));
        return hologram;
    }

    double leastTime() const {
        double least = HUGE_VAL;
        for (const Contender& contender : contenders_)
            least = std::min(least, contender.typical());
        return least;
    }

    void fill(Contender& contender, double fastest) const {
        auto& [design, planned, row, times] = contender;
        row = timed(row, timedRuns(times), planned.pairs);
        row.unit = FRINGE_MARK("eff. pairs");
        row.overFastest = row.seconds / fastest;
        row.forecast = planned.seconds;
        row.remark = message(FRINGE_MARK("{0} x the fastest; {1}"), formatRounded(row.overFastest),
                             toleranceKept(row.what, planned.method().key));
    }

    const BenchRun& run_;
    std::vector<Contender> contenders_;
};

void measure(const BenchCase&, const BenchRun& run) {
    Race race(run);
    race.run();
    race.report();
}

} // namespace

extern const Benchmark bench_choice{
    "choice", FRINGE_MARK("Choice of the method"),
    FRINGE_MARK("every method that keeps a tolerance against the exact wave, beside "
                "what the method auto takes"),
    measure, [] {
        return std::vector{axes::size({"1920x1080"}),
                           axes::points({512, 1024, 10'000, 65'000, 1'000'000}),
                           axes::distance({0.05, 0.2, 0.5, 2.0}),
                           axes::tolerance({1e-2, 2e-3, 1e-4}), axes::method(true)};
    }};

} // namespace fringe
