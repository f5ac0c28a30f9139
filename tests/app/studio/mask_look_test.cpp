// SPDX-License-Identifier: GPL-3.0-or-later
// The mask view without its window: layers, relief, section, what is narrow.
#include "app/studio/studio.h"
#include "app/tasks/compute.h"
#include "tests/app/studio/inline_runner.h"
#include "tests/app/studio/panel_spots.h"

#include <QtTest>

namespace fringe {
class MaskLookTest : public QObject {
    Q_OBJECT

    struct Bench {
        Bench() {
            studio.document().reset(spotsForMask(), {}, true);
            startCompute(studio);
            look.setWatched(true);
        }
        InlineRunner runner;
        Studio studio{runner};
        MaskLook& look = studio.maskLook();

        std::uint16_t level(int row, int col) {
            std::uint16_t level = 0;
            const Plane<std::uint16_t>& plane = studio.results().shown().levels->planes.front();
            plane.open()->read({row, col, {1, 1}}, &level, 1);
            return level;
        }
    };

  private slots:
    /// h_2π = λ/(n − 1) = 532 nm/0.5 = 1064 nm, of which mask m takes 2^m/8.
    void itsLayersAreThoseOfTheLevels() {
        Bench bench;
        const auto& layers = bench.look.layers();
        QCOMPARE(layers.size(), std::size_t(3));
        const double full = bench.studio.document().design()->setup.wavelength().si() / 0.5;
        for (int layer = 0; layer < 3; ++layer) {
            const MaskLayerRow& row = layers[static_cast<std::size_t>(layer)];
            QVERIFY(std::abs(row.depth - full * (1 << layer) / 8) < 1e-12);
            QVERIFY(row.share > 0 && row.share < 1);
        }
        QVERIFY(bench.look.forecast().startsWith(QStringLiteral("As OASIS: ")));
    }

    /// Light is later by the relief that stays: the height of level l is (8 − l) mod 8 steps, or l
    /// of them, for every pixel alike.
    void itsSectionFollowsTheLevels() {
        Bench bench;
        bench.look.cut({0, 20, 63, 20});
        const auto& section = bench.look.section();
        QCOMPARE(section.size(), std::size_t(64));
        const double step = bench.look.layers().front().depth;
        int rising = 0, falling = 0;
        for (int col = 0; col < 64; ++col) {
            const int steps = qRound(section[static_cast<std::size_t>(col)].y() / step);
            const int level = bench.level(20, col);
            rising += steps == level ? 1 : 0;
            falling += steps == (8 - level) % 8 ? 1 : 0;
        }
        QCOMPARE(std::max(rising, falling), 64);
        QVERIFY(std::min(rising, falling) < 64);
    }

    void aHiddenLayerIsInNoPicture() {
        Bench bench;
        const QImage all = bench.look.picture();
        QCOMPARE(all.size(), QSize(64, 48));
        for (int layer = 0; layer < 3; ++layer)
            bench.look.setSeen(layer, false);
        const QImage none = bench.look.picture();
        for (int y = 0; y < 48; ++y)
            for (int x = 0; x < 64; ++x)
                QCOMPARE(qGray(none.pixel(x, y)), 0);
        QVERIFY(all != none);
        bench.look.setSeen(0, true);
        bench.look.setSeen(1, true);
        bench.look.setSeen(2, true);
        QCOMPARE(bench.look.picture(), all);
    }

    /// Nothing is narrower than a pixel, and a run of one pixel is narrower than one and a half.
    void narrowPlacesAreSteppedThrough() {
        Bench bench;
        const double pitch = bench.studio.document().design()->setup.plate.pitchX.si();
        bench.look.setLimit(pitch);
        QCOMPARE(bench.look.narrow(), quint64(0));
        bench.look.step(1);
        QVERIFY(bench.look.place().isEmpty());
        bench.look.setLimit(1.5 * pitch);
        QVERIFY(bench.look.narrow() > 0);
        bench.look.step(1);
        const QRect first = bench.look.place();
        QCOMPARE(first.size(), QSize(1, 1));
        QVERIFY(bench.look.part().contains(first));
        QVERIFY(bench.look.part().width() < 64);
        bench.look.step(-1);
        bench.look.step(1);
        QCOMPARE(bench.look.place(), first);
        bench.look.look({});
        QCOMPARE(bench.look.part(), QRect(0, 0, 64, 48));
    }

    void withoutAMaskItSaysWhy() {
        Bench bench;
        bench.studio.document().edit(QStringLiteral("Device"), [](Design design) {
            design.device = Choice{"none"};
            return design;
        });
        QVERIFY(bench.look.layers().empty());
        QVERIFY(bench.look.picture().isNull());
        QVERIFY(!bench.look.why().isEmpty());
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::MaskLookTest)
#include "mask_look_test.moc"
