// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recovery/unsaved_work.h"
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

    static void leaveWork(const QString& path) {
        const auto folder = RecoveryFolder::make(RecoveryFolder::Kind::Work);
        WorkBlobs kept;
        writeUnsavedWork(*folder,
                         {std::make_shared<const Design>(withDistance(smallDesign(), 77_mm)), path},
                         kept);
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
        for (QPushButton* button : bar->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Restore"))
                button->click();
        QVERIFY(bench.design() == withDistance(smallDesign(), 77_mm));
        QVERIFY(bench.document().isDirty());
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
        auto* bar = bench.find<MessageBar>(QStringLiteral("messageBar"));
        for (QPushButton* button : bar->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Restore"))
                button->click();
        QCOMPARE(bench.document().path(), path);
        bench.action(QStringLiteral("save"))->trigger();
        QTRY_COMPARE(bench.dialogs.asked, 1);
        QVERIFY(openProject(path.toStdString()).design == withDistance(smallDesign(), 55_mm));
    }
};

} // namespace fringe

QTEST_MAIN(fringe::RecoveryWindowTest)
#include "recovery_window_test.moc"
