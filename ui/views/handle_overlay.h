// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/handles.h"
#include "ui/views/overlays.h"

#include <optional>

namespace fringe {

/// The handles of the chosen source over the scene, however that is displayed, the one in the hand
/// or under it brighter, and beside the pointer what it does.
class HandleOverlay : public Overlay {
    Q_OBJECT

  public:
    using Overlay::Overlay;

    void setHandles(const Handles& handles);
    void point(const Handle* handle, QPointF place, bool isPulling); ///< null: at none
    void setPull(const Grip& grip, const std::optional<Pull>& pull); ///< nothing: none yet

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    bool isPointed(const Handle& handle) const;
    void paint(QPainter& painter, const Handle& handle) const;
    void paintText(QPainter& painter) const;
    QString text() const;
    QString verb() const;
    QString pullText(const Motion& motion) const;

    Handles handles_;
    Grip grip_;
    std::optional<Handle> pointed_;
    std::optional<Pull> pull_;
    QPointF pointer_;
    bool isPulling_ = false;
};

/// Red, green and blue of x, y and z.
QColor axisColour(std::size_t axis);
QString axisName(std::size_t axis);

/// The cursor over a handle; null: the usual one.
QCursor cursorFor(const Handle* handle, bool isPulling);

} // namespace fringe
