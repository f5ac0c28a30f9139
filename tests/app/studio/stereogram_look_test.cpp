// SPDX-License-Identifier: GPL-3.0-or-later
// The stereogram of the design without its window: what it shows is what is written.
#include "app/studio/studio.h"
#include "app/tasks/stereogram_files.h"
#include "engine/io/field_files.h"
#include "engine/model/design_parameters.h"
#include "tests/app/studio/depth_design.h"
#include "tests/app/studio/inline_runner.h"

#include <QTemporaryDir>
#include <QtTest>

namespace fringe {
class StereogramLookTest : public QObject {
    Q_OBJECT

    struct Bench {
        Bench() { studio.document().reset(smallDepth(), {}, true); }
        InlineRunner runner;
        Studio studio{runner};
        StereogramLook& look = studio.stereogramLook();
        QTemporaryDir folder;

        void set(const char* path, const Value& value) {
            studio.document().edit(QStringLiteral("set"), [&](const Design& design) {
                return withParameter(design, path, value);
            });
        }
    };

    /// The colours of a file of three planes of levels.
    static QImage imageOf(const QString& path) {
        const auto levels = std::get<LevelPattern>(readFieldOrLevels(path.toStdString(), {}));
        const auto [rows, cols] = levels.shape();
        QImage image(static_cast<int>(cols), static_cast<int>(rows), QImage::Format_RGBX8888);
        for (std::int64_t row = 0; row < rows; ++row)
            for (std::int64_t col = 0; col < cols; ++col)
                image.setPixel(static_cast<int>(col), static_cast<int>(row),
                               qRgb(levels.planes[0].at(row, col), levels.planes[1].at(row, col),
                                    levels.planes[2].at(row, col)));
        return image;
    }

  private slots:
    void nothingIsMadeWhileNobodyLooks() {
        Bench bench;
        QVERIFY(bench.look.picture().isNull());
        bench.look.setWatched(true);
        QCOMPARE(bench.look.picture().size(), QSize(120 + 85, 40));
        QVERIFY(bench.look.why().isEmpty() && !bench.look.facts().isEmpty());
    }

    void whatIsShownIsWhatIsWritten() {
        Bench bench;
        bench.look.setWatched(true);
        bench.set("stereogram.tile_width", std::int64_t{41});
        bench.set("stereogram.max_offset", std::int64_t{17});
        bench.set("stereogram.hidden_surfaces", true);
        const QString path = bench.folder.filePath(QStringLiteral("seen.npy"));
        startStereogramExport(bench.studio, path);
        QCOMPARE(bench.look.picture().width(), 161);
        QCOMPARE(imageOf(path), bench.look.picture());
    }

    void settingsAreSteps() {
        Bench bench;
        bench.look.setWatched(true);
        const QImage before = bench.look.picture();
        bench.set("stereogram.seed", std::int64_t{7});
        QVERIFY(bench.look.picture() != before);
        bench.studio.document().history().undo();
        QCOMPARE(bench.look.picture(), before);
    }

    void aTileIsRepeatedUntilItIsRemoved() {
        Bench bench;
        bench.look.setWatched(true);
        const QImage noise = bench.look.picture();
        LevelPattern tile;
        std::vector<std::uint16_t> levels;
        for (int i = 0; i < 5 * 33; ++i)
            levels.push_back(static_cast<std::uint16_t>(i));
        tile.planes.push_back({{5, 33}, levels});
        const QString path = bench.folder.filePath(QStringLiteral("tile.npy"));
        writeLevels(path.toStdString(), tile, false);
        startTileImport(bench.studio, path);
        QCOMPARE(bench.look.picture().width(), 153);
        QCOMPARE(qRed(bench.look.picture().pixel(4, 2)), 2 * 33 + 4);
        removeTile(bench.studio);
        QCOMPARE(bench.look.picture(), noise);
    }

    void whatHasNoDepthIsSaid() {
        Bench bench;
        bench.look.setWatched(true);
        bench.set("stereogram.max_offset", std::int64_t{85});
        QVERIFY(bench.look.picture().isNull());
        QVERIFY(bench.look.why().contains(QLatin1String("85")));
        bench.studio.document().reset(designFor("spots"), {}, true);
        QVERIFY(bench.look.picture().isNull());
        QVERIFY(!bench.look.why().isEmpty());
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::StereogramLookTest)
#include "stereogram_look_test.moc"
