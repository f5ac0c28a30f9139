// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/reference_line.h"

#include "ui/style/icons.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QToolButton>

namespace fringe {

ReferenceLine::ReferenceLine(QWidget* parent) : QWidget(parent), text_(new QLabel(this)) {
    text_->setObjectName(QStringLiteral("referenceText"));
    text_->setTextFormat(Qt::PlainText);
    text_->setWordWrap(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QToolButton* copy = flatButton(this, QStringLiteral("copy"), QStringLiteral("referenceCopy"),
                                   tr("Copy the comparison"));
    QToolButton* remove = flatButton(this, QStringLiteral("dismiss"),
                                     QStringLiteral("referenceRemove"), tr("Stop comparing"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(6, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(text_, 1);
    layout->addWidget(copy);
    layout->addWidget(remove);
    connect(copy, &QToolButton::clicked, this,
            [this] { QApplication::clipboard()->setText(text_->text()); });
    connect(remove, &QToolButton::clicked, this, &ReferenceLine::dismissed);
    hide();
}

void ReferenceLine::say(const QString& sentence) {
    text_->setText(sentence);
    setAccessibleName(sentence);
    setVisible(!sentence.isEmpty());
}

} // namespace fringe
