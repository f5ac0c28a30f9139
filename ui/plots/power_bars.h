// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/plot_frame.h"

#include <array>
#include <vector>

class QCPBars;
class QCPItemStraightLine;
class QMouseEvent;

namespace fringe {

/// Light at one spot of a design.
struct SpotPower {
    /// Bright: power over its target, scaled so that the mean over the bright spots is 1.
    /// Dark: power over the mean power of the bright spots.
    double relative = 0;
    bool dark = false; ///< no light is wanted there

    friend bool operator==(const SpotPower&, const SpotPower&) = default;
};

/// A bar a spot beside a line at 1, where all would stand in a perfect pattern. Bars of dark spots
/// are hatched. The wheel zooms along the spots, a double click shows them all.
class PowerBars : public PlotFrame {
    Q_OBJECT

  public:
    explicit PowerBars(QWidget* parent = nullptr);

    void setPowers(std::vector<SpotPower> powers); ///< in the order of the design's spots
    /// Numbers of spots, from 0. Emits nothing.
    void setSelection(std::vector<int> spots);
    const std::vector<int>& selection() const { return selection_; }

    /// What the cursor tells of a spot: "Spot 3: 0.98 of the target".
    QString valueAt(int spot) const;

  signals:
    /// A click: the spot under it alone, with Ctrl added or taken away; none beside the bars.
    /// Rising numbers.
    void selectionChanged(const std::vector<int>& spots);

  protected:
    void dress() override;

  private:
    static constexpr std::size_t kinds = 4; ///< bright, dark, selected bright, selected dark
    void draw();
    void showAll();
    void click(QMouseEvent* event);
    void hover(QMouseEvent* event);
    void keepInside();
    int spotAt(const QMouseEvent& event) const; ///< -1: none
    bool isSelected(int spot) const;

    std::vector<SpotPower> powers_;
    std::vector<int> selection_; ///< rising
    std::array<QCPBars*, kinds> bars_{};
    QCPItemStraightLine* wanted_;
};

} // namespace fringe
