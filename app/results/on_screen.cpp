// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/on_screen.h"

#include "engine/encodings/encoding.h"

namespace fringe {

std::shared_ptr<const LevelPattern> OnScreen::encoded() const {
    return levels ? levels : std::make_shared<const LevelPattern>(encode(*field, state->encoding));
}

std::optional<int> rowOf(const Document& document, const Design& design, Stage stage) {
    for (int away = 0; away < document.rows(); ++away)
        for (const int row : {document.row() - away, document.row() + away})
            if (row >= 0 && row < document.rows() && areSame(document.designAt(row), design, stage))
                return row;
    return std::nullopt;
}

} // namespace fringe
