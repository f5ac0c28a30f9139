// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

#include <map>

namespace fringe {

struct Shell;
struct SourceEditor;

/// The table of the chosen source, where its kind has one.
class TablePanel : public QStackedWidget {
    Q_OBJECT

  public:
    TablePanel(Shell& shell, QWidget* parent);

    bool hasTable() const { return hasTable_; }

  signals:
    void hasTableChanged(bool has);

  private:
    void showSource();

    Shell& shell_;
    std::map<const SourceEditor*, QWidget*> tables_;
    bool hasTable_ = false;
};

} // namespace fringe
