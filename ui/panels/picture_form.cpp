// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/picture_form.h"

#include "app/edits/picture_edits.h"
#include "app/studio/studio.h"
#include "app/text/localised.h"
#include "ui/forms/finding_line.h"
#include "ui/panels/concerns.h"
#include "ui/pictures/grey_image.h"
#include "ui/pictures/plane_verbs.h"
#include "ui/shell/import_flow.h"
#include "ui/shell/shell.h"
#include "ui/style/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fringe {
namespace {

constexpr int thumbnailSide = 28;
constexpr int mostRowsShown = 4;

QToolButton* button(const QString& iconName, const QString& text, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setIcon(icon(iconName));
    button->setText(text);
    button->setAutoRaise(true);
    return button;
}

void explain(QToolButton* button, const QString& name, const QString& help) {
    button->setObjectName(name);
    button->setToolTip(help);
    button->setAccessibleName(help);
}

QIcon thumbnailOf(const PicturePlane& plane) {
    if (!plane.picture)
        return {};
    const QSize size(thumbnailSide, thumbnailSide);
    const auto pixmap =
        QPixmap::fromImage(greyImage(*plane.picture, plane.gamma)
                               .scaled(size, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    QIcon thumbnail(pixmap);
    thumbnail.addPixmap(pixmap, QIcon::Selected); // else the highlight would tint it
    return thumbnail;
}

} // namespace

PictureForm::PictureForm(Shell& shell, QWidget* parent)
    : QWidget(parent), shell_(shell), planes_(new QListWidget(this)), text_(new QLabel(this)),
      surround_(new QPushButton(tr("Region around the picture"), this)),
      finding_(new FindingLine(this)) {
    planes_->setObjectName(QStringLiteral("pictureList"));
    planes_->setAccessibleName(tr("Pictures"));
    planes_->setIconSize({thumbnailSide, thumbnailSide});
    planes_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    planes_->setTextElideMode(Qt::ElideMiddle);
    surround_->setObjectName(QStringLiteral("surroundPicture"));
    surround_->setAccessibleName(surround_->text());
    text_->setObjectName(QStringLiteral("pictureText"));
    text_->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 4);
    layout->addWidget(makeButtons());
    layout->addWidget(planes_);
    layout->addWidget(text_);
    layout->addWidget(finding_);
    layout->addWidget(surround_, 0, Qt::AlignLeft);
    wire();
    refresh();
    advise();
}

QWidget* PictureForm::makeButtons() {
    auto* row = new QWidget(this);
    auto* choose = button(QStringLiteral("import"), tr("Import…"), row);
    choose->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    explain(choose, QStringLiteral("choosePicture"), tr("Import picture"));
    auto* add = button(QStringLiteral("add"), tr("Add…"), row);
    add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    explain(add, QStringLiteral("addPicture"), tr("Add a picture in a plane of its own"));
    remove_ = button(QStringLiteral("remove"), {}, row);
    explain(remove_, QStringLiteral("removePicture"), tr("Remove the picture"));
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    layout->addWidget(choose);
    layout->addWidget(add);
    layout->addStretch();
    layout->addWidget(remove_);
    connect(choose, &QToolButton::clicked, this, [this] { choosePictureFile(shell_); });
    connect(add, &QToolButton::clicked, this, [this] { chooseAnotherPictureFile(shell_); });
    connect(remove_, &QToolButton::clicked, this, [this] { removeChosenPlane(shell_.studio); });
    return row;
}

void PictureForm::wire() {
    connect(planes_, &QListWidget::currentRowChanged, this,
            [this](int row) { choosePlane(shell_.studio, row); });
    connect(surround_, &QPushButton::clicked, this, [this] {
        shell_.studio.document().edit(tr("Signal region around the picture"),
                                      withSignalAroundPicture);
    });
    connect(&shell_.studio.document(), &Document::changed, this, &PictureForm::refresh);
    connect(&shell_.studio.planner(), &Planner::changed, this, &PictureForm::advise);
}

void PictureForm::refresh() {
    listPlanes();
    const PictureTarget& target = shell_.studio.document().design()->picture;
    const PicturePlane& plane = target.plane();
    surround_->setEnabled(plane.picture != nullptr);
    remove_->setEnabled(plane.picture || target.planes.size() > 1);
    if (!plane.picture)
        return text_->setText(tr("No picture yet. Import one, or drop it onto the window."));
    //: name of a picture, columns, rows
    text_->setText(tr("%1, %2 × %3 pixels")
                       .arg(QString::fromStdString(plane.name))
                       .arg(plane.picture->shape.cols)
                       .arg(plane.picture->shape.rows));
}

void PictureForm::listPlanes() {
    const QSignalBlocker silent(planes_);
    const PictureTarget& target = shell_.studio.document().design()->picture;
    const int count = static_cast<int>(target.planes.size());
    planes_->setVisible(count > 1);
    while (planes_->count() > count)
        delete planes_->takeItem(planes_->count() - 1);
    drawn_.resize(target.planes.size());
    for (int row = 0; row < count; ++row) {
        const auto number = static_cast<std::size_t>(row);
        const PicturePlane& plane = target.planes[number];
        if (row == planes_->count())
            planes_->addItem(QString());
        QListWidgetItem* item = planes_->item(row);
        item->setText(planeText(number, plane));
        item->setToolTip(item->text());
        if (drawn_[number] != plane.picture)
            item->setIcon(thumbnailOf(plane));
        drawn_[number] = plane.picture;
    }
    planes_->setCurrentRow(static_cast<int>(target.chosen));
    int height = 2 * planes_->frameWidth();
    for (int row = 0; row < std::min(count, mostRowsShown); ++row)
        height += planes_->sizeHintForRow(row);
    planes_->setFixedHeight(height);
}

void PictureForm::advise() {
    const auto outlook = shell_.studio.planner().outlook();
    const Advice* worst = outlook ? worstAdvice(outlook->plan, "picture.image") : nullptr;
    finding_->say(worst ? concernOf(worst->severity) : Concern::None,
                  worst ? localised(worst->message) : QString());
}

} // namespace fringe
