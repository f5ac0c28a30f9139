// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/image/file_form.h"

#include "ui/shell/import_flow.h"
#include "ui/style/icons.h"

#include <QDropEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace fringe {

FileForm::FileForm(const QString& buttonText, QWidget* parent)
    : QWidget(parent), thumbnail_(new PictureLabel(this)), text_(new QLabel(this)),
      choose_(new QPushButton(icon(QStringLiteral("import")), buttonText, this)),
      layout_(new QVBoxLayout(this)) {
    setAcceptDrops(true);
    thumbnail_->setObjectName(QStringLiteral("thumbnail"));
    text_->setWordWrap(true);
    auto* shown = new QHBoxLayout;
    shown->addWidget(thumbnail_, 0, Qt::AlignTop);
    shown->addWidget(text_, 1);
    layout_->setContentsMargins(0, 0, 0, 4);
    layout_->addLayout(shown);
    layout_->addWidget(choose_, 0, Qt::AlignLeft);
    connect(choose_, &QPushButton::clicked, this, &FileForm::choose);
}

void FileForm::dragEnterEvent(QDragEnterEvent* event) {
    if (takesFiles() && isPictureFile(droppedFile(*event)))
        event->acceptProposedAction();
}

void FileForm::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    take(droppedFile(*event));
}

} // namespace fringe
