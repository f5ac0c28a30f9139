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

QString iconName(std::optional<Severity> severity) {
    if (!severity)
        return QStringLiteral("fine");
    return *severity == Severity::Refusal   ? QStringLiteral("failure")
           : *severity == Severity::Warning ? QStringLiteral("warning")
                                            : QStringLiteral("information");
}

} // namespace

QColor severityColour(std::optional<Severity> severity) {
    if (!severity)
        return fineColour();
    return *severity == Severity::Refusal ? failureColour()
           : *severity == Severity::Warning
               ? warningColour()
               : QGuiApplication::palette().color(QPalette::WindowText);
}

QIcon severityIcon(std::optional<Severity> severity) {
    return icon(iconName(severity), severityColour(severity));
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

void FindingLine::say(std::optional<Severity> severity, const QString& sentence) {
    severity_ = sentence.isEmpty() ? std::nullopt : severity;
    setVisible(!sentence.isEmpty());
    if (sentence.isEmpty())
        return text_->clear();
    icon_->setPixmap(severityIcon(severity).pixmap(16));
    QPalette colours = text_->palette();
    colours.setColor(QPalette::WindowText, severityColour(severity));
    text_->setPalette(colours);
    text_->setText(sentence);
    setAccessibleName(sentence);
}

QString FindingLine::sentence() const {
    return text_->text();
}

} // namespace fringe
