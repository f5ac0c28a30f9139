// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/gl_probe.h"
#include "ui/views/scene_view.h"

#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace fringe;

namespace {

SceneContent content() {
    auto cloud = std::make_shared<PointCloud>();
    for (int i = 0; i < 100; ++i) {
        cloud->points.push_back({1e-5 * i, 2e-5 * i, 0.2, 1, 0});
    }
    return {cloud, cloud->bounds(), Plate{}, 532_nm, 200_mm};
}

QImage grabbed(SceneView& view) {
    return view.findChild<QWidget*>(QStringLiteral("sceneCanvas"))->grab().toImage();
}

QToolButton* button(SceneView& view, const char* name) {
    return view.findChild<QToolButton*>(QString::fromLatin1(name));
}

} // namespace

class SceneViewTest : public QObject {
    Q_OBJECT

  private slots:
    void drawsWithoutOpenGl() {
        QVERIFY(!openGlUsable());
        SceneView view;
        view.resize(500, 400);
        view.show();
        const QImage empty = grabbed(view);
        view.setContent(content());
        QVERIFY(grabbed(view) != empty);
    }

    void theReconstructionPlaneMoves() {
        SceneView view;
        view.resize(500, 400);
        view.show();
        view.setContent(content());
        const QImage before = grabbed(view);
        view.setReconstructionDistance(120_mm);
        QVERIFY(grabbed(view) != before);
    }

    void viewsDifferAndFitReturns() {
        SceneView view;
        view.resize(500, 400);
        view.show();
        view.setContent(content());
        button(view, "sceneFront")->click();
        const QImage front = grabbed(view);
        button(view, "sceneSide")->click();
        QVERIFY(grabbed(view) != front);
        const QImage side = grabbed(view);
        auto* canvas = view.findChild<QWidget*>(QStringLiteral("sceneCanvas"));
        QTest::mousePress(canvas, Qt::MiddleButton, {}, {100, 100});
        QTest::mouseMove(canvas, {150, 120});
        QTest::mouseRelease(canvas, Qt::MiddleButton, {}, {150, 120});
        QVERIFY(grabbed(view) != side);
        button(view, "sceneFit")->click();
        QCOMPARE(grabbed(view), side);
    }

    void depthIsCompressedWithANoteAndCanBeShownTrue() {
        SceneView view;
        view.resize(500, 400);
        view.show();
        view.setContent(content());
        auto* compress = button(view, "sceneCompressDepth");
        auto* overlay = view.findChild<QWidget*>(QStringLiteral("sceneOverlay"));
        QVERIFY(compress->isEnabled() && compress->isChecked());
        QVERIFY(overlay->accessibleDescription().contains(QStringLiteral("times shorter")));
        const QImage compressed = grabbed(view);
        compress->click();
        QVERIFY(overlay->accessibleDescription().isEmpty());
        QVERIFY(grabbed(view) != compressed);
    }

    void theCameraStaysUnlessTheExtentChanges() {
        SceneView view;
        view.resize(500, 400);
        view.show();
        view.setContent(content());
        button(view, "sceneFront")->click();
        const QImage front = grabbed(view);
        view.setContent(content());
        QCOMPARE(grabbed(view), front);
    }

    void theObjectMovesInThePlaneOfTheScreenWhileItsButtonIsDown() {
        SceneView view;
        view.resize(500, 400);
        view.show();
        QVERIFY(!button(view, "sceneMove")->isEnabled());
        view.setContent(content());
        button(view, "sceneFront")->click();
        button(view, "sceneMove")->click();
        auto* canvas = view.findChild<QWidget*>(QStringLiteral("sceneCanvas"));
        QSignalSpy dragged(&view, &SceneView::objectDragged);
        QSignalSpy dropped(&view, &SceneView::objectDropped);
        QSignalSpy givenUp(&view, &SceneView::dragGivenUp);
        const QImage before = grabbed(view);
        QTest::mousePress(canvas, Qt::LeftButton, {}, {100, 100});
        QTest::mouseMove(canvas, {140, 80});
        QCOMPARE(dragged.size(), 1);
        QVERIFY(grabbed(view) != before);
        QTest::keyClick(canvas, Qt::Key_Escape);
        QCOMPARE(givenUp.size(), 1);
        QCOMPARE(grabbed(view), before);
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, {140, 80});
        QCOMPARE(dropped.size(), 0);

        QTest::mousePress(canvas, Qt::LeftButton, {}, {100, 100});
        QTest::mouseMove(canvas, {140, 80});
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, {140, 80});
        QCOMPARE(dropped.size(), 1);
        const auto at = [&](int axis) { return dropped.last().at(axis).toDouble(); };
        QVERIFY(at(0) > 0 && at(1) > 0);
        QVERIFY(std::abs(at(0) - 2 * at(1)) < 0.1 * at(0)); // 40 pixels right, 20 up
        QVERIFY(std::abs(at(2)) < 1e-12);
        button(view, "sceneSide")->click();
        QTest::keyClick(canvas, Qt::Key_Right);
        QCOMPARE(dropped.size(), 2);
        QVERIFY(at(2) > 0);
        QVERIFY(std::abs(at(0)) < 1e-12);
        QVERIFY(dropped.last().at(3).toBool());
    }

    void fitsANarrowPane() {
        SceneView view;
        QVERIFY(view.minimumSizeHint().width() <= 380);
    }
};

QTEST_MAIN(SceneViewTest)
#include "scene_view_test.moc"
