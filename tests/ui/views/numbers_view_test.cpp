// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/shown_plane.h"
#include "ui/views/colour_bar.h"
#include "ui/views/numbers_view.h"

#include <QComboBox>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <memory>

using namespace fringe;

namespace {

using PlanePtr = std::shared_ptr<const ShownPlane>;

PlanePtr planeOf(Plane<float> values) {
    ShownPlane plane{.values = std::move(values), .pitchX = 2_um, .pitchY = 1_um};
    plane.quantity = QStringLiteral("nm");
    plane.words = [](float value) { return QStringLiteral("depth %1").arg(value); };
    return std::make_shared<const ShownPlane>(std::move(plane));
}

/// Columns 0, 97, 194 … are 1, all others 0.
constexpr std::int64_t every = 97;
PlanePtr lines(std::int64_t side) {
    std::vector<float> values(static_cast<std::size_t>(side * side));
    for (std::int64_t i = 0; i < side * side; ++i)
        values[static_cast<std::size_t>(i)] = i % side % every == 0 ? 1 : 0;
    return planeOf({{side, side}, std::move(values)});
}

/// Two rows, of which the upper one rises from 0 to 1 by quarters.
PlanePtr steps() {
    return planeOf({{2, 5}, {0, 0.25, 0.5, 0.75, 1, 0, 0, 0, 0, 0}});
}

struct Shown {
    explicit Shown(QSize size = {500, 300}) {
        view.resize(size);
        view.show();
    }
    template <class T> T* part(const char* name) const {
        return view.findChild<T*>(QLatin1String(name));
    }
    QImage seen() const { return canvas->grab().toImage(); }
    /// In the middle of a pixel of the fitted steps, which are twice as wide as high.
    QPoint at(int row, int col) const {
        const double width = std::min(canvas->width() / 5.0, canvas->height() / 1.0);
        return QPointF(canvas->width() / 2.0 + (col - 2) * width,
                       canvas->height() / 2.0 + (row - 0.5) * width / 2)
            .toPoint();
    }
    QRgb colour(int row, int col) const { return seen().pixel(at(row, col)); }

    NumbersView view{QStringLiteral("mask"), QStringLiteral("Relief")};
    QWidget* canvas = part<QWidget>("maskCanvas");
};

} // namespace

class NumbersViewTest : public QObject {
    Q_OBJECT

  private slots:
    /// Some twenty of 4,096 columns share a pixel of the screen.
    void everyLineOfAPixelIsSeenFromAfar() {
        Shown shown({280, 500});
        const PlanePtr plane = lines(4096);
        shown.view.setPlane(plane);
        const auto isSeen = [](const QImage& seen, std::int64_t line) {
            const int x = static_cast<int>(static_cast<double>(line) * seen.width() / 4096);
            int brightest = 0;
            for (int near = std::max(x - 1, 0); near <= std::min(x + 1, seen.width() - 1); ++near)
                brightest = std::max(brightest, qGray(seen.pixel(near, seen.height() / 2)));
            return brightest == 255;
        };
        const auto areAllSeen = [&] {
            const QImage seen = shown.seen();
            std::int64_t line = every;
            while (line < 4096 && isSeen(seen, line))
                line += every;
            return line >= 4096;
        };
        QTRY_VERIFY(areAllSeen());
    }

    void eachPixelHasItsColour() {
        Shown shown;
        shown.view.setPlane(steps());
        for (const auto map : {ColourMap::Grey, ColourMap::Ember, ColourMap::Lagoon}) {
            shown.part<QComboBox>("maskMap")->setCurrentIndex(static_cast<int>(map));
            const ColourTable& table = colourTable(map);
            QTRY_COMPARE(shown.colour(0, 4), table[255]);
            QCOMPARE(shown.colour(0, 0), table[0]);
            QCOMPARE(shown.colour(0, 2), table[128]);
            QCOMPARE(shown.colour(1, 4), table[0]);
        }
        QCOMPARE(shown.part<ColourBar>("maskColourBar")->scale().title, QStringLiteral("nm"));
    }

    void onePixelOfALargePlaneIsSeenNearby() {
        Shown shown;
        shown.view.setPlane(lines(4096));
        constexpr int line = 21 * every;
        shown.view.setMark({line, 2048, 1, 1});
        const auto grey = [&](int col) { // 49 rows fill the height
            const double width = 2 * shown.canvas->height() / 49.0;
            return qGray(shown.seen().pixel(
                QPointF(shown.canvas->width() / 2.0 + col * width, shown.canvas->height() / 4.0)
                    .toPoint()));
        };
        QTRY_COMPARE(grey(0), 255);
        QCOMPARE(grey(-1), 0);
        QCOMPARE(grey(1), 0);
    }

    void phasesAreSeenWithoutWholeTurns() {
        Shown shown;
        ShownPlane phases = *steps();
        phases.values = {{2, 5}, {-0.75, 0.25, 1.25, 7.5, 0, 0, 0, 0, 0, 0}};
        phases.isPhase = true;
        shown.view.setPlane(std::make_shared<const ShownPlane>(phases));
        const ColourTable& table = colourTable(ColourMap::Phase);
        QTRY_COMPARE(shown.colour(0, 0), table[64]);
        QCOMPARE(shown.colour(0, 1), table[64]);
        QCOMPARE(shown.colour(0, 2), table[64]);
        QCOMPARE(shown.colour(0, 3), table[128]);
        QVERIFY(!shown.part<QComboBox>("maskMap")->isEnabled());
    }

    void theCursorTellsPlacePixelAndValue() {
        Shown shown;
        shown.view.setPlane(steps());
        QSignalSpy probed(&shown.view, &NumbersView::probed);
        QTest::mouseMove(shown.canvas, shown.at(0, 3));
        QTRY_COMPARE(probed.isEmpty() ? QString() : probed.back().front().toString(),
                     QStringLiteral("x 0.0020 mm  y 0.0010 mm  pixel 3, 0  depth 0.75"));
    }

    void aLineIsMeasured() {
        Shown shown;
        shown.view.setPlane(steps());
        QSignalSpy measured(&shown.view, &NumbersView::measured);
        const auto section = [&] {
            return measured.isEmpty() ? std::vector<QPointF>()
                                      : measured.back().front().value<std::vector<QPointF>>();
        };
        shown.part<QToolButton>("maskMeasure")->click();
        QTRY_VERIFY(shown.colour(0, 4) != shown.colour(1, 4));
        const QRgb before = shown.colour(1, 4);
        QTest::mousePress(shown.canvas, Qt::LeftButton, {}, {1, shown.at(0, 0).y()});
        const QPoint end(shown.canvas->width() - 2, shown.at(0, 4).y());
        QMouseEvent move(QEvent::MouseMove, end, shown.canvas->mapToGlobal(end), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(shown.canvas, &move);
        QTest::mouseRelease(shown.canvas, Qt::LeftButton, {}, end);
        QTRY_COMPARE(section().size(), std::size_t(5));
        for (std::size_t col = 0; col < 5; ++col)
            QCOMPARE(section()[col].y(), 0.25 * static_cast<double>(col));
        QVERIFY(std::abs(section()[4].x() - section()[0].x() - 8e-6) < 0.2e-6);
        QCOMPARE(shown.colour(1, 4), before); // nothing was moved
        shown.view.setPlane(lines(97));
        QVERIFY(section().empty()); // a line is of its plane
    }

    void withoutAPlaneItSaysWhy() {
        Shown shown;
        shown.view.setPlane(nullptr, QStringLiteral("None."));
        const QImage nothing = shown.seen();
        shown.view.setPlane(steps());
        QTRY_VERIFY(shown.seen() != nothing);
        shown.view.setPlane(nullptr, QStringLiteral("None."));
        QCOMPARE(shown.seen(), nothing);
    }
};

QTEST_MAIN(NumbersViewTest)
#include "numbers_view_test.moc"
