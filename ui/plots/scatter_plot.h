// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/plot_frame.h"

#include <QPointF>
#include <QString>

#include <vector>

class QCPGraph;
class QMouseEvent;

namespace fringe {

/// One number over another, a mark for each of some things, which is told under the cursor and can
/// be chosen by a click.
class ScatterPlot : public PlotFrame {
    Q_OBJECT

  public:
    struct Mark {
        QPointF at;
        QString told;
        int id = 0;
        bool isChosen = false;
    };
    explicit ScatterPlot(QWidget* parent = nullptr);

    void setMarks(std::vector<Mark> marks, const QString& across, const QString& up);
    const std::vector<Mark>& marks() const { return marks_; }

  signals:
    void picked(int id);

  protected:
    void dress() override;

  private:
    void draw();
    const Mark* near(const QPointF& place) const; ///< of the plot [pixels]; null: none

    std::vector<Mark> marks_;
    QCPGraph* all_;
    QCPGraph* chosen_;
};

} // namespace fringe
