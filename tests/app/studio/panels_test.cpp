// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panel/panel_values.h"
#include "app/studio/panels.h"
#include "app/tasks/export.h"
#include "app/tasks/import_table.h"
#include "app/tasks/projects.h"
#include "engine/device/sending.h"
#include "tests/app/studio/panel_spots.h"
#include "tests/app/studio/task_bench.h"

#include <QImage>
#include <QUndoStack>

namespace fringe {
namespace {

/// Looks at what is sent.
struct SendingBench : TaskBench {
    /// What a new file has of the pattern.
    QByteArray exported(const QString& name) {
        const QString path = folder.filePath(name);
        startExport(studio, {"encoded"}, path);
        [&] { QTRY_VERIFY(QFile::exists(path) && studio.isIdle()); }();
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// The picture that a panel would be sent, once so many were looked at.
    std::vector<std::uint8_t> listed(std::size_t count) {
        PanelOutput& panel = studio.panelOutput();
        panel.addShown(QStringLiteral("sent"));
        [&] { QTRY_COMPARE(panel.list().size(), count); }();
        return panel.list().back().picture->samples;
    }
    void correct() {
        studio.document().edit(QStringLiteral("Correct"), [](Design design) {
            const Shape plate = design.setup.plate.size;
            Raster phases{.shape = plate, .planes = 1, .white = 1, .samples = {}};
            for (std::int64_t at = 0; at < plate.count(); ++at)
                phases.samples.push_back(static_cast<float>(at % 5) / 5);
            design.device.assets["correction"] = {
                "flat.npy", std::make_shared<const Raster>(std::move(phases))};
            return design;
        });
    }
};

} // namespace

/// Device presets, and what a design has of them.
class PanelsTest : public QObject {
    Q_OBJECT

    static const AssetSlot& slotOf(const char* key) {
        const auto& all = outputDeviceOf("panel").info.assets;
        return *std::ranges::find(all, key, &AssetSlot::key);
    }

  private slots:
    void whatIsSaidOfAStopIsKeptForItsPanel_data() { bothRunners(); }
    void whatIsSaidOfAStopIsKeptForItsPanel() {
        TaskBench bench;
        Panels& panels = bench.studio.panels();
        Document& document = bench.studio.document();
        const auto say = [&](FocalStop stop) {
            document.edit(QStringLiteral("Stop"), [&](Design design) {
                design.focalStop = stop;
                return design;
            });
        };
        const PanelChoice choice = panels.choices().front();
        panels.choose(document, choice);
        QCOMPARE(document.design()->focalStop, FocalStop::NotSaid);
        say(FocalStop::Centre);
        QVERIFY(!panels.isChanged(*document.design()));
        newProject(bench.studio);
        QCOMPARE(document.design()->panel, choice.name);
        QCOMPARE(document.design()->focalStop, FocalStop::Centre);
        say(FocalStop::None);
        QCOMPARE(Panels(bench.studio.preferences()).find(choice.name)->stop, FocalStop::None);
        Design other = *document.design();
        other.focalStop = FocalStop::Centre;
        document.reset(other, {}, true); // another project says what is so with it
        QCOMPARE(panels.find(choice.name)->stop, FocalStop::None);
    }

    void aPresetSetsAllInOneStep_data() { bothRunners(); }
    void aPresetSetsAllInOneStep() {
        TaskBench bench;
        const Design before = smallSpots();
        bench.open(before);
        bench.studio.panels().choose(bench.studio.document(), {"X13138", 1064_nm});
        const Design& design = bench.design();
        QCOMPARE(design.setup.plate.size, (Shape{1024, 1272}));
        QCOMPARE(design.setup.wavelength(), 1064_nm);
        QCOMPARE(std::get<std::int64_t>(design.encoding.values.at("levels")), 217);
        QCOMPARE(design.device.key, std::string("panel"));
        QCOMPARE(std::get<std::int64_t>(design.device.values.at("mode_columns")), 1280);
        QCOMPARE(std::get<double>(design.camera.values.at("fill_factor")),
                 *bench.studio.panels().find(design.panel)->fill); // as a camera sees it
        QVERIFY(!bench.studio.panels().isChanged(design));
        QCOMPARE(bench.studio.document().history().count(), 1);
        QCOMPARE(newDesign(bench.studio, "spots").device, design.device); // remembered
        bench.studio.document().history().undo();
        QVERIFY(bench.design() == before);
    }

    void allWhoLookHaveOneFrame_data() { bothRunners(); }
    void allWhoLookHaveOneFrame() {
        SendingBench bench;
        bench.compute(spotsForPanel({48, 64}, {60, 80}));
        const ResultStore& results = bench.studio.results();
        JobControl control;
        const auto frame = results.onScreen().sent(control);
        bench.studio.document().edit(QStringLiteral("Look elsewhere"), [](Design design) {
            design.reconstruction.distance = design.reconstruction.distance + 1_mm;
            return design;
        });
        QCOMPARE(results.onScreen().sent(control), frame);
        bench.correct();
        QVERIFY(results.onScreen().sent(control) != frame);
        bench.studio.document().history().undo();
        const auto again = inMemory(results.onScreen().sent(control)->planes.front());
        QVERIFY(std::ranges::equal(again.samples(), inMemory(frame->planes.front()).samples()));
    }

    void changesOfADeviceAreSavedWithItsTables_data() { bothRunners(); }
    void changesOfADeviceAreSavedWithItsTables() {
        TaskBench bench;
        bench.open(smallSpots());
        bench.studio.panels().choose(bench.studio.document(), {"PLM 0.47", {}});
        QByteArray lut;
        for (int i = 0; i < 16; ++i)
            lut += QByteArray::number(i) + ' ' + QByteArray::number(15 - i) + '\n';
        startTableImport(bench.studio, slotOf("drive"),
                         bench.fileWith(QStringLiteral("plm.lut"), lut));
        QTRY_VERIFY(bench.design().device.assets.contains("drive"));
        const Shape plate = bench.design().setup.plate.size;
        const auto phases = std::make_shared<const Raster>(
            Raster{.shape = plate,
                   .planes = 1,
                   .white = 1,
                   .samples = std::vector<float>(static_cast<std::size_t>(plate.count()), 0.25F)});
        bench.studio.document().edit(QStringLiteral("Correct"), [&](Design design) {
            design.device.assets["correction"] = {"flat.npy", phases};
            return design;
        });
        const Design design = bench.design();
        QVERIFY(bench.studio.panels().isChanged(design));
        DevicePreset preset =
            presetLike(design, *bench.studio.panels().find(std::string("PLM 0.47")));
        preset.name = "Mine";
        bench.studio.panels().save(preset);
        bench.studio.panels().choose(bench.studio.document(), {"Mine", {}});
        QCOMPARE(bench.design().device.values, design.device.values);
        for (const auto& [key, table] : design.device.assets)
            QVERIFY(*bench.design().device.data<Raster>(key) == *table.as<Raster>());
        QVERIFY(!bench.studio.panels().isChanged(bench.design()));
    }

    /// As it was found: a correction is imported once the pattern is there, and then a spot moves.
    void anOldPatternIsSentByTheDeviceOfItsState_data() { bothRunners(); }
    void anOldPatternIsSentByTheDeviceOfItsState() {
        SendingBench bench;
        bench.compute(spotsForPanel({48, 64}, {64, 80}));
        const QByteArray before = bench.exported(QStringLiteral("before.png"));
        const auto plain = bench.listed(1);
        bench.correct();
        const QByteArray corrected = bench.exported(QStringLiteral("corrected.png"));
        const auto sent = bench.listed(2);
        QVERIFY(corrected != before);
        QVERIFY(sent != plain);
        bench.studio.document().edit(QStringLiteral("Move 1 spot"), [](Design design) {
            return withSpotsMoved(std::move(design), 0, {0}, {1e-5, 0, 0});
        });
        QVERIFY(bench.studio.results().isWanting());
        QCOMPARE(bench.exported(QStringLiteral("moved.png")), corrected);
        QVERIFY(bench.listed(3) == sent);
        bench.studio.document().edit(QStringLiteral("None"), [](Design design) {
            design.device.assets.erase("correction");
            return design;
        });
        QCOMPARE(bench.exported(QStringLiteral("none.png")), corrected); // Before "Move 1 spot"
        QVERIFY(bench.listed(4) == sent);
    }

    void picturesOfAListKeepTheirTimes_data() { bothRunners(); }
    void picturesOfAListKeepTheirTimes() {
        TaskBench bench;
        PanelOutput& panel = bench.studio.panelOutput();
        QImage picture(4, 3, QImage::Format_Grayscale8);
        picture.fill(7);
        QVERIFY(picture.save(bench.folder.filePath(QStringLiteral("a.png"))));
        panel.open(bench.fileWith(QStringLiteral("list.csv"), "file,dwell\na.png,62.5ms\na.png\n"));
        QTRY_COMPARE(panel.list().size(), std::size_t{2});
        panel.save(bench.folder.filePath(QStringLiteral("kept.csv")), 40);
        QFile kept(bench.folder.filePath(QStringLiteral("kept.csv")));
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), QByteArray("file,dwell\nkept 1.png,62.5ms\nkept 2.png,40ms\n"));
    }

    void aTableOfAnotherPanelIsRefused_data() { bothRunners(); }
    void aTableOfAnotherPanelIsRefused() {
        TaskBench bench;
        bench.open(smallSpots());
        const Design before = bench.design();
        QByteArray lut;
        for (int i = 0; i < 16; ++i)
            lut += QByteArray::number(i) + ' ' + QByteArray::number(i) + '\n';
        startTableImport(bench.studio, slotOf("drive"),
                         bench.fileWith(QStringLiteral("plm.lut"), lut));
        QTRY_COMPARE(bench.notices.size(), 1);
        QVERIFY(bench.notices.front().text.contains(QStringLiteral("16")));
        QVERIFY(bench.design() == before);
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::PanelsTest)
#include "panels_test.moc"
