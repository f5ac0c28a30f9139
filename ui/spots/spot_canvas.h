// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/spot_edits.h"
#include "ui/spots/spot_painting.h"

#include <QWidget>

#include <optional>

namespace fringe {

/// Spots seen along the light (x and y) and, below, from the side (x and z). A double click adds
/// one, a drag moves those that are chosen, the wheel over a spot moves it in z and elsewhere
/// zooms, a drag over nothing chooses, Delete removes, the arrow keys and Page up and down nudge.
/// It asks for changes and shows what it is given. GUI thread.
class SpotCanvas : public QWidget {
    Q_OBJECT

  public:
    explicit SpotCanvas(QWidget* parent = nullptr);

    void setScene(SpotScene scene);
    const SpotScene& scene() const { return scene_; }
    void fitSpots();
    void fitReach();
    void zoomBy(double factor);

    /// Where a spot is shown in the plan or the strip; for tests.
    QPointF placeOf(std::size_t number, SpotFrame::Part part = SpotFrame::Part::Plan) const;

    QSize sizeHint() const override { return {480, 360}; }
    QSize minimumSizeHint() const override { return {200, 160}; }

  signals:
    void chosen(const std::set<std::size_t>& numbers);
    void addWanted(double x, double y, std::optional<double> z); ///< [m]
    void dragged(const fringe::SpotShift& shift); ///< of the chosen ones since the drag began
    void dropped(const fringe::SpotShift& shift); ///< the drag has ended there
    void dragGivenUp();
    void nudged(const fringe::SpotShift& step); ///< one step of keys or wheel
    void removeWanted();
    void hovered(std::optional<std::size_t> number);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    enum class Hand { Free, Ready, Dragging, Choosing, Panning };
    std::optional<std::size_t> spotAt(QPointF place) const;
    void pressSpot(std::size_t number, Qt::KeyboardModifiers modifiers);
    void chooseInBand(Qt::KeyboardModifiers modifiers);
    SpotShift shiftTo(QPointF place) const;
    SpotShift keyStep(const QKeyEvent& event) const;
    void giveUp();
    void growDepths();
    Span depths() const;

    SpotScene scene_;
    SpotFrame frame_;
    Hand hand_ = Hand::Free;
    SpotFrame::Part part_ = SpotFrame::Part::None; ///< in which the hand began
    QPointF from_, at_;
    std::set<std::size_t> chosenBefore_;
};

} // namespace fringe
