// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QGridLayout;
class QPushButton;
class QVBoxLayout;

namespace fringe {

struct ChoiceInfo;
struct Shell;

/// What is seen before a project is open: the way to a first hologram in one click, recent
/// projects, and the built-in examples.
class StartPage : public QWidget {
    Q_OBJECT

  public:
    StartPage(Shell& shell, QWidget* parent);

  signals:
    void demoWanted();
    void openWanted();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* makeLeft();
    QPushButton* newButton(const ChoiceInfo& info, QWidget* parent);
    QWidget* makeExamples();
    void arrangeExamples(int columns);
    void listRecent();
    void addRecent(const QString& path);
    void showRecentPictures(); ///< once they are read

    Shell& shell_;
    QList<QWidget*> cards_; ///< of the examples
    QGridLayout* examples_ = nullptr;
    int wide_ = 0; ///< pixels that all need where examples stand beside each other
    QVBoxLayout* recent_ = nullptr;
};

} // namespace fringe
