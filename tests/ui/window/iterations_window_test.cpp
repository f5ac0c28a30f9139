// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/plan.h"
#include "tests/ui/window/spots_bench.h"

#include <QLabel>
#include <QSpinBox>
#include <QToolButton>

namespace fringe {

/// The iterations of a spot design in the window: followed, held, gone on with, compared.
class IterationsWindowTest : public QObject {
    Q_OBJECT

    using Bench = SpotsBench;

  private slots:
    void theIterationsSayThatTheDesignHasChangedSince() {
        Bench bench;
        bench.action(QStringLiteral("compute"))->trigger();
        const auto* headline = bench.find<QLabel>(QStringLiteral("iterationsHeadline"));
        const auto isOld = [&] { return headline->text().contains(QStringLiteral("Before \"")); };
        QVERIFY(!isOld());
        bench.edit(0, 0, QStringLiteral("1.25 mm"));
        QVERIFY(isOld());
        bench.action(QStringLiteral("undo"))->trigger();
        QVERIFY(!isOld());
        bench.action(QStringLiteral("redo"))->trigger();
        bench.action(QStringLiteral("compute"))->trigger();
        QVERIFY(!isOld());
    }

    void theIterationsAreShownAndGoOn() {
        Bench bench;
        auto* goOn = bench.find<QToolButton>(QStringLiteral("continueIterations"));
        QVERIFY(!goOn->isEnabled());
        bench.action(QStringLiteral("compute"))->trigger();
        QVERIFY(goOn->isEnabled());
        QVERIFY(bench.find<QLabel>(QStringLiteral("iterationsHeadline"))
                    ->text()
                    .contains(QStringLiteral("6")));
        bench.find<QSpinBox>(QStringLiteral("moreIterations"))->setValue(4);
        goOn->click();
        QCOMPARE(bench.studio.results().hologram().chain.solved()->state.iteration, 10);
        QCOMPARE(bench.design().stop.iterations, 10);
        QCOMPARE(bench.canvas()->scene().brightness.size(), 4u);
    }

    void noMoreIterationsCanBeAskedForThanThereMayBe() {
        Bench bench;
        bench.action(QStringLiteral("compute"))->trigger();
        auto* more = bench.find<QSpinBox>(QStringLiteral("moreIterations"));
        more->setValue(1'000'000);
        Design design = *bench.studio.results().hologram().design;
        design.stop.iterations = 6 + more->value();
        QVERIFY(plan(design).runnable());
        ++design.stop.iterations;
        QVERIFY(!plan(design).runnable());
    }

    void aNarrowPanelKeepsItsRoomForFiguresAndCurves() {
        Bench bench;
        auto* panel = bench.find<QWidget>(QStringLiteral("iterations"));
        const auto* bars = bench.find<QWidget>(QStringLiteral("powers"));
        const auto* stop = bench.find<QToolButton>(QStringLiteral("stopIterations"));
        QVERIFY(!bars->isHidden() && stop->toolButtonStyle() == Qt::ToolButtonTextBesideIcon);
        panel->resize(520, 130);
        QVERIFY(bars->isHidden() && stop->toolButtonStyle() == Qt::ToolButtonIconOnly);
        QVERIFY(!stop->toolTip().isEmpty());
        panel->resize(900, 130);
        QVERIFY(!bars->isHidden());
    }

    void iterationsThatAreHeldSaySoAndAreResumed() {
        Bench bench;
        bench.action(QStringLiteral("compute"))->trigger();
        const auto watch = std::make_shared<IterationWatch>(bench.studio.document().design());
        bench.studio.iterationRuns().begin(watch);
        auto* pause = bench.find<QToolButton>(QStringLiteral("pauseIterations"));
        const auto* headline = bench.find<QLabel>(QStringLiteral("iterationsHeadline"));
        const QString before = headline->text();
        pause->click();
        QVERIFY(watch->isPaused());
        QCOMPARE(pause->text(), QStringLiteral("Resume"));
        QVERIFY(headline->text().startsWith(QStringLiteral("Paused.")));
        pause->click();
        QVERIFY(!watch->isPaused());
        QCOMPARE(pause->text(), QStringLiteral("Pause"));
        QCOMPARE(headline->text(), before);
        bench.studio.iterationRuns().end(watch);
    }
};

} // namespace fringe

QTEST_MAIN(fringe::IterationsWindowTest)
#include "iterations_window_test.moc"
