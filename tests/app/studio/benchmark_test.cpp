// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/benchmark.h"

#include "app/studio/studio.h"
#include "tests/app/studio/both_runners.h"

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace fringe {

constexpr int patience = 120'000; ///< [ms] for a busy machine

/// Measuring and saving, on threads and in line.
class BenchmarkTest : public QObject {
    Q_OBJECT

    static BenchmarkWish smallWish() {
        BenchmarkWish wish;
        wish.choice.names = {"points"};
        wish.choice.values = {
            {"method", {"exact", "fresnel"}}, {"points", {10, 512}}, {"size", {"80x64"}}};
        wish.devices = {"cpu"};
        return wish;
    }

    static QByteArray contentOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

  private slots:
    void rowsComeOneByOneBeforeTheFiguresOfOthers_data() { bothRunners(); }
    void rowsComeOneByOneBeforeTheFiguresOfOthers() {
        const auto runner = rowRunner();
        Studio studio{*runner};
        QSignalSpy changes(&studio.benchmark(), &BenchmarkStore::changed);
        startBenchmark(studio, smallWish());
        QTRY_VERIFY_WITH_TIMEOUT(!studio.jobs().isBusy() && !studio.benchmark().isRunning(),
                                 patience);
        const std::vector<BenchRow> rows = studio.benchmark().rows();
        QVERIFY(rows.size() > 4);
        for (std::size_t i = 0; i < rows.size(); ++i)
            QCOMPARE(rows[i].published, i >= 4);
        QCOMPARE(rows[0].what.text("method"), std::string("exact"));
        QCOMPARE(rows[3].what.points(), 512);
        QVERIFY(rows[0].direct && !rows[3].direct);
        QVERIFY(rows[0].seconds > 0 && rows[0].error > 0 && rows[0].error < 1e-4);
        QVERIFY(studio.benchmark().peaks().multiplyAdds > 0);
        QVERIFY(changes.count() >= 6);
    }

    void cancellingKeepsWhatWasMeasured() {
        ThreadRunner runner;
        Studio studio{runner};
        BenchmarkWish wish = smallWish();
        wish.choice.names = {"errors"};
        wish.choice.values.erase("method");
        const int job = startBenchmark(studio, wish);
        const std::size_t others = publishedFigures(wish.choice).size();
        QTRY_VERIFY_WITH_TIMEOUT(studio.benchmark().rows().size() > others, patience);
        studio.jobs().cancel(job);
        QTRY_VERIFY_WITH_TIMEOUT(!studio.jobs().isBusy(), patience);
        QVERIFY(!studio.benchmark().isRunning());
        QVERIFY(studio.benchmark().rows().size() > others);
        QCOMPARE(studio.jobs().list().find(job)->state, JobState::Cancelled);
    }

    void anAbsentDeviceIsSaid_data() { bothRunners(); }
    void anAbsentDeviceIsSaid() {
        const auto runner = rowRunner();
        Studio studio{*runner};
        QSignalSpy posted(&studio.notices(), &Notices::posted);
        BenchmarkWish wish = smallWish();
        wish.devices = {"cuda:77"};
        startBenchmark(studio, wish);
        QTRY_COMPARE_WITH_TIMEOUT(posted.count(), 1, patience);
        QTRY_VERIFY_WITH_TIMEOUT(!studio.benchmark().isRunning(), patience);
    }

    void whatWasMeasuredIsSaved_data() { bothRunners(); }
    void whatWasMeasuredIsSaved() {
        const auto runner = rowRunner();
        Studio studio{*runner};
        const QTemporaryDir folder;
        startBenchmark(studio, smallWish());
        QTRY_VERIFY_WITH_TIMEOUT(!studio.jobs().isBusy(), patience);
        QImage picture(3, 2, QImage::Format_RGB32);
        picture.fill(Qt::red);
        for (const char* name : {"a.json", "a.csv", "a.png"})
            startBenchmarkSave(studio, folder.filePath(QLatin1String(name)), picture);
        QTRY_VERIFY_WITH_TIMEOUT(!studio.jobs().isBusy(), patience);
        const auto rows = QJsonDocument::fromJson(contentOf(folder.filePath("a.json")))["rows"];
        QCOMPARE(rows.toArray().size(), std::ssize(studio.benchmark().rows()));
        QCOMPARE(rows[0]["method"].toString(), QStringLiteral("exact"));
        QVERIFY(contentOf(folder.filePath("a.csv")).startsWith("benchmark,"));
        QCOMPARE(QImage(folder.filePath("a.png")).size(), picture.size());
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::BenchmarkTest)
#include "benchmark_test.moc"
