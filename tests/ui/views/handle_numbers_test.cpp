// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/error.h"
#include "ui/views/handle_field.h"
#include "ui/views/handle_numbers.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <numbers>

Q_DECLARE_METATYPE(fringe::Pull)

namespace fringe {
namespace {

using Kind = Handle::Kind;

constexpr double degree = std::numbers::pi / 180;

Grip grip() {
    return {{{1e-3, -2e-3, 0.15}, {4e-3, 3e-3, 2e-3}},
            {{true, true, true}, true, Freedoms::Scaling::EachAxis},
            Lamp{Angle(-30 * degree), Angle(20 * degree)}};
}

Motion motionOf(const Handle& handle, const QString& typed) {
    return std::get<Motion>(
        pullTo(grip(), handle, typedNumbers(numbersOf(grip(), handle), typed)).value());
}

} // namespace

class HandleNumbersTest : public QObject {
    Q_OBJECT

  private slots:
    void handlesShowTheirNumbers() {
        QCOMPARE(numbersOf(grip(), {Kind::Move, 2, {}}).text(), QStringLiteral("150 mm"));
        QCOMPARE(numbersOf(grip(), {Kind::MoveFreely, 0, {}}).text(),
                 QStringLiteral("1; -2; 150 mm"));
        QCOMPARE(numbersOf(grip(), {Kind::ScaleEvenly, 0, {}}).text(), QStringLiteral("8 mm"));
        QCOMPARE(numbersOf(grip(), {Kind::Scale, 1, {}}).text(), QStringLiteral("6 mm"));
        QCOMPARE(numbersOf(grip(), {Kind::Lamp, 0, {}}).text(), QStringLiteral("-30; 20 deg"));
    }

    void whatIsTypedPullsThere() {
        const Motion moved = motionOf({Kind::Move, 2, {}}, QStringLiteral("120"));
        QVERIFY(std::abs(moved.shift[2] + 0.03) < 1e-12 && moved.shift[0] == 0);
        const Motion free =
            motionOf({Kind::MoveFreely, 0, {}}, QStringLiteral("0; 0,5 mm; 2*100 mm"));
        QVERIFY(std::abs(free.shift[0] + 1e-3) < 1e-12);
        QVERIFY(std::abs(free.shift[1] - 2.5e-3) < 1e-12);
        QVERIFY(std::abs(free.shift[2] - 0.05) < 1e-12);
        const Motion grown = motionOf({Kind::ScaleEvenly, 0, {}}, QStringLiteral("1.6 cm"));
        QVERIFY(std::abs(grown.scale[0] - 2) < 1e-12 && grown.scale[0] == grown.scale[2]);
        const Motion turned = motionOf({Kind::Turn, 1, {}}, QStringLiteral("90"));
        QVERIFY(std::abs(turned.turn[0][2] - 1) < 1e-12);
        const auto lamp =
            std::get<Lamp>(pullTo(grip(), {Kind::Lamp, 0, {}}, {10 * degree, -5 * degree}).value());
        QCOMPARE(lamp.elevation.si(), -5 * degree);
    }

    void whatIsNoNumberIsRefused() {
        const Handle move{Kind::Move, 0, {}};
        QVERIFY_THROWS_EXCEPTION(Error, motionOf(move, QStringLiteral("far")));
        QVERIFY(!pullTo(grip(), move, {1, 2}));
        QVERIFY(!pullTo(grip(), {Kind::ScaleEvenly, 0, {}}, {0}));
    }

    void theFieldTakesItWithEnter() {
        QWidget host;
        host.resize(400, 300);
        HandleField field(&host);
        host.show();
        QSignalSpy given(&field, &HandleField::given);
        field.ask(grip(), {Kind::Move, 2, {}}, {100, 100}, QStringLiteral("9"));
        QVERIFY(field.isVisible());
        QTest::keyClicks(&field, QStringLiteral("0 mm"));
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(given.size(), 1);
        const auto pull = given.first().first().value<Pull>();
        QVERIFY(std::abs(std::get<Motion>(pull).shift[2] + 0.06) < 1e-12);
    }
};

} // namespace fringe

QTEST_MAIN(fringe::HandleNumbersTest)
#include "handle_numbers_test.moc"
