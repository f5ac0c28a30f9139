// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/newest_wins.h"
#include "engine/model/raster_facts.h"

#include <QString>
#include <QWidget>

#include <functional>

class QComboBox;
class QLabel;
class QPushButton;

namespace fringe {

struct Shell;
struct Source;
class ArrayRow;
class Histogram;
class LayoutForm;

/// How the file of the chosen source was understood: what it is, its numbers, what was assumed and
/// left out, and the buttons that read it otherwise. Hidden while the source has no data.
class ReadAs : public QWidget {
    Q_OBJECT

  public:
    ReadAs(Shell& shell, QWidget* parent);

  private:
    void takeUnit();
    void refresh();
    void measure(const Source& source); ///< on another thread
    void showFacts(const RasterFacts& facts);
    void listButtons(const Source& source);
    QPushButton* addButton(const QString& name, const QString& text, std::function<void()> act);

    Shell& shell_;
    QLabel* title_;
    QLabel* values_;
    QLabel* notes_;
    Histogram* histogram_;
    LayoutForm* layout_;
    ArrayRow* array_;
    QWidget* unitRow_;
    QComboBox* unit_;
    QWidget* buttons_;
    NewestWins facts_;
    const void* measured_ = nullptr; ///< the samples that the facts are of
    QString listed_{};               ///< what the buttons are for
};

} // namespace fringe
