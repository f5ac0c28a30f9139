// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/view_transform.h"

#include <QTest>

using namespace fringe;

namespace {

bool near(QPointF a, QPointF b) {
    const QPointF d = a - b;
    return std::abs(d.x()) < 1e-9 && std::abs(d.y()) < 1e-9;
}

} // namespace

class ViewTransformTest : public QObject {
    Q_OBJECT

  private slots:
    void mapsThereAndBack() {
        const ViewTransform t{{120.5, 33}, 2.75, 1.25};
        const QSizeF view(401, 299);
        for (const QPointF p : {QPointF(0, 0), QPointF(400, 17), QPointF(-5, 298.5)}) {
            QVERIFY(near(t.toView(t.toSample(p, view), view), p));
        }
        QVERIFY(near(t.toView(t.centre, view), {200.5, 149.5}));
    }

    void fittingShowsAllAndTouchesTheEdges() {
        const QSizeF view(300, 300);
        const ViewTransform t = ViewTransform::fitting({1920, 1080}, 1, view);
        QVERIFY(near(t.toView({0, 540}, view), {0, 150}));
        QVERIFY(near(t.toView({1920, 540}, view), {300, 150}));
        QVERIFY(t.toView({0, 0}, view).y() > 0);
    }

    void fittingRespectsTheAspectOfSamples() {
        const QSizeF view(300, 300);
        const ViewTransform t = ViewTransform::fitting({100, 100}, 2, view);
        QVERIFY(near(t.toView({50, 0}, view), {150, 0}));
        QVERIFY(near(t.toView({0, 50}, view), {75, 150}));
    }

    void zoomKeepsWhatIsUnderTheCursor() {
        const QSizeF view(640, 480);
        const ViewTransform t{{10, 20}, 3, 1};
        const QPointF cursor(600, 31);
        const ViewTransform zoomed = t.zoomedAbout(cursor, view, 4);
        QCOMPARE(zoomed.scale, 12.0);
        QVERIFY(near(zoomed.toSample(cursor, view), t.toSample(cursor, view)));
    }

    void panFollowsTheHand() {
        const QSizeF view(640, 480);
        const ViewTransform t{{10, 20}, 3, 2};
        const ViewTransform moved = t.panned({30, -12});
        QVERIFY(near(moved.toView({11, 22}, view), t.toView({11, 22}, view) + QPointF(30, -12)));
    }
};

QTEST_MAIN(ViewTransformTest)
#include "view_transform_test.moc"
