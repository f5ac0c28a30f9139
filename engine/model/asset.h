// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/point_cloud.h"
#include "kernels/shape.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// The shapes of data that a person gives a design. Plain values.
namespace fringe {

/// A spot of light that is wanted, or one that is not.
struct Spot {
    double x = 0;                ///< [m]
    double y = 0;                ///< [m]
    double z = 0;                ///< [m]; from the lens's focal plane, or from the hologram
    double intensity = 1;        ///< ≥ 0, in proportion to the others; 0: keep it dark
    std::optional<double> phase; ///< [rad]; free if not given

    friend bool operator==(const Spot&, const Spot&) = default;
};

using SpotList = std::vector<Spot>;

/// A picture of light, as read: row-major, row 0 on top.
struct GreyPicture {
    Shape shape;
    std::vector<float> intensity; ///< ≥ 0, in proportion; of a plate what its slot says of a pixel

    friend bool operator==(const GreyPicture&, const GreyPicture&) = default;
};

/// Pictures of one size, as read: one after the other, each as a `GreyPicture`.
struct LayerStack {
    Shape shape; ///< of each
    std::vector<float> intensity;

    std::size_t count() const {
        return shape.count() > 0 ? intensity.size() / static_cast<std::size_t>(shape.count()) : 0;
    }
    GreyPicture at(std::size_t layer) const {
        const auto samples = static_cast<std::ptrdiff_t>(shape.count());
        const auto first = intensity.begin() + static_cast<std::ptrdiff_t>(layer) * samples;
        return {shape, {first, first + samples}};
    }
    friend bool operator==(const LayerStack&, const LayerStack&) = default;
};

/// Data as read. Copies share it.
struct Asset {
    using Data =
        std::variant<std::shared_ptr<const PointCloud>, std::shared_ptr<const SpotList>,
                     std::shared_ptr<const GreyPicture>, std::shared_ptr<const LayerStack>>;
    std::string name; ///< of the file or example it came from; empty: of a result
    Data data;        ///< null: none are given

    /// Null if there are none of that type.
    template <class Type> std::shared_ptr<const Type> as() const {
        const auto* shared = std::get_if<std::shared_ptr<const Type>>(&data);
        return shared ? *shared : nullptr;
    }

    /// Data compare by content.
    friend bool operator==(const Asset&, const Asset&);
};

Asset pictureAsset(std::string name, Shape shape, std::vector<float> samples);

/// Without samples if there are none of that type.
const GreyPicture& pictureOf(const Asset& asset);

/// In the order of `Asset::Data`.
enum class AssetType { PointCloud, SpotList, Picture, LayerStack };

} // namespace fringe
