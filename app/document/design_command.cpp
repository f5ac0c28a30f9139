// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/design_command.h"

namespace fringe {

DesignCommand::DesignCommand(Document& document, const QString& name, Step step)
    : QUndoCommand(name), document_(document), step_(std::move(step)) {}

void DesignCommand::undo() {
    document_.show(step_.before);
}

void DesignCommand::redo() {
    document_.show(step_.after);
}

bool DesignCommand::mergeWith(const QUndoCommand* other) {
    const auto& next = static_cast<const DesignCommand&>(*other);
    const bool together =
        next.step_.mergeKey == step_.mergeKey && next.time_ - time_ < document_.mergeWindow_;
    if (!together)
        return false;
    step_.after = next.step_.after;
    time_ = next.time_;
    setObsolete(*step_.before == *step_.after);
    return true;
}

} // namespace fringe
