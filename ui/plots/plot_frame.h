// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>
#include <QWidget>

#include <map>

class QCPAxis;
class QCustomPlot;
class QLabel;
class QPalette;

namespace fringe {

/// The n-th colour of data, 0 ≤ n < 6, clear on the palette's base colour.
QColor seriesColour(int n, const QPalette& palette);

/// The colour with this share, 0 to 1, of the palette's base in it.
QColor paler(const QColor& colour, const QPalette& palette, double share);

/// What every plot has: axes in the palette's colours with the language's numbers, a legend, and a
/// sentence in their place while there is nothing to show. Where it is low, the axes go without
/// names, with as many numbers as do not touch, and the legend stands beside them, or is left out
/// if that leaves them no width.
class PlotFrame : public QWidget {
    Q_OBJECT

  public:
    explicit PlotFrame(QWidget* parent);

    /// What stands in place of the axes; empty if they are shown.
    QString note() const;

    QSize sizeHint() const override { return {480, 260}; }
    QSize minimumSizeHint() const override { return {100, 60}; }

  protected:
    QCustomPlot& plot() const { return *plot_; }
    void say(const QString& note); ///< empty: show the axes
    void nameAxis(QCPAxis& axis, const QString& name);
    void useLegend(int columns); ///< as many where it stands below the axes
    /// Gives data the colours of the palette; called whenever that changes.
    virtual void dress();

    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    enum class Legend { Below, Beside, None };
    QSize legendEntry() const; ///< the largest
    Legend fittingLegend() const;
    void suitLegend();
    void arrange();
    void showLegend();
    void showName(QCPAxis& axis, const QString& name);
    void suitAxes(); ///< their names and numbers to the room that there is

    QCustomPlot* plot_;
    QLabel* note_;
    std::map<QCPAxis*, QString> names_;
    int columns_ = 0;      ///< 0: no legend
    int shownColumns_ = 0; ///< that there is room for
    Legend legend_ = Legend::Below;
};

} // namespace fringe
