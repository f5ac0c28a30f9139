// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/finding_line.h"

#include "ui/style/icons.h"
#include "ui/style/look.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QPalette>

namespace fringe {
namespace {

QString iconName(Concern concern) {
    switch (concern) {
    case Concern::Refusal:
        return QStringLiteral("failure");
    case Concern::Warning:
        return QStringLiteral("warning");
    case Concern::Note:
        return QStringLiteral("information");
    default:
        return QStringLiteral("fine");
    }
}

} // namespace

QColor concernColour(Concern concern) {
    switch (concern) {
    case Concern::Refusal:
        return failureColour();
    case Concern::Warning:
        return warningColour();
    case Concern::None:
        return fineColour();
    default:
        return QGuiApplication::palette().color(QPalette::WindowText);
    }
}

QIcon concernIcon(Concern concern) {
    return icon(iconName(concern), concernColour(concern));
}

FindingLine::FindingLine(QWidget* parent)
    : QWidget(parent), icon_(new QLabel(this)), text_(new QLabel(this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 2, 0, 0);
    layout->setSpacing(5);
    layout->addWidget(icon_, 0, Qt::AlignTop);
    layout->addWidget(text_, 1);
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    hide();
}

void FindingLine::say(Concern concern, const QString& sentence) {
    concern_ = sentence.isEmpty() ? Concern::None : concern;
    setVisible(!sentence.isEmpty());
    if (sentence.isEmpty())
        return text_->clear();
    icon_->setPixmap(concernIcon(concern).pixmap(16));
    QPalette colours = text_->palette();
    colours.setColor(QPalette::WindowText, concernColour(concern));
    text_->setPalette(colours);
    text_->setText(sentence);
    setAccessibleName(sentence);
}

QString FindingLine::sentence() const {
    return text_->text();
}

} // namespace fringe
