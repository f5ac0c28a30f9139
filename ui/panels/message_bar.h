// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/notice_list.h"

#include <QFrame>

class QHBoxLayout;
class QToolButton;

namespace fringe {

/// The newest notice in one line: an icon, the text, how often it came, what it offers, a way to
/// dismiss it. After a while it is folded into a bell, which opens all that still hold. The line
/// has its room always, so that nothing moves when one comes or goes, and under a mouse it stays
/// as it is until that leaves.
class MessageBar : public QFrame {
    Q_OBJECT

  public:
    MessageBar(Studio& studio, QWidget* parent);
    QStringList texts() const; ///< newest first
    QString line() const;      ///< what is shown of them; empty: nothing

  protected:
    void leaveEvent(QEvent* event) override;

  private:
    void follow();
    void showNewest();
    void dropLine();
    void foldLater(int id);
    void openAll();
    void fill(QWidget& all);
    QWidget* makeLine(const NoticeList::Entry& entry, QWidget* parent, bool isWhole);
    void addButtons(const Notice& notice, int id, QHBoxLayout& layout);

    Studio& studio_;
    NoticeList list_;
    QWidget* line_ = nullptr;
    int shown_ = 0; ///< id
    QHBoxLayout* layout_;
    QToolButton* bell_;
};

} // namespace fringe
