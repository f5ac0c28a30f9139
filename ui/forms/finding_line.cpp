// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/finding_line.h"

#include "ui/style/elided_label.h"
#include "ui/style/icons.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QIcon>
#include <QPalette>

namespace fringe {
namespace {

QString iconName(std::optional<Severity> severity) {
    if (!severity)
        return QStringLiteral("fine");
    return *severity == Severity::Refusal   ? QStringLiteral("failure")
           : *severity == Severity::Warning ? QStringLiteral("warning")
                                            : QStringLiteral("information");
}

Role severityRole(std::optional<Severity> severity) {
    if (!severity)
        return Role::Fine;
    return *severity == Severity::Refusal   ? Role::Failure
           : *severity == Severity::Warning ? Role::Warning
                                            : Role::Text;
}

} // namespace

QIcon severityIcon(std::optional<Severity> severity) {
    return icon(iconName(severity), severityRole(severity));
}

FindingLine::FindingLine(QWidget* parent)
    : QWidget(parent), icon_(new PictureLabel(this)), text_(new ElidedLabel(this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 2, 0, 0);
    layout->setSpacing(5);
    layout->addWidget(icon_, 0, Qt::AlignTop);
    layout->addWidget(text_, 1);
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    hide();
}

void FindingLine::setWrapped(bool wrapped) {
    text_->setWordWrap(wrapped);
    layout()->setAlignment(icon_, wrapped ? Qt::AlignTop : Qt::AlignVCenter);
}

void FindingLine::say(std::optional<Severity> severity, const QString& sentence) {
    severity_ = sentence.isEmpty() ? std::nullopt : severity;
    setVisible(!sentence.isEmpty());
    if (sentence.isEmpty())
        return text_->clear();
    icon_->setIcon(severityIcon(severity), 16);
    text_->setText(sentence);
    setAccessibleName(sentence);
    dress();
}

void FindingLine::dress() {
    QPalette colours = text_->palette();
    colours.setColor(QPalette::WindowText, shade(severityRole(severity_)));
    text_->setPalette(colours);
}

void FindingLine::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        dress();
}

QString FindingLine::sentence() const {
    return text_->text();
}

} // namespace fringe
