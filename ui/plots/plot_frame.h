// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCustomPlot;
class QLabel;

namespace fringe {

/// What every plot has: axes in the palette's colours with the language's numbers, and a sentence
/// in their place while there is nothing to show.
class PlotFrame : public QWidget {
    Q_OBJECT

  public:
    explicit PlotFrame(QWidget* parent);

    /// What stands in place of the axes; empty if they are shown.
    QString note() const;

    QSize sizeHint() const override { return {480, 260}; }
    QSize minimumSizeHint() const override { return {240, 150}; }

  protected:
    QCustomPlot& plot() const { return *plot_; }
    void say(const QString& note); ///< empty: show the axes
    /// Gives data the colours of the palette; called whenever that changes.
    virtual void dress();

    void changeEvent(QEvent* event) override;

  private:
    QCustomPlot* plot_;
    QLabel* note_;
};

} // namespace fringe
