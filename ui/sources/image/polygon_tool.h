// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/lengths.h"
#include "engine/sources/image/target_image.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace fringe {

/// What a mouse does to a polygon in a plane: it moves corners, adds and removes them with a double
/// click, and draws another polygon beside it, freehand with the button down or corner by corner
/// with clicks. Lengths in metres, y up; `near` is how far from a corner or a side a place still
/// means it.
class PolygonTool {
  public:
    using Corners = std::vector<PlanePoint>;

    /// The button goes down: on a corner, on the polygon, or where another one begins.
    void press(const Corners& polygon, PlanePoint at, double near);
    bool holdsAll() const { return hold_ == Hold::All; }

    /// The polygon with the corner that is held taken along within the plane; nothing while another
    /// one is drawn, or once the corner has been forgotten.
    std::optional<Corners> drag(PlanePoint at, const Reach& plane);

    /// The button goes up, after it `moved` or not: the polygon if that ends its drawing.
    std::optional<Corners> release(PlanePoint at, bool moved, double near);

    /// The polygon with a corner more on the side, or without the corner, that is there; ends a
    /// drawing.
    std::optional<Corners> doubleClick(const Corners& polygon, PlanePoint at, double near);

    /// Ends a drawing; nothing if it is no polygon.
    std::optional<Corners> close();
    void takeBack(); ///< the last corner that was drawn
    void forgetCorner() { corner_.reset(); }
    void giveUp(); ///< a drawing, and the corner

    /// Without the corner that was held last, unless it is one of three.
    std::optional<Corners> withoutCorner(const Corners& polygon);
    std::optional<std::size_t> corner() const { return corner_; } ///< held, or held last

    bool isDrawing() const { return !drawn_.empty(); }
    Corners drawn() const; ///< so far

  private:
    enum class Hold { Corner, All, Pen };

    Hold hold_ = Hold::All;
    Corners before_; ///< the polygon that is held
    PlanePoint from_;
    std::optional<std::size_t> corner_;
    Corners drawn_;
    Corners trail_; ///< of the mouse since the button went down
    bool begins_ = false;
};

/// The number of the corner, or of the side behind it, within `near` of a place.
std::optional<std::size_t> cornerAt(const PolygonTool::Corners& polygon, PlanePoint at,
                                    double near);
std::optional<std::size_t> sideAt(const PolygonTool::Corners& polygon, PlanePoint at, double near);

/// Even-odd.
bool contains(const PolygonTool::Corners& polygon, PlanePoint at);

/// Some of the points of a line, its ends among them, so that none is further than `most` from the
/// line through those (Douglas & Peucker, Cartographica 10, 112, 1973).
PolygonTool::Corners simplified(const PolygonTool::Corners& line, double most);

} // namespace fringe
