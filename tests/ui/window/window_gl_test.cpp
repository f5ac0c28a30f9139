// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/translation.h"
#include "tests/ui/window/window_bench.h"
#include "ui/style/look.h"
#include "ui/views/gl_probe.h"
#include "ui/views/reconstruction_view.h"

#include <QAbstractButton>
#include <QListWidget>
#include <QSet>
#include <QSignalSpy>
#include <QSurfaceFormat>

namespace fringe {

/// The whole window with OpenGL.
class WindowGlTest : public QObject {
    Q_OBJECT

    static qsizetype coloursIn(const QWidget& widget) {
        const QImage image = const_cast<QWidget&>(widget).grab().toImage();
        QSet<QRgb> colours;
        for (int y = 0; y < image.height(); y += 3)
            for (int x = 0; x < image.width(); x += 3)
                colours.insert(image.pixel(x, y));
        return colours.size();
    }

  private slots:
    void initTestCase() {
        if (!openGlUsable())
            QSKIP("This screen has no OpenGL 3.2.");
    }

    void theViewsShowWhatWasComputed() {
        WindowBench bench({1600, 900});
        Design design = smallDesign();
        design.setup.plate.size = {270, 480};
        bench.open(design);
        bench.action(QStringLiteral("compute"))->trigger();
        QVERIFY(bench.studio.results().hasHologram());
        for (const char* pane : {"pane-scene", "pane-hologram", "pane-reconstruction"}) {
            auto* widget = bench.find<QWidget>(QLatin1String(pane));
            QVERIFY(widget);
            QTRY_VERIFY2(coloursIn(*widget) > 40, pane);
        }
    }

    void theWindowStaysWhenTheFirstViewComes() {
        WindowBench bench({1280, 720});
        const WId before = bench.window.winId();
        bench.open(smallDesign());
        auto* scene = bench.find<QWidget>(QStringLiteral("pane-scene"));
        QTRY_VERIFY(coloursIn(*scene) > 10);
        QCOMPARE(bench.window.winId(), before);
    }

    void theDemoMakesThePictureOfTheReadme() {
        ThreadedWindowBench bench({1600, 900});
        bench.studio.devices().list();
        bench.find<QAbstractButton>(QStringLiteral("demoButton"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(bench.studio.isIdle() && bench.studio.results().hasHologram(),
                                 60000);
        for (const char* part : {"pane-scene", "hologramCanvas", "pane-reconstruction"})
            QTRY_VERIFY2(coloursIn(*bench.find<QWidget>(QLatin1String(part))) > 40, part);
        QVERIFY(bench.find<QListWidget>(QStringLiteral("checks"))->count() > 0);
        QTRY_VERIFY(bench.find<QWidget>(QStringLiteral("reconstructionColourBar"))->width() > 20);
        const QImage picture = bench.window.grab().toImage();
        QCOMPARE(picture.size(), QSize(1600, 900));
        QVERIFY(picture.save(QStringLiteral(FRINGE_PICTURES "/studio.png")));
    }

    void aRefocusReachesTheDesignAndThePicture() {
        WindowBench bench({1280, 720});
        bench.open(smallDesign());
        bench.action(QStringLiteral("compute"))->trigger();
        QSignalSpy pictures(&bench.studio.refocus(), &Refocus::ready);
        auto* view = bench.window.findChild<ReconstructionView*>();
        emit view->distanceChanged(0.055, false);
        QCOMPARE(pictures.count(), 1);
        QCOMPARE(bench.design().reconstruction.distance, 50_mm);
        emit view->distanceChanged(0.06, true);
        QCOMPARE(bench.design().reconstruction.distance, 60_mm);
        QCOMPARE(pictures.last().first().value<std::shared_ptr<const Previews>>()->front().distance,
                 60_mm);
    }

    void aMessageStaysOverWhatIsBeingComputed() {
        ThreadedWindowBench bench({1280, 720});
        const std::vector<Point> points(4000000, {0, 0, 0.2, 1, 0});
        Design design = smallDesign();
        design.setup.plate.size = {1080, 1920};
        store(design.sources.front(),
              CloudSource{.cloud = std::make_shared<const PointCloud>(PointCloud{points, {}})});
        bench.open(design);
        QTRY_VERIFY(bench.action(QStringLiteral("compute"))->isEnabled());
        bench.studio.notices().post(
            {Notice::Kind::Information, QStringLiteral("Imported something."), true});
        const auto* bar = bench.find<QWidget>(QStringLiteral("messageBar"));
        bench.action(QStringLiteral("compute"))->trigger();
        const auto* badge = bench.find<QWidget>(QStringLiteral("hologramCanvas"))
                                ->findChild<QWidget*>(QStringLiteral("resultBadge"));
        QTRY_VERIFY_WITH_TIMEOUT(badge->isVisible(), 60000);
        QTest::qWait(500);
        QVERIFY(bar->isVisible());
        const QPoint corner = bar->mapToGlobal(QPoint(2, bar->height() / 2));
        const QImage seen = bench.window.screen()->grabWindow(0).toImage();
        QCOMPARE(seen.pixelColor(corner), bar->palette().color(QPalette::AlternateBase));
        bench.action(QStringLiteral("cancel"))->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!bench.studio.jobs().isBusy(), 60000);
    }

    void aViewCanHaveTheWholeArea() {
        WindowBench bench({1280, 720});
        bench.open(smallDesign());
        auto* pane = bench.find<QWidget>(QStringLiteral("pane-hologram"));
        const int before = pane->width();
        auto* maximise = bench.find<QAbstractButton>(QStringLiteral("maximise-hologram"));
        maximise->click();
        QTRY_VERIFY(pane->width() > before);
        QVERIFY(!bench.find<QWidget>(QStringLiteral("pane-scene"))->isVisible());
        maximise->click();
        QVERIFY(bench.find<QWidget>(QStringLiteral("pane-scene"))->isVisible());
    }

    void aViewThatGoesWithItsSourceIsNoLongerAlone() {
        WindowBench bench({1280, 720});
        bench.open(smallDesign());
        auto* maximise = bench.find<QAbstractButton>(QStringLiteral("maximise-scene"));
        maximise->click();
        bench.open(emptyDesign("spots"));
        QVERIFY(bench.find<QWidget>(QStringLiteral("pane-hologram"))->isVisible());
        QVERIFY(!maximise->isChecked());
    }
};

} // namespace fringe

FRINGE_TEST_MAIN {
    QSurfaceFormat::setDefaultFormat(fringe::viewSurfaceFormat());
    QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
    QApplication application(argc, argv);
    fringe::applyLook(application, QStringLiteral("light"));
    fringe::Translation translation(application);
    translation.install(QStringLiteral("en"));
    fringe::WindowGlTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "window_gl_test.moc"
