// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/theme.h"
#include "ui/views/image_canvas.h"
#include "ui/views/pan_zoom.h"
#include "ui/views/view_style.h"

#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <atomic>
#include <thread>

using namespace fringe;

namespace {

/// Colours that tell row and column.
class Checked : public ImageSource {
  public:
    Checked(std::int64_t rows, std::int64_t cols) : shape_{rows, cols} {}
    Shape shape() const override { return shape_; }
    QRgb colourOf(const SampleBlock& block) const override { return colour(block.row, block.col); }
    static QRgb colour(std::int64_t row, std::int64_t col) {
        return qRgb(static_cast<int>(20 * row % 256), static_cast<int>(20 * col % 256), 77);
    }

  private:
    Shape shape_;
};

/// One colour everywhere; remembers whether it was asked on another thread.
class Plain : public ImageSource {
  public:
    Plain(QRgb colour, std::atomic<bool>* elsewhere) : colour_(colour), elsewhere_(elsewhere) {}
    Shape shape() const override { return {4000, 4000}; }
    QRgb colourOf(const SampleBlock&) const override {
        if (std::this_thread::get_id() != home_) {
            *elsewhere_ = true;
        }
        return colour_;
    }

  private:
    QRgb colour_;
    std::atomic<bool>* elsewhere_;
    std::thread::id home_ = std::this_thread::get_id();
};

struct Shown {
    explicit Shown(QSize size) : hand(&canvas) {
        canvas.resize(size);
        QObject::connect(&hand, &PanZoom::transformChanged, &canvas,
                         [this] { canvas.setTransform(hand.transform()); });
        canvas.show();
    }
    void setSource(std::shared_ptr<const ImageSource> source) {
        const Shape shape = source->shape();
        hand.setPlane(QSizeF(static_cast<double>(shape.cols), static_cast<double>(shape.rows)));
        canvas.setSource(std::move(source));
    }
    QRgb pixel(int x, int y) { return canvas.grab().toImage().pixel(x, y); }
    void wheel(QPointF at, int delta) {
        QWheelEvent event(at, canvas.mapToGlobal(at), {}, {0, delta}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&canvas, &event);
    }

    void hover(QPointF at) {
        QMouseEvent event(QEvent::MouseMove, at, canvas.mapToGlobal(at), Qt::NoButton, {}, {});
        QCoreApplication::sendEvent(&canvas, &event);
    }

    ImageCanvas canvas;
    PanZoom hand;
};

} // namespace

class ImageCanvasTest : public QObject {
    Q_OBJECT

  private slots:
    void showsSamplesAsSquares() {
        Shown shown({400, 300});
        shown.setSource(std::make_shared<Checked>(3, 4));
        for (int row = 0; row < 3; ++row) {
            for (int col = 0; col < 4; ++col) {
                QCOMPARE(shown.pixel(100 * col + 50, 100 * row + 50), Checked::colour(row, col));
                QCOMPARE(shown.pixel(100 * col + 3, 100 * row + 97), Checked::colour(row, col));
            }
        }
    }

    void drawsAGridOnlyWhenSamplesAreLarge() {
        Shown shown({320, 320});
        shown.setSource(std::make_shared<Checked>(10, 10)); // 32 pixels a sample
        QVERIFY(shown.pixel(32 * 3, 16) != Checked::colour(0, 3));
        shown.setSource(std::make_shared<Checked>(40, 40)); // 8 pixels a sample
        QCOMPARE(shown.pixel(8 * 3, 4), Checked::colour(0, 3));
    }

    void surroundIsNeutral() {
        Shown shown({400, 300});
        shown.setSource(std::make_shared<Checked>(1, 4));
        QCOMPARE(shown.pixel(200, 20), shade(Role::View).rgb());
    }

    void wheelZoomsAboutTheCursor() {
        Shown shown({400, 400});
        shown.setSource(std::make_shared<Checked>(100, 100));
        const QPointF cursor(90, 310);
        const QPointF before = shown.hand.transform().toSample(cursor, shown.canvas.size());
        shown.wheel(cursor, 240);
        QCOMPARE(shown.hand.transform().scale, 8.0);
        const QPointF after = shown.hand.transform().toSample(cursor, shown.canvas.size());
        QVERIFY((after - before).manhattanLength() < 1e-9);
        QCOMPARE(shown.pixel(90, 310),
                 Checked::colour(static_cast<int>(after.y()), static_cast<int>(after.x())));
    }

    void dragPansAndDoubleClickFits() {
        Shown shown({400, 400});
        shown.setSource(std::make_shared<Checked>(100, 100));
        shown.wheel({200, 200}, 480);
        const QPointF centre = shown.hand.transform().centre;
        QTest::mousePress(&shown.canvas, Qt::LeftButton, {}, {200, 200});
        QTest::mouseMove(&shown.canvas, {168, 216});
        QTest::mouseRelease(&shown.canvas, Qt::LeftButton, {}, {168, 216});
        QVERIFY((shown.hand.transform().centre - centre - QPointF(2, -1)).manhattanLength() < 1e-9);
        QTest::mouseDClick(&shown.canvas, Qt::LeftButton, {}, {10, 10});
        QCOMPARE(shown.hand.transform().scale, 4.0);
    }

    void staysFittedWhenResized() {
        Shown shown({400, 400});
        shown.setSource(std::make_shared<Checked>(100, 100));
        shown.canvas.resize(200, 300);
        QCOMPARE(shown.hand.transform().scale, 2.0);
        QCOMPARE(shown.pixel(101, 151), Checked::colour(50, 50));
    }

    void reportsSamplesUnderTheCursorAndLeaving() {
        Shown shown({400, 200});
        shown.setSource(std::make_shared<Checked>(100, 100)); // from x = 100 to 300
        QSignalSpy hovered(&shown.hand, &PanZoom::hovered);
        QSignalSpy left(&shown.hand, &PanZoom::left);
        shown.hover({101, 199});
        QCOMPARE(hovered.count(), 1);
        QCOMPARE(hovered.front().front().toPointF(), QPointF(0.5, 99.5));
        shown.hover({50, 100});
        QCOMPARE(left.count(), 1);
    }

    void keysZoomPanAndFit() {
        Shown shown({400, 400});
        shown.setSource(std::make_shared<Checked>(100, 100));
        QTest::keyClick(&shown.canvas, Qt::Key_Plus);
        QCOMPARE(shown.hand.transform().scale, 6.0);
        QTest::keyClick(&shown.canvas, Qt::Key_Right);
        QCOMPARE(shown.hand.transform().centre.x(), 58.0);
        QTest::keyClick(&shown.canvas, Qt::Key_0);
        QCOMPARE(shown.hand.transform().scale, 4.0);
    }

    void largePlanesAreMappedElsewhereAndTheNewestWins() {
        Shown shown({600, 600});
        std::atomic<bool> elsewhere = false;
        for (const QRgb colour : {qRgb(1, 0, 0), qRgb(2, 0, 0), qRgb(3, 0, 0), qRgb(4, 9, 9)}) {
            shown.setSource(std::make_shared<Plain>(colour, &elsewhere));
        }
        QTRY_COMPARE(shown.pixel(300, 300), qRgb(4, 9, 9));
        QVERIFY(elsewhere);
    }

    void closingWhileMappingLetsGoOfTheSource() {
        std::atomic<bool> elsewhere = false;
        std::weak_ptr<const ImageSource> watched;
        for (int i = 0; i < 10; ++i) {
            Shown shown({600, 600});
            auto source = std::make_shared<Plain>(qRgb(1, 2, 3), &elsewhere);
            watched = source;
            shown.setSource(std::move(source));
        }
        QTRY_VERIFY(watched.expired());
    }

    void emptyCanvasSaysSomething() {
        ImageCanvas canvas;
        canvas.resize(300, 200);
        const QImage blank = canvas.grab().toImage();
        canvas.setEmptyText(QStringLiteral("Nothing here"));
        QVERIFY(canvas.grab().toImage() != blank);
    }
};

QTEST_MAIN(ImageCanvasTest)
#include "image_canvas_test.moc"
