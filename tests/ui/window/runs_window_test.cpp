// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/run_table.h"
#include "app/tasks/projects.h"
#include "app/tasks/vary.h"
#include "tests/ui/window/spots_bench.h"
#include "ui/forms/form_field.h"
#include "ui/forms/vary_dialog.h"
#include "ui/plots/convergence_plot.h"
#include "ui/plots/scatter_plot.h"

#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>

namespace fringe {

/// Runs in the window: varied by a field, sorted, drawn, laid beside each other, gone to.
class RunsWindowTest : public QObject {
    Q_OBJECT

    using Bench = SpotsBench;

    static QTableView* table(Bench& bench) {
        return bench.find<QTableView>(QStringLiteral("runsTable"));
    }
    /// Actions of the menu over a text that is typed, else over the label.
    static QList<QAction*> actionsOf(FormField& field) {
        auto* text = field.findChild<QLineEdit*>();
        if (!text)
            return field.label()->actions();
        QContextMenuEvent event(QContextMenuEvent::Mouse, {2, 2}, text->mapToGlobal(QPoint(2, 2)));
        QApplication::sendEvent(field.focusProxy()->focusProxy(), &event);
        const auto menus = text->findChildren<QMenu*>();
        return menus.isEmpty() ? QList<QAction*>() : menus.last()->actions();
    }
    /// The dialog that "Vary…" of a field opens.
    static VaryDialog* vary(Bench& bench, const QString& section, const QString& path) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // of the last one
        bench.tree()->select(section);
        FormField* field = bench.inspector()->field(path);
        for (QAction* action : actionsOf(*field))
            if (action->text() == QStringLiteral("Vary…"))
                action->trigger();
        return bench.inspector()->findChild<VaryDialog*>();
    }
    static void compute(VaryDialog& dialog) {
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Compute"))
                button->click();
    }

  private slots:
    void whatIsNoRowHasNothing() {
        Bench bench;
        QAbstractItemModel& model = *table(bench)->model();
        QCOMPARE(model.flags({}) & Qt::ItemIsUserCheckable, Qt::ItemFlags());
        QVERIFY(!model.data({}, Qt::CheckStateRole).isValid());
        QVERIFY(!model.setData({}, Qt::Checked, Qt::CheckStateRole));
    }

    void aFieldIsVariedFromAListAndInSteps() {
        Bench bench;
        VaryDialog* dialog =
            vary(bench, QStringLiteral("solver"), QStringLiteral("solver.iterations"));
        QVERIFY(dialog);
        auto* list = dialog->findChild<QLineEdit*>(QStringLiteral("varyList"));
        list->setText(QStringLiteral("2; 4; 8"));
        compute(*dialog);
        QCOMPARE(bench.studio.results().all().size(), 3u);
        QCOMPARE(bench.document().rows(), 4);
        QCOMPARE(table(bench)->model()->rowCount(), 3);
        dialog = vary(bench, QStringLiteral("plate"), QStringLiteral("plate.pitch_x"));
        QVERIFY(dialog);
        dialog->findChild<QSpinBox*>(QStringLiteral("varySteps"))->setValue(1);
        list = dialog->findChild<QLineEdit*>(QStringLiteral("varyList"));
        list->setText(QStringLiteral("8,5 µm; wrong"));
        QVERIFY(!dialog->findChild<QLabel*>(QStringLiteral("varyTold"))->text().isEmpty());
        compute(*dialog); // the button is not to be pressed
        QCOMPARE(table(bench)->model()->rowCount(), 3);
        list->setText(QStringLiteral("8.5 µm; 9 µm"));
        compute(*dialog);
        QCOMPARE(table(bench)->model()->rowCount(), 5);
    }

    void aChoiceIsVaried() {
        Bench bench;
        VaryDialog* dialog = vary(bench, QStringLiteral("solver"), QStringLiteral("solver.name"));
        QVERIFY(dialog);
        auto* choices = dialog->findChild<QListWidget*>(QStringLiteral("varyChoices"));
        for (int i = 0; i < choices->count(); ++i)
            if (const QString key = choices->item(i)->data(Qt::UserRole).toString();
                key == QLatin1String("gs") || key == QLatin1String("wgs"))
                choices->item(i)->setCheckState(Qt::Checked);
        compute(*dialog);
        QCOMPARE(table(bench)->model()->rowCount(), 3);
    }

    void whatIsOnlyLookedAtIsNotVaried() {
        Bench bench;
        QVERIFY(!vary(bench, QStringLiteral("reconstruction"),
                      QStringLiteral("reconstruction.distance")));
    }

    void curvesLieBesideAndAnyRunIsGoneTo() {
        Bench bench;
        startVary(bench.studio, "solver.seed", {std::int64_t{1}, std::int64_t{2}, std::int64_t{3}});
        QTableView* view = table(bench);
        QAbstractItemModel& model = *view->model();
        const auto* curves = bench.find<ConvergencePlot>(QStringLiteral("convergence"));
        const auto linesAt0 = [&] { return curves->valuesAt(0).split(QLatin1Char('\n')).size(); };
        const auto before = linesAt0();
        QVERIFY(model.setData(model.index(0, RunTable::Overlaid), Qt::Checked, Qt::CheckStateRole));
        QVERIFY(linesAt0() > before);
        QVERIFY(model.setData(model.index(1, RunTable::Overlaid), Qt::Checked, Qt::CheckStateRole));
        view->setCurrentIndex(model.index(0, RunTable::Solver));
        auto* show = bench.find<QToolButton>(QStringLiteral("showRun"));
        QVERIFY(show->isEnabled());
        show->click();
        QCOMPARE(bench.design().start.seed, 1);
        QVERIFY(bench.studio.results().isOfState());
        bench.action(QStringLiteral("redo"))->trigger();
        QCOMPARE(bench.design().start.seed, 2);
    }

    void aResultWithoutIterationsAndANewProjectShowNoOldCurve() {
        Bench bench;
        const auto* curves = bench.find<ConvergencePlot>(QStringLiteral("convergence"));
        bench.action(QStringLiteral("compute"))->trigger();
        QVERIFY(!curves->valuesAt(0).isEmpty());
        bench.document().edit(QStringLiteral("Points"),
                              [](const Design&) { return smallDesign(); });
        bench.action(QStringLiteral("compute"))->trigger();
        QVERIFY(bench.studio.results().isOfState());
        QCOMPARE(curves->valuesAt(0), QString());
        bench.action(QStringLiteral("undo"))->trigger();
        QVERIFY(!curves->valuesAt(0).isEmpty());
        newProject(bench.studio, "spots");
        QCOMPARE(curves->valuesAt(0), QString());
    }

    void numbersAreDrawnOverEachOther() {
        Bench bench;
        startVary(bench.studio, "solver.seed", {std::int64_t{1}, std::int64_t{2}, std::int64_t{3}});
        auto* plot = bench.find<ScatterPlot>(QStringLiteral("runsPlot"));
        auto* across = bench.find<QComboBox>(QStringLiteral("runsAcross"));
        across->setCurrentIndex(across->findData(int{RunTable::Seed}));
        QCOMPARE(plot->marks().size(), 3u);
        QCOMPARE(plot->marks()[2].at.x(), 3.0);
        emit plot->picked(plot->marks()[1].id);
        QCOMPARE(table(bench)->currentIndex().row(), 1);
        auto* base = bench.find<QToolButton>(QStringLiteral("baseRun"));
        base->click();
        const QString iterations =
            table(bench)->model()->index(0, RunTable::Iterations).data().toString();
        QCOMPARE(iterations, QStringLiteral("0"));
    }

    void aNoteIsUnsavedWork() {
        Bench bench;
        bench.action(QStringLiteral("compute"))->trigger();
        QAbstractItemModel& model = *table(bench)->model();
        QVERIFY(!bench.document().isDirty());
        QVERIFY(model.setData(model.index(0, RunTable::Note), QStringLiteral("a"), Qt::EditRole));
        QVERIFY(bench.document().isDirty());
    }

    /// How long a job still takes stands at its progress, whole, wherever there is little room.
    void theStatusLineTellsOneTimeAndStops() {
        ThreadedWindowBench bench({960, 600});
        Design design = smallSpots();
        design.stop.iterations = 1'000'000;
        bench.open(design);
        QTRY_VERIFY(bench.action(QStringLiteral("compute"))->isEnabled());
        bench.action(QStringLiteral("compute"))->trigger();
        const auto* time = bench.find<QLabel>(QStringLiteral("jobTime"));
        QTRY_VERIFY(time->isVisible() && time->text().contains(QStringLiteral(" left")));
        QTRY_VERIFY(time->width() >= time->sizeHint().width());
        QVERIFY(bench.find<QLabel>(QStringLiteral("currentJob"))
                    ->text()
                    .startsWith(QStringLiteral("Design ")));
        QVERIFY(bench.action(QStringLiteral("compute"))->isEnabled()); // it would wait
        QTRY_VERIFY(bench.studio.iterationRuns().history().iterations.size() > 3);
        bench.find<QToolButton>(QStringLiteral("stopJob"))->click();
        QTRY_VERIFY(bench.studio.isIdle());
        QVERIFY(bench.studio.results().hologram().wasStopped);
        QVERIFY(!time->isVisible());
    }
};

} // namespace fringe

QTEST_MAIN(fringe::RunsWindowTest)
#include "runs_window_test.moc"
