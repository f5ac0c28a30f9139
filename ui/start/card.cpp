// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/card.h"

#include "ui/style/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace fringe {
namespace {

/// Seen, but not touched: what holds it is clicked.
QLabel* passive(QLabel* label) {
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
    return label;
}

QLabel* bold(const QString& text, QWidget* parent) {
    auto* label = passive(new QLabel(text, parent));
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    return label;
}

} // namespace

Card::Card(const QPixmap& picture, const QString& title, const QString& text, QWidget* parent)
    : QPushButton(parent), picture_(passive(new PictureLabel(this))) {
    setAccessibleName(title);
    setAccessibleDescription(text);
    setCursor(Qt::PointingHandCursor);
    setPicture(picture);
    QLabel* heading = bold(title, this);
    heading->setWordWrap(true);
    QLabel* help = passive(new QLabel(text, this));
    help->setWordWrap(true);
    help->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* words = new QVBoxLayout;
    words->setSpacing(1);
    words->addWidget(heading);
    words->addWidget(help, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(6, 6, 6, 6);
    row->setSpacing(8);
    row->addWidget(picture_, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void Card::setPicture(const QPixmap& picture) {
    picture_->setPixmap(picture);
    picture_->setVisible(!picture.isNull());
}

QLabel* heading(const QString& text, qreal scale, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * scale);
    font.setBold(true);
    label->setFont(font);
    label->setWordWrap(true);
    return label;
}

} // namespace fringe
