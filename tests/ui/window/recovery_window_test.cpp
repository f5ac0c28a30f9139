// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recovery/unsaved_work.h"
#include "app/tasks/compute.h"
#include "tests/ui/window/window_bench.h"
#include "ui/panels/message_bar.h"
#include "ui/shell/shell.h"
#include "ui/start/recovery_flow.h"

#include <QLabel>
#include <QPushButton>

namespace fringe {

/// What the window says of work that was cut off.
class RecoveryWindowTest : public QObject {
    Q_OBJECT

    using Results = std::vector<std::shared_ptr<const HologramResult>>;

    static void leaveWork(const QString& path, const Results& results = {}) {
        const auto folder = RecoveryFolder::make(RecoveryFolder::Kind::Work);
        WorkBlobs kept;
        UnsavedWork work{std::make_shared<const Design>(withDistance(smallDesign(), 77_mm)), path};
        work.results = results;
        writeUnsavedWork(*folder, work, kept);
    }
    static void click(const WindowBench& bench, const QString& offer) {
        for (QPushButton* button :
             bench.find<QWidget>(QStringLiteral("messageBar"))->findChildren<QPushButton*>())
            if (button->text() == offer)
                return button->click();
    }

  private slots:
    void theOfferNamesAndShowsTheProject() {
        WindowBench bench;
        leaveWork(bench.folder.filePath(QStringLiteral("lens array.fringe")));
        offerRecovery({bench.studio, bench.dialogs, bench.window});
        auto* bar = bench.find<MessageBar>(QStringLiteral("messageBar"));
        QCOMPARE(bar->texts().size(), 1);
        QVERIFY(bar->texts().first().contains(QStringLiteral("lens array")));
        auto* picture = bench.find<QLabel>(QStringLiteral("noticePicture"));
        QVERIFY(picture && picture->isVisibleTo(bar));
        const QImage image = picture->pixmap().toImage();
        bool isDrawn = false;
        for (int x = 0; x < image.width(); ++x)
            for (int y = 0; y < image.height(); ++y)
                isDrawn = isDrawn || image.pixel(x, y) != image.pixel(0, 0);
        QVERIFY(isDrawn);
        click(bench, QStringLiteral("Restore"));
        QVERIFY(bench.design() == withDistance(smallDesign(), 77_mm));
        QVERIFY(bench.document().isDirty());
    }

    void discardingIsAskedAndSaysWhatIsLost() {
        WindowBench bench;
        bench.open(smallDesign());
        startCompute(bench.studio);
        QTRY_VERIFY(bench.studio.results().hasHologram());
        auto result = std::make_shared<HologramResult>(bench.studio.results().hologram());
        result->seconds = 48;
        leaveWork(QStringLiteral("/there/ring.fringe"), {result});
        offerRecovery({bench.studio, bench.dialogs, bench.window});
        auto* bar = bench.find<MessageBar>(QStringLiteral("messageBar"));
        QTRY_COMPARE(bar->texts().size(), 1);
        bench.dialogs.yes = false;
        click(bench, QStringLiteral("Discard"));
        QCOMPARE(bench.dialogs.asked, 1);
        const QString& lost = bench.dialogs.discarded;
        for (const char* part : {"\"ring\"", "1 result", "48"})
            QVERIFY2(lost.contains(QLatin1String(part)), qPrintable(lost));
        QCOMPARE(bar->texts().size(), 1);
        bench.dialogs.yes = true;
        click(bench, QStringLiteral("Discard"));
        QVERIFY(bar->texts().isEmpty());
        QVERIFY(!RecoveryFolder::claimLeftOver(RecoveryFolder::Kind::Work));
    }

    void whatChangedSinceIsNotReplacedUnasked() {
        WindowBench bench;
        const QString path = bench.folder.filePath(QStringLiteral("p.fringe"));
        saveProject(path.toStdString(), smallDesign());
        {
            const auto folder = RecoveryFolder::make(RecoveryFolder::Kind::Work);
            WorkBlobs kept;
            writeUnsavedWork(*folder,
                             {std::make_shared<const Design>(withDistance(smallDesign(), 77_mm)),
                              path, projectStamp(path.toStdString())},
                             kept);
        }
        saveProject(path.toStdString(), withDistance(smallDesign(), 55_mm));
        offerRecovery({bench.studio, bench.dialogs, bench.window});
        click(bench, QStringLiteral("Restore"));
        QCOMPARE(bench.document().path(), path);
        bench.action(QStringLiteral("save"))->trigger();
        QTRY_COMPARE(bench.dialogs.asked, 1);
        QVERIFY(openProject(path.toStdString()).design == withDistance(smallDesign(), 55_mm));
    }
};

} // namespace fringe

QTEST_MAIN(fringe::RecoveryWindowTest)
#include "recovery_window_test.moc"
