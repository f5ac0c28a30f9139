// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/case_rows.h"

#include "engine/methods/method.h"
#include "engine/model/units.h"

namespace fringe {

std::string sizeText(Shape size) {
    return std::to_string(size.cols) + 'x' + std::to_string(size.rows);
}

std::string caseText(const BenchCase& one) {
    return one.method + ", " + (one.cloud ? one.cloud.name + ", " : "") + std::to_string(one.count)
           + " points, " + sizeText(one.size)
           + (one.cloud
                  ? ", " + formatLength(Length(parseNumber(formatRounded(one.distance)))) + " away"
                  : "")
           + (one.realPart ? ", real part" : "");
}

BenchRow leftOut(BenchRow row, const Message& why) {
    row.remark = message(FRINGE_MARK("left out: {0}"), why);
    return row;
}

Message toleranceKept(const BenchCase& one, const std::string& byMethod) {
    const std::string tolerance = formatRounded(one.tolerance);
    return byMethod == one.method
               ? message(FRINGE_MARK("tolerance {0}"), tolerance)
               : message(FRINGE_MARK("tolerance {0}, by {1}"), tolerance, byMethod);
}

std::vector<std::string> chosenMethods(const BenchChoice& choice) {
    std::vector<std::string> keys;
    for (const std::string& key : choice.methods)
        keys.push_back(methodOf(key).info.key);
    if (keys.empty())
        for (const Method* method : allMethods())
            keys.push_back(method->info.key);
    return keys;
}

Hologram computedFor(const Design& design, const Plan& made, const BenchRun& run) {
    return inMemory(taken(compute(design, made, run.device, run.control)).hologram);
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
