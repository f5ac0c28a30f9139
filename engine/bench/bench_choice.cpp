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
    const Plate plate{.size = one.size};
    return pointDesign(one, plate,
                       randomCloud(one.count, plate, {one.distance, 0.02 * one.distance}));
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
    Race(const BenchCase& one, const std::vector<std::string>& methods, const BenchRun& run)
        : run_(run) {
        Design design = designOf(one);
        for (const std::string& method : methods) {
            design.sources.front().method.key = method;
            const Plan planned =
                plan(design, {.device = run.device.capabilities(), .reconstructing = false});
            if (planned.runnable() && planned.error <= 1.5 * one.tolerance)
                contenders_.push_back({design, planned, rowFor(one, method)});
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
    BenchRow rowFor(BenchCase one, const std::string& method) const {
        one.method = method;
        BenchRow row;
        row.benchmark = "choice";
        row.subject = caseText(one) + ", " + formatLength(Length(one.distance)) + " away";
        row.device = run_.device.info().id;
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
        if (error.relative > contender.row.what.tolerance) {
            contender.times.clear();
            contender.row.remark = message(FRINGE_MARK("above the tolerance of {0}"),
                                           formatRounded(contender.row.what.tolerance));
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
        row.runs = static_cast<int>(times.size());
        row.seconds = contender.typical();
        row.rate = planned.pairs / row.seconds;
        row.unit = FRINGE_MARK("eff. pairs");
        row.overFastest = row.seconds / fastest;
        row.forecast = planned.seconds;
        row.remark = message(FRINGE_MARK("{0} x the fastest; {1}"), formatRounded(row.overFastest),
                             toleranceKept(row.what, planned.method().key));
    }

    const BenchRun& run_;
    std::vector<Contender> contenders_;
};

std::vector<BenchCase> casesOf(const BenchChoice& choice) {
    std::vector<BenchCase> cases;
    for (const Shape size : orElse(choice.sizes, {{1080, 1920}}))
        for (const std::int64_t points :
             orElse(choice.points, {512, 1024, 10'000, 65'000, 1'000'000}))
            for (const double distance : orElse(choice.distances, {0.05, 0.2, 0.5, 2}))
                for (const double tolerance : orElse(choice.tolerances, {1e-2, 2e-3, 1e-4})) {
                    BenchCase one{"", points, size, tolerance};
                    one.distance = distance;
                    cases.push_back(one);
                }
    return cases;
}

void measure(const BenchChoice& choice, const BenchRun& run) {
    const std::vector<BenchCase> cases = casesOf(choice);
    const std::vector<std::string> methods = chosenMethods(choice);
    const double all = static_cast<double>(cases.size());
    double done = 0;
    for (const BenchCase& one : cases) {
        const JobShare share(run.control, done / all, (done + 1) / all);
        Race race(one, methods, run);
        race.run();
        race.report();
        ++done;
    }
}

} // namespace

extern const Benchmark bench_choice{
    "choice", FRINGE_MARK("Choice of the method"),
    FRINGE_MARK("every method that keeps a tolerance against the exact wave, beside what the "
                "method auto takes"),
    &measure};

} // namespace fringe
