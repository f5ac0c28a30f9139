// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/on_screen.h"

#include "engine/device/sending.h"
#include "engine/encodings/encoding.h"

namespace fringe {

std::shared_ptr<const LevelPattern> OnScreen::encoded() const {
    return levels ? levels : std::make_shared<const LevelPattern>(encode(*field, state->encoding));
}

std::shared_ptr<const Frame> OnScreen::frame() const {
    requirePanel(state->device);
    const std::scoped_lock lock(sent_->mutex);
    if (!sent_->frame)
        sent_->frame = std::make_shared<const Frame>(
            outputDeviceOf(state->device.key).send({*field, *encoded(), state->device}));
    return sent_->frame;
}

void OnScreen::shareFrame(const OnScreen& other) {
    if (field && field == other.field && state->encoding == other.state->encoding
        && state->device == other.state->device)
        sent_ = other.sent_;
}

std::optional<int> rowOf(const Document& document, const Design& design, Stage stage) {
    for (int away = 0; away < document.rows(); ++away)
        for (const int row : {document.row() - away, document.row() + away})
            if (row >= 0 && row < document.rows() && areSame(document.designAt(row), design, stage))
                return row;
    return std::nullopt;
}

} // namespace fringe
