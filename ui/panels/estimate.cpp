// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/estimate.h"

#include "app/jobs/job_text.h"
#include "engine/model/units.h"

#include <QCoreApplication>
#include <QLocale>

namespace fringe {
namespace {

struct Estimate {
    Q_DECLARE_TR_FUNCTIONS(fringe::Estimate)
};

/// "23.5 MiB" with the decimal point of the language.
QString memoryText(std::uint64_t bytes) {
    return QString::fromStdString(formatBytes(bytes))
        .replace(QLatin1Char('.'), QLocale().decimalPoint());
}

} // namespace

QString estimateText(const Plan& plan) {
    const QString memory = memoryText(plan.bytes);
    if (plan.pairs <= 0)
        return plan.seconds > 0
                   ? Estimate::tr("%1 of memory, about %2").arg(memory, durationText(plan.seconds))
                   : Estimate::tr("%1 of memory").arg(memory);
    const QString pairs = prefixedNumber(plan.pairs);
    if (plan.seconds > 0)
        return Estimate::tr("%1 point-pixels, %2 of memory, about %3")
            .arg(pairs, memory, durationText(plan.seconds));
    return Estimate::tr("%1 point-pixels, %2 of memory").arg(pairs, memory);
}

} // namespace fringe
