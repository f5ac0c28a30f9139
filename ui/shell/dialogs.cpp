// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/dialogs.h"

#include "app/text/localised.h"
#include "app/text/numbers.h"
#include "engine/model/choice.h"
#include "ui/forms/finding_line.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace fringe {
namespace {

/// Suffixes of "Encoded levels (*.png *.tif)".
QStringList suffixesOf(const QString& filter) {
    static const QRegularExpression pattern(QStringLiteral("\\*\\.(\\w+)"));
    QStringList suffixes;
    for (const auto& match : pattern.globalMatch(filter))
        suffixes << match.captured(1);
    return suffixes;
}

/// The name with a suffix of the filter, in place of one that only another filter has.
QString suited(const QString& name, const QString& filter, const QStringList& filters) {
    const QFileInfo file(name);
    const QStringList right = suffixesOf(filter);
    const QStringList known = suffixesOf(filters.join(QLatin1Char(' ')));
    if (name.isEmpty() || right.isEmpty() || right.contains(file.suffix(), Qt::CaseInsensitive))
        return name;
    const bool isKnown = known.contains(file.suffix(), Qt::CaseInsensitive);
    const QString stem = isKnown ? name.chopped(file.suffix().size() + 1) : name;
    return stem + QLatin1Char('.') + right.front();
}

QString opener(const ProjectHolder& holder) {
    return Dialogs::tr("%1 has had it open on %2 since %3.")
        .arg(holder.user, holder.host, QLocale().toString(holder.since, QLocale::ShortFormat));
}

/// "Reconstruction at 200 mm", "Phase (Radians)"
QString textOf(const ExportOffer& offer) {
    const QString label = localisedMark(offer.kind->label);
    if (offer.distance)
        //: kind of output, distance
        return Dialogs::tr("%1 at %2").arg(label, localLength(*offer.distance));
    //: kind of output, its unit
    return offer.unit ? Dialogs::tr("%1 (%2)").arg(label, localisedMark(offer.unit->label)) : label;
}

QString buttonOf(const ExportOffer& offer) {
    QString name = QStringLiteral("export-%1").arg(QString::fromStdString(offer.kind->key));
    return offer.unit ? name + QLatin1Char('-') + QString::fromStdString(offer.unit->key) : name;
}

using OutputButtons = std::vector<QRadioButton*>;

/// Buttons of the outputs that are offered; on is the one that was chosen `last`, else the usual
/// one.
OutputButtons outputButtons(const ExportQuestion& question, const QString& last,
                            QVBoxLayout& layout) {
    const bool isAgain = std::ranges::any_of(
        question.offers, [&](const ExportOffer& offer) { return buttonOf(offer) == last; });
    OutputButtons all;
    for (const ExportOffer& offer : question.offers) {
        auto* button = new QRadioButton(textOf(offer), layout.parentWidget());
        button->setObjectName(buttonOf(offer));
        button->setToolTip(localisedMark(offer.kind->help));
        button->setChecked(isAgain ? buttonOf(offer) == last : offer.isUsual);
        all.push_back(button);
        layout.addWidget(button);
    }
    return all;
}

const ExportOffer& chosenOffer(const ExportQuestion& question, const OutputButtons& contents) {
    const auto chosen = std::ranges::find_if(contents, &QRadioButton::isChecked);
    return question.offers.at(static_cast<std::size_t>(chosen - contents.begin()));
}

} // namespace

Dialogs::Unsaved Dialogs::askUnsaved(const AtStake& lost, bool canOpen) {
    QStringList parts;
    if (lost.hasEdits)
        parts << tr("changes that are not saved");
    for (const QString& result : lost.results)
        parts << result;
    for (const QString& run : lost.runs)
        parts << tr("the job \"%1\", which goes on").arg(run);
    QMessageBox box(QMessageBox::Warning, tr("Leave the project?"),
                    tr("Leaving \"%1\" would lose:").arg(lost.project) + QStringLiteral("\n• ")
                        + parts.join(QStringLiteral("\n• ")),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, parent_);
    if (!lost.runs.isEmpty())
        box.setInformativeText(
            tr("Saving ends a design with the best pattern so far, and pauses or "
               "cancels other computing."));
    QPushButton* elsewhere =
        canOpen ? box.addButton(tr("&Open in another window"), QMessageBox::ActionRole) : nullptr;
    box.setDefaultButton(QMessageBox::Save);
    const int answer = box.exec();
    if (elsewhere && box.clickedButton() == elsewhere)
        return Unsaved::Elsewhere;
    return answer == QMessageBox::Save      ? Unsaved::Save
           : answer == QMessageBox::Discard ? Unsaved::Discard
                                            : Unsaved::Cancel;
}

Dialogs::Held Dialogs::askHeld(const QString& project, const ProjectHolder& holder) {
    QMessageBox box(QMessageBox::Warning, tr("Project is open elsewhere"),
                    tr("\"%1\" is open elsewhere.").arg(project), QMessageBox::Cancel, parent_);
    box.setInformativeText(opener(holder) + QLatin1Char('\n')
                           + tr("A copy has no file yet: saving it asks for a name."));
    QPushButton* copy = box.addButton(tr("&Open a copy"), QMessageBox::AcceptRole);
    QPushButton* anyway = box.addButton(tr("Open &anyway"), QMessageBox::DestructiveRole);
    box.setDefaultButton(copy);
    box.exec();
    return box.clickedButton() == copy     ? Held::Copy
           : box.clickedButton() == anyway ? Held::Anyway
                                           : Held::Cancel;
}

Dialogs::Conflict Dialogs::askConflict(const QString& project,
                                       const std::optional<ProjectHolder>& holder) {
    QMessageBox box(
        QMessageBox::Warning, tr("Project has changed"),
        tr("\"%1\" on the disk is not the version that was opened or saved here.").arg(project),
        QMessageBox::Cancel, parent_);
    box.setInformativeText((holder ? opener(*holder) + QLatin1Char('\n') : QString())
                           + tr("If it is replaced, that version is kept beside it, with the date "
                                "in its name."));
    QPushButton* saveAs = box.addButton(tr("Save &as…"), QMessageBox::AcceptRole);
    QPushButton* replace = box.addButton(tr("&Replace, keep both"), QMessageBox::DestructiveRole);
    box.setDefaultButton(saveAs);
    box.exec();
    return box.clickedButton() == saveAs    ? Conflict::SaveAs
           : box.clickedButton() == replace ? Conflict::Replace
                                            : Conflict::Cancel;
}

QString Dialogs::askLocate(const QString& project, const QString& data, const QString& place) {
    QMessageBox box(QMessageBox::Warning, tr("Data are missing"),
                    tr("The data of \"%1\" are missing, which \"%2\" uses.").arg(data, project),
                    QMessageBox::Cancel, parent_);
    box.setInformativeText(tr("They should be here: %1\nLocate that file, or the one that the data "
                              "were imported from.")
                               .arg(place));
    QPushButton* locate = box.addButton(tr("&Locate…"), QMessageBox::AcceptRole);
    box.setDefaultButton(locate);
    box.exec();
    return box.clickedButton() == locate
               ? openFile(tr("Locate \"%1\"").arg(data), tr("All files (*)"))
               : QString();
}

Dialogs::OtherData Dialogs::askOtherData(const QString& data, const QString& file) {
    QMessageBox box(QMessageBox::Warning, tr("Other data"),
                    tr("\"%1\" is not the file that was imported as \"%2\": it holds other data.")
                        .arg(file, data),
                    QMessageBox::Cancel, parent_);
    QPushButton* locate = box.addButton(tr("&Locate another…"), QMessageBox::AcceptRole);
    QPushButton* take = box.addButton(tr("&Use it all the same"), QMessageBox::DestructiveRole);
    box.setDefaultButton(locate);
    box.exec();
    return box.clickedButton() == locate ? OtherData::Locate
           : box.clickedButton() == take ? OtherData::Take
                                         : OtherData::Cancel;
}

QString Dialogs::askName(const QString& title, const QString& label, const QString& proposal) {
    return QInputDialog::getText(parent_, title, label, QLineEdit::Normal, proposal).trimmed();
}

bool Dialogs::askRemoveScratch(const QString& size) {
    QMessageBox box(QMessageBox::Question, tr("Remove scratch files?"),
                    tr("Remove what is kept of paused jobs, %1?").arg(size), QMessageBox::NoButton,
                    parent_);
    box.setInformativeText(tr("Without them computing begins anew."));
    QPushButton* remove = box.addButton(tr("&Remove"), QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    return box.clickedButton() == remove;
}

bool Dialogs::askDiscard(const QString& lost) {
    QMessageBox box(QMessageBox::Question, tr("Discard for good?"), lost, QMessageBox::NoButton,
                    parent_);
    QPushButton* discard = box.addButton(tr("&Discard"), QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    return box.clickedButton() == discard;
}

bool Dialogs::askReplace(const QStringList& files) {
    QMessageBox box(QMessageBox::Question, tr("Replace files?"),
                    tr("%n file(s) of the project's outputs exist already.", nullptr,
                       static_cast<int>(files.size())),
                    QMessageBox::NoButton, parent_);
    box.setInformativeText(files.join(QLatin1Char('\n')));
    QPushButton* replace = box.addButton(tr("&Replace"), QMessageBox::AcceptRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    return box.clickedButton() == replace;
}

Dialogs::OldResult Dialogs::askOldResult(const QString& age) {
    QMessageBox box(QMessageBox::Question, tr("Write outputs?"),
                    tr("The result is not of the design as it is now: %1.").arg(age),
                    QMessageBox::Cancel, parent_);
    QPushButton* compute = box.addButton(tr("&Compute the design"), QMessageBox::AcceptRole);
    QPushButton* write = box.addButton(tr("&Write the result"), QMessageBox::ActionRole);
    box.setDefaultButton(compute);
    box.exec();
    return box.clickedButton() == compute ? OldResult::Compute
           : box.clickedButton() == write ? OldResult::Write
                                          : OldResult::Cancel;
}

ExportAnswer Dialogs::askExport(const ExportQuestion& question) {
    QDialog dialog(parent_);
    dialog.setObjectName(QStringLiteral("exportDialog"));
    dialog.setWindowTitle(tr("Export"));
    auto* layout = new QVBoxLayout(&dialog);
    const auto contents = outputButtons(question, what_, *layout);
    const bool isOld = !question.age.isEmpty();
    auto* state = new FindingLine(&dialog);
    state->setObjectName(QStringLiteral("exportState"));
    state->say(isOld ? std::optional(Severity::Warning) : std::nullopt,
               //: the age of a result: Before "Move 1 spot"
               isOld ? tr("The result is not of the design as it is now: %1.").arg(question.age)
                     : tr("The result is of the design as it is now."));
    layout->addWidget(state);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, &dialog);
    layout->addWidget(buttons);
    bool computeFirst = false;
    QPushButton* write = buttons->addButton(isOld ? tr("&Export anyway…") : tr("&Export…"),
                                            QDialogButtonBox::AcceptRole);
    write->setObjectName(QStringLiteral("exportNow"));
    QObject::connect(write, &QPushButton::clicked, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    if (isOld) {
        QPushButton* compute =
            buttons->addButton(tr("Co&mpute first…"), QDialogButtonBox::ActionRole);
        compute->setObjectName(QStringLiteral("exportComputed"));
        compute->setEnabled(question.canCompute);
        QObject::connect(compute, &QPushButton::clicked, &dialog, [&] {
            computeFirst = true;
            dialog.accept();
        });
        (question.canCompute ? compute : write)->setDefault(true);
    }
    if (dialog.exec() != QDialog::Accepted)
        return {};
    const ExportOffer& offer = chosenOffer(question, contents);
    what_ = buttonOf(offer);
    return {offer.kind->key, computeFirst, offer.unit ? offer.unit->key : std::string()};
}

QString Dialogs::openFile(const QString& title, const QString& filters) {
    const QString path = QFileDialog::getOpenFileName(parent_, title, folder_, filters);
    if (!path.isEmpty())
        folder_ = QFileInfo(path).absolutePath();
    return path;
}

QStringList Dialogs::openFiles(const QString& title, const QString& filters) {
    const QStringList paths = QFileDialog::getOpenFileNames(parent_, title, folder_, filters);
    if (!paths.isEmpty())
        folder_ = QFileInfo(paths.front()).absolutePath();
    return paths;
}

Dialogs::FileChoice Dialogs::saveFile(const QString& title, const QString& proposal,
                                      const QStringList& filters) {
    QFileDialog dialog(parent_, title, folder_);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters(filters);
    const auto suit = [&dialog, &filters](const QString& name, const QString& filter) {
        dialog.setDefaultSuffix(suffixesOf(filter).value(0));
        dialog.selectFile(suited(name, filter, filters));
    };
    QObject::connect(
        &dialog, &QFileDialog::filterSelected, &dialog,
        [&dialog, suit](const QString& filter) { suit(dialog.selectedFiles().value(0), filter); });
    suit(proposal, filters.value(0));
    if (dialog.exec() != QDialog::Accepted)
        return {};
    const QString path = dialog.selectedFiles().value(0);
    folder_ = QFileInfo(path).absolutePath();
    return {path,
            static_cast<int>(std::max<qsizetype>(0, filters.indexOf(dialog.selectedNameFilter())))};
}

void Dialogs::openWindow(const QStringList& arguments) {
    QProcess::startDetached(QCoreApplication::applicationFilePath(), arguments);
}

void Dialogs::showAbout(const QString& facts) {
    QDialog dialog(parent_);
    dialog.setObjectName(QStringLiteral("aboutDialog"));
    dialog.setWindowTitle(tr("About Fringe Studio"));
    auto* text = new QLabel(
        tr("<h3>Fringe Studio %1</h3><p>A design studio for computer-generated holograms.</p>"
           "<p>Free software under the GNU General Public License, version 3 or later. It comes "
           "without any warranty.</p>")
            .arg(QStringLiteral(FRINGE_VERSION)),
        &dialog);
    text->setWordWrap(true);
    auto* shown = new QPlainTextEdit(facts, &dialog);
    shown->setObjectName(QStringLiteral("aboutFacts"));
    shown->setAccessibleName(tr("Build, devices, libraries and places"));
    shown->setReadOnly(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
    QPushButton* copy = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    copy->setObjectName(QStringLiteral("aboutCopy"));
    copy->setToolTip(tr("Copy all of it as text, for a report"));
    QObject::connect(copy, &QPushButton::clicked, &dialog,
                     [facts] { QGuiApplication::clipboard()->setText(facts); });
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* picture = new QLabel(&dialog);
    picture->setPixmap(programIcon().pixmap(64));
    auto* head = new QHBoxLayout;
    head->addWidget(picture, 0, Qt::AlignTop);
    head->addWidget(text, 1);
    auto* layout = new QVBoxLayout(&dialog);
    layout->addLayout(head);
    layout->addWidget(shown, 1);
    layout->addWidget(buttons);
    dialog.resize(fittingSize(dialog, {720, 520}));
    dialog.exec();
}

} // namespace fringe
