// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/numbers.h"
#include "app/text/translation.h"
#include "tests/app/studio/small_picture.h"
#include "tests/app/studio/small_spots.h"
#include "tests/ui/window/window_bench.h"
#include "ui/views/view_style.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QTextDocumentFragment>

namespace fringe {

/// All numbers that the window shows, whoever writes them, follow one rule: no more than four
/// digits where a number was computed, in fields and tables those that a person types, no signs
/// between groups of digits, no power of ten as a computer writes it, and in fields one unit for
/// all lengths of a group.
class NumbersTest : public QObject {
    Q_OBJECT

    enum class Place { Label, Field };
    struct Text {
        Place place;
        QString where, text;
    };

    static constexpr int computedDigits = 4, typedDigits = 8;

    static int digitsOf(QString number) {
        number.remove(QRegularExpression(QStringLiteral("^[0.,]+")));
        return static_cast<int>(number.count(QRegularExpression(QStringLiteral("\\d"))));
    }

    /// What is wrong with the numbers of a text; empty: nothing.
    static QString faultOf(const QString& text, Place place) {
        static const QRegularExpression decimal(QStringLiteral("\\d+[.,]\\d+")),
            power(QStringLiteral("\\d[eE][-+]?\\d")), metres(QStringLiteral("\\d m$"));
        const QRegularExpression group(QStringLiteral("\\d[%1   ’']\\d{3}\\b")
                                           .arg(QLocale().decimalPoint() == QLatin1String(",")
                                                    ? QStringLiteral(".")
                                                    : QStringLiteral(",")));
        if (power.match(text).hasMatch())
            return QStringLiteral("a power of ten");
        if (group.match(text).hasMatch())
            return QStringLiteral("groups");
        if (place == Place::Field && metres.match(text).hasMatch())
            return QStringLiteral("metres");
        for (const auto& match : decimal.globalMatch(text))
            if (digitsOf(match.captured()) > (place == Place::Field ? typedDigits : computedDigits))
                return QStringLiteral("digits");
        return {};
    }

    static void addItems(const QAbstractItemModel& model, const QModelIndex& parent,
                         QList<Text>& texts, const QString& where) {
        for (int row = 0; row < model.rowCount(parent); ++row)
            for (int column = 0; column < model.columnCount(parent); ++column) {
                const QModelIndex item = model.index(row, column, parent);
                const Place place = item.flags() & Qt::ItemIsEditable ? Place::Field : Place::Label;
                texts.append({place, where, item.data().toString()});
                addItems(model, item, texts, where);
            }
    }

    static QList<Text> textsOf(const QWidget& window) {
        QList<Text> texts;
        for (const QWidget* widget : window.findChildren<QWidget*>()) {
            const QString where = widget->objectName();
            if (const auto* label = qobject_cast<const QLabel*>(widget))
                texts.append({Place::Label, where,
                              QTextDocumentFragment::fromHtml(label->text()).toPlainText()});
            else if (const auto* field = qobject_cast<const QLineEdit*>(widget))
                texts.append({Place::Field, where, field->text()});
            else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
                texts.append({Place::Label, where, button->text()});
            else if (const auto* view = qobject_cast<const QAbstractItemView*>(widget);
                     view && view->model())
                addItems(*view->model(), {}, texts, where);
        }
        return texts;
    }

    static QStringList faultsIn(const WindowBench& bench) {
        QStringList faults;
        for (const QString& section : bench.shownSections()) {
            bench.tree()->select(section);
            for (const Text& text : textsOf(bench.window))
                if (const QString fault = faultOf(text.text, text.place); !fault.isEmpty())
                    faults << QStringLiteral("%1, %2: %3 in \"%4\"")
                                  .arg(section, text.where, fault, text.text);
        }
        return faults;
    }

    /// With numbers that nobody types.
    static Design awkward(Design design) {
        design.setup.plate.pitchX = Length(0.015359999999999999 / 1920);
        design.setup.plate.pitchY = Length(1e-4 / 13);
        design.setup.lens.focalLength = Length(0.6 / 3.7);
        design.setup.wavelengths = {Length(632.991212345678e-9)};
        design.reconstruction.distance = Length(0.015359999999999999);
        return design;
    }

    static Design manyPoints() {
        PointCloud cloud;
        for (int i = 0; i < 12345; ++i)
            cloud.points.push_back({1e-6 * (i % 111), 1e-6 * i / 111, 0.05 + 1e-7 * i / 3, 1, 0});
        return withData(smallDesign(), 0,
                        {"cloud.ply", std::make_shared<const PointCloud>(std::move(cloud))});
    }

    static Design oddSpots() {
        SpotList spots = spotsOf(smallSpots());
        for (Spot& spot : spots)
            spot = {spot.x / 3, spot.y / 7, spot.z / 9, 1 / 3.0, 0.1};
        return withSpots(smallSpots(), 0, spots);
    }

  private slots:
    void theRuleFindsWhatItForbids() {
        QVERIFY(
            faultOf(QStringLiteral("z 15.36 mm, 4 of 35947 in 0.0012 s"), Place::Label).isEmpty());
        QVERIFY(!faultOf(QStringLiteral("0.015359999999999999 m"), Place::Label).isEmpty());
        QVERIFY(!faultOf(QStringLiteral("12.345"), Place::Label).isEmpty());
        QVERIFY(faultOf(QStringLiteral("632.99121 nm"), Place::Field).isEmpty());
        QVERIFY(!faultOf(QStringLiteral("1.5 m"), Place::Field).isEmpty());
        QVERIFY(!faultOf(QStringLiteral("35,947 points"), Place::Label).isEmpty());
        QVERIFY(!faultOf(QStringLiteral("1e-05"), Place::Label).isEmpty());
    }

    void theWindowKeepsIt_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("kind");
        for (const QString& language : availableLanguages())
            for (const char* kind : {"points", "spots", "image"})
                QTest::addRow("%s %s", qPrintable(language), kind) << language << kind;
    }
    void theWindowKeepsIt() {
        QFETCH(const QString, language);
        QFETCH(const QString, kind);
        Translation translation(*QCoreApplication::instance());
        translation.install(language);
        WindowBench bench;
        bench.open(awkward(kind == QLatin1String("points")  ? manyPoints()
                           : kind == QLatin1String("spots") ? oddSpots()
                                                            : smallPicture()));
        QStringList faults = faultsIn(bench);
        bench.action(QStringLiteral("compute"))->trigger();
        bench.studio.spotSelection().set({0});
        for (QWidget* view : bench.window.findChildren<QWidget*>(
                 QRegularExpression(QStringLiteral("[cC]anvas$")))) {
            const QPoint middle = view->rect().center() + QPoint(3, 5);
            QMouseEvent move(QEvent::MouseMove, middle, view->mapToGlobal(middle), Qt::NoButton,
                             Qt::NoButton, {});
            QApplication::sendEvent(view, &move);
            faults << faultsIn(bench);
        }
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        QLocale::setDefault(QLocale::c());
    }

    void placesUnderACursorDoNotJump() {
        QCOMPARE(millimetres(0.67e-3), QStringLiteral("0.6700"));
        QCOMPARE(millimetres(-1.2e-3), QStringLiteral("-1.200"));
        QCOMPARE(millimetres(9.99996e-3), QStringLiteral("10.00"));
        QCOMPARE(millimetres(0.1234567), QStringLiteral("123.5"));
        QCOMPARE(millimetres(-1e-9), QStringLiteral("0.0000"));
        QCOMPARE(sizeText({0.015359999999999999, 8.64e-3}), QStringLiteral("15.36 × 8.64 mm"));
    }

    void numbersOfTheEngineHaveFourDigits() {
        QCOMPARE(legible("0.30000000000000004 mm"), std::string("0.3 mm"));
        QCOMPARE(legible("632.99121 nm, 16384 x 3"), std::string("632.99121 nm, 16384 x 3"));
        QCOMPARE(legible("-0.33333333333333331"), std::string("-0.3333"));
    }
};

} // namespace fringe

QTEST_MAIN(fringe::NumbersTest)
#include "numbers_test.moc"
