// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/message_bar.h"

#include "app/studio/studio.h"
#include "ui/forms/finding_line.h"
#include "ui/style/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace fringe {
namespace {

constexpr int mostLines = 3;
constexpr std::chrono::seconds lifetime{15};

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

struct MessageLine : QFrame {
    using QFrame::QFrame;
    bool offers = false;
    bool ofProgram = false;
    QString attempt;
};

const MessageLine* lineAt(const QVBoxLayout& lines, int i) {
    return static_cast<const MessageLine*>(lines.itemAt(i)->widget());
}

} // namespace

MessageBar::MessageBar(Studio& studio, QWidget* parent)
    : QFrame(parent), studio_(studio), lines_(new QVBoxLayout(this)) {
    setObjectName(QStringLiteral("messageBar"));
    setAccessibleName(tr("Messages"));
    lines_->setContentsMargins({});
    lines_->setSpacing(0);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // no dock gives way to a sentence
    hide();
    connect(&studio.notices(), &Notices::posted, this, &MessageBar::show);
    connect(&studio.notices(), &Notices::settled, this, &MessageBar::settle);
    connect(&studio.document(), &Document::replaced, this, &MessageBar::leaveProject);
}

QStringList MessageBar::texts() const {
    QStringList texts;
    for (int i = 0; i < lines_->count(); ++i)
        texts << lines_->itemAt(i)->widget()->accessibleName();
    return texts;
}

void MessageBar::show(const Notice& notice) {
    settle(notice.attempt);
    lines_->insertWidget(0, makeLine(notice));
    if (lines_->count() > mostLines)
        dropOldest();
    QFrame::show();
}

void MessageBar::settle(const QString& attempt) {
    for (int i = lines_->count() - 1; i >= 0 && !attempt.isEmpty(); --i)
        if (lineAt(*lines_, i)->attempt == attempt)
            remove(i);
}

/// Not from under the mouse.
void MessageBar::goLater(QWidget* line) {
    QTimer::singleShot(lifetime, line, [this, line] {
        if (line->underMouse())
            goLater(line);
        else
            drop(line);
    });
}

void MessageBar::dropOldest() {
    for (int i = lines_->count() - 1; i > 0; --i)
        if (!lineAt(*lines_, i)->offers)
            return remove(i);
}

void MessageBar::leaveProject() {
    for (int i = lines_->count() - 1; i >= 0; --i)
        if (!lineAt(*lines_, i)->ofProgram)
            remove(i);
}

void MessageBar::remove(int i) {
    drop(lines_->itemAt(i)->widget());
}

void MessageBar::drop(QWidget* line) {
    lines_->removeWidget(line);
    line->hide();
    line->deleteLater();
    setVisible(lines_->count() > 0);
}

QWidget* MessageBar::makeLine(const Notice& notice) {
    auto* line = new MessageLine(this);
    line->offers = !notice.offers.empty();
    line->ofProgram = notice.ofProgram;
    line->attempt = notice.attempt;
    line->setAccessibleName(notice.text);
    line->setAutoFillBackground(true);
    line->setBackgroundRole(QPalette::AlternateBase);
    line->setFrameShape(StyledPanel);
    auto* sentence = new FindingLine(line);
    sentence->say(severityOf(notice.kind), notice.text);
    auto* layout = new QHBoxLayout(line);
    layout->setContentsMargins(10, 4, 6, 4);
    if (!notice.picture.isNull()) {
        auto* picture = new PictureLabel(line);
        picture->setObjectName(QStringLiteral("noticePicture"));
        picture->setPixmap(QPixmap::fromImage(notice.picture));
        layout->addWidget(picture);
    }
    layout->addWidget(sentence, 1);
    if (notice.undoable) {
        auto* undo = new QPushButton(icon(QStringLiteral("undo")), tr("Undo"), line);
        undo->setObjectName(QStringLiteral("undoNotice"));
        undo->setAccessibleName(tr("Undo"));
        layout->addWidget(undo);
        connect(undo, &QPushButton::clicked, &studio_.document().history(), &QUndoStack::undo);
        // Any other step would be taken back instead of the one that is spoken of.
        connect(&studio_.document().history(), &QUndoStack::indexChanged, line,
                [this, line] { drop(line); });
    }
    for (const Notice::Offer& offer : notice.offers) {
        auto* button = new QPushButton(offer.text, line);
        button->setAccessibleName(offer.text);
        layout->addWidget(button);
        connect(button, &QPushButton::clicked, line, offer.take);
        connect(button, &QPushButton::clicked, line, [this, line] { drop(line); });
    }
    auto* dismiss =
        flatButton(line, QStringLiteral("dismiss"), QStringLiteral("dismissNotice"), tr("Dismiss"));
    layout->addWidget(dismiss);
    connect(dismiss, &QToolButton::clicked, line, [this, line] { drop(line); });
    if (notice.kind == Notice::Kind::Information && notice.offers.empty())
        goLater(line);
    return line;
}

} // namespace fringe
