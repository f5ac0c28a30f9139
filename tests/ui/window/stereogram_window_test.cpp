// SPDX-License-Identifier: GPL-3.0-or-later
// The pane of the stereogram, as a person works with it.
#include "app/tasks/compute.h"
#include "tests/app/studio/depth_design.h"
#include "tests/app/studio/small_ball.h"
#include "tests/app/studio/small_spots.h"
#include "tests/app/studio/two_sheets.h"
#include "tests/ui/window/window_bench.h"
#include "ui/panels/stereogram_panel.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QSignalSpy>
#include <QStandardItemModel>
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
        QWidget* motion() const { return find<QWidget>(QStringLiteral("stereogramMode")); }
        void openBall() {
            open(smallBall());
            QTRY_VERIFY(!look().picture().isNull());
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

    void aBallBringsItAndPlays() {
        Bench bench;
        bench.open(smallDepth());
        QVERIFY(bench.dock()->isHidden() && !bench.motion()->isVisible());
        bench.openBall();
        QVERIFY(bench.dock()->isVisible() && bench.motion()->isVisible());
        QSignalSpy frames(&bench.look(), &StereogramLook::changed);
        QTRY_VERIFY(frames.count() >= 3);
        QCOMPARE(bench.sight()->picture(), bench.look().picture());
        QCOMPARE(bench.find<QLabel>(QStringLiteral("stereogramRate"))->text(), bench.look().rate());
        bench.dock()->hide();
        const qsizetype seen = frames.count();
        QTest::qWait(60);
        QCOMPARE(frames.count(), seen);
        bench.dock()->show();
        QTRY_VERIFY(frames.count() > seen);
    }

    void itIsPausedAndPlayedAgain() {
        Bench bench;
        bench.openBall();
        auto* play = bench.find<QToolButton>(QStringLiteral("stereogramPlay"));
        const QString pauses = play->toolTip();
        play->click();
        QVERIFY(!bench.look().isPlaying() && play->toolTip() != pauses);
        const QImage still = bench.look().picture();
        QTest::qWait(60);
        QCOMPARE(bench.sight()->picture(), still);
        play->click();
        QTRY_VERIFY(bench.sight()->picture() != still);
    }

    void itsModesAreChosen() {
        Bench bench;
        bench.openBall();
        auto* modes = bench.find<QComboBox>(QStringLiteral("stereogramMode"));
        QCOMPARE(modes->count(), 3);
        QTest::keyClick(modes, Qt::Key_Home);
        QTRY_COMPARE(bench.sight()->picture().size(), QSize(64, 48));
        QTest::keyClick(modes, Qt::Key_Down);
        QTRY_COMPARE(bench.sight()->picture().size(), QSize(64 + 85, 48));
        const auto* items = static_cast<QStandardItemModel*>(modes->model());
        QVERIFY(!items->item(2)->isEnabled()); // nobody has looked for devices
        QVERIFY(modes->itemData(2, Qt::ToolTipRole).toString().endsWith(QLatin1Char('.')));
        QTest::keyClick(modes, Qt::Key_Down);
        QVERIFY(bench.look().mode() == StereogramLook::Mode::Cpu);
    }

    void theDepthOfTheReconstructionIsChosen() {
        Bench bench;
        bench.open(twoSheets());
        bench.dock()->show();
        auto* depths = bench.find<QComboBox>(QStringLiteral("stereogramDepth"));
        auto* progress = bench.find<QLabel>(QStringLiteral("stereogramProgress"));
        const auto* items = static_cast<QStandardItemModel*>(depths->model());
        QVERIFY(!items->item(1)->isEnabled());
        const QString why = depths->itemData(1, Qt::ToolTipRole).toString();
        startCompute(bench.studio);
        QTRY_VERIFY(items->item(1)->isEnabled());
        QVERIFY(depths->itemData(1, Qt::ToolTipRole).toString() != why);
        QTest::keyClick(depths, Qt::Key_End);
        QTRY_COMPARE(bench.sight()->picture().size(), QSize(256 + 85, 192));
        QTRY_VERIFY(!progress->isVisible());
        QVERIFY(bench.find<QLabel>(QStringLiteral("stereogramFacts"))
                    ->text()
                    .contains(QLatin1String("mm, near, to ")));
        emit progress->linkActivated({});
        QCOMPARE(depths->currentIndex(), 0);
        QVERIFY(bench.sight()->picture().isNull()); // such a scene has no depth of its own
    }

    void itMovesOnTheWholeScreen() {
        Bench bench;
        bench.openBall();
        QTest::keyClick(bench.find<QWidget>(QStringLiteral("stereogramPanel")), Qt::Key_F11);
        QVERIFY(Bench::screen());
        const auto* sight = Bench::screen()->findChild<StereogramSight*>();
        const QImage before = sight->picture();
        QTRY_VERIFY(sight->picture() != before);
        QTest::keyClick(Bench::screen(), Qt::Key_Escape);
    }
};

} // namespace fringe

QTEST_MAIN(fringe::StereogramWindowTest)
#include "stereogram_window_test.moc"
