// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"

#include <QUndoCommand>

namespace fringe {

/// One step of the history: the designs before and after it. Sharing makes a step cheap.
class DesignCommand : public QUndoCommand {
  public:
    struct Step {
        DesignPtr before;
        DesignPtr after;
        QString mergeKey; ///< empty: never merges
    };
    DesignCommand(Document& document, const QString& name, Step step);

    void undo() override;
    void redo() override;
    int id() const override { return step_.mergeKey.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand* other) override;

  private:
    using Clock = std::chrono::steady_clock;
    Document& document_;
    Step step_;
    Clock::time_point time_ = Clock::now();
};

} // namespace fringe
