// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/typed_value.h"
#include "engine/model/design_parameters.h"
#include "engine/model/error.h"
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
        QCOMPARE(bench.line->text(), QStringLiteral("8.123 µm"));
        QVERIFY(box->toolTip().startsWith(QStringLiteral("8.12345678901")));
        QTest::keyClick(bench.line, Qt::Key_Return);
        QCOMPARE(bench.edited.count(), 0);
        bench.field.setValue(5e-6);
        QVERIFY(box->toolTip().isEmpty());
    }

    void fieldsShowWhatWasTypedInTheUnitOfTheirRow() {
        const auto shown = [](const char* path, const Value& value) {
            QWidget form;
            FormField field(info(path), &form);
            field.setValue(value);
            return field.findChild<QLineEdit*>()->text();
        };
        QCOMPARE(shown("illumination.wavelengths", std::vector{632.99121e-9}),
                 QStringLiteral("632.99121 nm"));
        QCOMPARE(shown("illumination.wavelengths", std::vector{1.064e-6}),
                 QStringLiteral("1064 nm"));
        QCOMPARE(shown("plate.pitch_x", 0.25e-3), QStringLiteral("250 µm"));
        QCOMPARE(shown("plate.pitch_x", 0.25e-6), QStringLiteral("0.25 µm"));
        QCOMPARE(shown("reconstruction.distance", 1.5), QStringLiteral("1500 mm"));
        QCOMPARE(shown("reconstruction.distance", 0.015359999999999999),
                 QStringLiteral("15.36 mm"));
        QCOMPARE(shown("reconstruction.distance", 0.1 / 3), QStringLiteral("33.33 mm"));
    }

    void aSignInFrontChangesEach() {
        using Kind = TypedChange::Kind;
        const ParameterInfo x = info("reconstruction.distance");
        const auto typed = [&](const char* text) {
            return typedChange(x, QString::fromUtf8(text), QStringLiteral("mm"));
        };
        QVERIFY(typed("0,5").kind == Kind::To && typed("0,5").number == 5e-4);
        QVERIFY(typed("-0.5").kind == Kind::To);
        QVERIFY(typed("+0.1 mm").kind == Kind::By && typed("+0.1 mm").number == 1e-4);
        QCOMPARE(typed("+-50 µm").of(1e-3), 0.95e-3);
        QCOMPARE(typed("*2").of(1e-3), 2e-3);
        QCOMPARE(typed("×2").of(1e-3), 2e-3);
        QCOMPARE(typed("/4").of(1e-3), 2.5e-4);
        for (const char* wrong : {"+", "*", "*2 mm", "+2 deg", "*x"})
            QVERIFY_THROWS_EXCEPTION(Error, typed(wrong));
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
        for (const char* text :
             {"eight um", "8 parsec", "8 +", "8/0", "2um*3um", "1/2um", "8 (", "-8um", "0um", ""})
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
        QCOMPARE(bench.field.finding().severity(), Severity::Refusal);
        QVERIFY(bench.field.finding().sentence().size() > 10);
        QCOMPARE(bench.line->text(), text);
    }

    void whatIsTypedIsWorkedOut_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("shown");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("meant");
        const auto row = [](const char* path, const char* shown, const char* typed,
                            const char* meant) {
            QTest::newRow(typed) << path << QString::fromUtf8(shown) << QString::fromUtf8(typed)
                                 << QString::fromUtf8(meant);
        };
        row("plate.pitch_x", "8 µm", "9", "9um");
        row("plate.pitch_x", "8 µm", "6,4", "6.4um");
        row("plate.pitch_x", "8 µm", "6.4 ", "6.4um");
        row("plate.pitch_x", "8 µm", "0,0064mm", "6.4um");
        row("plate.pitch_x", "8 µm", "3*2", "6um");
        row("plate.pitch_x", "8 µm", "(3 + 4,5)×2", "15um");
        row("plate.pitch_x", "8 µm", "15,36 mm/1920", "8um");
        row("plate.pitch_x", "8 µm", "1mm / 200 - 1", "4um");
        row("reconstruction.distance", "200 mm", "2*100 mm", "200mm");
        row("reconstruction.distance", "200 mm", "-150", "-150mm");
        row("reconstruction.distance", "200 mm", "−0.2 m", "-200mm");
        row("plate.columns", "1920", "1920/2", "960");
        row("plate.columns", "1920", "2*512 + 8", "1032");
        row("method.tolerance", "10⁻⁴", "2*10^-3", "2e-3");
        row("method.tolerance", "10⁻⁴", "1e-3/4", "2.5e-4");
        row("illumination.wavelengths", "532 nm", "633", "633nm");
        row("illumination.wavelengths", "532 nm", "638, 532, 450 nm", "638nm,532nm,450nm");
        row("illumination.wavelengths", "532 nm", "638,532,450", "638nm,532nm,450nm");
        row("illumination.wavelengths", "532 nm", "632,8", "632.8nm");
        row("illumination.wavelengths", "532 nm", "632,8, 532,0, 450,5 nm",
            "632.8nm,532nm,450.5nm");
        row("illumination.wavelengths", "532 nm", "0,638; 0,532; 0,45 um", "638nm,532nm,450nm");
        row("illumination.wavelengths", "532 nm", "638nm,532nm,450nm", "638nm,532nm,450nm");
    }
    void whatIsTypedIsWorkedOut() {
        QFETCH(QString, path);
        QFETCH(QString, shown);
        QFETCH(QString, typed);
        QFETCH(QString, meant);
        const ParameterInfo row = info(path.toUtf8());
        QCOMPARE(typedValue(row, typed, shown), parseValue(row, meant.toStdString()));
    }

    void commandLineAndFilesTakeUnitsAndThePointOnly() {
        for (const char* text : {"8", "6,4um", "3*2um"})
            QVERIFY_THROWS_EXCEPTION(Error, parseValue(info("plate.pitch_x"), text));
        for (const char* text : {"1920/2", "1e3"})
            QVERIFY_THROWS_EXCEPTION(Error, parseValue(info("plate.columns"), text));
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
        bench.field.setFindings(Severity::Warning, QStringLiteral("The pitch is coarse."));
        QCOMPARE(bench.field.finding().severity(), Severity::Warning);
        bench.type(QStringLiteral("nonsense"));
        QCOMPARE(bench.field.finding().severity(), Severity::Refusal);
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
