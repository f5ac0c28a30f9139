// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/benchmark/speed_chart.h"

#include "app/jobs/job_text.h"
#include "app/text/localised.h"
#include "ui/benchmark/bench_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace fringe {
namespace {

struct SpeedChart {
    Q_DECLARE_TR_FUNCTIONS(fringe::SpeedChart)
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

/// What tells measured rows of one method apart, where there is more than one of it.
struct Varied {
    bool devices = false;
    std::vector<std::string> keys{};
    bool sizes = false;
};

Varied variedIn(std::vector<BenchRow> rows) {
    std::erase_if(rows, &BenchRow::published);
    const auto isVaried = [&](const auto& of) {
        return std::ranges::any_of(rows, [&](const auto& row) { return of(row) != of(rows[0]); });
    };
    Varied varied{isVaried([](const BenchRow& row) { return row.device; })};
    for (const BenchAxis& axis : benchAxes())
        if (const std::string& key = axis.info.key;
            isVaried([&](const BenchRow& row) { return bench_text::value(row, key); })) {
            varied.sizes |= key == "size";
            if (key != "size" && key != "points" && key != "method")
                varied.keys.push_back(key);
        }
    return varied;
}

QString nameOf(const BenchRow& row, const Varied& varied) {
    if (row.published)
        return SpeedChart::tr("Published by others");
    QStringList parts{bench_text::method(row)};
    if (varied.devices)
        parts << QString::fromStdString(row.device);
    for (const std::string& key : varied.keys)
        parts << bench_text::value(row, key);
    parts.removeAll({});
    return parts.join(QStringLiteral(", "));
}

QString toldOf(const BenchRow& row) {
    const QString size = bench_text::value(row, "size");
    QStringList lines{
        bench_text::method(row),
        QString::fromStdString(row.device),
        row.what.points() > 0
            ? SpeedChart::tr("%1 points, %2").arg(bench_text::value(row, "points"), size)
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
        const auto samples = varied.sizes || ofTransforms ? row.what.shape().count() : 0;
        BarGroup& group = groups[{row.what.points(), samples}];
        QStringList title{bench_text::value(row, "points")};
        if (samples > 0)
            title << bench_text::value(row, "size");
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
