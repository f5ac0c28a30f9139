// SPDX-License-Identifier: GPL-3.0-or-later
// The panel in the studio: what a pattern is after each step, and what is sent of it.
#include "app/panel/panel_link.h"
#include "engine/device/panel_steps.h"
#include "engine/device/sending.h"
#include "engine/model/design_parameters.h"
#include "tests/app/studio/small_spots.h"
#include "tests/ui/window/window_bench.h"
#include "ui/panels/device_panel.h"

#include <QDockWidget>
#include <QLabel>
#include <QListWidget>
#include <QToolButton>

namespace fringe {

/// Four spots for a panel of 64 × 48 pixels in a mode of 80 × 50.
Design spotsForPanel() {
    Design design = smallSpots();
    design.device.key = "panel";
    for (const auto& [path, text] : {std::pair{"device.mode_columns", "80"},
                                     {"device.mode_rows", "50"},
                                     {"device.column", "9"},
                                     {"device.row", "1"},
                                     {"encoding.levels", "217"}})
        design = withParameterText(std::move(design), path, text);
    return design;
}

class DeviceWindowTest : public QObject {
    Q_OBJECT

    struct Bench : WindowBench {
        Bench() { find<QDockWidget>(QStringLiteral("dock-panel"))->raise(); }
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
        bench.open(spotsForPanel());
        QCOMPARE(bench.steps()->count(), 0); // not computed yet
        bench.compute();
        QTRY_COMPARE(bench.steps()->count(), static_cast<int>(panelSteps().size()));
        QVERIFY(bench.step("levels")->text().startsWith(QStringLiteral("☑")));
        QVERIFY(bench.step("carrier")->text().startsWith(QStringLiteral("☐")));
    }

    void aChosenStepIsLookedAt() {
        Bench bench;
        bench.open(spotsForPanel());
        bench.compute();
        PanelLook& look = bench.studio.panelLook();
        QTRY_COMPARE(look.picture().size(), QSize(80, 50)); // as sent, in the video mode
        bench.steps()->setCurrentItem(bench.step("levels"));
        QTRY_COMPARE(look.picture().size(), QSize(64, 48));
        const QImage levels = look.picture();
        bench.document().edit(QStringLiteral("Sign"), [](Design design) {
            return withParameterText(std::move(design), "device.sign", "-1");
        });
        QTRY_VERIFY(look.picture() != levels);
    }

    void whatIsSentIsWhatIsWritten() {
        Bench bench;
        bench.open(spotsForPanel());
        bench.compute();
        const HologramResult& shown = bench.studio.results().shown();
        const Choice& device = bench.design().device;
        const PanelPicture picture = pictureFor(*shown.hologram, *shown.levels, device);
        QCOMPARE(picture.mode, (PanelSize{80, 50}));
        const Frame frame = outputDeviceOf("panel").send({*shown.hologram, *shown.levels, device});
        const auto sent = inMemory(frame.planes.front());
        QVERIFY(std::ranges::equal(picture.samples, sent.samples()));
        QCOMPARE(int(picture.samples[0]), 0); // outside the panel
        QCOMPARE(std::ranges::max(picture.samples) <= 216, true);
    }

    void withoutAPanelNothingIsArmed() {
        Bench bench;
        bench.open(smallSpots());
        PanelOutput& output = bench.studio.panelOutput();
        QString why;
        connect(&output, &PanelOutput::refused, this, [&](const QString& text) { why = text; });
        output.choose({.name = "SLM", .size = {80, 50}});
        output.arm();
        QVERIFY(!why.isEmpty());
        QCOMPARE(output.state(), PanelState::Off);
        QVERIFY(!bench.find<QToolButton>(QStringLiteral("showOnPanel"))->isEnabled());
        QVERIFY(!bench.action(QStringLiteral("show-on-panel"))->isEnabled());
    }

    void theListHasResultsOnly() {
        Bench bench;
        bench.open(spotsForPanel());
        PanelOutput& output = bench.studio.panelOutput();
        output.addShown(QStringLiteral("none"));
        QVERIFY(output.list().empty());
        bench.compute();
        output.addShown(QStringLiteral("ring"));
        QCOMPARE(output.list().size(), std::size_t(1));
        QCOMPARE(bench.find<QListWidget>(QStringLiteral("panelList"))->item(0)->text(),
                 QStringLiteral("ring"));
        output.remove(0);
        QVERIFY(output.list().empty());
    }
};

} // namespace fringe

QTEST_MAIN(fringe::DeviceWindowTest)
#include "device_window_test.moc"
