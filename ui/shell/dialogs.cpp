// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/dialogs.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

namespace fringe {

Dialogs::Unsaved Dialogs::askUnsaved(const QString& project) {
    QMessageBox box(QMessageBox::Warning, tr("Unsaved changes"),
                    tr("\"%1\" has changes that are not saved.").arg(project),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, parent_);
    box.setInformativeText(tr("Without saving they are lost."));
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save:
        return Unsaved::Save;
    case QMessageBox::Discard:
        return Unsaved::Discard;
    default:
        return Unsaved::Cancel;
    }
}

bool Dialogs::askStopJobs() {
    QMessageBox box(QMessageBox::Question, tr("Jobs are running"),
                    tr("Jobs are still running. Cancel them and quit?"), QMessageBox::NoButton,
                    parent_);
    QPushButton* stop = box.addButton(tr("Cancel jobs and quit"), QMessageBox::AcceptRole);
    box.setDefaultButton(box.addButton(tr("Keep running"), QMessageBox::RejectRole));
    box.exec();
    return box.clickedButton() == stop;
}

bool Dialogs::askReplace(const QStringList& files) {
    QMessageBox box(QMessageBox::Question, tr("Replace files?"),
                    tr("%n file(s) of the project's outputs exist already.", nullptr,
                       static_cast<int>(files.size())),
                    QMessageBox::NoButton, parent_);
    box.setInformativeText(files.join(QLatin1Char('\n')));
    QPushButton* replace = box.addButton(tr("Replace"), QMessageBox::AcceptRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    return box.clickedButton() == replace;
}

QString Dialogs::openFile(const QString& title, const QString& filters) {
    return QFileDialog::getOpenFileName(parent_, title, {}, filters);
}

Dialogs::FileChoice Dialogs::saveFile(const QString& title, const QString& proposal,
                                      const QStringList& filters) {
    QString chosen;
    const QString path = QFileDialog::getSaveFileName(parent_, title, proposal,
                                                      filters.join(QStringLiteral(";;")), &chosen);
    return {path, static_cast<int>(std::max<qsizetype>(0, filters.indexOf(chosen)))};
}

void Dialogs::showAbout() {
    const QString text =
        tr("<h3>Fringe Studio %1</h3><p>A design studio for computer-generated holograms.</p>"
           "<p>Free software under the GNU General Public License, version 3 or later. It comes "
           "without any warranty.</p><p>Built with Qt %2.</p>")
            .arg(QStringLiteral(FRINGE_VERSION), QLatin1String(qVersion()));
    QMessageBox::about(parent_, tr("About Fringe Studio"), text);
}

} // namespace fringe
