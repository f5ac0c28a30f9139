// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene_hand.h"
#include "ui/views/gl_probe.h"
#include "ui/views/scene/scene_view.h"

#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <map>

using namespace fringe;
using namespace fringe::test;

namespace {

SceneContent content() {
    auto cloud = std::make_shared<PointCloud>();
    for (int i = 0; i < 100; ++i) {
        cloud->points.push_back({1e-5 * i, 2e-5 * i, 0.2, 1, 0});
    }
    return {{{0, cloud, uprightBox(*cloud->bounds())}}, 0, Plate{}, 532_nm, 200_mm};
}

QImage grabbed(SceneView& view) {
    return view.findChild<QWidget*>(QStringLiteral("sceneCanvas"))->grab().toImage();
}

int pixelsApart(const QImage& a, const QImage& b) {
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y);
    return a.size() == b.size() ? count : a.width() * a.height();
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

    void aMeshIsAShadedSurface() {
        Mesh mesh{{{-1, -1, 0}, {1, -1, 0}, {1, 1, 0}, {-1, 1, 0}, {0, 0, 1}},
                  {{0, 1, 4}, {1, 2, 4}, {2, 3, 4}, {3, 0, 4}}};
        SceneContent shown = content();
        SeenSource& source = shown.sources.front();
        source.box = {{0, 0, 0.02}, {4e-3, 4e-3, 2e-3}};
        source.surface = {std::make_shared<const Mesh>(mesh),
                          SeenSurface::Shading::Flat,
                          {Angle(0.6), Angle(0.4)},
                          0.2};
        SceneView view;
        view.resize(500, 400);
        view.show();
        view.setContent(shown);
        button(view, "sceneFront")->click();
        const auto countOf = [&](const QImage& image) {
            std::map<QRgb, int> counts;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (qRed(image.pixel(x, y)) == qGreen(image.pixel(x, y))
                        && qGreen(image.pixel(x, y)) == qBlue(image.pixel(x, y)))
                        ++counts[image.pixel(x, y)];
            return std::ranges::count_if(counts,
                                         [](const auto& each) { return each.second > 300; });
        };
        QVERIFY(countOf(grabbed(view)) >= 3); // sides of different brightness
        const QImage lit = grabbed(view);
        view.setGrip(0, Grip{source.box, {}, Lamp{Angle(-1), Angle(-0.5)}});
        QVERIFY(pixelsApart(lit, grabbed(view)) > 1000);
        button(view, "sceneDepthColours")->setChecked(true);
        QTRY_VERIFY(countOf(grabbed(view)) < 3);
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

    void aHandleIsPulledDroppedAndGivenUp() {
        SceneView view;
        view.resize(500, 400);
        view.show();
        view.setContent(content());
        const TurnedBox box = content().sources.front().box;
        const Grip grip{box, {{true, true, true}, true, Freedoms::Scaling::Evenly}, {}};
        const QImage without = view.grab().toImage();
        view.setGrip(0, grip);
        QVERIFY(view.grab().toImage() != without);
        button(view, "sceneFront")->click();
        auto* canvas = view.findChild<QWidget*>(QStringLiteral("sceneCanvas"));
        const QPoint middle = placeOfMiddle(canvas);
        QVERIFY(!middle.isNull());
        QSignalSpy pulled(&view, &SceneView::sourcePulled);
        QSignalSpy dropped(&view, &SceneView::sourceDropped);
        QSignalSpy givenUp(&view, &SceneView::pullGivenUp);
        QTest::mousePress(canvas, Qt::LeftButton, {}, middle);
        QTest::mouseMove(canvas, middle + QPoint(40, -20));
        QCOMPARE(pulled.size(), 1);
        QTest::keyClick(canvas, Qt::Key_Escape);
        QCOMPARE(givenUp.size(), 1);
        const QImage before = grabbed(view);
        QTest::mouseMove(canvas, middle + QPoint(60, 30));
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, middle + QPoint(60, 30));
        QCOMPARE(dropped.size(), 0);
        QCOMPARE(grabbed(view), before);

        QTest::mousePress(canvas, Qt::LeftButton, {}, middle);
        QTest::mouseMove(canvas, middle + QPoint(40, -20));
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, middle + QPoint(40, -20));
        QCOMPARE(dropped.size(), 1);
        const auto shift = [&] {
            return std::get<Motion>(dropped.last().first().value<Pull>()).shift;
        };
        QVERIFY(shift()[0] > 0 && shift()[1] > 0);
        QVERIFY(std::abs(shift()[0] - 2 * shift()[1]) < 0.1 * shift()[0]); // 40 right, 20 up
        QCOMPARE(shift()[2], 0.0);
        button(view, "sceneSide")->click();
        QTest::keyClick(canvas, Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(dropped.size(), 2);
        QVERIFY(shift()[2] > 0);
        QVERIFY(dropped.last().at(1).toBool());
    }

    void pointsAndHandlesGoWithTheSourceAtOnce() {
        SceneView view;
        view.resize(500, 400);
        view.show();
        view.setContent(content());
        Grip grip{content().sources.front().box, {.moves = {true, true, true}}, {}};
        view.setGrip(0, grip);
        const QImage before = view.grab().toImage();
        grip.box.centre[0] += 2e-3;
        view.setGrip(0, grip);
        QVERIFY(view.grab().toImage() != before);
        grip.box.centre[0] -= 2e-3;
        view.setGrip(0, grip);
        QCOMPARE(view.grab().toImage(), before);
        view.setGrip(0, std::nullopt);
        const QImage bare = grabbed(view);
        view.setGrip(0, grip);
        QVERIFY(grabbed(view) != bare);
        button(view, "sceneHandles")->setChecked(false);
        QCOMPARE(grabbed(view), bare);
    }

    void aClickChoosesAnotherSource() {
        SceneView view;
        view.resize(500, 400);
        view.show();
        SceneContent two = content();
        two.sources.push_back(two.sources.front());
        two.sources.back().number = 1;
        two.sources.back().box.centre[0] += 4e-3;
        view.setContent(two);
        button(view, "sceneFront")->click();
        QSignalSpy picked(&view, &SceneView::sourcePicked);
        auto* canvas = view.findChild<QWidget*>(QStringLiteral("sceneCanvas"));
        for (int x = 0; x < canvas->width(); x += 4)
            QTest::mouseClick(canvas, Qt::LeftButton, {}, {x, canvas->height() / 2 - 8});
        QVERIFY(!picked.isEmpty());
        for (const auto& arguments : picked)
            QCOMPARE(arguments.first().toULongLong(), 1u);
    }

    void whatIsSeenStaysAsLargeInAViewOfAnotherSize() {
        SceneView view;
        view.resize(500, 400);
        view.show();
        view.setContent(content());
        button(view, "sceneSide")->click();
        view.resize(1000, 800);
        const QImage resized = grabbed(view);
        button(view, "sceneFit")->click();
        QCOMPARE(grabbed(view), resized);
        auto* canvas = view.findChild<QWidget*>(QStringLiteral("sceneCanvas"));
        QTest::keyClick(canvas, Qt::Key_Plus);
        const QImage zoomed = grabbed(view);
        view.resize(500, 400);
        view.resize(1000, 800);
        QVERIFY(pixelsApart(grabbed(view), zoomed) < 200); // of edges
    }

    void fZoomsToTheObjectAndHGoesHome() {
        SceneView view;
        view.resize(500, 400);
        view.show();
        SceneContent all = content();
        all.grip = Grip{all.sources.front().box, {.moves = {true, true, true}}, {}};
        view.setContent(all);
        button(view, "sceneHandles")->setChecked(false);
        const QImage home = grabbed(view);
        auto* canvas = view.findChild<QWidget*>(QStringLiteral("sceneCanvas"));
        QTest::keyClick(canvas, Qt::Key_F);
        const QImage near = grabbed(view);
        QVERIFY(near != home);
        button(view, "sceneZoomTo")->click();
        QCOMPARE(grabbed(view), near);
        QTest::keyClick(canvas, Qt::Key_H);
        QCOMPARE(grabbed(view), home);
    }

    void fitsANarrowPane() {
        SceneView view;
        QVERIFY(view.minimumSizeHint().width() <= 380);
    }
};

QTEST_MAIN(SceneViewTest)
#include "scene_view_test.moc"
