// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/plot_frame.h"

#include <QColor>
#include <QString>

#include <array>
#include <vector>

class QCPGraph;
class QCPItemStraightLine;
class QMouseEvent;

namespace fringe {

/// How an iterative design went: a value an iteration, the first before any iteration.
struct ConvergenceRun {
    QString name;                   ///< told where two runs are shown
    std::vector<double> efficiency; ///< 0 to 1
    std::vector<double> uniformity; ///< 0 to 1, of spots
    std::vector<double> sigma;      ///< [%]
    std::vector<double> error{};    ///< 0 to 1

    friend bool operator==(const ConvergenceRun&, const ConvergenceRun&) = default;
};

/// Efficiency, uniformity, error and σ by iteration, the last on a logarithmic axis of its own. Of
/// what a run has no values there is no curve. Other runs are shown beside with paler, dashed lines
/// without marks; of one that is far longer only the first iterations, so that the run keeps room.
/// The values of an iteration are told under the cursor.
class ConvergencePlot : public PlotFrame {
    Q_OBJECT

  public:
    enum Figure { Efficiency, Uniformity, Sigma, Error };

    explicit ConvergencePlot(QWidget* parent = nullptr);
    using PlotFrame::say;

    /// Colour of a figure's curve, for its name elsewhere.
    QColor colourOf(Figure figure) const;

    void setRun(const ConvergenceRun& run);
    void setBeside(const std::vector<ConvergenceRun>& runs);
    void clear();

    /// What the cursor tells at an iteration: a line "Efficiency: 0.93" for each value there is.
    QString valuesAt(int iteration) const;

  protected:
    void dress() override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    static constexpr std::size_t figures = 4;
    struct Shown {
        ConvergenceRun run;
        std::array<QCPGraph*, figures> graphs{};
    };
    void addGraphs(Shown& shown);
    std::vector<const Shown*> allShown() const; ///< the run first
    void draw(Shown& shown);
    void labelGraphs();
    void labelAxis();
    void fitAxes();
    void mark();
    void spaceTicks();
    void hover(QMouseEvent* event);
    QString nameOf(std::size_t figure) const;
    QString nameOf(const Shown& shown, std::size_t figure) const; ///< also of its run, if need be

    Shown main_;
    std::vector<Shown> beside_;
    QCPItemStraightLine* cursor_;
};

} // namespace fringe
