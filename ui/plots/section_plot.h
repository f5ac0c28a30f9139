// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/plot_frame.h"

#include <QPointF>

#include <vector>

class QCPGraph;

namespace fringe {

/// Steps of a relief along a line.
class SectionPlot : public PlotFrame {
    Q_OBJECT

  public:
    explicit SectionPlot(QWidget* parent = nullptr);

    /// Places [m] with heights [nm], or openings that are 0 or 1; isRelief: the former.
    void setSection(const std::vector<QPointF>& section, bool isRelief);

  protected:
    void dress() override;

  private:
    QCPGraph* steps_;
};

} // namespace fringe
