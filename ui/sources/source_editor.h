// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <QPainterPath>
#include <QWidget>

#include <string_view>
#include <vector>

namespace fringe {

struct Shell;

/// A pane's content in which the chosen source is seen and edited.
class SourceView : public QWidget {
    Q_OBJECT

  public:
    using QWidget::QWidget;

  signals:
    /// What is under the cursor; empty once it has left.
    void probed(const QString& text);
};

/// What the window has for sources of a kind beside the rows of its table; found by its file
/// `KIND/*_editor.cpp`. A kind without any is seen in the 3-D scene.
struct SourceEditor {
    const char* kind = "";
    bool isArea = false; ///< of light, rather than single places of it

    /// The pane of the chosen source; null: the 3-D scene.
    SourceView* (*view)(Shell& shell) = nullptr;
    /// A table below the views; null: it has none.
    QWidget* (*table)(Shell& shell, QWidget* parent) = nullptr;
    /// Stands above the rows in the inspector; null: nothing does.
    QWidget* (*form)(Shell& shell, QWidget* parent) = nullptr;
    /// Stands under the row with this key of the kind's table, may be null; null: nothing does.
    QWidget* (*underRow)(Shell& shell, std::string_view key, QWidget* parent) = nullptr;
    /// z of what the source shows; null: those of its points in space.
    std::vector<double> (*depths)(const Source& source) = nullptr;
    /// Outlined in the reconstruction [m]; null: nothing.
    QPainterPath (*mark)(const Source& source) = nullptr;
};

const std::vector<const SourceEditor*>& allSourceEditors();

/// Editor of a kind, one without anything if it has none.
const SourceEditor& editorOf(std::string_view kind);

/// Whether a pattern of the design lights single places, rather than areas.
bool lightsPlaces(const Design& design);

} // namespace fringe
