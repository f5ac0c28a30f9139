// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "engine/device/frame.h"
#include "engine/model/design.h"
#include "engine/model/field.h"
#include "engine/run/key.h"

#include <memory>
#include <mutex>
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
    /// What the state's device is sent: one frame for all who ask, made by the first of them.
    /// Throws `Error` (BadInput) for a device that is sent nothing.
    std::shared_ptr<const Frame> frame() const;
    /// Takes the frame of another, where that is the same.
    void shareFrame(const OnScreen& other);

  private:
    struct Sent {
        std::mutex mutex;
        std::shared_ptr<const Frame> frame; ///< null: nobody asked yet
    };
    std::shared_ptr<Sent> sent_ = std::make_shared<Sent>();
};

/// The nearest row of the history of which the same comes as of the design, of two as near the one
/// before; nothing: there is none.
std::optional<int> rowOf(const Document& document, const Design& design,
                         Stage stage = Stage::Field);

} // namespace fringe
