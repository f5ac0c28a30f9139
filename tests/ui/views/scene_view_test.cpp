// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/gl_probe.h"
#include "ui/views/scene_view.h"

#include <QTest>
#include <QToolButton>

using namespace fringe;

namespace {

SceneContent content() {
    auto cloud = std::make_shared<PointCloud>();
    for (int i = 0; i < 100; ++i) {
        cloud->points.push_back({1e-5 * i, 2e-5 * i, 0.2, 1, 0});
    }
    return {cloud, Plate{}, 532_nm, 200_mm};
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

    void fitsANarrowPane() {
        SceneView view;
        QVERIFY(view.minimumSizeHint().width() <= 380);
    }
};

QTEST_MAIN(SceneViewTest)
#include "scene_view_test.moc"
