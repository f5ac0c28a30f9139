// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;
class QHBoxLayout;
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
    void listRecent();
    void addRecent(const QString& path);
    void showRecentPictures(); ///< once they are read

    Shell& shell_;
    QHBoxLayout* halves_ = nullptr;
    int inRow_ = 0; ///< pixels that they need beside each other
    QVBoxLayout* recent_ = nullptr;
};

} // namespace fringe
