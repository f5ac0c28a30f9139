// SPDX-License-Identifier: GPL-3.0-or-later
// The panel in the studio: what a pattern is after each step, and what is sent of it.
#include "app/panel/panel_link.h"
#include "app/studio/panel_frames.h"
#include "app/studio/shown_plane.h"
#include "engine/device/panel_steps.h"
#include "engine/device/sending.h"
#include "tests/app/studio/panel_spots.h"
#include "tests/ui/window/window_bench.h"
#include "ui/panels/device_panel.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QToolButton>

namespace fringe {

class DeviceWindowTest : public QObject {
    Q_OBJECT

    struct Bench : WindowBench {
        void open(const Design& design) const {
            document().reset(design, {}, true);
            find<QDockWidget>(QStringLiteral("dock-panel"))->raise();
            QTest::qWait(10); // the panel looks at it once it is seen
        }
        QListWidget* steps() const { return find<QListWidget>(QStringLiteral("panelSteps")); }
        QListWidgetItem* step(const char* key) const {
            for (int row = 0; row < steps()->count(); ++row)
                if (steps()->item(row)->data(Qt::UserRole).toString() == QLatin1String(key))
                    return steps()->item(row);
            return nullptr;
        }
        void compute() const { action(QStringLiteral("compute"))->trigger(); }
    };

  private slots:
    void stepsAreThereForADesignOfAPanel() {
        Bench bench;
        bench.open(smallSpots());
        bench.compute();
        QCOMPARE(bench.steps()->count(), 0);
        bench.open(spotsForPanel({48, 64}, {60, 80}));
        QCOMPARE(bench.steps()->count(), 0); // not computed yet
        bench.compute();
        QTRY_COMPARE(bench.steps()->count(), static_cast<int>(panelSteps().size()));
        QVERIFY(bench.step("levels")->text().startsWith(QStringLiteral("☑")));
        QVERIFY(bench.step("carrier")->text().startsWith(QStringLiteral("☐")));
    }

    void aClickOnItsTabIsEnough() {
        WindowBench bench;
        bench.document().reset(spotsForPanel({48, 64}, {60, 80}), {}, true);
        bench.action(QStringLiteral("compute"))->trigger();
        const auto* dock = bench.find<QDockWidget>(QStringLiteral("dock-panel"));
        for (QTabBar* tabs : bench.window.findChildren<QTabBar*>())
            for (int i = 0; i < tabs->count(); ++i)
                if (tabs->tabText(i) == dock->windowTitle())
                    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(i).center());
        QTRY_COMPARE(bench.find<QListWidget>(QStringLiteral("panelSteps"))->count(),
                     static_cast<int>(panelSteps().size()));
    }

    void allOfItIsSeenSideBySide() {
        Bench bench;
        bench.open(spotsForPanel({48, 64}, {60, 80}));
        bench.compute();
        QTRY_VERIFY(bench.steps()->isVisible());
        const auto* area =
            bench.find<QWidget>(QStringLiteral("devicePanel"))->findChild<QScrollArea*>();
        QTRY_COMPARE(area->horizontalScrollBar()->maximum(), 0);
    }

    void aChosenStepIsLookedAt() {
        Bench bench;
        bench.open(spotsForPanel({48, 64}, {60, 80}));
        bench.compute();
        PanelLook& look = bench.studio.panelLook();
        const auto shape = [&] { return look.plane() ? look.plane()->values.shape() : Shape{}; };
        QTRY_COMPARE(shape(), (Shape{60, 80})); // as sent, in the video mode
        bench.steps()->setCurrentItem(bench.step("levels"));
        QTRY_COMPARE(shape(), (Shape{48, 64}));
        const Plane<float> levels = look.plane()->values;
        QCOMPARE(look.plane()->words(12), QStringLiteral("level 12"));
        bench.document().edit(QStringLiteral("Sign"), [](Design design) {
            return withParameterText(std::move(design), "device.sign", "-1");
        });
        QTRY_VERIFY(look.plane()->values != levels);
        bench.steps()->setCurrentItem(bench.step("sign"));
        QTRY_VERIFY(look.plane()->isPhase);
        QCOMPARE(look.plane()->words(0.25), QStringLiteral("phase 0.250 turns"));
        QVERIFY(!bench.find<QComboBox>(QStringLiteral("stepMap"))->isEnabled());
    }

    void whatIsSentIsWhatIsWritten() {
        Bench bench;
        bench.open(spotsForPanel({48, 64}, {60, 80}));
        bench.compute();
        const HologramResult& shown = bench.studio.results().shown();
        const Choice& device = bench.design().device;
        const PanelPicture picture =
            sentPicture(*shown.chain.field(), *shown.chain.encodedBefore(), device);
        QCOMPARE(picture.size, (PanelSize{80, 60}));
        const Frame frame = outputDeviceOf("panel").send(
            {*shown.chain.field(), *shown.chain.encodedBefore(), device});
        const auto sent = inMemory(frame.planes.front());
        QVERIFY(std::ranges::equal(picture.samples, sent.samples()));
        QCOMPARE(int(picture.samples[0]), 0); // outside the panel
        QCOMPARE(std::ranges::max(picture.samples) <= 216, true);
    }

    /// All bits of a pixel are equal: one pattern is in each of 24 frames.
    void aPatternIsInEveryFrameOfAPacking() {
        Bench bench;
        Design design = spotsForPanel({48, 64}, {60, 80});
        for (const auto& [path, text] : {std::pair{"device.packing", "bits-24"},
                                         {"device.bits", "1"},
                                         {"encoding.levels", "2"}})
            design = withParameterText(std::move(design), path, text);
        bench.open(design);
        bench.compute();
        const HologramResult& shown = bench.studio.results().shown();
        const PanelPicture picture =
            sentPicture(*shown.chain.field(), *shown.chain.encodedBefore(), bench.design().device);
        QCOMPARE(picture.samples.size(), std::size_t(3 * 80 * 60));
        QVERIFY(std::ranges::all_of(picture.samples, [](auto byte) { return byte % 255 == 0; }));
        QVERIFY(std::ranges::find(picture.samples, 255) != picture.samples.end());
    }

    void withoutAPanelNothingIsArmed() {
        Bench bench;
        bench.open(smallSpots());
        PanelOutput& output = bench.studio.panelOutput();
        QString why;
        connect(&output, &PanelOutput::refused, this, [&](const QString& text) { why = text; });
        output.choose({.name = "SLM", .size = {80, 60}});
        output.arm();
        QVERIFY(!why.isEmpty());
        QCOMPARE(output.state(), PanelState::Off);
        QVERIFY(!bench.find<QToolButton>(QStringLiteral("showOnPanel"))->isEnabled());
        QVERIFY(!bench.action(QStringLiteral("show-on-panel"))->isEnabled());
    }

    void theListHasResultsOnly() {
        Bench bench;
        bench.open(spotsForPanel({48, 64}, {60, 80}));
        PanelOutput& output = bench.studio.panelOutput();
        output.addShown(QStringLiteral("none"));
        QVERIFY(output.list().empty());
        bench.compute();
        output.addShown(QStringLiteral("ring"));
        QCOMPARE(output.list().size(), std::size_t(1));
        QCOMPARE(bench.find<QListWidget>(QStringLiteral("panelList"))->item(0)->text(),
                 QStringLiteral("ring"));
        const auto saved = output.list().front().picture;
        const QTemporaryDir folder;
        bench.dialogs.file = folder.filePath(QStringLiteral("ring.csv"));
        bench.find<QToolButton>(QStringLiteral("saveList"))->click();
        output.remove(0);
        QVERIFY(output.list().empty());
        bench.find<QToolButton>(QStringLiteral("openList"))->click();
        QTRY_COMPARE(output.list().size(), std::size_t(1));
        QVERIFY(output.list().front().name == "ring 1");
        QCOMPARE(bench.find<QListWidget>(QStringLiteral("panelList"))->item(0)->text(),
                 QStringLiteral("ring 1 · 500 ms"));
        QVERIFY(output.list().front().picture->samples == saved->samples);
        QVERIFY(output.list().front().picture->size == saved->size);
        bench.dialogs.file = folder.filePath(QStringLiteral("none.csv"));
        QString why;
        connect(&output, &PanelOutput::refused, this, [&](const QString& text) { why = text; });
        bench.find<QToolButton>(QStringLiteral("openList"))->click();
        QTRY_VERIFY(!why.isEmpty());
    }
};

} // namespace fringe

QTEST_MAIN(fringe::DeviceWindowTest)
#include "device_window_test.moc"
