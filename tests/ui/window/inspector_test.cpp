// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/translation.h"
#include "engine/examples/examples.h"
#include "engine/model/design_parameters.h"
#include "tests/ui/window/window_bench.h"
#include "ui/forms/form_field.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTableWidget>
#include <QToolButton>

namespace fringe {

/// What the forms beside the views show, keep in place and fold away.
class InspectorTest : public QObject {
    Q_OBJECT

    static FormField* chosenIn(const WindowBench& bench, const char* path, const char* choice) {
        auto* box = bench.find<QComboBox>(QLatin1String(path));
        box->setFocus();
        box->setCurrentIndex(box->findData(QLatin1String(choice)));
        emit box->activated(box->currentIndex());
        QCoreApplication::processEvents();
        return bench.inspector()->field(QLatin1String(path));
    }

    static QToolButton* line(const WindowBench& bench) {
        return bench.find<QToolButton>(QStringLiteral("checksLine"));
    }

  private slots:
    void thirteenRowsAreSeen_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : availableLanguages())
            QTest::newRow(qPrintable(language)) << language;
    }
    void thirteenRowsAreSeen() {
        QFETCH(const QString, language);
        Translation translation(*QCoreApplication::instance());
        translation.install(language);
        for (const ExampleInfo& example : examples()) {
            WindowBench bench;
            bench.open(exampleDesign(example.key));
            bench.tree()->select(QStringLiteral("reconstruction"));
            QCoreApplication::processEvents();
            const auto fields = bench.inspector()->widget()->findChildren<FormField*>();
            QVERIFY(fields.size() > 1);
            const int row = fields[1]->y() - fields[0]->y();
            const int rows = (bench.inspector()->viewport()->height() - fields[0]->y()) / row;
            QVERIFY2(row > 0 && rows >= 13, qPrintable(QStringLiteral("%1: %2 rows")
                                                           .arg(QString::fromStdString(example.key))
                                                           .arg(rows)));
        }
    }

    void aChoiceKeepsItsPlaceAndTheFocus() {
        WindowBench bench;
        bench.window.resize(1280, 620);
        bench.open(exampleDesign("star"));
        QCoreApplication::processEvents();
        bench.inspector()->lead(QStringLiteral("image.signal"));
        auto* bar = bench.inspector()->verticalScrollBar();
        bar->setValue(bar->maximum() / 2);
        const int before = bar->value();
        QVERIFY(before > 10);
        const QWidget* page = bench.inspector()->widget();
        const FormField* field = chosenIn(bench, "image.signal", "ellipse");
        QVERIFY(field);
        chosenIn(bench, "image.signal", "plane"); // which needs fewer rows
        QVERIFY(bench.inspector()->widget() != page);
        QVERIFY(bench.find<QComboBox>(QStringLiteral("image.signal"))->hasFocus());
        QCOMPARE(bar->value(), std::min(before, bar->maximum()));
    }

    void outputsHaveTheirOwnValues() {
        WindowBench bench;
        Design design = exampleDesign("die");
        design.outputs = {{"field", {"field"}, "field.npy"},
                          {"seen", {"reconstruction"}, "seen.npy"}};
        bench.open(design);
        bench.tree()->select(QStringLiteral("outputs"));
        auto* table = bench.find<QTableWidget>(QStringLiteral("outputs"));
        const auto rows = [&] {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QStringList keys;
            for (const FormField* field : bench.inspector()->findChildren<FormField*>())
                keys << QString::fromStdString(field->key()).section(QLatin1Char('.'), 2);
            return keys.join(QLatin1Char(' '));
        };
        QCOMPARE(rows(), QString());
        table->setCurrentCell(1, 0);
        QCOMPARE(rows(), QStringLiteral("show part"));
        auto* show = bench.find<QComboBox>(QStringLiteral("outputs.seen.show"));
        chosenIn(bench, "outputs.seen.show", "planes");
        QCOMPARE(rows(), QStringLiteral("show first_distance last_distance planes pages part"));
        QCOMPARE(bench.find<QComboBox>(QStringLiteral("outputs.seen.show")), show);
        QVERIFY(show->hasFocus());
        chosenIn(bench, "outputs.seen.pages", "16bit");
        const ParameterValues values{{"show", std::string("planes")},
                                     {"pages", std::string("16bit")}};
        QVERIFY(bench.design().outputs[1].what == (Choice{"reconstruction", values}));
        bench.action(QStringLiteral("undo"))->trigger();
        bench.action(QStringLiteral("undo"))->trigger();
        QCOMPARE(rows(), QStringLiteral("show part"));
        table->setCurrentCell(0, 0);
        QCOMPARE(rows(), QString());
        bench.find<QToolButton>(QStringLiteral("addOutput"))->click();
        QCOMPARE(table->currentRow(), 2);
    }

    void whatFewNeedIsFoldedAndRemembered() {
        WindowBench bench;
        bench.open(exampleDesign("spots"));
        bench.tree()->select(QStringLiteral("encoding"));
        const auto fold = [&] { return bench.find<QToolButton>(QStringLiteral("fold-advanced")); };
        const auto advanced = [&] {
            for (const DesignSection& section : designSections(bench.design()))
                for (const DesignParameter& row : section.rows)
                    if (row.info.advanced && section.key == "encoding"
                        && row.applies(bench.design()))
                        return QString::fromStdString(row.info.key);
            return QString();
        }();
        QVERIFY(!advanced.isEmpty());
        QVERIFY(bench.inspector()->field(advanced)->isHidden());
        bench.inspector()->lead(advanced);
        QVERIFY(!bench.inspector()->field(advanced)->isHidden());
        bench.tree()->select(QStringLiteral("plate"));
        bench.tree()->select(QStringLiteral("encoding"));
        QVERIFY(!bench.inspector()->field(advanced)->isHidden());
        fold()->click();
        QVERIFY(bench.inspector()->field(advanced)->isHidden());
    }

    void checksAreALineThatOpensUpward() {
        WindowBench bench;
        bench.open(exampleDesign("spots"));
        QCoreApplication::processEvents();
        auto* list = bench.find<QListWidget>(QStringLiteral("checks"));
        QVERIFY(!list->isVisible());
        QVERIFY2(line(bench)->accessibleName().startsWith(QStringLiteral("Everything fits")),
                 qPrintable(line(bench)->accessibleName()));
        const int bottom = line(bench)->mapTo(&bench.window, QPoint()).y();
        line(bench)->click();
        QTRY_VERIFY(list->isVisible() && list->height() > 20);
        QTRY_VERIFY(std::abs(line(bench)->mapTo(&bench.window, QPoint()).y() - bottom) <= 2);
        bench.document().edit(QStringLiteral("Move"), [](const Design& design) {
            return withParameterText(design, "plate.pitch_x", "1 mm");
        });
        QVERIFY(!line(bench)->accessibleName().startsWith(QStringLiteral("Everything fits")));
        QVERIFY(!line(bench)->text().contains(QLatin1Char('\n')));
        QVERIFY(line(bench)->fontMetrics().horizontalAdvance(line(bench)->text())
                < line(bench)->width());
        line(bench)->click();
        QVERIFY(!list->isVisible());
    }

    void solversStandUnderWhatTheyAreFor() {
        WindowBench bench;
        for (const auto& [example, usual] : {std::pair{"spots", "ora"}, std::pair{"star", "sgd"}}) {
            bench.open(exampleDesign(example));
            bench.tree()->select(QStringLiteral("plate"));
            bench.tree()->select(QStringLiteral("solver"));
            auto* box = bench.find<QComboBox>(QStringLiteral("solver.name"));
            const auto& items = static_cast<QStandardItemModel&>(*box->model());
            QVERIFY(!items.item(0)->isEnabled());
            QVERIFY(!box->itemData(0).isValid());
            QCOMPARE(box->itemData(1).toString(), QLatin1String(usual));
            QStringList headings;
            for (int i = 0; i < box->count(); ++i)
                if (!box->itemData(i).isValid())
                    headings << box->itemText(i);
            QCOMPARE(headings.size(), 4);
            QCOMPARE(headings.removeDuplicates(), 0);
        }
    }
};

} // namespace fringe

QTEST_MAIN(fringe::InspectorTest)
#include "inspector_test.moc"
