// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QVBoxLayout;

namespace fringe {

struct Notice;
class Studio;

/// Sentences that wait for no answer: an icon, the text, a way to dismiss it. The newest three are
/// shown, and older ones that offer something; what merely informs goes by itself after a while,
/// what is of a project goes with it, an offer to undo with the next step, and a failure when what
/// failed is tried again. It takes no room while there is nothing to say.
class MessageBar : public QFrame {
    Q_OBJECT

  public:
    MessageBar(Studio& studio, QWidget* parent);
    QStringList texts() const; ///< newest first

  private:
    void show(const Notice& notice);
    void settle(const QString& attempt);
    void dropOldest();
    void remove(int i);
    void drop(QWidget* line);
    void goLater(QWidget* line);
    void leaveProject();
    QWidget* makeLine(const Notice& notice);

    Studio& studio_;
    QVBoxLayout* lines_;
};

} // namespace fringe
