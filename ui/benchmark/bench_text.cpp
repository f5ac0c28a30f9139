// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/benchmark/bench_text.h"

#include "app/jobs/job_text.h"
#include "app/text/localised.h"
#include "app/text/numbers.h"
#include "app/text/source_text.h"
#include "engine/model/choice.h"
#include "engine/model/units.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace fringe {
namespace {

struct BenchText {
    Q_DECLARE_TR_FUNCTIONS(fringe::BenchText)
};

} // namespace

QString bench_text::method(const BenchRow& row) {
    const std::string method = row.what.text("method");
    if (method.empty())
        return QString::fromStdString(row.subject);
    if (row.published)
        return QString::fromStdString(method);
    const auto info = std::ranges::find(methodInfos(), method, &ChoiceInfo::key);
    return localisedMark(info == methodInfos().end() ? method.c_str() : (*info)->label);
}

QString bench_text::seconds(double seconds) {
    if (seconds <= 0)
        return {};
    const QLocale locale;
    return seconds < 0.9995 ? BenchText::tr("%1 ms").arg(locale.toString(1e3 * seconds, 'g', 3))
                            : BenchText::tr("%1 s").arg(locale.toString(seconds, 'g', 3));
}

QString bench_text::rate(const BenchRow& row) {
    if (row.rate <= 0)
        return {};
    //: a speed: number (with metric prefix), unit; "52 G pairs/s"
    return BenchText::tr("%1 %2/s").arg(prefixedNumber(row.rate), localisedMark(row.unit.c_str()));
}

QString bench_text::error(double error) {
    return error > 0 ? powerText(error) : QString();
}

QString bench_text::share(double share) {
    return share > 0 ? BenchText::tr("%1 %").arg(QLocale().toString(100 * share, 'f', 1))
                     : QString();
}

QString bench_text::memory(std::uint64_t bytes) {
    return bytes > 0 ? QLocale().formattedDataSize(static_cast<qint64>(bytes), 1) : QString();
}

QString bench_text::value(const BenchRow& row, const std::string& key) {
    static const std::vector<BenchAxis> all = benchAxes();
    const auto found = row.what.find(key);
    if (found == row.what.end())
        return {};
    const ParameterInfo& info =
        std::ranges::find(all, key, [](const BenchAxis& axis) { return axis.info.key; })->info;
    if (const auto* count = std::get_if<std::int64_t>(&found->second))
        return QLocale().toString(static_cast<qlonglong>(*count));
    if (const auto* on = std::get_if<bool>(&found->second))
        return *on ? localisedMark(info.label) : QString();
    if (info.kind == ValueKind::Length)
        return localNumber(legibleLength(Length(std::get<double>(found->second))));
    return key == "size"
               ? valueText(info, found->second).replace(QLatin1Char('x'), QStringLiteral(" × "))
               : valueText(info, found->second);
}

double bench_text::number(const BenchRow& row, const std::string& key) {
    if (key == "size")
        return static_cast<double>(row.what.shape().count());
    const auto found = row.what.find(key);
    const Value value = found == row.what.end() ? Value(0.0) : found->second;
    const auto* count = std::get_if<std::int64_t>(&value);
    const auto* real = std::get_if<double>(&value);
    return count ? static_cast<double>(*count) : real ? *real : 0;
}

bool isAboveTolerance(const BenchRow& row) {
    const double tolerance = row.what.number("tolerance");
    return tolerance > 0 && row.error > tolerance;
}

QString errorSummary(const std::vector<BenchRow>& all) {
    std::vector<BenchRow> rows = all;
    std::erase_if(rows, [](const BenchRow& row) {
        return row.benchmark != "errors" || row.what.number("tolerance") <= 0 || row.runs == 0;
    });
    if (rows.empty())
        return {};
    if (const auto above = std::ranges::count_if(rows, isAboveTolerance); above > 0)
        return BenchText::tr("%n error(s) above the tolerance asked.", nullptr,
                             static_cast<int>(above));
    const BenchRow& worst = *std::ranges::max_element(
        rows, {}, [](const BenchRow& row) { return row.error / row.what.number("tolerance"); });
    return BenchText::tr("No error is above the tolerance asked. Nearest to it: %1 with %2 of %3, "
                         "at %4 and a pitch of %5.")
        .arg(bench_text::method(worst), bench_text::error(worst.error),
             bench_text::error(worst.what.number("tolerance")),
             bench_text::value(worst, "distance"), bench_text::value(worst, "pitch"));
}

const BenchRow* directRow(const std::vector<BenchRow>& rows, const BenchRow& like) {
    const BenchRow* fastest = nullptr;
    for (const BenchRow& row : rows) {
        const bool fits = row.direct && row.rate > 0 && row.device == like.device
                          && row.what.points() == like.what.points()
                          && row.what.shape() == like.what.shape()
                          && row.benchmark == like.benchmark;
        if (fits && (!fastest || row.rate > fastest->rate))
            fastest = &row;
    }
    return fastest;
}

} // namespace fringe
