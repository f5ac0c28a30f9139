// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mask/oasis_input.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace fringe {

/// Shapes of an OASIS file, with what each leaves to the next ones of its cell. One thread. Throws
/// as `OasisInput`.
class OasisShapes {
  public:
    /// Both outlive it.
    OasisShapes(OasisInput& input, LayoutSink& sink) : input_(input), sink_(sink) {}

    void beginCell() { last_ = {}; }
    void take(std::uint8_t record); ///< from `rectangle` to `circle`, or `xGeometry`

  private:
    struct Last {
        FilePoint at{};
        std::optional<FileLayer> layer{};
        std::optional<std::int64_t> width{}, height{}, half{}, radius{};
        std::array<std::optional<std::int64_t>, 2> beyond{}; ///< the ends of a path
        std::optional<std::uint64_t> kind{};                 ///< of a compact trapezoid
        std::optional<std::vector<FilePoint>> corners{}, points{};
    };

    void takeLayer(std::uint8_t info);
    void takeSize(std::uint8_t info);
    const Repetition& takePlace(std::uint8_t info);
    void takeRectangle(std::uint8_t info);
    void takePolygon(std::uint8_t info);
    void takePath(std::uint8_t info);
    void takeEnds();
    void takeTrapezoid(std::uint8_t record, std::uint8_t info);
    void takeCompact(std::uint8_t info);
    void takeCircle(std::uint8_t info);
    void takeGeometry(std::uint8_t info);
    std::vector<FilePoint> placed(std::vector<FilePoint> points) const;

    OasisInput& input_;
    LayoutSink& sink_;
    Last last_;
};

} // namespace fringe
