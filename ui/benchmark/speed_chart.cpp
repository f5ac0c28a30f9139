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

bool isOfPoints(const BenchRow& row) {
    return (row.benchmark == "points" || row.benchmark == "tables") && row.seconds > 0;
}

bool isOfTransforms(const BenchRow& row) {
    return row.benchmark == "fft" && row.seconds > 0;
}

/// Rows of one kind.
std::vector<BenchRow> shownOf(std::vector<BenchRow> rows) {
    const auto isShown = std::ranges::any_of(rows, isOfPoints) ? isOfPoints : isOfTransforms;
    std::erase_if(rows, [&](const BenchRow& row) { return !isShown(row); });
    return rows;
}

Varied variedIn(const std::vector<BenchRow>& rows) {
    std::set<std::string> devices;
    std::set<double> tolerances;
    std::set<std::int64_t> sizes;
    std::set<bool> parts;
    for (const BenchRow& row : rows)
        if (!row.published) {
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
    const QString size = bench_text::size(row.what.size);
    QStringList lines{
        bench_text::method(row),
        QString::fromStdString(row.device),
        row.what.count > 0
            ? SpeedChart::tr("%1 points, %2").arg(bench_text::points(row.what.count), size)
            : size,
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

BarChart speedChart(const std::vector<BenchRow>& all, SpeedQuantity quantity) {
    const std::vector<BenchRow> rows = shownOf(all);
    const bool rate = quantity == SpeedQuantity::Rate;
    const bool ofTransforms = std::ranges::any_of(rows, isOfTransforms);
    BarChart chart;
    chart.groupTitle = ofTransforms ? SpeedChart::tr("Pixels") : SpeedChart::tr("Points");
    const QString rateTitle = ofTransforms ? SpeedChart::tr("Samples per second")
                                           : SpeedChart::tr("Point-pixel pairs per second");
    chart.valueTitle = rate ? rateTitle : SpeedChart::tr("Time");
    chart.format = rate ? prefixedNumber : bench_text::seconds;
    const Varied varied = variedIn(rows);
    std::map<std::pair<std::int64_t, std::int64_t>, BarGroup> groups; ///< by points and samples
    for (const BenchRow& row : rows) {
        const auto samples = varied.sizes || ofTransforms ? row.what.size.count() : 0;
        BarGroup& group = groups[{row.what.count, samples}];
        QStringList title{bench_text::points(row.what.count)};
        if (samples > 0)
            title << bench_text::size(row.what.size);
        title.removeAll({});
        group.title = title.join(QLatin1Char('\n'));
        if (const Bar bar = barOf(row, varied, quantity); !isThere(group, bar))
            group.bars.push_back(bar);
    }
    for (const auto& [key, group] : groups)
        chart.groups.push_back(group);
    return chart;
}

} // namespace fringe
