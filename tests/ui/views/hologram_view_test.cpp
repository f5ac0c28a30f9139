// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/design.h"
#include "engine/model/mapped_plane.h"
#include "ui/style/theme.h"
#include "ui/views/colour_bar.h"
#include "ui/views/colour_maps.h"
#include "ui/views/hologram_probe.h"
#include "ui/views/hologram_view.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <array>
#include <atomic>
#include <numbers>
#include <ranges>

using namespace fringe;

namespace {

std::shared_ptr<const Hologram> quarters(std::size_t planes = 1) {
    auto hologram = std::make_shared<Hologram>();
    const Field field({2, 4}, {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {2, 0}, {2, 0}, {2, 0}, {2, 0}});
    const Field other({2, 4}, std::vector<Complex>(8, Complex(-1, 0)));
    hologram->planes.assign(planes, other);
    hologram->planes[0] = field;
    hologram->sampling = {8_um, 4_um, std::vector<Length>(planes, 532_nm)};
    return hologram;
}

std::shared_ptr<const LevelPattern> levels() {
    auto pattern = std::make_shared<LevelPattern>();
    pattern->planes = {Plane<std::uint16_t>({2, 4}, {0, 64, 128, 192, 0, 0, 0, 255})};
    pattern->encoding = "phase";
    return pattern;
}

/// What is shown of a design with a plate of so many columns.
ShownOf shownOf(std::int64_t cols, const QString& state = {}) {
    Design design = designFor("points");
    design.setup.plate.size.cols = cols;
    return {std::make_shared<const Design>(design), state};
}

/// Beside a design with so many.
AgeWords ageBeside(std::int64_t cols) {
    return [cols](const Design& design) {
        return design.setup.plate.size.cols == cols ? QString()
                                                    : QStringLiteral("Before \"<Cut>\"");
    };
}

/// Number of samples that were read.
using Count = std::shared_ptr<std::atomic<std::int64_t>>;

/// A ramp of phase from left to right that counts how many of its samples are read.
Field countedRamp(Shape shape, const Count& count) {
    return made<Complex>(shape, {.tile = {256, 256}, .isMade = true}, [shape, count] {
        return [shape, count](const Region& region, Complex* to, std::ptrdiff_t stride) {
            *count += region.shape.count();
            for (std::int64_t row = 0; row < region.shape.rows; ++row)
                for (std::int64_t col = 0; col < region.shape.cols; ++col)
                    to[row * stride + col] = std::polar(
                        1.0F, 2
                                  * std::numbers::pi_v<
                                      float> * (static_cast<float>(region.col + col) + 0.5F)
                                  / static_cast<float>(shape.cols));
        };
    });
}

/// Square ramps, each half as large as the one before; the planes that have them as halves.
struct RampPyramid {
    std::vector<Count> read;
    Field plane;

    explicit RampPyramid(std::int64_t largest) {
        for (std::int64_t side = 256; side <= largest; side *= 2) {
            read.insert(read.begin(), std::make_shared<std::atomic<std::int64_t>>(0));
            const Field ramp = countedRamp({side, side}, read.front());
            plane = side == 256 ? ramp : ramp.withHalf(plane);
        }
    }
};

std::shared_ptr<const Hologram> hologramOf(const Field& plane) {
    auto hologram = std::make_shared<Hologram>();
    hologram->planes = {plane};
    hologram->sampling = {8_um, 8_um, {532_nm}};
    return hologram;
}

struct Shown {
    Shown() {
        view.resize(500, 300);
        view.show();
        canvas = view.findChild<QWidget*>(QStringLiteral("hologramCanvas"));
        quantity = view.findChild<QComboBox*>(QStringLiteral("hologramQuantity"));
        planes = view.findChild<QComboBox*>(QStringLiteral("hologramPlane"));
    }
    /// In the middle of a sample of the fitted 2 × 4 hologram, whose pixels are twice as wide as
    /// high.
    QPoint at(int row, int col) const {
        const double width = std::min(canvas->width() / 4.0, canvas->height() / 1.0);
        return QPointF(canvas->width() / 2.0 + (col - 1.5) * width,
                       canvas->height() / 2.0 + (row - 0.5) * width / 2)
            .toPoint();
    }
    QRgb colour(int row, int col) const { return canvas->grab().toImage().pixel(at(row, col)); }

    HologramView view;
    QWidget* canvas;
    QComboBox* quantity;
    QComboBox* planes;
};

} // namespace

class HologramViewTest : public QObject {
    Q_OBJECT

  private slots:
    void placesFollowTheConventions() {
        const Sampling sampling{8_um, 4_um, {}};
        // Nx = 4, Ny = 2: x(2) = 0, y(1) = 0; x grows to the right, y upwards.
        QCOMPARE(HologramProbe::place({2, 4}, sampling, {1, 2, 0}),
                 QStringLiteral("x 0.0000 mm  y 0.0000 mm  pixel 2, 1"));
        QCOMPARE(HologramProbe::place({2, 4}, sampling, {0, 3, 0}),
                 QStringLiteral("x 0.0080 mm  y 0.0040 mm  pixel 3, 0"));
        QCOMPARE(HologramProbe::place({5, 5}, sampling, {4, 0, 0}),
                 QStringLiteral("x -0.0160 mm  y -0.0080 mm  pixel 0, 4"));
    }

    void probeTellsPixelAmplitudePhaseAndLevel() {
        const QString text = HologramProbe::text(*quarters(), levels().get(), {0, 3, 0});
        QCOMPARE(
            text,
            QStringLiteral(
                "x 0.0080 mm  y 0.0040 mm  pixel 3, 0  amplitude 1  phase 1.500 π  level 192"));
        QVERIFY(!HologramProbe::text(*quarters(), nullptr, {0, 3, 0}).contains("level"));
    }

    void showsThePhaseOfEachSample() {
        Shown shown;
        shown.view.setHologram(quarters(), levels());
        const ColourTable& table = colourTable(ColourMap::Phase);
        QCOMPARE(shown.colour(0, 0), table[0]);
        QCOMPARE(shown.colour(0, 1), table[64]);
        QCOMPARE(shown.colour(0, 2), table[128]);
        QCOMPARE(shown.colour(0, 3), table[192]);
    }

    void quantitiesAndTheirColourBars() {
        Shown shown;
        shown.view.setHologram(quarters(), levels());
        auto* bar = shown.view.findChild<ColourBar*>(QStringLiteral("hologramColourBar"));
        QCOMPARE(bar->scale().ticks.back().text, QStringLiteral("2π"));
        shown.quantity->setCurrentIndex(0);
        QCOMPARE(bar->scale().title, QStringLiteral("|u|"));
        QCOMPARE(shown.colour(1, 0), colourTable(ColourMap::Lagoon)[255]);
        QCOMPARE(shown.colour(0, 2), colourTable(ColourMap::Lagoon)[128]);
        shown.quantity->setCurrentIndex(2);
        QCOMPARE(shown.colour(0, 3), qRgb(192, 192, 192));
    }

    void aLargePlaneIsMeasuredElsewhere() {
        Shown shown;
        auto large = std::make_shared<Hologram>(*quarters());
        large->planes[0] = {{1000, 2000}, std::vector<Complex>(2'000'000, Complex(3, 0))};
        shown.view.setHologram(large, nullptr);
        shown.quantity->setCurrentIndex(0);
        const auto* bar = shown.view.findChild<ColourBar*>(QStringLiteral("hologramColourBar"));
        QCOMPARE(bar->scale().title, QStringLiteral("arg u"));
        QTRY_COMPARE(bar->scale().title, QStringLiteral("|u|"));
        QCOMPARE(bar->scale().ticks.back().text, QStringLiteral("3"));
        QTRY_COMPARE(shown.canvas->grab().toImage().pixel(shown.canvas->rect().center()),
                     colourTable(ColourMap::Lagoon)[255]);
    }

    void ofAPlaneOnTheDiskOnlyWhatIsSeenIsRead() {
        const RampPyramid ramps(4096);
        Shown shown;
        shown.view.setHologram(hologramOf(ramps.plane), nullptr);
        const auto colour = [&] {
            return shown.canvas->grab().toImage().pixel(shown.canvas->rect().center());
        };
        const auto isPhase = [&](int phase) {
            const ColourTable& table = colourTable(ColourMap::Phase);
            return std::ranges::any_of(std::views::iota(phase - 2, phase + 3), [&](int index) {
                return colour() == table[static_cast<std::size_t>(index)];
            });
        };
        QTRY_VERIFY(isPhase(128));
        QCOMPARE(*ramps.read[0], 0);
        QCOMPARE(*ramps.read[1], 0);
        shown.view.findChild<QToolButton*>(QStringLiteral("hologramActualSize"))->click();
        QTRY_VERIFY(*ramps.read[0] > 0);
        QTRY_VERIFY(isPhase(128));
        constexpr std::int64_t tile = 256 * 256;
        const std::int64_t across = shown.canvas->width() / 256 + 2;
        const std::int64_t down = shown.canvas->height() / 256 + 2;
        QVERIFY(*ramps.read[0] <= across * down * tile);
    }

    void aPlaneOnTheDiskLooksAsInMemory() {
        const RampPyramid ramps(1024);
        const Field held = inMemory(ramps.plane);
        std::array<Shown, 2> views;
        std::array<QImage, 2> seen;
        for (const std::size_t i : {0, 1}) {
            views[i].view.setHologram(hologramOf(i == 0 ? held : ramps.plane), nullptr);
            views[i].view.findChild<QToolButton*>("hologramActualSize")->click();
        }
        const auto isSame = [&] {
            std::ranges::transform(views, seen.begin(), [](const Shown& shown) {
                return shown.canvas->grab().toImage();
            });
            const QPoint middle = views[0].canvas->rect().center();
            return seen[0].pixel(middle / 2) != seen[0].pixel(middle) && seen[0] == seen[1];
        };
        QTRY_VERIFY(isSame());
    }

    void aPlaneOnTheDiskIsProbedOffTheWindowsThread() {
        const RampPyramid ramps(512);
        Shown shown;
        shown.view.setHologram(hologramOf(ramps.plane), nullptr);
        QSignalSpy probed(&shown.view, &HologramView::probed);
        QTest::mouseMove(shown.canvas, shown.canvas->rect().center());
        QTRY_VERIFY(!probed.isEmpty() && probed.back().front().toString().contains("phase"));
    }

    void levelsAreToldInWholeNumbers() {
        for (const int count : {2, 3, 4, 16, 256})
            for (const ColourTick& tick : levelScale(QString(), count).ticks)
                QVERIFY2(!tick.text.contains(QLatin1Char('.')), qPrintable(tick.text));
        QCOMPARE(levelScale(QString(), 2).ticks.size(), 2u);
        QCOMPARE(levelScale(QString(), 2).ticks.back().place, 1.0);
        QCOMPARE(levelScale(QString(), 256).ticks.back().text, QStringLiteral("240"));
    }

    void levelsAreOfferedOnlyWhereThereAreAny() {
        Shown shown;
        shown.view.setHologram(quarters(), levels());
        shown.quantity->setCurrentIndex(2);
        shown.view.setHologram(quarters(), nullptr);
        QCOMPARE(shown.quantity->count(), 2);
        QCOMPARE(shown.quantity->currentIndex(), 1);
        shown.view.setHologram(quarters(), levels());
        QCOMPARE(shown.quantity->count(), 3);
    }

    void wavelengthsAreOfferedWhereThereAreSeveral() {
        Shown shown;
        shown.view.setHologram(quarters(), nullptr);
        QVERIFY(!shown.planes->isVisible());
        shown.view.setHologram(quarters(3), nullptr);
        QVERIFY(shown.planes->isVisible());
        QCOMPARE(shown.planes->count(), 3);
        shown.planes->setCurrentIndex(2);
        QCOMPARE(shown.colour(0, 0), colourTable(ColourMap::Phase)[128]);
    }

    void hoverIsProbed() {
        Shown shown;
        shown.view.setHologram(quarters(), levels());
        QSignalSpy probed(&shown.view, &HologramView::probed);
        QTest::mouseMove(shown.canvas, shown.at(0, 3));
        QTRY_VERIFY(!probed.isEmpty());
        QVERIFY(probed.back().front().toString().contains("pixel 3, 0"));
        QTest::mouseMove(shown.canvas, {1, 1});
        QTRY_VERIFY(probed.back().front().toString().isEmpty());
    }

    void anotherStateIsSaidAndClearForgets() {
        Shown shown;
        auto* badge = shown.view.findChild<QLabel*>(QStringLiteral("resultBadge"));
        shown.view.setHologram(quarters(), levels(), shownOf(4));
        shown.view.setNow(ageBeside(4));
        QVERIFY(!badge->isVisible());
        shown.view.setNow(ageBeside(6));
        QVERIFY(badge->isVisible());
        QVERIFY(badge->text().startsWith(QStringLiteral("Before &quot;&lt;Cut&gt;&quot;")));
        QSignalSpy followed(&shown.view, &HologramView::badgeFollowed);
        for (const char* link : {"compute", "back"}) {
            QVERIFY(badge->text().contains(
                QStringLiteral("<a href='%1' style='color:%2'>")
                    .arg(QLatin1String(link), shade(Role::OutOfDateText).name())));
            emit badge->linkActivated(QLatin1String(link));
            QCOMPARE(followed.back().front().toString(), QLatin1String(link));
        }
        shown.view.clear();
        QVERIFY(!badge->isVisible());
        QVERIFY(!shown.quantity->isEnabled());
        QSignalSpy probed(&shown.view, &HologramView::probed);
        QTest::mouseMove(shown.canvas, shown.at(0, 0));
        for (const auto& emission : probed) {
            QVERIFY(emission.front().toString().isEmpty());
        }
    }

    void whatGrowsIsShownInPlaceOfTheHologram() {
        Shown shown;
        shown.view.setHologram(quarters(), levels(), shownOf(4));
        shown.view.setNow(ageBeside(6));
        auto* badge = shown.view.findChild<QLabel*>(QStringLiteral("resultBadge"));
        const float half = std::numbers::pi_v<float>;
        shown.view.setPartial(
            Preview{1, 2, {0, half}, Quantity2D::Phase, {}, {}, {}, 532_nm, 1, {2, 4}},
            shownOf(6, QStringLiteral("Iteration 12")));
        const ColourTable& table = colourTable(ColourMap::Phase);
        QTRY_COMPARE(badge->text(), QStringLiteral("Iteration 12"));
        shown.view.setNow(ageBeside(8));
        QVERIFY(badge->text().startsWith("Before ") && badge->text().contains("Iteration 12"));
        QTRY_COMPARE(shown.colour(0, 1), table[0]);
        QCOMPARE(shown.colour(1, 0), table[0]);
        QCOMPARE(shown.colour(0, 2), table[128]);
        QCOMPARE(shown.colour(1, 3), table[128]);
        shown.view.setPartial(std::nullopt);
        QTRY_COMPARE(shown.colour(0, 1), table[64]);
        QVERIFY(badge->text().startsWith("Before ") && !badge->text().contains("Iteration"));
    }

    void itWishesForTheQuantityThatItShows() {
        Shown shown;
        QSignalSpy wishes(&shown.view, &HologramView::wishedQuantityChanged);
        shown.view.setHologram(quarters(), levels());
        QCOMPARE(shown.view.wishedQuantity(), Quantity2D::Phase);
        shown.quantity->setCurrentIndex(0);
        QCOMPARE(wishes.count(), 1);
        QCOMPARE(shown.view.wishedQuantity(), Quantity2D::Amplitude);
        shown.quantity->setCurrentIndex(2);
        QCOMPARE(shown.view.wishedQuantity(), Quantity2D::Phase);
    }

    void buttonsZoomAndHaveNames() {
        Shown shown;
        shown.view.setHologram(quarters(), levels());
        for (auto* button : shown.view.findChildren<QToolButton*>()) {
            QVERIFY(!button->accessibleName().isEmpty());
            QVERIFY(!button->objectName().isEmpty());
        }
        const QRgb before = shown.colour(0, 0);
        shown.view.findChild<QToolButton*>(QStringLiteral("hologramActualSize"))->click();
        QVERIFY(shown.colour(0, 0) != before);
        shown.view.findChild<QToolButton*>(QStringLiteral("hologramFit"))->click();
        QCOMPARE(shown.colour(0, 0), before);
    }

    void fitsANarrowPane() {
        Shown shown;
        shown.view.setHologram(quarters(3), levels());
        QVERIFY(shown.view.minimumSizeHint().width() <= 380);
    }
};

QTEST_MAIN(HologramViewTest)
#include "hologram_view_test.moc"
