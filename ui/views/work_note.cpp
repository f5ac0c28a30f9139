// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/work_note.h"

#include "ui/style/theme.h"
#include "ui/views/overlays.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace fringe {
namespace {

constexpr int noteMargin = 8; ///< pixels around it

} // namespace

WorkNote::WorkNote(QWidget* host)
    : QFrame(host), text_(new QLabel(this)), cancel_(new QPushButton(tr("Cancel"), this)) {
    setObjectName(QStringLiteral("workNote"));
    setAutoFillBackground(true);
    text_->setAlignment(Qt::AlignCenter);
    text_->setTextFormat(Qt::PlainText);
    cancel_->setObjectName(QStringLiteral("cancelWork"));
    cancel_->setAutoDefault(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->addWidget(text_);
    layout->addWidget(cancel_, 0, Qt::AlignCenter);
    connect(cancel_, &QPushButton::clicked, this, &WorkNote::cancelled);
    host->installEventFilter(this);
    dress();
    hide();
}

void WorkNote::say(const ViewWork& work) {
    if (work == work_)
        return;
    work_ = work;
    tell();
}

void WorkNote::setHostEmpty(bool isEmpty) {
    isHostEmpty_ = isEmpty;
    tell();
}

void WorkNote::tell() {
    text_->setText(work_.text);
    if (!work_.cancel.isEmpty())
        cancel_->setText(work_.cancel);
    cancel_->setVisible(!work_.cancel.isEmpty());
    setVisible(!work_.text.isEmpty() && (isHostEmpty_ || !work_.isBrief));
    place();
}

void WorkNote::dress() {
    QPalette colours = palette();
    colours.setColor(QPalette::Window, shade(Role::Partial));
    colours.setColor(QPalette::WindowText, shade(Role::PartialText));
    setPalette(colours);
}

void WorkNote::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        dress();
}

bool WorkNote::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::Resize)
        place();
    return false;
}

void WorkNote::place() {
    const QSize host = parentWidget()->size();
    const int room = host.width() - 2 * noteMargin;
    text_->setWordWrap(false);
    const bool isWide = sizeHint().width() > room;
    text_->setWordWrap(isWide);
    resize(isWide ? QSize(room, heightForWidth(room)) : sizeHint());
    const int low = ScaleBar::roomIn(*parentWidget()) + 2 * fontMetrics().height() + noteMargin;
    isHostEmpty_ ? move((host.width() - width()) / 2, (host.height() - height()) / 2)
                 : move(host.width() - width() - noteMargin, host.height() - height() - low);
    raise();
}

} // namespace fringe
