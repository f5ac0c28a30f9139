// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/benchmark/speed_chart.h"

#include "app/jobs/job_text.h"
#include "app/text/localised.h"
#include "ui/benchmark/bench_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace fringe {
namespace {

struct SpeedChart {
    Q_DECLARE_TR_FUNCTIONS(fringe::SpeedChart)
};

/// What tells rows of one method apart, where there is more than one of it.
struct Varied {
    bool devices = false, tolerances = false, sizes = false, parts = false;
};

bool isShown(const BenchRow& row) {
    return (row.benchmark == "points" || row.benchmark == "tables") && row.seconds > 0;
}

Varied variedIn(const std::vector<BenchRow>& rows) {
    std::set<std::string> devices;
    std::set<double> tolerances;
    std::set<std::int64_t> sizes;
    std::set<bool> parts;
    for (const BenchRow& row : rows)
        if (isShown(row) && !row.published) {
            devices.insert(row.device);
            tolerances.insert(row.what.tolerance);
            sizes.insert(row.what.size.count());
            parts.insert(row.what.realPart);
        }
    return {devices.size() > 1, tolerances.size() > 1, sizes.size() > 1, parts.size() > 1};
}

QString nameOf(const BenchRow& row, const Varied& varied) {
    if (row.published)
        return SpeedChart::tr("Published by others");
    QStringList parts{bench_text::method(row)};
    if (varied.devices)
        parts << QString::fromStdString(row.device);
    if (varied.tolerances)
        parts << bench_text::error(row.what.tolerance);
    if (varied.parts && row.what.realPart)
        parts << SpeedChart::tr("real part");
    return parts.join(QStringLiteral(", "));
}

QString toldOf(const BenchRow& row) {
    QStringList lines{bench_text::method(row),
                      QString::fromStdString(row.device),
                      SpeedChart::tr("%1 points, %2")
                          .arg(bench_text::points(row.what.count), bench_text::size(row.what.size)),
                      bench_text::seconds(row.seconds),
                      bench_text::rate(row),
                      localised(row.remark)};
    lines.removeAll({});
    return lines.join(QLatin1Char('\n'));
}

Bar barOf(const BenchRow& row, const Varied& varied, SpeedQuantity quantity) {
    const Bar::Fill measured = row.direct ? Bar::Fill::Pale : Bar::Fill::Solid;
    return {nameOf(row, varied), row.published ? Bar::Fill::Hatched : measured,
            quantity == SpeedQuantity::Rate ? row.rate : row.seconds, toldOf(row),
            row.published ? QString::fromStdString(row.device) : QString()};
}

/// Figures of others belong to more than one benchmark.
bool isThere(const BarGroup& group, const Bar& bar) {
    return bar.fill == Bar::Fill::Hatched
           && std::ranges::find(group.bars, bar.told, &Bar::told) != group.bars.end();
}

} // namespace

BarChart speedChart(const std::vector<BenchRow>& rows, SpeedQuantity quantity) {
    const bool rate = quantity == SpeedQuantity::Rate;
    BarChart chart;
    chart.groupTitle = SpeedChart::tr("Points");
    chart.valueTitle =
        rate ? SpeedChart::tr("Point-pixel pairs per second") : SpeedChart::tr("Time");
    chart.format = rate ? prefixedNumber : bench_text::seconds;
    const Varied varied = variedIn(rows);
    std::map<std::pair<std::int64_t, std::int64_t>, BarGroup> groups; ///< by points and samples
    for (const BenchRow& row : rows) {
        if (!isShown(row))
            continue;
        const auto samples = varied.sizes ? row.what.size.count() : 0;
        BarGroup& group = groups[{row.what.count, samples}];
        group.title = bench_text::points(row.what.count);
        if (samples > 0)
            group.title += QLatin1Char('\n') + bench_text::size(row.what.size);
        if (const Bar bar = barOf(row, varied, quantity); !isThere(group, bar))
            group.bars.push_back(bar);
    }
    for (const auto& [key, group] : groups)
        chart.groups.push_back(group);
    return chart;
}

} // namespace fringe
