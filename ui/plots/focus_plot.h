// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/plot_frame.h"

#include <QPointF>

#include <vector>

class QCPGraph;

namespace fringe {

/// How sharp a picture is at distances, as a share of the sharpest, with a mark at each that stands
/// out.
class FocusPlot : public PlotFrame {
    Q_OBJECT

  public:
    explicit FocusPlot(QWidget* parent = nullptr);
    using PlotFrame::say;

    /// Distances [m], rising, and sharpness, with the distances to mark.
    void setCurve(const std::vector<QPointF>& curve, const std::vector<double>& marked);
    std::vector<QPointF> curve() const; ///< as it is drawn: distances [mm], shares
    std::vector<QPointF> marks() const; ///< likewise

  protected:
    void dress() override;

  private:
    QCPGraph *curve_, *marks_;
};

} // namespace fringe
