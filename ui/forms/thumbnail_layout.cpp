// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/thumbnail_layout.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace fringe {

QVBoxLayout* layoutWithThumbnail(QWidget& form, QLabel& thumbnail, QLabel& text) {
    thumbnail.setObjectName(QStringLiteral("thumbnail"));
    text.setWordWrap(true);
    auto* shown = new QHBoxLayout;
    shown->addWidget(&thumbnail, 0, Qt::AlignTop);
    shown->addWidget(&text, 1);
    auto* layout = new QVBoxLayout(&form);
    layout->setContentsMargins(0, 0, 0, 4);
    layout->addLayout(shown);
    return layout;
}

} // namespace fringe
