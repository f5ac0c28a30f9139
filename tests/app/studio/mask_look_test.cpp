// SPDX-License-Identifier: GPL-3.0-or-later
// The mask view without its window: layers, relief, section, what is narrow.
#include "app/studio/shown_plane.h"
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
            return studio.results().shown().chain.encodedBefore()->planes.front().at(row, col);
        }
        float height(int row, int col) { return look.relief()->values.at(row, col); }
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
    void itsReliefFollowsTheLevels() {
        Bench bench;
        const double step = 1e9 * bench.look.layers().front().depth;
        QCOMPARE(bench.look.relief()->values.shape(), (Shape{48, 64}));
        QVERIFY(std::abs(bench.look.relief()->high - 7 * step) < 1e-3);
        int rising = 0, falling = 0;
        for (int col = 0; col < 64; ++col) {
            const int steps = qRound(bench.height(20, col) / step);
            const int level = bench.level(20, col);
            rising += steps == level ? 1 : 0;
            falling += steps == (8 - level) % 8 ? 1 : 0;
        }
        QCOMPARE(std::max(rising, falling), 64);
        QVERIFY(std::min(rising, falling) < 64);
    }

    /// Level 3 of 8 is 3/8 of a turn.
    void itsNumbersAreTold() {
        Bench bench;
        int col = 0;
        while (bench.level(20, col) != 3)
            ++col;
        const QString words = bench.look.relief()->words(bench.height(20, col));
        QVERIFY2(words.startsWith(QStringLiteral("level 3  ")), qPrintable(words));
        QVERIFY2(words.endsWith(QStringLiteral(" nm  phase 0.375 turns")), qPrintable(words));
        bench.studio.document().edit(QStringLiteral("Tone"), [](Design design) {
            return withParameterText(std::move(design), "device.tone", "depth");
        });
        QVERIFY(bench.look.relief()->low < 0);
        QCOMPARE(bench.look.relief()->high, 0.0);
        const QString deep = bench.look.relief()->words(bench.height(20, col));
        QVERIFY2(deep.startsWith(QStringLiteral("level 3  -")), qPrintable(deep));
    }

    void aHiddenLayerIsInNoRelief() {
        Bench bench;
        const Plane<float> all = bench.look.relief()->values;
        for (int layer = 0; layer < 3; ++layer)
            bench.look.setSeen(layer, false);
        QVERIFY(bench.look.relief()->values == Plane<float>({48, 64}, std::vector<float>(48 * 64)));
        for (int layer = 0; layer < 3; ++layer)
            bench.look.setSeen(layer, true);
        QVERIFY(bench.look.relief()->values == all);
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
        bench.look.step(-1);
        bench.look.step(1);
        QCOMPARE(bench.look.place(), first);
    }

    void withoutAMaskItSaysWhy() {
        Bench bench;
        bench.studio.document().edit(QStringLiteral("Device"), [](Design design) {
            design.device = Choice{"none"};
            return design;
        });
        QVERIFY(bench.look.layers().empty());
        QVERIFY(!bench.look.relief());
        QVERIFY(!bench.look.why().isEmpty());
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::MaskLookTest)
#include "mask_look_test.moc"
