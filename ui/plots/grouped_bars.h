// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/plot_frame.h"

#include <QImage>
#include <QString>

#include <functional>
#include <vector>

class QCPItemText;
class QMouseEvent;

namespace fringe {

/// One bar; bars of one name have one colour and one entry in the legend.
struct Bar {
    enum class Fill {
        Solid,
        Pale,    ///< what the solid ones are compared with
        Hatched, ///< without a colour: it was not measured here
    };
    QString name;
    Fill fill = Fill::Solid;
    double value = 0; ///< > 0
    QString told;     ///< what the cursor tells of it
    QString label{};  ///< written along it, for those that the legend does not tell apart
};

struct BarGroup {
    QString title;
    std::vector<Bar> bars;
};

struct BarChart {
    QString valueTitle, groupTitle;
    std::vector<BarGroup> groups;
    std::function<QString(double)> format; ///< of values, on the axis and above the bars
};

/// Bars side by side in groups, on a logarithmic axis.
class GroupedBars : public PlotFrame {
    Q_OBJECT

  public:
    explicit GroupedBars(QWidget* parent = nullptr);

    /// Without bars, `note` stands in their place.
    void setChart(const BarChart& chart, const QString& note);

    /// The chart as it is shown, at twice its size on the screen.
    QImage picture() const;

    /// What the cursor tells at the n-th bar, counted from the left.
    QString toldOf(int bar) const;

  protected:
    void dress() override;

  private:
    void draw();
    void addBar(const Bar& bar, double place, double base);
    void write(const QString& text, double place, double value, bool isInside);
    void fitValues();
    void hover(QMouseEvent* event);

    BarChart chart_;
    std::vector<double> places_; ///< of the bars along the axis
    std::vector<const Bar*> bars_;
};

} // namespace fringe
