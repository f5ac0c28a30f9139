// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

class QLabel;
class QSpinBox;
class QToolButton;

namespace fringe {

struct SentQuality;
struct Shell;
class ConvergencePlot;
class PowerBars;
struct IterationHistory;

/// The iterations of a design of a pattern: how good its patterns are and were, in numbers and
/// plots, and the buttons that hold, end and go on with them.
class IterationsPanel : public QWidget {
    Q_OBJECT

  public:
    IterationsPanel(Shell& shell, QWidget* parent);

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* makeText();
    QWidget* makeButtons();
    QWidget* makeFigures();
    QWidget* makePlots();
    std::optional<SentQuality> sentNow() const;
    QString clippedText() const; ///< empty: no pixels are
    QString headlineOf(const IterationHistory& history) const;
    void suitDesign(); ///< areas of light have no powers of spots, for which there is to be room
    void showFigures();
    void showHeadline();
    void showPlots();
    void showChosen();
    void showState();

    Shell& shell_;
    ConvergencePlot* curves_;
    PowerBars* bars_;
    QToolButton* pause_ = nullptr;
    QToolButton* stop_ = nullptr;
    QToolButton* continue_ = nullptr;
    QSpinBox* more_ = nullptr;
    QLabel* headline_ = nullptr;
    QLabel* figures_ = nullptr;
};

} // namespace fringe
