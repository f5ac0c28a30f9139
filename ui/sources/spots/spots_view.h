// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/spot_edits.h"
#include "ui/sources/source_editor.h"

#include <optional>

class QAction;

namespace fringe {

class SpotCanvas;
struct SpotScene;
class Studio;

/// The canvas of the chosen source's spots: what is asked for there becomes edits of the document,
/// and a draft of it while spots are dragged.
class SpotsView : public SourceView {
    Q_OBJECT

  public:
    SpotsView(Studio& studio, QWidget* parent = nullptr);

    SpotCanvas& canvas() { return *canvas_; }

    /// Shows what these would be beside the spots that are there, or in their place, until
    /// `hideShape`.
    void showShape(const SpotList& spots, bool replaces);
    void hideShape();

  private:
    void arrange();
    void wire();
    void refresh();
    void addShape(SpotScene& scene) const;
    void add(double x, double y, std::optional<double> z);
    void drag(const Shift& shift);
    void describe(std::optional<std::size_t> number);
    QString cursorText() const;
    QString pixelText(double x, double y) const;
    QPointF arrowStep(const Design& design, const SpotScene& scene) const;
    void copy();

    Studio& studio_;
    std::size_t source_ = 0;                ///< whose spots are shown
    std::shared_ptr<const SpotList> shape_; ///< null: none is shown
    bool replaces_ = false;                 ///< the spots that are there
    bool isTelling_ = false;                ///< what is under the cursor
    std::optional<std::size_t> told_;       ///< spot; nothing: a place
    SpotCanvas* canvas_;
    QAction* remove_ = nullptr;
};

} // namespace fringe
