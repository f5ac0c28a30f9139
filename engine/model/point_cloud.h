// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/values.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace fringe {

using Point = PointSource;
using PointColour = std::array<float, 3>; ///< red, green, blue, 0 to 1; of points a factor

/// Axis-aligned box [m].
struct Box {
    std::array<double, 3> low{};
    std::array<double, 3> high{};
    std::array<double, 3> centre() const;
    std::array<double, 3> extent() const;
    void include(const Box& other);
};

/// Points that lie outside memory. Any thread.
class StoredPoints {
  public:
    virtual ~StoredPoints() = default;
    virtual std::size_t count() const = 0; ///< > 0
    virtual bool isColoured() const = 0;
    virtual Box bounds() const = 0;
    /// As many points from number `first` on as there is room for, and their colours if they have
    /// any. Throws `Error`.
    virtual void read(std::size_t first, std::span<Point> points,
                      std::span<PointColour> colours) const = 0;
};

/// Points of light, as read or placed; coordinates in metres once placed, in the file's own unit
/// before. Shared between threads as `std::shared_ptr<const PointCloud>`, never changed then.
struct PointCloud {
    std::vector<Point> points;
    /// Colour of each point; empty if the cloud has no colour, else as long as `points`.
    std::vector<PointColour> colours;
    /// In place of both, for more points than memory is to hold; else null.
    std::shared_ptr<const StoredPoints> stored{};

    std::size_t size() const { return stored ? stored->count() : points.size(); }
    bool isColoured() const { return stored ? stored->isColoured() : !colours.empty(); }
    static std::uint64_t bytes(std::size_t points, bool coloured); ///< in memory
    std::uint64_t bytesHeld() const;                               ///< likewise, of this cloud

    /// Copies as many points from number `first` on as there is room for. Returns their colours,
    /// if they have any; those that are not in memory are read into `room`.
    std::span<const PointColour> copy(std::size_t first, std::span<Point> to,
                                      std::vector<PointColour>& room) const;

    /// The smallest box around all points, or nothing for an empty cloud.
    std::optional<Box> bounds() const;

    friend bool operator==(const PointCloud&, const PointCloud&) = default;
};

} // namespace fringe
