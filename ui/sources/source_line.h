// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/choice.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QToolButton;

namespace fringe {

struct Shell;
class FindingLine;

/// What the chosen source holds and what is wrong with that, and the buttons that replace it, add
/// another beside it, freeze it, remove it and hide it, fit and centre it.
class SourceLine : public QWidget {
    Q_OBJECT

  public:
    SourceLine(Shell& shell, QWidget* parent);

  private:
    QWidget* makeButtons();
    QWidget* makePlacing();
    void refresh();
    void advise();

    Shell& shell_;
    QLabel* text_;
    FindingLine* finding_;
    QCheckBox* visible_;
    QWidget* placing_ = nullptr; ///< buttons
    QToolButton* fit_ = nullptr;
    QToolButton *import_ = nullptr, *freeze_ = nullptr, *remove_ = nullptr;
};

/// Another slot of the chosen source's kind: what it holds and what is wrong with that, and the
/// button that fills it.
class SlotLine : public QWidget {
    Q_OBJECT

  public:
    SlotLine(Shell& shell, const AssetSlot& slot, QWidget* parent);

  private:
    void refresh();
    void advise();

    Shell& shell_;
    const AssetSlot& slot_;
    QLabel* text_;
    FindingLine* finding_;
};

} // namespace fringe
