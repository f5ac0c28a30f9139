// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/shell.h"

#include <QWidget>

#include <array>

class QComboBox;

namespace fringe {

class ComparisonTable;
class ConvergencePlot;
class RunPicture;
struct KeptRun;

/// Two designs of the open project side by side: how their iterations went, their figures, what
/// they differ in, and what they were seen to show.
class ComparisonWindow : public QWidget {
    Q_OBJECT

  public:
    explicit ComparisonWindow(const Shell& shell);

  private:
    struct Side {
        QComboBox* choice;
        RunPicture* picture;
    };
    Side makeSide(const QString& objectName, const QString& name);
    void layOut();
    void offerRuns();
    void showRuns();
    void showPictures();
    const KeptRun* chosen(const Side& side) const;

    Shell shell_;
    std::array<Side, 2> sides_;
    ConvergencePlot* curves_;
    ComparisonTable* table_;
};

} // namespace fringe
