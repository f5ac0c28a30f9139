// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/newest_wins.h"
#include "app/tasks/reading_choices.h"

#include <QString>
#include <QWidget>

#include <functional>
#include <optional>
#include <string>

class QComboBox;

namespace fringe {

class FormField;
struct Shell;
struct Source;

/// How the layout of the chosen source is read: its cell, what each of its layers is, what is
/// drawn, and the pitch of its pixels. A change reads the file again; one that cannot be read is
/// said, and what is read stays. Hidden for what is no layout.
class LayoutForm : public QWidget {
    Q_OBJECT

  public:
    LayoutForm(Shell& shell, QWidget* parent);

    void show(const Source& source);

  private:
    void listen();
    void fill();
    void fillLayers();
    void listLayers();
    QComboBox* addLayer(FileLayer layer);
    void readAgain(const std::function<void(LayoutChoice&)>& change);

    Shell& shell_;
    QComboBox *cell_, *layerPer_, *tone_;
    FormField *pitchX_, *pitchY_;
    NewestWins looking_;
    QString path_;
    std::string options_;
    std::optional<LayoutChoices> choices_;
    std::vector<QComboBox*> places_{}; ///< of layers, in their order
    QString listed_{};                 ///< what these are for
};

} // namespace fringe
