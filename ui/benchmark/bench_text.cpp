// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/benchmark/bench_text.h"

#include "app/jobs/job_text.h"
#include "app/text/localised.h"
#include "app/text/numbers.h"
#include "engine/model/choice.h"

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
    if (row.what.method.empty())
        return QString::fromStdString(row.subject);
    const auto info = std::ranges::find(methodInfos(), row.what.method, &ChoiceInfo::key);
    if (row.published)
        return QString::fromStdString(row.what.method);
    return localisedMark(info == methodInfos().end() ? row.what.method.c_str() : (*info)->label);
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

QString bench_text::size(Shape size) {
    return size.count() > 0 ? QStringLiteral("%1 × %2").arg(size.cols).arg(size.rows) : QString();
}

QString bench_text::points(std::int64_t count) {
    return count > 0 ? QLocale().toString(static_cast<qlonglong>(count)) : QString();
}

const BenchRow* directRow(const std::vector<BenchRow>& rows, const BenchRow& like) {
    const BenchRow* fastest = nullptr;
    for (const BenchRow& row : rows) {
        const bool fits = row.direct && row.rate > 0 && row.device == like.device
                          && row.what.count == like.what.count && row.what.size == like.what.size
                          && row.benchmark == like.benchmark;
        if (fits && (!fastest || row.rate > fastest->rate))
            fastest = &row;
    }
    return fastest;
}

} // namespace fringe
