// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

class QLabel;
class QPushButton;

namespace fringe {

/// What is being done for a view.
struct ViewWork {
    QString text{};       ///< what, how far it is, how long it takes yet; empty: nothing is
    QString cancel{};     ///< of the button that ends it; empty: it ends already
    bool isBrief = false; ///< so far: it may be over before it is read

    friend bool operator==(const ViewWork&, const ViewWork&) = default;
};

/// Says in `host` what is being done for it, and offers to end that: in the middle while there is
/// nothing to see, else in the lower corner, where brief work is not told. Keeps its place by
/// itself.
class WorkNote : public QFrame {
    Q_OBJECT

  public:
    explicit WorkNote(QWidget* host);

    void say(const ViewWork& work);
    void setHostEmpty(bool isEmpty);

  signals:
    void cancelled();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void tell();
    void dress();
    void place();

    QLabel* text_;
    QPushButton* cancel_;
    ViewWork work_;
    bool isHostEmpty_ = true;
};

} // namespace fringe
