// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/message_bar.h"

#include "app/studio/studio.h"
#include "ui/forms/finding_line.h"
#include "ui/style/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <chrono>
#include <utility>

namespace fringe {
namespace {

constexpr std::chrono::seconds lifetime{15}, longLifetime{60}; ///< in the line

Severity severityOf(Notice::Kind kind) {
    switch (kind) {
    case Notice::Kind::Failure:
        return Severity::Refusal;
    case Notice::Kind::Warning:
        return Severity::Warning;
    default:
        return Severity::Note;
    }
}

QString textOf(const NoticeList::Entry& entry) {
    //: a sentence, how often it was said
    return entry.count > 1 ? MessageBar::tr("%1 (%2 times)").arg(entry.notice.text).arg(entry.count)
                           : entry.notice.text;
}

} // namespace

MessageBar::MessageBar(Studio& studio, QWidget* parent)
    : QFrame(parent), studio_(studio), list_(studio), layout_(new QHBoxLayout(this)),
      bell_(flatButton(this, QStringLiteral("bell"), QStringLiteral("bell"), tr("All messages"))) {
    setObjectName(QStringLiteral("messageBar"));
    setAccessibleName(tr("Messages"));
    layout_->setContentsMargins({});
    layout_->setSpacing(0);
    layout_->addStretch(1);
    layout_->addWidget(bell_);
    bell_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // no dock gives way to a sentence
    setFixedHeight(QPushButton(QStringLiteral("A")).sizeHint().height() + 2);
    connect(&list_, &NoticeList::changed, this, &MessageBar::follow);
    connect(&list_, &NoticeList::folded, this, &MessageBar::follow);
    connect(bell_, &QToolButton::clicked, this, &MessageBar::openAll);
    follow();
}

QStringList MessageBar::texts() const {
    QStringList texts;
    for (const NoticeList::Entry& entry : list_.all())
        texts << entry.notice.text;
    return texts;
}

QString MessageBar::line() const {
    return line_ ? line_->accessibleName() : QString();
}

void MessageBar::leaveEvent(QEvent* event) {
    QFrame::leaveEvent(event);
    showNewest();
}

void MessageBar::follow() {
    bell_->setVisible(!list_.all().empty());
    bell_->setText(QLocale().toString(static_cast<qulonglong>(list_.all().size())));
    if (!underMouse())
        return showNewest();
    if (!list_.has(shown_))
        dropLine(); // its place stays empty
}

/// It may be that one of its buttons was clicked.
void MessageBar::dropLine() {
    if (!line_)
        return;
    line_->setParent(nullptr);
    std::exchange(line_, nullptr)->deleteLater();
}

void MessageBar::showNewest() {
    const NoticeList::Entry* newest = list_.newest();
    if (newest && line_ && newest->id == shown_)
        return;
    dropLine();
    if (!newest)
        return;
    shown_ = newest->id;
    line_ = makeLine(*newest, this, false);
    layout_->insertWidget(0, line_, 1000);
    line_->show();
    foldLater(shown_);
}

/// Not from under the mouse.
void MessageBar::foldLater(int id) {
    const Notice& notice = list_.newest()->notice;
    const bool isBrief = notice.kind == Notice::Kind::Information && notice.offers.empty();
    QTimer::singleShot(isBrief ? lifetime : longLifetime, line_, [this, id] {
        if (line_ && shown_ == id && line_->underMouse() && list_.has(id))
            foldLater(id);
        else
            list_.fold(id);
    });
}

void MessageBar::openAll() {
    auto* all = new QFrame(this, Qt::Popup);
    all->setObjectName(QStringLiteral("allMessages"));
    all->setAttribute(Qt::WA_DeleteOnClose);
    all->setFrameShape(StyledPanel);
    auto* lines = new QVBoxLayout(all);
    lines->setContentsMargins({});
    lines->setSpacing(1);
    all->setFixedWidth(width());
    connect(&list_, &NoticeList::changed, all, [this, all] { fill(*all); });
    fill(*all);
    all->move(mapToGlobal(QPoint(0, height())));
    all->show();
}

void MessageBar::fill(QWidget& all) {
    if (list_.all().empty())
        all.close();
    for (QWidget* line : all.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        line->hide();
        line->deleteLater(); // one of its buttons may have been clicked
    }
    for (const NoticeList::Entry& entry : list_.all()) {
        QWidget* line = makeLine(entry, &all, true);
        all.layout()->addWidget(line);
        line->show();
    }
    all.adjustSize();
}

QWidget* MessageBar::makeLine(const NoticeList::Entry& entry, QWidget* parent, bool isWhole) {
    auto* line = new QFrame(parent);
    line->setAccessibleName(textOf(entry));
    line->setAutoFillBackground(true);
    line->setBackgroundRole(QPalette::AlternateBase);
    auto* sentence = new FindingLine(line);
    sentence->setWrapped(isWhole);
    sentence->say(severityOf(entry.notice.kind), textOf(entry));
    auto* layout = new QHBoxLayout(line);
    layout->setContentsMargins(10, isWhole ? 4 : 0, 6, isWhole ? 4 : 0);
    if (!entry.notice.picture.isNull()) {
        auto* picture = new PictureLabel(line);
        picture->setObjectName(QStringLiteral("noticePicture"));
        const QPixmap whole = QPixmap::fromImage(entry.notice.picture);
        picture->setPixmap(isWhole ? whole
                                   : whole.scaledToHeight(height() - 2, Qt::SmoothTransformation));
        layout->addWidget(picture);
    }
    layout->addWidget(sentence, 1, Qt::AlignVCenter);
    addButtons(entry.notice, entry.id, *layout);
    return line;
}

void MessageBar::addButtons(const Notice& notice, int id, QHBoxLayout& layout) {
    QWidget* line = layout.parentWidget();
    const auto add = [&](QAbstractButton* button, const std::function<void()>& act,
                         const std::function<bool()>& confirm = {}) {
        layout.addWidget(button);
        connect(button, &QAbstractButton::clicked, this, [this, id, act, confirm, line] {
            if (QWidget* popup = line->parentWidget(); act && popup && popup != this)
                popup->close();
            if (confirm && !confirm())
                return;
            if (act)
                act();
            list_.drop(id);
        });
    };
    if (notice.undoable) {
        auto* undo = new QPushButton(icon(QStringLiteral("undo")), tr("Undo"), line);
        undo->setObjectName(QStringLiteral("undoNotice"));
        undo->setAccessibleName(tr("Undo"));
        add(undo, [this] { studio_.document().history().undo(); });
    }
    for (const Notice::Offer& offer : notice.offers) {
        auto* button = new QPushButton(offer.text, line);
        button->setAccessibleName(offer.text);
        add(button, offer.take, offer.confirm);
    }
    add(flatButton(line, QStringLiteral("dismiss"), QStringLiteral("dismissNotice"), tr("Dismiss")),
        {});
}

} // namespace fringe
