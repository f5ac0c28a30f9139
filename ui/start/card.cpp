// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/card.h"

#include <QLabel>
#include <QVBoxLayout>

namespace fringe {

Card::Card(const QPixmap& picture, const QString& title, const QString& help, QWidget* parent)
    : QPushButton(parent) {
    setAccessibleName(title);
    setAccessibleDescription(help);
    setCursor(Qt::PointingHandCursor);
    auto* image = new QLabel(this);
    image->setPixmap(picture);
    image->setAlignment(Qt::AlignCenter);
    QPalette ground = image->palette();
    ground.setColor(QPalette::Window, picture.toImage().pixelColor(0, 0));
    image->setPalette(ground);
    image->setBackgroundRole(QPalette::Window); // not the button's
    image->setAutoFillBackground(true);
    auto* heading = new QLabel(title, this);
    QFont bold = heading->font();
    bold.setBold(true);
    heading->setFont(bold);
    heading->setWordWrap(true);
    auto* text = new QLabel(help, this);
    text->setWordWrap(true);
    text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    for (QLabel* label : {image, heading, text}) {
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
        layout->addWidget(label);
    }
    layout->setStretchFactor(text, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

QSize Card::sizeHint() const {
    const int width = layout()->sizeHint().width();
    return {width, layout()->totalHeightForWidth(width)};
}

} // namespace fringe
