// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/sending.h"
#include "engine/encodings/encoding.h"
#include "engine/model/mapped_plane.h"

namespace fringe {
namespace {

Plane<std::uint16_t> inverted(const Plane<std::uint16_t>& plane, int count) {
    return mapped(plane, [count](std::uint16_t level) {
        return static_cast<std::uint16_t>(count - 1 - level);
    });
}

Frame send(const PatternToSend& pattern) {
    Frame frame;
    for (const auto& plane : pattern.levels.planes)
        frame.planes.push_back(inverted(plane, pattern.levels.count));
    return frame;
}

Hologram show(const Frame& frame, const PatternToSend& pattern) {
    LevelPattern shown = pattern.levels;
    for (std::size_t i = 0; i < shown.planes.size(); ++i)
        shown.planes[i] = inverted(frame.planes[i], shown.count);
    return fieldOfPattern(shown);
}

Plane<double> phases(const Frame& frame, const PatternToSend&) {
    return mapped(frame.planes.front(), [](std::uint16_t) { return 0.0; });
}

} // namespace

extern const OutputDevice inverted_device{
    .info = {"inverted", "Inverted", "What is bright is dark."},
    .send = send,
    .show = show,
    .phases = phases,
};

} // namespace fringe
