// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures that views draw from textures, beside those that they map on the host; and frames of
// depth cameras that come so from the device of FRINGE_TEST_DEVICE.
#include "../reconstruction_checks.h"
#include "engine/model/error.h"
#include "kernels/gl/gl_texture.h"
#include "tests/engine/live/two_squares.h"
#include "tests/kernels/gl/sharing_layer.h"
#include "tests/support/test_device.h"
#include "ui/style/theme.h"
#include "ui/views/gl_probe.h"
#include "ui/views/view_screen.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QSurfaceFormat>
#include <QToolButton>

#include <atomic>
#include <cmath>
#include <optional>
#include <random>
#include <thread>

using namespace fringe;
using namespace fringe::test;

namespace {

/// A texture in the context of a screen.
class Uploaded final : public KeptTexture {
  public:
    Uploaded(std::shared_ptr<GlOwner> screen, const Preview& picture)
        : screen_(std::move(screen)), values_(picture.values) {
        const GlEntry entry(*screen_);
        context_.emplace(screen_->place());
        texture_.emplace(*context_, Texel::R32f, Shape{picture.rows, picture.cols});
        texture_->upload(std::as_bytes(std::span(picture.values)));
        (*context_)->Finish();
    }
    ~Uploaded() override {
        const GlEntry entry(*screen_);
        texture_.reset();
    }
    unsigned name() const override { return isForeign ? 123456 : texture_->name(); }
    std::vector<float> values() const override {
        ++reads;
        return values_;
    }

    bool isForeign = false; ///< no texture for the views
    mutable std::atomic<int> reads = 0;

  private:
    std::shared_ptr<GlOwner> screen_;
    std::vector<float> values_;
    std::optional<GlContext> context_;
    std::optional<GlTexture> texture_;
};

std::mt19937 randomBits(3);

/// Speckle, and one sample in `odd` that is no number, endless or nothing.
Preview speckle(Shape shape, int odd, double aspect) {
    Preview picture{shape.rows, shape.cols, {}, Quantity2D::Intensity, 10_mm, 10_mm, 200_mm};
    picture.height =
        picture.width * aspect * static_cast<double>(shape.rows) / static_cast<double>(shape.cols);
    std::exponential_distribution<float> light(1e3F);
    const std::array strange{std::nanf(""), HUGE_VALF, -HUGE_VALF, 0.0F, 4e-3F};
    for (std::int64_t i = 0; i < shape.count(); ++i)
        picture.values.push_back(randomBits() % static_cast<unsigned>(odd) == 0
                                     ? strange[randomBits() % strange.size()]
                                     : light(randomBits));
    return picture;
}

/// A view of pictures in values, and one of them in textures.
struct TwoViews {
    std::shared_ptr<GlOwner> screen = makeViewScreen().owner;
    ReconstructionView onHost, onGpu;
    std::vector<std::shared_ptr<Uploaded>> uploaded;

    TwoViews() {
        for (ReconstructionView* view : {&onHost, &onGpu}) {
            view->resize(640, 480);
            view->show();
        }
    }

    void show(const Previews& pictures) {
        Previews outlines = pictures;
        PictureTextures textures;
        uploaded.clear();
        for (Preview& outline : outlines) {
            uploaded.push_back(std::make_shared<Uploaded>(screen, outline));
            const auto windows = windowsOf(outline, {0.995, 1});
            textures.push_back({uploaded.back(), {windows[0].high, windows[1].high}});
            outline.values.clear();
        }
        showPictures(onHost, pictures);
        onGpu.setPreviews(std::make_shared<const Previews>(outlines), {}, textures);
    }
    template <class Change> void change(const Change& change) {
        change(onHost);
        change(onGpu);
    }
    int reads() const {
        int reads = 0;
        for (const auto& one : uploaded)
            reads += one->reads;
        return reads;
    }

    static QImage grabbed(ReconstructionView& view) {
        auto* canvas = view.findChild<QWidget*>(QStringLiteral("reconstructionCanvas"));
        return canvas->grab().toImage().convertToFormat(QImage::Format_RGB32);
    }
    /// Pixels that differ by more than a level, or -1 where there is nothing.
    int differing() {
        const QImage one = grabbed(onHost), other = grabbed(onGpu);
        if (one.size() != other.size())
            return -1;
        int differing = 0, bright = 0;
        for (int y = 0; y < one.height(); ++y)
            for (int x = 0; x < one.width(); ++x) {
                const QRgb a = one.pixel(x, y), b = other.pixel(x, y);
                const auto isFar = [](int u, int v) { return std::abs(u - v) > 1; };
                bright += qRed(a) > 100 ? 1 : 0;
                differing += isFar(qRed(a), qRed(b)) || isFar(qGreen(a), qGreen(b))
                                     || isFar(qBlue(a), qBlue(b))
                                 ? 1
                                 : 0;
            }
        return bright == 0 ? -1 : differing;
    }
};

QComboBox* choice(ReconstructionView& view, const char* name) {
    return view.findChild<QComboBox*>(QLatin1String(name));
}
QToolButton* button(ReconstructionView& view, const char* name) {
    return view.findChild<QToolButton*>(QLatin1String(name));
}

} // namespace

class TexturesTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        if (const ViewScreen screen = makeViewScreen(); !screen.owner)
            QSKIP(qPrintable(screen.absence));
    }

    void coloursAreThoseOfTheHost() {
        TwoViews views;
        QVERIFY(QTest::qWaitForWindowExposed(&views.onGpu));
        for (const auto& [shape, aspect] : {std::pair(Shape{64, 128}, 1.0),
                                            {{37, 53}, 1.7},
                                            {{301, 467}, 0.6},
                                            {{1, 97}, 30.0},
                                            {{131, 1}, 0.02},
                                            {{1024, 1023}, 1.0}}) {
            views.show({speckle(shape, 50, aspect)});
            QTRY_COMPARE(views.differing(), 0);
            QCOMPARE(views.reads(), 0);
        }
    }

    void looksAreThoseOfTheHost() {
        TwoViews views;
        QVERIFY(QTest::qWaitForWindowExposed(&views.onGpu));
        views.show({speckle({301, 467}, 2000, 1.3)});
        const auto test = [&](const auto& change) {
            views.change(change);
            QTRY_COMPARE(views.differing(), 0);
        };
        test([](auto& view) { choice(view, "reconstructionMap")->setCurrentIndex(1); });
        test([](auto& view) {
            view.template findChild<QSlider*>(QStringLiteral("reconstructionBrightness"))
                ->setValue(9);
        });
        test([](auto& view) { choice(view, "reconstructionRange")->setCurrentIndex(1); });
        test([](auto& view) { button(view, "reconstructionWiden")->setChecked(true); });
        for (int i = 0; i < 3; ++i)
            test([](auto& view) { button(view, "reconstructionZoomIn")->click(); });
        for (int i = 0; i < 5; ++i)
            test([](auto& view) { button(view, "reconstructionZoomOut")->click(); });
        test([](auto& view) { button(view, "reconstructionFit")->click(); });
        test([](auto& view) { view.resize(391, 517); });
        QCOMPARE(views.reads(), 0);
    }

    void redLightIsThatOfTheHost() {
        QApplication::setPalette(paletteOf(Theme::Lab));
        TwoViews views;
        views.show({speckle({301, 467}, 50, 1.3)});
        QTRY_COMPARE(views.differing(), 0);
        QApplication::setPalette(paletteOf(Theme::Dark));
    }

    void wavelengthsAreLaidOverEachOther() {
        TwoViews views;
        Previews pictures;
        for (const Length wavelength : {450_nm, 638_nm, 532_nm}) {
            pictures.push_back(speckle({120, 201}, 50, 1.1));
            pictures.back().wavelength = wavelength;
        }
        views.show(pictures);
        QTRY_COMPARE(views.differing(), 0);
        views.change([](auto& view) { choice(view, "reconstructionPlane")->setCurrentIndex(2); });
        QTRY_COMPARE(views.differing(), 0);
        QCOMPARE(views.reads(), 0);
    }

    void valuesAreReadWhenSomebodyAsks() {
        TwoViews views;
        QVERIFY(QTest::qWaitForWindowExposed(&views.onGpu));
        views.show({speckle({64, 128}, 1000, 1)});
        QTRY_COMPARE(views.differing(), 0);
        QSignalSpy host(&views.onHost, &ReconstructionView::probed);
        QSignalSpy gpu(&views.onGpu, &ReconstructionView::probed);
        views.change([](auto& view) {
            auto* canvas =
                view.template findChild<QWidget*>(QStringLiteral("reconstructionCanvas"));
            for (const QPointF place : {QPointF(100, 200), QPointF(251, 207)}) {
                QMouseEvent move(QEvent::MouseMove, place, canvas->mapToGlobal(place), Qt::NoButton,
                                 Qt::NoButton, Qt::NoModifier);
                QApplication::sendEvent(canvas, &move);
            }
        });
        QTRY_VERIFY(!host.isEmpty() && !gpu.isEmpty());
        QTRY_COMPARE(gpu.last(), host.last());
        QCOMPARE(views.reads(), 1);
    }

    void foreignTexturesAreReadAndThatIsSaid() {
        TwoViews views;
        views.show({speckle({64, 128}, 50, 1)});
        views.uploaded.front()->isForeign = true;
        QTRY_COMPARE(views.differing(), 0);
        QVERIFY(views.reads() > 0);
        views.show({speckle({65, 129}, 50, 1)});
        QTRY_COMPARE(views.differing(), 0);
        QVERIFY(views.reads() > 0);
        const auto* badge = views.onGpu.findChild<QLabel*>(QStringLiteral("resultBadge"));
        QVERIFY(badge->toolTip().contains(QStringLiteral("does not share")));
    }

    void fourWavelengthsAreRead() {
        TwoViews views;
        Previews pictures(4, speckle({60, 90}, 50, 1));
        for (std::size_t i = 0; i < pictures.size(); ++i)
            pictures[i].wavelength = (450 + 50 * static_cast<double>(i)) * 1_nm;
        views.show(pictures);
        QTRY_COMPARE(views.differing(), 0);
    }

    void viewsWithoutASizeDrawNothing() {
        TwoViews views;
        views.show({speckle({64, 128}, 50, 1)});
        QTRY_COMPARE(views.differing(), 0);
        auto* canvas = views.onGpu.findChild<QWidget*>(QStringLiteral("reconstructionCanvas"));
        const QSize before = canvas->size();
        canvas->resize(0, 0);
        QTest::qWait(50);
        views.onGpu.findChild<QSlider*>(QStringLiteral("reconstructionBrightness"))->setValue(1);
        QTest::qWait(50);
        canvas->resize(before);
        views.onGpu.findChild<QSlider*>(QStringLiteral("reconstructionBrightness"))->setValue(0);
        QTRY_COMPARE(views.differing(), 0);
        QCOMPARE(views.reads(), 0);
    }

    void anotherContextShowsThem() {
        TwoViews views;
        views.show({speckle({64, 128}, 50, 1)});
        QTRY_COMPARE(views.differing(), 0);
        QWidget parent;
        parent.resize(700, 500);
        views.onGpu.setParent(&parent);
        parent.show();
        views.onGpu.show();
        views.onGpu.resize(views.onHost.size());
        QTRY_COMPARE(views.differing(), 0);
        QCOMPARE(views.reads(), 0);
        views.onGpu.setParent(nullptr);
    }

    void framesComeFromTheDevice() {
        TwoViews views;
        LiveFrame onHost, onGpu;
        QString why;
        std::thread worker([&, screen = std::move(views.screen)] {
            try {
                const ComputeDevice device = ComputeDevice::open(testDevice());
                Design design = twoSquares({48, 64}, "none");
                design.setup.plate.pitchX = 6_um;
                LiveFrames one(device, LiveDrawing::ByOpenGl);
                LiveFrames other(device, LiveDrawing::ByOpenGl, screen);
                onHost = frameOf(design, one);
                for (int i = 0; i < 3; ++i)
                    onGpu = frameOf(design, other);
            } catch (const Error& error) {
                why = QString::fromUtf8(error.what());
            }
        });
        worker.join();
        if (!why.isEmpty())
            QSKIP(qPrintable(why));
        const QString way = QString::fromStdString(onGpu.way.english());
        QVERIFY2(way.contains(QStringLiteral("; to the screen ")), qPrintable(way));
        QVERIFY2(onGpu.textures.size() == 1, qPrintable(way));
        QCOMPARE(way.endsWith(QStringLiteral("; to the screen shared by OpenCL")),
                 sharingCounts() != nullptr);
        showPictures(views.onHost, onHost.pictures);
        views.onGpu.setPreviews(std::make_shared<const Previews>(onGpu.pictures), {},
                                onGpu.textures);
        views.change([](auto& view) { choice(view, "reconstructionRange")->setCurrentIndex(1); });
        QTRY_COMPARE(views.differing(), 0);
        if (sharingCounts() != nullptr) {
            QVERIFY(sharingCounts()->acquired > 0);
            QCOMPARE(sharingCounts()->acquired.load(), sharingCounts()->released.load());
            QCOMPARE(sharingCounts()->wrong.load(), 0);
        }
    }
};

FRINGE_TEST_MAIN {
    QSurfaceFormat::setDefaultFormat(viewSurfaceFormat());
    QApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
    QApplication app(argc, argv);
    TexturesTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "textures_test.moc"
