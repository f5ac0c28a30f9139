// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/window_bench.h"
#include "ui/benchmark/benchmark_form.h"
#include "ui/benchmark/benchmark_window.h"
#include "ui/plots/grouped_bars.h"

#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QTableView>

namespace fringe {

constexpr int patience = 120'000; ///< [ms] for a busy machine

/// The benchmark window on a whole studio.
class BenchmarkWindowTest : public QObject {
    Q_OBJECT

    template <class RunnerType> struct Opened : WindowBenchOn<RunnerType> {
        Opened() {
            this->action(QStringLiteral("benchmark"))->trigger();
            window = this->WindowBenchOn<RunnerType>::window.template findChild<BenchmarkWindow*>();
            list("benchmark-method")->setChecked({"exact", "fresnel"});
            part<QLineEdit>("benchmark-points")->setText(QStringLiteral("512"));
            part<QLineEdit>("benchmark-size")->setText(QStringLiteral("512 × 512"));
            start = part<QPushButton>("benchmarkStart");
        }
        template <class T> T* part(const char* name) {
            return window->template findChild<T*>(QLatin1String(name));
        }
        CheckList* list(const char* name) { return part<CheckList>(name); }

        BenchmarkWindow* window;
        QPushButton* start;
    };

  private slots:
    void measuresAndShowsBarsAndTable() {
        Opened<InlineRunner> bench;
        auto* bars = bench.part<GroupedBars>("groupedBars");
        QVERIFY(bars->note().contains("Nothing measured yet"));
        QVERIFY(!bench.part<QPushButton>("benchmarkSave")->isEnabled());
        bench.start->click();
        QVERIFY(bars->note().isEmpty());
        QVERIFY(bars->toldOf(0).contains("512 × 512"));
        const auto* model = bench.part<QTableView>("benchTable")->model();
        QCOMPARE(model->rowCount(), static_cast<int>(bench.studio.benchmark().rows().size()));
        QCOMPARE(model->index(0, 2).data().toString(), QLocale().toString(512));
        QCOMPARE(bench.start->text(), QStringLiteral("Start"));
    }

    void leavesRoomForItsTitleOnTheScreen() {
        Opened<InlineRunner> bench;
        const QSize room = bench.window->screen()->availableSize();
        QVERIFY(bench.window->width() <= room.width());
        QVERIFY(bench.window->height() < room.height());
    }

    void errorsAreSummedUp() {
        Opened<ThreadRunner> bench;
        bench.list("benchmarks")->setChecked({"errors"});
        bench.start->click();
        const auto* table = bench.part<QTableView>("benchTable")->model();
        QTRY_VERIFY_WITH_TIMEOUT(table->rowCount() > 1, patience);
        QCOMPARE(bench.start->text(), QStringLiteral("Cancel"));
        bench.start->click();
        QTRY_VERIFY_WITH_TIMEOUT(!bench.studio.jobs().isBusy(), patience);
        QCOMPARE(bench.start->text(), QStringLiteral("Start"));
        QVERIFY(bench.part<QLabel>("errorSummary")->text().contains("tolerance"));
    }

    void nothingTickedIsSaid() {
        Opened<InlineRunner> bench;
        bench.list("benchmark-method")->setChecked({});
        QVERIFY(!bench.start->isEnabled());
        QVERIFY(bench.start->toolTip().contains("Method"));
    }

    void fieldsAreOfWhatIsTicked() {
        Opened<InlineRunner> bench;
        auto* distance = bench.part<QLineEdit>("benchmark-distance");
        QVERIFY(!distance->isVisibleTo(bench.window));
        bench.list("benchmarks")->setChecked({"errors"});
        QVERIFY(distance->isVisibleTo(bench.window));
        QVERIFY(!bench.part<QLineEdit>("benchmark-points")->isVisibleTo(bench.window));
        QVERIFY(bench.start->isEnabled());
        distance->setText(QStringLiteral("10 mm; much"));
        QVERIFY(!bench.start->isEnabled());
        QVERIFY(bench.start->toolTip().contains("much"));
    }

    void whatWasMeasuredIsSaved() {
        Opened<InlineRunner> bench;
        bench.start->click();
        bench.dialogs.file = bench.folder.filePath(QStringLiteral("speeds"));
        bench.dialogs.filter = 2;
        bench.part<QPushButton>("benchmarkSave")->click();
        const QImage picture(bench.folder.filePath(QStringLiteral("speeds.png")));
        QVERIFY(picture.width() > 600);
        bench.dialogs.filter = 1;
        bench.part<QPushButton>("benchmarkSave")->click();
        QVERIFY(QFileInfo::exists(bench.folder.filePath(QStringLiteral("speeds.csv"))));
    }

    void whatWasMeasuredOutlivesTheWindow() {
        Opened<InlineRunner> bench;
        bench.start->click();
        delete bench.window;
        bench.action(QStringLiteral("benchmark"))->trigger();
        auto* again = bench.WindowBench::window.findChild<BenchmarkWindow*>();
        QVERIFY(again->findChild<GroupedBars*>()->note().isEmpty());
    }
};

} // namespace fringe

QTEST_MAIN(fringe::BenchmarkWindowTest)
#include "benchmark_window_test.moc"
