// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/dialogs.h"

#include "ui/forms/finding_line.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace fringe {

/// The file dialogs as a user goes through them.
class DialogsTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    const QStringList filters_{QStringLiteral("Levels (*.png *.tif)"),
                               QStringLiteral("Field (*.npy *.exr)")};

    QString in(const QString& file) const { return QDir(folder_.path()).filePath(file); }

    template <class T> static T* open() {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* wanted = qobject_cast<T*>(widget); wanted && wanted->isVisible())
                return wanted;
        return nullptr;
    }

    static void accept(QFileDialog& dialog) { QMetaObject::invokeMethod(&dialog, "accept"); }

    /// What comes of a dialog in which `answer` is done.
    Dialogs::FileChoice chosen(const QString& proposal, std::function<void(QFileDialog&)> answer) {
        Dialogs dialogs;
        QTimer::singleShot(0, this, [answer = std::move(answer)] {
            auto* dialog = open<QFileDialog>();
            QVERIFY(dialog);
            answer(*dialog);
        });
        return dialogs.saveFile(QStringLiteral("Export"), proposal, filters_);
    }

  private slots:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }

    void aProposalHasTheFirstSuffix() {
        const auto choice = chosen(in(QStringLiteral("wave")), accept);
        QCOMPARE(choice.path, in(QStringLiteral("wave.png")));
        QCOMPARE(choice.filter, 0);
    }

    void anotherKindOfFileHasItsOwnSuffix() {
        const auto choice = chosen(in(QStringLiteral("wave")), [&](QFileDialog& dialog) {
            dialog.selectNameFilter(filters_[1]);
            emit dialog.filterSelected(filters_[1]);
            accept(dialog);
        });
        QCOMPARE(choice.path, in(QStringLiteral("wave.npy")));
        QCOMPARE(choice.filter, 1);
    }

    void aSuffixThatFitsIsKept() {
        const auto choice = chosen(in(QStringLiteral("wave.tif")), accept);
        QCOMPARE(choice.path, in(QStringLiteral("wave.tif")));
    }

    void aFileThatTheSuffixCompletesIsNotReplacedUnasked() {
        QFile there(in(QStringLiteral("kept.png")));
        QVERIFY(there.open(QFile::WriteOnly));
        bool asked = false;
        const auto choice = chosen(in(QStringLiteral("other")), [&](QFileDialog& dialog) {
            dialog.findChild<QLineEdit*>()->setText(QStringLiteral("kept"));
            QTimer::singleShot(0, this, [&asked, &dialog] {
                if (auto* question = open<QMessageBox>()) {
                    asked = true;
                    question->button(QMessageBox::No)->click();
                }
                dialog.reject();
            });
            accept(dialog);
        });
        QVERIFY(asked);
        QCOMPARE(choice.path, QString());
    }

    void exportingNamesContentAndAgeFirst() {
        Dialogs dialogs;
        Design design = designFor("rgbd");
        design.device.key = "mask";
        design.reconstruction.distance = 120_mm;
        ExportQuestion question{.offers = exportOffers(design)};
        QString said;
        const auto ask = [&](const char* content, const char* button) {
            QTimer::singleShot(0, this, [&said, content, button] {
                auto* dialog = open<QDialog>();
                QVERIFY(dialog);
                said = dialog->findChild<FindingLine*>(QStringLiteral("exportState"))->sentence();
                if (auto* choice = dialog->findChild<QRadioButton*>(QLatin1String(content)))
                    choice->click();
                if (auto* end = dialog->findChild<QPushButton*>(QLatin1String(button)))
                    return end->click();
                dialog->reject();
            });
            return dialogs.askExport(question);
        };
        QCOMPARE(ask("", "exportNow").what, "mask");
        QCOMPARE(ask("export-stereogram", "exportNow").what, "stereogram");
        design.sources.clear();
        question.offers = exportOffers(design);
        QCOMPARE(ask("", "exportNow").what, "mask"); // a stereogram is not offered now
        QVERIFY(said.contains(QStringLiteral("as it is now")));
        QCOMPARE(ask("export-field", "exportNow").what, "field");
        QCOMPARE(ask("", "exportNow").what, "field");
        QCOMPARE(ask("export-phase-turns", "exportNow").unit, "turns");
        const ExportAnswer phase = ask("export-phase-rad", "exportNow");
        QVERIFY(phase.what == "phase" && phase.unit == "rad");
        QVERIFY(ask("", "exportComputed").what.empty()); // nothing to compute: no such button
        question.age = QStringLiteral("Before \"Pitch\"");
        question.canCompute = true;
        const ExportAnswer answer = ask("export-reconstruction", "exportComputed");
        QVERIFY(said.contains(question.age));
        QCOMPARE(answer.what, "reconstruction");
        QVERIFY(answer.computeFirst);
        QVERIFY(!ask("", "exportNow").computeFirst);
    }

    void theNextFileIsLookedForBesideTheLast() {
        Dialogs dialogs;
        const auto ask = [&](const QString& proposal, std::function<void(QFileDialog&)> answer) {
            QTimer::singleShot(0, this, [answer] { answer(*open<QFileDialog>()); });
            return dialogs.saveFile(QStringLiteral("Export"), proposal, filters_);
        };
        ask(in(QStringLiteral("wave")), accept);
        const auto choice = ask(QStringLiteral("another"), accept);
        QCOMPARE(choice.path, in(QStringLiteral("another.png")));
    }
};

} // namespace fringe

QTEST_MAIN(fringe::DialogsTest)
#include "dialogs_test.moc"
