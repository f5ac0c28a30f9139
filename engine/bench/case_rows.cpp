// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/case_rows.h"

#include "engine/model/units.h"

namespace fringe {

std::string sizeText(Shape size) {
    return std::to_string(size.cols) + 'x' + std::to_string(size.rows);
}

std::string caseText(const BenchCase& one) {
    const bool isOfCloud = one.contains("cloud");
    const Length distance(parseNumber(formatRounded(one.number("distance"))));
    return one.text("method") + ", " + (isOfCloud ? one.text("cloud") + ", " : "")
           + std::to_string(one.points()) + " points, " + one.text("size")
           + (isOfCloud ? ", " + formatLength(distance) + " away" : "")
           + (one.isRealPart() ? ", real part" : "");
}

BenchRow leftOut(BenchRow row, const Message& why) {
    row.remark = message(FRINGE_MARK("left out: {0}"), why);
    return row;
}

Message toleranceKept(const BenchCase& one, const std::string& byMethod) {
    const std::string tolerance = formatRounded(one.number("tolerance"));
    return byMethod == one.text("method")
               ? message(FRINGE_MARK("tolerance {0}"), tolerance)
               : message(FRINGE_MARK("tolerance {0}, by {1}"), tolerance, byMethod);
}

BenchRow timed(BenchRow row, const TimedRuns& time, double amount) {
    row.runs = time.runs;
    row.seconds = time.median;
    row.rate = amount / time.median;
    return row;
}

Hologram computedFor(const Plan& made, const BenchRun& run) {
    return inMemory(*taken(compute(made, {run.device, run.control})).field());
}

double relativeError(const Field& field, const reference::Plane& right) {
    const Field here = inMemory(field);
    const std::span<const Complex> samples = here.samples();
    double wrong = 0, whole = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        wrong += std::norm(reference::Sample(samples[i]) - right.samples[i]);
        whole += std::norm(right.samples[i]);
    }
    return std::sqrt(wrong / whole);
}

} // namespace fringe
