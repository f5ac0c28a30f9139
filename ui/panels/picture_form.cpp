// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/picture_form.h"

#include "app/edits/picture_edits.h"
#include "app/studio/studio.h"
#include "app/text/localised.h"
#include "ui/forms/finding_line.h"
#include "ui/panels/concerns.h"
#include "ui/shell/import_flow.h"
#include "ui/shell/shell.h"
#include "ui/style/icons.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace fringe {

PictureForm::PictureForm(Shell& shell, QWidget* parent)
    : QWidget(parent), shell_(shell), text_(new QLabel(this)),
      surround_(new QPushButton(tr("Region around the picture"), this)),
      finding_(new FindingLine(this)) {
    auto* choose = new QPushButton(icon(QStringLiteral("import")), tr("Import picture…"), this);
    choose->setObjectName(QStringLiteral("choosePicture"));
    choose->setAccessibleName(tr("Import picture"));
    surround_->setObjectName(QStringLiteral("surroundPicture"));
    surround_->setAccessibleName(surround_->text());
    text_->setObjectName(QStringLiteral("pictureText"));
    text_->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 4);
    layout->addWidget(text_);
    layout->addWidget(finding_);
    layout->addWidget(choose, 0, Qt::AlignLeft);
    layout->addWidget(surround_, 0, Qt::AlignLeft);
    connect(choose, &QPushButton::clicked, this, [this] { choosePictureFile(shell_); });
    connect(surround_, &QPushButton::clicked, this, [this] {
        shell_.studio.document().edit(tr("Signal region around the picture"),
                                      withSignalAroundPicture);
    });
    connect(&shell.studio.document(), &Document::changed, this, &PictureForm::refresh);
    connect(&shell.studio.planner(), &Planner::changed, this, &PictureForm::advise);
    refresh();
    advise();
}

void PictureForm::refresh() {
    const PictureTarget& target = shell_.studio.document().design()->picture;
    surround_->setEnabled(target.picture != nullptr);
    if (!target.picture)
        return text_->setText(tr("No picture yet. Import one, or drop it onto the window."));
    //: name of a picture, columns, rows
    text_->setText(tr("%1, %2 × %3 pixels")
                       .arg(QString::fromStdString(target.name))
                       .arg(target.picture->shape.cols)
                       .arg(target.picture->shape.rows));
}

void PictureForm::advise() {
    const auto outlook = shell_.studio.planner().outlook();
    const Advice* worst = outlook ? worstAdvice(outlook->plan, "picture.image") : nullptr;
    finding_->say(worst ? concernOf(worst->severity) : Concern::None,
                  worst ? localised(worst->message) : QString());
}

} // namespace fringe
