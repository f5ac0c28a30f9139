// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QVBoxLayout;

namespace fringe {

struct Notice;
class Studio;

/// Sentences that wait for no answer: an icon, the text, a way to dismiss it. The newest three are
/// shown, and older ones that offer something; what merely informs goes by itself after a while,
/// and what is of a project goes with it.
class MessageBar : public QFrame {
    Q_OBJECT

  public:
    MessageBar(Studio& studio, QWidget* parent);
    QStringList texts() const; ///< newest first

  private:
    void show(const Notice& notice);
    void dropOldest();
    void remove(int i);
    void leaveProject();
    QWidget* makeLine(const Notice& notice);

    Studio& studio_;
    QVBoxLayout* lines_;
};

} // namespace fringe
