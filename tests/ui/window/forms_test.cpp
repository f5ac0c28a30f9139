// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/design_parameters.h"
#include "ui/forms/form_field.h"
#include "ui/forms/quantity_edit.h"

#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

namespace fringe {

class FormsTest : public QObject {
    Q_OBJECT

    static ParameterInfo info(const char* path) {
        return designParameter(designFor("points"), path).info;
    }

    /// A field of the pixel pitch that shows 8 µm, with its line to type in.
    struct Bench {
        QWidget form;
        FormField field{info("plate.pitch_x"), &form};
        QLineEdit* line = field.findChild<QLineEdit*>();
        QSignalSpy edited{&field, &FormField::edited};

        Bench() { field.setValue(8e-6); }
        void type(const QString& text) {
            line->selectAll();
            QTest::keyClicks(line, text);
        }
    };

  private slots:
    void stepsChangeTheNumberBeforeTheUnit() {
        QCOMPARE(steppedText(QStringLiteral("8 µm"), 1, false), QStringLiteral("8.1 µm"));
        QCOMPARE(steppedText(QStringLiteral("532 nm"), -2, false), QStringLiteral("512 nm"));
        QCOMPARE(steppedText(QStringLiteral("-200 mm"), 1, false), QStringLiteral("-190 mm"));
        QCOMPARE(steppedText(QStringLiteral("1920"), 1, true), QStringLiteral("1921"));
        QCOMPARE(steppedText(QStringLiteral("0 mm"), 1, false), QStringLiteral("0.1 mm"));
        QCOMPARE(steppedText(QStringLiteral("mm"), 1, false), QStringLiteral("mm"));
    }

    void smallNumbersAreShownTakenAndSteppedByTheirPowerOfTen() {
        QWidget form;
        FormField field(info("method.tolerance"), &form);
        auto* line = field.findChild<QLineEdit*>();
        QSignalSpy edited(&field, &FormField::edited);
        field.setValue(2e-5);
        QCOMPARE(line->text(), QStringLiteral("2·10⁻⁵"));
        line->setText(QStringLiteral("5·10⁻³"));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(std::get<double>(edited.last().first().value<Value>()), 5e-3);
        QCOMPARE(steppedText(QStringLiteral("10⁻⁶"), 1, false), QStringLiteral("1.1·10⁻⁶"));
    }

    void aValueIsShownWithItsUnit() {
        Bench bench;
        QCOMPARE(bench.line->text(),
                 QString::fromStdString(formatValue(info("plate.pitch_x"), 8e-6)));
    }

    void digitsThatNobodyReadsAreToldUnderTheCursor() {
        Bench bench;
        const auto* box = bench.field.findChild<QuantitySpinBox*>();
        QVERIFY(box->toolTip().isEmpty());
        bench.field.setValue(8.123456789012345e-6);
        QCOMPARE(bench.line->text(), QStringLiteral("8.123457 µm"));
        QVERIFY(box->toolTip().startsWith(QStringLiteral("8.12345678901")));
        QTest::keyClick(bench.line, Qt::Key_Return);
        QCOMPARE(bench.edited.count(), 0);
        bench.field.setValue(5e-6);
        QVERIFY(box->toolTip().isEmpty());
    }

    void numbersAreShownAndTakenAsTheLanguageHasThem() {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German));
        Bench bench;
        bench.field.setValue(4.5e-6);
        QCOMPARE(bench.line->text(), QStringLiteral("4,5 µm"));
        bench.type(QStringLiteral("3,25um"));
        QTest::keyClick(bench.line, Qt::Key_Return);
        QCOMPARE(std::get<double>(bench.edited.last().first().value<Value>()), 3.25e-6);
        FormField list(info("illumination.wavelengths"), &bench.form);
        list.setValue(std::vector<double>{632.8e-9, 532e-9});
        QCOMPARE(list.findChild<QLineEdit*>()->text(), QStringLiteral("632.8 nm, 532 nm"));
        QLocale::setDefault(before);
    }

    void enterTakesWhatWasTyped() {
        Bench bench;
        bench.type(QStringLiteral("0.0045mm"));
        QCOMPARE(bench.edited.count(), 0);
        QTest::keyClick(bench.line, Qt::Key_Return);
        QCOMPARE(bench.edited.count(), 1);
        QCOMPARE(std::get<double>(bench.edited.first().first().value<Value>()), 4.5e-6);
    }

    void wrongTextSaysWhyAndIsNotTaken_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"8", "eight um", "8 parsec", "-8um", "0um", ""})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void wrongTextSaysWhyAndIsNotTaken() {
        QFETCH(QString, text);
        Bench bench;
        bench.line->selectAll();
        QTest::keyClick(bench.line, Qt::Key_Delete);
        bench.type(text);
        QTest::keyClick(bench.line, Qt::Key_Return);
        QCOMPARE(bench.edited.count(), 0);
        QCOMPARE(bench.field.finding().concern(), Concern::Refusal);
        QVERIFY(bench.field.finding().sentence().size() > 10);
        QCOMPARE(bench.line->text(), text);
    }

    void escapeBringsTheValueBack() {
        Bench bench;
        const QString before = bench.line->text();
        bench.type(QStringLiteral("8 parsec"));
        QTest::keyClick(bench.line, Qt::Key_Escape);
        QCOMPARE(bench.line->text(), before);
        QVERIFY(bench.field.finding().sentence().isEmpty());
    }

    void anotherFieldsChangeLeavesTheTypingAlone() {
        Bench bench;
        bench.type(QStringLiteral("8 pars"));
        bench.field.setValue(8e-6);
        QCOMPARE(bench.line->text(), QStringLiteral("8 pars"));
    }

    void findingsStandBackBehindARefusal() {
        Bench bench;
        bench.field.setFindings(Concern::Warning, QStringLiteral("The pitch is coarse."));
        QCOMPARE(bench.field.finding().concern(), Concern::Warning);
        bench.type(QStringLiteral("nonsense"));
        QCOMPARE(bench.field.finding().concern(), Concern::Refusal);
        QTest::keyClick(bench.line, Qt::Key_Escape);
        QCOMPARE(bench.field.finding().sentence(), QStringLiteral("The pitch is coarse."));
    }

    void resetBringsTheDefault() {
        Bench bench;
        bench.field.setValue(4e-6);
        QVERIFY(bench.field.label()->font().bold());
        bench.field.actions().first()->trigger();
        QCOMPARE(std::get<double>(bench.edited.first().first().value<Value>()), 8e-6);
        bench.field.setValue(8e-6);
        QVERIFY(!bench.field.label()->font().bold());
        QVERIFY(!bench.field.actions().first()->isEnabled());
    }
};

} // namespace fringe

QTEST_MAIN(fringe::FormsTest)
#include "forms_test.moc"
