// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/form_field.h"

#include "app/text/localised.h"
#include "ui/forms/event_guards.h"
#include "ui/forms/value_edit.h"
#include "ui/style/icons.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>

namespace fringe {
namespace {

constexpr int signSize = 16;

} // namespace

FormField::FormField(const ParameterInfo& info, QWidget* parent)
    : FormField(makeValueEdit(info, nullptr), parent) {}

FormField::FormField(ValueEdit* edit, QWidget* parent)
    : QWidget(parent), edit_(edit), label_(new QLabel(parent)), sign_(new PictureLabel(this)),
      finding_(new FindingLine(parent)), reset_(new QAction(tr("Reset to default"), this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(2);
    layout->addWidget(edit_, 1);
    layout->addWidget(sign_);
    sign_->setFixedWidth(signSize);
    finding_->setAutoFillBackground(true);
    finding_->setBackgroundRole(QPalette::ToolTipBase);
    finding_->setAttribute(Qt::WA_TransparentForMouseEvents);
    finding_->layout()->setContentsMargins(6, 4, 6, 4);
    setFocusProxy(edit_);
    edit_->focusProxy()->installEventFilter(this);
    const ParameterInfo& info = edit->info();
    label_->setText(localisedMark(info.label));
    label_->setToolTip(localisedMark(info.help));
    label_->setBuddy(edit_->focusProxy());
    offerActions(*label_);
    label_->addAction(reset_);
    offerActions(*this);
    addAction(reset_);
    connect(reset_, &QAction::triggered, this, [this] { emit edited(edit_->info().initial); });
    connect(edit_, &ValueEdit::edited, this, &FormField::edited);
    connect(edit_, &ValueEdit::refused, this, &FormField::refuse);
}

void FormField::addTo(QFormLayout& form) {
    form.addRow(label_, this);
}

QAction* FormField::addVerb(const QString& text) {
    auto* verb = new QAction(text, this);
    label_->addAction(verb);
    addAction(verb);
    return verb;
}

const std::string& FormField::key() const {
    return edit_->info().key;
}

void FormField::setValue(const Value& value) {
    edit_->setValue(value);
    const ParameterInfo& info = edit_->info();
    const bool isDefault = info.derived || value == info.initial;
    QFont font = label_->font();
    font.setBold(!isDefault);
    label_->setFont(font);
    reset_->setEnabled(!isDefault);
}

void FormField::setFindings(std::optional<Severity> severity, const QString& sentence) {
    severity_ = severity;
    findings_ = sentence;
    showFinding();
}

void FormField::refuse(const QString& reason) {
    const bool isGone = reason.isEmpty() && !refusal_.isEmpty();
    refusal_ = reason;
    showFinding();
    if (isGone)
        emit refusalGone();
}

void FormField::showFinding() {
    const QString& sentence = refusal_.isEmpty() ? findings_ : refusal_;
    finding_->say(refusal_.isEmpty() ? severity_ : Severity::Refusal, sentence);
    sign_->setIcon(sentence.isEmpty() ? QIcon() : severityIcon(finding_->severity()), signSize);
    sign_->setToolTip(sentence);
    sign_->setAccessibleName(sentence);
    placeFinding();
}

/// Below the editor, or above it where more of that is seen.
void FormField::placeFinding() {
    const bool isWanted = edit_->focusProxy()->hasFocus() && !finding_->sentence().isEmpty();
    finding_->setVisible(isWanted);
    if (!isWanted)
        return;
    const QWidget* form = finding_->parentWidget();
    const QRect seen = form->visibleRegion().boundingRect();
    const QRect field(mapTo(form, QPoint()), size());
    const int width = form->width();
    const int height = finding_->layout()->totalHeightForWidth(width);
    const bool fitsBelow = field.bottom() + height <= seen.bottom();
    const bool isAbove = !fitsBelow && field.top() - seen.top() > seen.bottom() - field.bottom();
    finding_->setGeometry(0, isAbove ? field.top() - height : field.bottom() + 1, width, height);
    finding_->raise();
}

/// The text's own menu, and then the field's.
void FormField::showMenu(QLineEdit& text, const QPoint& place) {
    QMenu* menu = text.createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addSeparator();
    menu->addActions(actions());
    menu->popup(place);
}

bool FormField::eventFilter(QObject* watched, QEvent* event) {
    auto* text = edit_->findChild<QLineEdit*>();
    if (text && event->type() == QEvent::ContextMenu) {
        showMenu(*text, static_cast<QContextMenuEvent*>(event)->globalPos());
        return true;
    }
    const bool handled = QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::FocusOut)
        finding_->hide();
    else if (event->type() == QEvent::FocusIn)
        QMetaObject::invokeMethod(this, &FormField::placeFinding, Qt::QueuedConnection);
    return handled;
}

void FormField::setUnusable(const std::map<std::string, QString>& reasons) {
    edit_->setUnusable(reasons);
}

void FormField::take() {
    edit_->take();
}

} // namespace fringe
