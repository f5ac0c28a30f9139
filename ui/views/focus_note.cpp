// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/focus_note.h"

#include "ui/style/theme.h"

#include <QEvent>

namespace fringe {
namespace {

constexpr int noteGap = 8; ///< pixels around it

} // namespace

FocusNote::FocusNote(QWidget* host) : QLabel(host) {
    setObjectName(QStringLiteral("focusNote"));
    setContentsMargins(8, 3, 8, 3);
    setAutoFillBackground(true);
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(this, &QLabel::linkActivated, this,
            [this] { progress_.isEmpty() ? emit followed() : emit cancelled(); });
    host->installEventFilter(this);
    dress();
    hide();
}

void FocusNote::sayUnfocused(const QString& sentence) {
    unfocused_ = sentence;
    tell();
}

void FocusNote::sayProgress(const QString& sentence) {
    progress_ = sentence;
    tell();
}

void FocusNote::tell() {
    const bool isWaiting = !progress_.isEmpty();
    const QString& sentence = isWaiting ? progress_ : unfocused_;
    setVisible(!sentence.isEmpty());
    setText(sentence.isEmpty()
                ? QString()
                : QStringLiteral("%1 &nbsp; <a href='offer' style='color:%3'>%2</a>")
                      .arg(sentence.toHtmlEscaped(), isWaiting ? tr("Cancel") : tr("Go there"),
                           shade(Role::PartialText).name())); // links have the program's palette
    place();
}

void FocusNote::dress() {
    QPalette colours = palette();
    colours.setColor(QPalette::Window, shade(Role::Partial));
    colours.setColor(QPalette::WindowText, shade(Role::PartialText));
    setPalette(colours);
    tell();
}

void FocusNote::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        dress();
}

bool FocusNote::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::Resize)
        place();
    return false;
}

void FocusNote::place() {
    const int room = parentWidget()->width() - 2 * noteGap;
    setWordWrap(false);
    const bool isWide = sizeHint().width() > room;
    setWordWrap(isWide);
    resize(isWide ? QSize(room, heightForWidth(room)) : sizeHint());
    move(parentWidget()->width() - width() - noteGap,
         parentWidget()->height() - height() - noteGap);
    raise();
}

} // namespace fringe
