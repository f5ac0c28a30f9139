// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/estimate.h"

#include "app/jobs/job_text.h"
#include "app/text/numbers.h"
#include "engine/model/units.h"

#include <QCoreApplication>
#include <QStringList>

namespace fringe {
namespace {

struct EstimateText {
    Q_DECLARE_TR_FUNCTIONS(fringe::EstimateText)
};

QString listOf(const QStringList& parts) {
    //: between the parts of a list
    return parts.join(EstimateText::tr(", "));
}

QString timeText(const HologramResult& result) {
    const QString measured = durationText(result.seconds);
    if (result.expected <= 0)
        return measured;
    //: a time that was measured, and the one that was expected
    return EstimateText::tr("%1 (%2 expected)").arg(measured, durationText(result.expected));
}

} // namespace

QString estimateText(const Plan& plan) {
    if (plan.bytes == 0)
        return {}; // nothing to compute yet
    QStringList parts;
    if (plan.pairs > 0)
        parts << EstimateText::tr("%1 point-pixels").arg(prefixedNumber(plan.pairs));
    parts << EstimateText::tr("%1 of memory").arg(localNumber(formatBytes(plan.bytes)));
    if (plan.deviceBytes > 0)
        parts
            << EstimateText::tr("%1 on the device").arg(localNumber(formatBytes(plan.deviceBytes)));
    if (plan.seconds > 0)
        parts << EstimateText::tr("about %1").arg(durationText(plan.seconds));
    if (plan.error > 0)
        parts << EstimateText::tr("error at most %1").arg(powerText(plan.error));
    return EstimateText::tr("Expected: %1").arg(listOf(parts));
}

QString measuredText(const HologramResult& result, std::optional<double> error) {
    if (!result.hologram || result.seconds <= 0)
        return {};
    QStringList parts{timeText(result)};
    if (error)
        parts << EstimateText::tr("error %1").arg(powerText(*error));
    return EstimateText::tr("Measured: %1").arg(listOf(parts));
}

} // namespace fringe
