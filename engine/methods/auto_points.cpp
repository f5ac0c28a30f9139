// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/method.h"
#include "engine/methods/sum_choice.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <array>

namespace fringe {
namespace {

/// What the choice is among, all against the exact wave. The first of equals is taken.
constexpr std::array candidates{"exact", "nufft", "fresnel"};

/// The estimate of Fresnel's error may be that much too small.
constexpr double modelMargin = 2;

/// An approximate wave leaves half of the tolerance to the sum.
ParameterValues halved(ParameterValues values) {
    values["tolerance"] = pointSumChoice({}, values).tolerance / 2;
    return values;
}

struct Candidate {
    const Method* method = nullptr;
    Forecast forecast;
    double exactSeconds = 0; ///< of the direct sum
};

bool isGood(const Forecast& forecast, double tolerance) {
    return forecast.offered && !forecast.refusal
           && modelMargin * (forecast.error - tolerance) <= tolerance / 2;
}

/// The fastest by the cost model of what keeps the tolerance: the same on every run.
Candidate choose(const MethodInput& input, const Capabilities& device) {
    const double tolerance = pointSumChoice({}, input.values).tolerance;
    Candidate choice;
    for (const char* key : candidates) {
        const Method& method = methodOf(key);
        const Forecast forecast = method.forecast(input, device);
        if (method.info.key == "exact")
            choice.exactSeconds = forecast.seconds;
        const bool isFirst = choice.method == nullptr;
        if (isFirst
            || (isGood(forecast, tolerance)
                && (!choice.forecast.offered || forecast.seconds < choice.forecast.seconds))) {
            choice.method = &method;
            choice.forecast = forecast;
        }
    }
    return choice;
}

/// Why the method is chosen. Time is only compared: what is expected stands in the plan, which also
/// knows the pace of the machine.
Message reasonFor(const Candidate& choice, double tolerance) {
    const ChoiceInfo& info = choice.method->info;
    const Message name = message("{0} ({1})", info.key, info.label);
    const std::string faster = formatRounded(choice.exactSeconds / choice.forecast.seconds);
    const std::string allowed = formatRounded(tolerance);
    if (info.key == "exact")
        return message(FRINGE_MARK("Chosen: {0}; at a tolerance of {1} no other method of this "
                                   "device is faster here."),
                       name, allowed);
    if (info.key == "fresnel")
        return message(FRINGE_MARK("Chosen: {0}, about {1} times as fast as the direct exact sum; "
                                   "it differs from the exact wave by about {3} only, where {2} is "
                                   "tolerated."),
                       name, faster, allowed, formatRounded(choice.forecast.error - tolerance));
    return message(FRINGE_MARK("Chosen: {0}, about {1} times as fast as the direct exact sum at a "
                               "tolerance of {2}."),
                   name, faster, allowed);
}

Forecast forecast(const MethodInput& input, const Capabilities& device) {
    const Candidate choice = choose(input, device);
    Forecast forecast = choice.forecast;
    const std::string& key = choice.method->info.key;
    forecast.other = {key, key == "fresnel" ? halved(input.values) : input.values};
    forecast.error = pointSumChoice({}, input.values).tolerance;
    forecast.notes = {reasonFor(choice, pointSumChoice({}, input.values).tolerance)};
    return forecast;
}

} // namespace

extern const Method auto_points{
    {
        "auto",
        FRINGE_MARK("Automatic"),
        FRINGE_MARK("The fastest method that keeps the tolerance against the exact wave; the notes "
                    "of the result say which and why."),
        {windowParameter(), toleranceParameter()},
    },
    forecast,
    nullptr,
};

} // namespace fringe
