// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/focus_note.h"

#include "ui/style/theme.h"
#include "ui/views/overlays.h"

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
    connect(this, &QLabel::linkActivated, this, &FocusNote::followed);
    host->installEventFilter(this);
    dress();
    hide();
}

void FocusNote::sayUnfocused(const QString& sentence) {
    unfocused_ = sentence;
    tell();
}

void FocusNote::tell() {
    setVisible(!unfocused_.isEmpty());
    setText(unfocused_.isEmpty()
                ? QString()
                : QStringLiteral("%1 &nbsp; <a href='there' style='color:%3'>%2</a>")
                      .arg(unfocused_.toHtmlEscaped(), tr("Go there"),
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
         parentWidget()->height() - ScaleBar::roomIn(*parentWidget()) - height() - noteGap);
    raise();
}

} // namespace fringe
