// SPDX-License-Identifier: GPL-3.0-or-later
#include "../reconstruction_checks.h"
#include "ui/views/gl_probe.h"
#include "ui/views/scene/scene_view.h"

#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QSurfaceFormat>
#include <QToolButton>

#include <set>

using namespace fringe;
using namespace fringe::test;

namespace {

SceneContent content(int points = 2000) {
    auto cloud = std::make_shared<PointCloud>();
    for (int i = 0; i < points; ++i) {
        cloud->points.push_back(
            {1e-6 * (i % 1000), 1e-6 * (i % 997), 0.2 + 1e-6 * (i % 991), 1, 0});
        cloud->colours.push_back({1, 0, 1});
    }
    return {{{0, cloud, uprightBox(*cloud->bounds())}}, 0, Plate{}, 532_nm, 200_mm};
}

QImage grabbed(QWidget& view, const char* name) {
    return view.findChild<QWidget*>(QString::fromLatin1(name))->grab().toImage();
}

std::size_t coloursIn(const QImage& image) {
    std::set<QRgb> colours;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            colours.insert(image.pixel(x, y));
        }
    }
    return colours.size();
}

bool contains(const QImage& image, QRgb colour) {
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) == colour) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

class GlViewsTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        if (!openGlUsable()) {
            QSKIP("OpenGL 3.2 cannot be used on this display");
        }
    }

    void sceneShowsItsPoints() {
        SceneView view;
        view.resize(600, 400);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.setContent(content());
        QTRY_VERIFY(contains(grabbed(view, "sceneCanvas"), qRgb(255, 0, 255)));
        QVERIFY(coloursIn(grabbed(view, "sceneCanvas")) > 20);
    }

    void namedViewsDiffer() {
        SceneView view;
        view.resize(600, 400);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.setContent(content());
        view.findChild<QToolButton*>(QStringLiteral("sceneFront"))->click();
        const QImage front = grabbed(view, "sceneCanvas");
        view.findChild<QToolButton*>(QStringLiteral("sceneSide"))->click();
        QVERIFY(grabbed(view, "sceneCanvas") != front);
    }

    void largeCloudsSayWhatIsLeftOut() {
        SceneView view;
        view.resize(400, 300);
        view.show();
        view.setContent(content(2'500'000));
        const auto* overlay = view.findChild<QWidget*>(QStringLiteral("sceneOverlay"));
        QTRY_VERIFY(
            overlay->accessibleDescription().contains(QStringLiteral("1 of 3 points shown")));
    }

    void reconstructionKeepsOrientationAndAspect() {
        ReconstructionView view;
        view.resize(500, 400);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        checkOrientationAndAspect(view);
    }

    void aSinglePointSurvivesZoomingOut() {
        ReconstructionView view;
        view.resize(400, 300);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        Preview preview{2000,  3000, std::vector<float>(6'000'000, 0), Quantity2D::Intensity, 30_mm,
                        20_mm, 0_mm};
        preview.values[1'003'001] = 1000;
        showPictures(view, {preview});
        view.findChild<QComboBox*>(QStringLiteral("reconstructionRange"))->setCurrentIndex(1);
        view.findChild<QSlider*>(QStringLiteral("reconstructionBrightness"))->setValue(20);
        QTRY_VERIFY(coloursIn(grabbed(view, "reconstructionCanvas")) > 8);
    }

    void draggingIsToldFromSettling() {
        ReconstructionView view;
        view.show();
        checkDragging(view);
    }

    void resizingAndMovingToAnotherParentKeepThePicture() {
        auto first = std::make_unique<QWidget>();
        auto second = std::make_unique<QWidget>();
        auto* view = new ReconstructionView(first.get());
        (new QHBoxLayout(first.get()))->addWidget(view);
        auto* layout = new QHBoxLayout(second.get());
        first->resize(500, 400);
        first->show();
        second->show();
        QVERIFY(QTest::qWaitForWindowExposed(first.get()));
        showPictures(*view, {quarterBright()});
        first->resize(300, 500);
        layout->addWidget(view);
        second->resize(700, 500);
        QTRY_COMPARE(greyAt(*view, 0.75, 0.25), 255);
        first.reset();
        QTRY_COMPARE(greyAt(*view, 0.75, 0.25), 255);
    }

    void hidingAndDestroyingIsClean() {
        for (int i = 0; i < 3; ++i) {
            SceneView scene;
            ReconstructionView reconstruction;
            scene.setContent(content());
            showPictures(reconstruction, {quarterBright()});
            scene.show();
            reconstruction.show();
            QVERIFY(QTest::qWaitForWindowExposed(&reconstruction));
            scene.hide();
            scene.show();
            reconstruction.clear();
        }
    }

    void neverShownViewsCanBeFilledAndDestroyed() {
        SceneView scene;
        ReconstructionView reconstruction;
        scene.setContent(content());
        scene.resetCamera();
        showPictures(reconstruction, {quarterBright()});
        QVERIFY(!reconstruction.isVisible());
    }
};

FRINGE_TEST_MAIN {
    QSurfaceFormat::setDefaultFormat(viewSurfaceFormat());
    QApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
    QApplication app(argc, argv);
    GlViewsTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "gl_views_test.moc"
