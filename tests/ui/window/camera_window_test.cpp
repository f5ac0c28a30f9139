// SPDX-License-Identifier: GPL-3.0-or-later
// The camera beside the reconstruction, as a person works with it.
#include "app/tasks/even_out.h"
#include "tests/app/studio/panel_spots.h"
#include "tests/ui/window/window_bench.h"
#include "ui/panels/camera_canvas.h"
#include "ui/panels/camera_panel.h"
#include "ui/panels/even_out_dialog.h"

#include <QComboBox>
#include <QDockWidget>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTabBar>
#include <QToolButton>

namespace fringe {

class CameraWindowTest : public QObject {
    Q_OBJECT

    struct Bench : WindowBench {
        using WindowBench::WindowBench;

        QDockWidget* dock() const { return find<QDockWidget>(QStringLiteral("dock-camera")); }
        QToolButton* button(const char* name) const {
            return find<QToolButton>(QLatin1String(name));
        }
        CameraCanvas* canvas(const char* name) const {
            return find<CameraCanvas>(QLatin1String(name));
        }
        QString text(const char* name) const { return find<QLabel>(QLatin1String(name))->text(); }
        void show() const {
            tree()->select(QStringLiteral("camera"));
            QTest::qWait(10); // it looks once it is seen
        }
        void click(const CameraCanvas* canvas, QPointF place) const {
            QTest::mouseClick(const_cast<CameraCanvas*>(canvas), Qt::LeftButton, {},
                              canvas->placeOf(place).toPoint());
        }
        EvenOutDialog* askToEvenOut() const {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // an earlier one
            button("evenOut")->click();
            return find<EvenOutDialog>(QStringLiteral("evenOutDialog"));
        }
    };

    static Design seenSpots() {
        Design design = spotsForPanel({48, 64}, {60, 80});
        design = withSpots(std::move(design), 0,
                           {{1e-3, 5e-4, 0, 1, {}},
                            {-1.2e-3, 6e-4, 0, 1, {}},
                            {-1e-3, -9e-4, 0, 1, {}},
                            {1.5e-3, -5e-4, 0, 1, {}}});
        design.setup.lens.on = true;
        design.reconstruction.distance = {};
        for (const auto& [path, text] : {std::pair{"solver.name", "wgs-kim"},
                                         {"camera.pitch", "30 um"},
                                         {"camera.columns", "200"},
                                         {"camera.rows", "160"}})
            design = withParameterText(std::move(design), path, text);
        return design;
    }

    static QPushButton* startOf(const EvenOutDialog* dialog) {
        return dialog->findChild<QPushButton*>(QStringLiteral("startEveningOut"));
    }

  private slots:
    void itComesWithItsPartOfTheProject() {
        Bench bench;
        bench.open(seenSpots());
        QVERIFY(bench.dock()->isHidden());
        bench.show();
        QVERIFY(!bench.dock()->isHidden());
        QVERIFY(bench.inspector()->field(QStringLiteral("camera.fill_factor")));
        QVERIFY(bench.window.width() <= 1280);
    }

    void viewsBesideItAreTabsRatherThanSquashed() {
        Bench bench;
        bench.open(seenSpots());
        const auto panes = [&bench] {
            QStringList shown;
            for (const QWidget* pane :
                 bench.window.findChildren<QFrame*>(QRegularExpression(QStringLiteral("^pane-"))))
                if (pane->isVisible())
                    shown << pane->accessibleName();
            return shown;
        };
        auto* tabs = bench.find<QTabBar>(QStringLiteral("viewTabs"));
        QCOMPARE(panes().size(), 3);
        QVERIFY(!tabs->isVisible());
        bench.show();
        QCOMPARE(panes(), QStringList{QStringLiteral("Reconstruction")});
        for (int i = 0; i < tabs->count(); ++i) {
            if (!tabs->isTabVisible(i))
                continue;
            tabs->setCurrentIndex(i);
            QCOMPARE(panes(), QStringList{tabs->tabText(i)});
        }
        bench.dock()->close();
        QCOMPARE(panes().size(), 3);
        QVERIFY(!tabs->isVisible());
    }

    void itFitsASmallScreen() {
        Bench bench({960, 600});
        bench.open(seenSpots());
        bench.show();
        QCOMPARE(bench.window.size(), QSize(960, 600));
        QVERIFY2(bench.window.minimumSizeHint().width() <= 960,
                 qPrintable(QString::number(bench.window.minimumSizeHint().width())));
        QVERIFY2(bench.window.minimumSizeHint().height() <= 600,
                 qPrintable(QString::number(bench.window.minimumSizeHint().height())));
    }

    void whatTheCameraSeesIsTold() {
        Bench bench;
        bench.open(seenSpots());
        bench.show();
        bench.action(QStringLiteral("compute"))->trigger();
        QTRY_VERIFY(bench.text("cameraSimulatedFacts").contains(QStringLiteral("Uniformity")));
        const QImage before = bench.studio.cameraLook().simulated().counts;
        bench.inspector()->lead(QStringLiteral("camera.gaps"));
        auto* gaps = bench.find<QComboBox>(QStringLiteral("camera.gaps"));
        gaps->setCurrentIndex(gaps->findData(QStringLiteral("dark")));
        emit gaps->activated(gaps->currentIndex());
        QTRY_VERIFY(bench.studio.cameraLook().simulated().counts != before);
        QVERIFY(bench.studio.document().history().canUndo());
    }

    void hiddenItDoesNotLook() {
        Bench bench;
        bench.open(seenSpots());
        bench.show();
        bench.dock()->hide();
        bench.action(QStringLiteral("compute"))->trigger();
        QTest::qWait(20);
        QVERIFY(bench.studio.cameraLook().simulated().counts.isNull());
    }

    void aPictureIsRegisteredByThreeClicks() {
        Bench bench;
        bench.open(seenSpots());
        bench.show();
        bench.action(QStringLiteral("compute"))->trigger();
        QTRY_VERIFY(!bench.studio.cameraLook().simulated().counts.isNull());
        bench.dialogs.file = bench.folder.filePath(QStringLiteral("real.png"));
        QVERIFY(bench.studio.cameraLook().simulated().counts.save(bench.dialogs.file));
        QVERIFY(!bench.button("registerCamera")->isEnabled());
        bench.button("openCameraPicture")->click();
        QTRY_VERIFY(bench.button("registerCamera")->isEnabled());
        QVERIFY(bench.text("cameraRealFacts").startsWith(QStringLiteral("real.png")));
        bench.button("registerCamera")->click();
        QCOMPARE(bench.text("cameraRealFacts").contains(QStringLiteral("1, 2 and 3")), true);
        const ThreePlaces spots = *bench.studio.cameraLook().threeSpots();
        for (const QPointF place : spots)
            bench.click(bench.canvas("cameraReal"), place);
        QTRY_VERIFY(bench.studio.cameraLook().real().isLaid);
        QVERIFY(bench.text("cameraRealFacts").contains(QStringLiteral("Uniformity")));
        bench.button("removeCameraPicture")->click();
        QVERIFY(bench.studio.cameraLook().realName().isEmpty());
        QVERIFY(!bench.canvas("cameraReal")->isVisible());
    }

    void aPictureCanBeDroppedOnIt() {
        Bench bench;
        bench.open(seenSpots());
        bench.show();
        const QString file = bench.folder.filePath(QStringLiteral("seen.png"));
        QImage image(20, 10, QImage::Format_Grayscale8);
        image.fill(3);
        QVERIFY(image.save(file));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        QVERIFY(dropOn(*bench.find<CameraPanel>(QStringLiteral("cameraPanel")), data));
        QTRY_COMPARE(bench.studio.cameraLook().realName(), QStringLiteral("seen.png"));
    }

    void spotsAreEvenedOut() {
        Bench bench;
        bench.open(seenSpots());
        bench.show();
        EvenOutDialog* dialog = bench.askToEvenOut();
        QVERIFY(dialog && dialog->isVisible());
        dialog->findChild<QSpinBox*>(QStringLiteral("evenOutRounds"))->setValue(3);
        startOf(dialog)->click();
        QTRY_VERIFY(areWeighted(bench.studio));
        QTRY_VERIFY(bench.text("cameraRounds").contains(QStringLiteral("3")));
        QVERIFY(!bench.button("stopEveningOut")->isVisible());
        dialog = bench.askToEvenOut();
        dialog->findChild<QPushButton*>(QStringLiteral("dropWeights"))->click();
        QVERIFY(!areWeighted(bench.studio));
    }

    /// The table of figures says both what was computed and what is sent.
    void figuresOfWhatIsSentAreTold() {
        Bench bench;
        bench.open(seenSpots());
        bench.action(QStringLiteral("compute"))->trigger();
        bench.find<QDockWidget>(QStringLiteral("dock-iterations"))->raise();
        QTRY_VERIFY(bench.text("iterationsFigures").contains(QStringLiteral("As sent")));
        QVERIFY(!bench.text("iterationsHeadline").contains(QStringLiteral("beyond")));
        bench.document().edit(QStringLiteral("Bits"), [](Design design) {
            return withParameterText(std::move(design), "device.bits", "7"); // 128 of 217
        });
        QTRY_VERIFY(bench.text("iterationsHeadline").contains(QStringLiteral("beyond")));
        bench.document().edit(QStringLiteral("None"), [](Design design) {
            return withParameterText(std::move(design), "device.kind", "none");
        });
        QTRY_VERIFY(!bench.text("iterationsFigures").contains(QStringLiteral("As sent")));
    }

    void theCommandIsRemembered() {
        Bench bench;
        bench.open(seenSpots());
        bench.show();
        EvenOutDialog* dialog = bench.askToEvenOut();
        auto* command = dialog->findChild<QLineEdit*>(QStringLiteral("evenOutCommand"));
        QVERIFY(!command->isVisible());
        dialog->findChild<QComboBox*>(QStringLiteral("evenOutCamera"))->setCurrentIndex(1);
        QVERIFY(command->isVisible());
        command->setText(QStringLiteral("false {pattern} {picture}"));
        startOf(dialog)->click();
        QCOMPARE(bench.studio.preferences().cameraCommand(),
                 QStringLiteral("false {pattern} {picture}"));
        QTRY_VERIFY(!bench.studio.evening().isRunning());
        QVERIFY(!areWeighted(bench.studio));
    }

    void whatCannotBeEvenedSaysWhy() {
        Bench bench;
        bench.open(smallDesign());
        bench.show();
        EvenOutDialog* dialog = bench.askToEvenOut();
        QVERIFY(!dialog->findChild<QLabel*>(QStringLiteral("evenOutTold"))->text().isEmpty());
        QVERIFY(!startOf(dialog)->isEnabled());
        dialog->reject();
    }
};

} // namespace fringe

QTEST_MAIN(fringe::CameraWindowTest)
#include "camera_window_test.moc"
