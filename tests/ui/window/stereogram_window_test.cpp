// SPDX-License-Identifier: GPL-3.0-or-later
// The pane of the stereogram, as a person works with it.
#include "tests/app/studio/depth_design.h"
#include "tests/app/studio/small_spots.h"
#include "tests/ui/window/window_bench.h"
#include "ui/panels/stereogram_panel.h"

#include <QDockWidget>
#include <QLabel>
#include <QToolButton>

namespace fringe {

class StereogramWindowTest : public QObject {
    Q_OBJECT

    struct Bench : WindowBench {
        QDockWidget* dock() const { return find<QDockWidget>(QStringLiteral("dock-stereogram")); }
        StereogramSight* sight() const {
            return find<StereogramSight>(QStringLiteral("stereogramSight"));
        }
        StereogramLook& look() { return studio.stereogramLook(); }
        void openDepth() {
            open(smallDepth());
            tree()->select(QStringLiteral("stereogram"));
            QTRY_VERIFY(!look().picture().isNull()); // it looks once it is seen
        }
        static StereogramScreen* screen() {
            for (QWidget* widget : QApplication::topLevelWidgets())
                if (auto* found = qobject_cast<StereogramScreen*>(widget);
                    found && found->isVisible())
                    return found;
            return nullptr;
        }
    };

  private slots:
    void itComesWithItsRows() {
        Bench bench;
        bench.open(smallSpots());
        QVERIFY(bench.dock()->isHidden());
        bench.openDepth();
        QVERIFY(bench.dock()->isVisible());
        QVERIFY(bench.find<QWidget>(QStringLiteral("stereogramFull"))->isEnabled());
    }

    void aPixelIsAPixel() {
        Bench bench;
        bench.openDepth();
        QCOMPARE(bench.sight()->size() * bench.sight()->devicePixelRatioF(),
                 bench.look().picture().size());
        const QImage seen = bench.sight()->grab().toImage();
        QCOMPARE(seen.convertToFormat(QImage::Format_RGB32),
                 bench.look().picture().convertToFormat(QImage::Format_RGB32));
    }

    void itFillsTheScreenAndComesBack() {
        Bench bench;
        bench.openDepth();
        QTest::mouseDClick(bench.sight(), Qt::LeftButton);
        StereogramScreen* screen = Bench::screen();
        QVERIFY(screen);
        QTest::keyClick(screen, Qt::Key_Escape);
        QVERIFY(!Bench::screen());
        QTest::keyClick(bench.find<QWidget>(QStringLiteral("stereogramPanel")), Qt::Key_F11);
        QVERIFY(Bench::screen());
        QTest::keyClick(Bench::screen(), Qt::Key_F11);
        QVERIFY(!Bench::screen());
    }

    void itIsExported() {
        Bench bench;
        bench.openDepth();
        const QTemporaryDir folder;
        bench.dialogs.file = folder.filePath(QStringLiteral("seen.npy"));
        bench.find<QToolButton>(QStringLiteral("stereogramExport"))->click();
        QTRY_VERIFY(QFile::exists(bench.dialogs.file));
    }
};

} // namespace fringe

QTEST_MAIN(fringe::StereogramWindowTest)
#include "stereogram_window_test.moc"
