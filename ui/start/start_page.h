// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace fringe {

class ExampleCards;
struct Shell;

/// What is seen before a project is open, and again when another is to be begun: the way to a first
/// hologram in one click, a new project by kind and device, recent projects, and the built-in
/// examples.
class StartPage : public QWidget {
    Q_OBJECT

  public:
    StartPage(Shell& shell, QWidget* parent);

    /// Shows the way back to the open project; without a name there is none.
    void offerWayBack(const QString& project);

  signals:
    void demoWanted();
    void openWanted();
    void backWanted();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QWidget* makeLeft();
    QWidget* makeHead(QWidget* parent);
    QWidget* makeNew(QWidget* parent);
    QWidget* makeRecent(QWidget* parent);
    void listPanels();
    void begin();
    void listRecent();
    void addRecent(const QString& path);
    void showRecentPictures(); ///< once they are read

    Shell& shell_;
    QWidget* left_ = nullptr;
    ExampleCards* examples_;
    QPushButton* back_ = nullptr;
    QComboBox *kinds_ = nullptr, *panels_ = nullptr;
    QToolButton* clear_ = nullptr;
    QVBoxLayout* recent_ = nullptr;
};

} // namespace fringe
