// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "engine/model/design.h"
#include "engine/model/field.h"
#include "engine/run/key.h"

#include <memory>
#include <optional>

namespace fringe {

/// What is on the screen, for who sends, writes or looks at it; may go to any thread.
struct OnScreen {
    std::shared_ptr<const Hologram> field{};      ///< null: there is nothing
    std::shared_ptr<const LevelPattern> levels{}; ///< by the state's encoding; null: not made yet
    /// The state of the document that is named beside it, whose device it goes to; never null, the
    /// document's where there is nothing.
    DesignPtr state{};

    /// The levels, encoded here where they are not made yet. Throws `Error`.
    std::shared_ptr<const LevelPattern> encoded() const;
};

/// The nearest row of the history of which the same comes as of the design, of two as near the one
/// before; nothing: there is none.
std::optional<int> rowOf(const Document& document, const Design& design,
                         Stage stage = Stage::Field);

} // namespace fringe
