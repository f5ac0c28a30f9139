// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QFormLayout;

namespace fringe {

struct PreferenceRow;
struct Shell;

/// The preferences, as many as the table has rows. What is chosen holds at once.
class PreferencesWindow : public QDialog {
    Q_OBJECT

  public:
    explicit PreferencesWindow(const Shell& shell);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    QWidget* makeRows();
    void addRow(QFormLayout& form, const PreferenceRow& row);
    void addFolder(QFormLayout& form, const PreferenceRow& row);
    void addLeftScratch(QFormLayout& form);
    void restore();

  signals:
    void reread(); ///< what the rows hold now

  private:
    const Shell& shell_;
};

} // namespace fringe
