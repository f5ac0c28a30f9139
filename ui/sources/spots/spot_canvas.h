// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/spot_edits.h"
#include "ui/canvas/plane_canvas.h"
#include "ui/sources/spots/spot_painting.h"

#include <optional>

namespace fringe {

/// Spots seen along the light (x and y) and, below, from the side (x and z). A double click adds
/// one, a drag moves those that are chosen, the wheel over one of them moves them in z and
/// elsewhere zooms, a drag over nothing chooses, Delete removes, the arrow keys and Page up and
/// down nudge, rows of text are copied and pasted. It asks for changes and shows what it is given.
/// GUI thread.
class SpotCanvas : public PlaneCanvas {
    Q_OBJECT

  public:
    explicit SpotCanvas(QWidget* parent = nullptr);

    void setScene(SpotScene scene);
    const SpotScene& scene() const { return scene_; }
    void fitSpots();
    bool showsAll() const; ///< spots, in the plan
    void fitReach();
    void addHere() { addAt(at()); } ///< a spot, where the cursor was last
    void chooseAll();

    /// In the plan a place has no z, in the strip no y [m].
    struct Place {
        double x = 0;
        std::optional<double> y{}, z{};
    };
    Place underCursor() const { return placeAt(at()); }

    /// Where a spot is shown in the plan or the strip; for tests.
    QPointF placeOf(std::size_t number, CanvasFrame::Part part = CanvasFrame::Part::Plan) const;

  signals:
    void chosen(const std::set<std::size_t>& numbers);
    void addWanted(double x, double y, std::optional<double> z); ///< [m]
    void dragged(const fringe::Shift& shift); ///< of the chosen ones since the drag began
    void dropped(const fringe::Shift& shift); ///< the drag has ended there
    void dragGivenUp();
    void nudged(const fringe::Shift& step); ///< one step of keys or wheel
    void removeWanted();
    void copyWanted();
    void pasteWanted();
    void hovered(std::optional<std::size_t> number);
    void left();

  protected:
    void paintPlane(QPainter& painter) override;
    void fit() override { fitSpots(); }
    Tool press(Qt::KeyboardModifiers modifiers) override;
    void hover() override;
    void drag() override;
    void choose() override;
    void release(Tool before) override;
    void giveUp(Tool before) override;
    bool claims(const QKeyEvent& event) const override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    std::optional<std::size_t> spotAt(QPointF place) const;
    Place placeAt(QPointF place) const;
    void addAt(QPointF place);
    Tool pressSpot(std::size_t number, Qt::KeyboardModifiers modifiers);
    Shift shift() const;
    Shift keyStep(const QKeyEvent& event) const;
    double depthStep() const;
    void growDepths();
    Span depths() const;

    SpotScene scene_;
    CanvasFrame::Part part_ = CanvasFrame::Part::None; ///< in which the tool began
    std::set<std::size_t> chosenBefore_;
};

} // namespace fringe
