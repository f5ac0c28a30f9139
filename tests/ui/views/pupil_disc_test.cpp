// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/pupil_disc.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

namespace fringe {
namespace {

/// 20 pixels of a mm, seen a little from the side.
QPointF onWidget(QPointF metres) {
    return {200 + 2e4 * metres.x() + 3e3 * metres.y(), 150 - 1.8e4 * metres.y()};
}

struct Bench {
    Bench() {
        host.resize(400, 300);
        disc.setPupil({4_mm, 1_mm, -1_mm}, {16e-3, 9e-3});
        host.show();
        QObject::connect(&disc, &PupilDisc::changed, &disc,
                         [this](const Pupil& pupil, bool settled) {
                             last = pupil;
                             isSettled = settled;
                             ++changes;
                         });
    }
    void drag(QPointF from, QPointF to) {
        QTest::mousePress(&host, Qt::LeftButton, {}, onWidget(from).toPoint());
        QTest::mouseMove(&host, onWidget(to).toPoint());
        QVERIFY(changes == 0 || !isSettled);
        QTest::mouseRelease(&host, Qt::LeftButton, {}, onWidget(to).toPoint());
    }

    QWidget host;
    PupilDisc disc{&host, onWidget};
    Pupil last;
    bool isSettled = false;
    int changes = 0;
};

bool isNear(Length a, Length b) {
    return std::abs((a - b).si()) < 0.1e-3; // two pixels
}

} // namespace

class PupilDiscTest : public QObject {
    Q_OBJECT

  private slots:
    void aDragOfItsMiddleMovesIt() {
        Bench bench;
        bench.drag({1e-3, -1e-3}, {-2e-3, 0.5e-3});
        QVERIFY(bench.isSettled);
        QVERIFY(isNear(bench.last.x, -2_mm) && isNear(bench.last.y, 0.5_mm));
        QCOMPARE(bench.last.diameter, 4_mm);
    }

    void aDragOfItsEdgeResizesIt() {
        Bench bench;
        bench.drag({3e-3, -1e-3}, {4e-3, -1e-3});
        QVERIFY(bench.isSettled);
        QVERIFY(isNear(bench.last.diameter, 6_mm));
        QCOMPARE(bench.last.x, 1_mm);
    }

    void otherPlacesAreTheHosts() {
        Bench bench;
        bench.drag({-5e-3, 3e-3}, {-2e-3, 3e-3});
        QCOMPARE(bench.changes, 0);
        bench.disc.setPupil({}, {16e-3, 9e-3}); // all of the plate
        bench.drag({1e-3, -1e-3}, {-2e-3, 0.5e-3});
        QCOMPARE(bench.changes, 0);
    }

    void keysMoveItOnceItWasClicked() {
        Bench bench;
        QTest::keyClick(&bench.host, Qt::Key_Right);
        QCOMPARE(bench.changes, 0);
        QTest::mouseClick(&bench.host, Qt::LeftButton, {}, onWidget({1e-3, -1e-3}).toPoint());
        bench.changes = 0;
        QTest::keyClick(&bench.host, Qt::Key_Right);
        QVERIFY(bench.isSettled);
        const Length step = bench.last.x - 1_mm;
        QVERIFY(step > Length{});
        QTest::keyClick(&bench.host, Qt::Key_Up, Qt::ShiftModifier);
        QVERIFY(std::abs((bench.last.y + 1_mm - 10 * step).si()) < 1e-9);
        QTest::keyClick(&bench.host, Qt::Key_Plus);
        QVERIFY(bench.last.diameter > 4_mm);
        QTest::keyClick(&bench.host, Qt::Key_Escape);
        bench.changes = 0;
        QTest::keyClick(&bench.host, Qt::Key_Right);
        QCOMPARE(bench.changes, 0);
    }
};

} // namespace fringe

QTEST_MAIN(fringe::PupilDiscTest)
#include "pupil_disc_test.moc"
