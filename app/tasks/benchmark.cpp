// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/benchmark.h"

#include "app/tasks/export.h"
#include "app/tasks/reporting.h"
#include "engine/bench/report.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>

namespace fringe {
namespace {

struct BenchmarkTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::BenchmarkTask)
};

/// Does `change` to the store on its own thread, in the order of the calls.
template <class Change> void tell(BenchmarkStore& store, Change change) {
    QMetaObject::invokeMethod(&store, [&store, change = std::move(change)] { change(store); });
}

/// True once all is measured.
bool measure(const BenchmarkWish& wish, BenchmarkStore& store, JobControl& control) {
    MachinePeaks peaks;
    inShares(control, wish.devices.size(), [&](std::size_t i) {
        const ComputeDevice device = ComputeDevice::open(wish.devices[i], {}, &control);
        if (i == 0) {
            peaks = measurePeaks();
            tell(store, [peaks](BenchmarkStore& on) { on.setPeaks(peaks); });
        }
        measureBenchmarks({wish.choice, device, peaks, control, [&store](const BenchRow& row) {
                               tell(store, [row](BenchmarkStore& on) { on.add(row); });
                           }});
    });
    return true;
}

QByteArray contentOf(const QString& path, const BenchmarkStore& store, const QImage& picture) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QStringLiteral("csv"))
        return QByteArray::fromStdString(benchCsv(store.rows()));
    if (suffix == QStringLiteral("json"))
        return QByteArray::fromStdString(benchJson(store.rows(), store.peaks()).dump(2) + '\n');
    QByteArray bytes;
    QBuffer buffer(&bytes);
    picture.save(&buffer, "PNG");
    return bytes;
}

} // namespace

int startBenchmark(Studio& studio, const BenchmarkWish& wish) {
    BenchmarkStore& store = studio.benchmark();
    store.begin(publishedFigures(wish.choice));
    const auto work = [wish, &store](JobControl& control) {
        return outcomeOf([&] { return measure(wish, store, control); });
    };
    const auto finish =
        [&studio, report = reportingFailure<bool>(studio, [](bool) {})](Outcome<bool> outcome) {
            report(std::move(outcome));
            studio.benchmark().end();
        };
    QStringList devices;
    for (const std::string& id : wish.devices)
        devices << QString::fromStdString(id);
    return studio.jobs().start<bool>({[] { return BenchmarkTask::tr("Benchmark"); },
                                      queues::compute(), devices.join(QStringLiteral(", "))},
                                     &studio, work, finish);
}

void startBenchmarkSave(Studio& studio, const QString& path, const QImage& picture) {
    startFileSave(studio, path, contentOf(path, studio.benchmark(), picture));
}

} // namespace fringe
