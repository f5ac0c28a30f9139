// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/mesh.h"
#include "engine/model/message.h"
#include "engine/model/point_cloud.h"
#include "engine/model/quantity.h"
#include "kernels/shape.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
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

/// Families of paraxial modes, of which each is a complete set.
enum class ModeFamily { Laguerre, Hermite, Bessel };

/// A paraxial mode of light.
struct Mode {
    ModeFamily family = ModeFamily::Laguerre;
    std::int64_t l = 1;        ///< turns of the phase about the axis; not of Hermite
    std::int64_t p = 0;        ///< ≥ 0, dark rings; of Laguerre
    std::int64_t m = 1, n = 0; ///< ≥ 0, dark lines across x, across y; of Hermite
    Angle cone{1e-3};          ///< half of that of the waves, ≥ 0; of Bessel
    Length waist{1e-3};        ///< > 0, where the amplitude of its Gauss factor is 1/e
    Length x{}, y{}, z{};      ///< of the middle of its waist
    double weight = 1;         ///< ≥ 0, power
    Angle phase{};

    friend bool operator==(const Mode&, const Mode&) = default;
};

using ModeList = std::vector<Mode>;

/// A picture of light, as read: row-major, row 0 on top.
struct GreyPicture {
    Shape shape;
    std::vector<float> intensity; ///< ≥ 0, in proportion; of a plate what its slot says of a pixel

    friend bool operator==(const GreyPicture&, const GreyPicture&) = default;
};

/// Weights of red, green and blue in luminance (ITU-R BT.709).
inline constexpr std::array<float, 3> luminanceWeights{0.2126F, 0.7152F, 0.0722F};

/// What a file of a wave at the plate says besides its samples.
struct WaveFacts {
    std::string meaning{};     ///< "field", "phase" or "amplitude"; empty: it does not say
    std::int64_t levels = 0;   ///< that a pattern is made of; 0: it does not say
    Length pitchX{}, pitchY{}; ///< 0: it does not say
    Length wavelength{};       ///< likewise

    friend bool operator==(const WaveFacts&, const WaveFacts&) = default;
};

/// Pictures of one size, as read, each of one or more planes; or a wave: two planes, real and
/// imaginary parts, or one of real numbers or of levels.
struct Raster {
    Shape shape;            ///< of each plane
    std::size_t planes = 1; ///< of a picture: 1 grey, 3 red, green, blue; 2, 4: and opacity, 0 to 1
    float white = 1;        ///< the file's number that 1 stands for: 255, 65,535; 1 of floats
    std::vector<float> samples{}; ///< picture by picture, plane by plane, row-major, row 0 on top
    /// z of each picture, where the file says it [m]. The source keeps that as a parameter of its
    /// own, so it does not count when rasters are compared.
    std::vector<double> distances{};
    std::optional<WaveFacts> wave{}; ///< likewise

    std::size_t count() const {
        return shape.count() > 0
                   ? samples.size() / (static_cast<std::size_t>(shape.count()) * planes)
                   : 0;
    }
    bool hasOpacity() const { return planes % 2 == 0; }
    std::span<const float> plane(std::size_t picture, std::size_t plane) const {
        const auto size = static_cast<std::size_t>(shape.count());
        return std::span(samples).subspan((picture * planes + plane) * size, size);
    }
    /// Intensity of a picture: of grey the plane itself, of colours their sum with these weights.
    GreyPicture intensity(std::size_t picture,
                          const std::array<float, 3>& weights = luminanceWeights) const;

    friend bool operator==(const Raster& a, const Raster& b) {
        return a.shape == b.shape && a.planes == b.planes && a.white == b.white
               && a.samples == b.samples;
    }
};

/// What is remembered of the file that data came from. It decides nothing, so it does not count
/// when assets are compared.
struct Origin {
    std::string path{};           ///< where the file was then, absolute; empty: not known
    std::string unit{};           ///< that its lengths are in, "mm"; empty: the file names none
    std::string reading{};        ///< options that it was read with; empty: as it says itself
    std::vector<Message> notes{}; ///< what was assumed of it, and what was left out
};

/// Data as read. Copies share it.
struct Asset {
    using Data = std::variant<std::shared_ptr<const PointCloud>, std::shared_ptr<const SpotList>,
                              std::shared_ptr<const GreyPicture>, std::shared_ptr<const Raster>,
                              std::shared_ptr<const Mesh>, std::shared_ptr<const ModeList>>;
    std::string name; ///< of the file or example it came from; empty: of a result
    Data data;        ///< null: none are given
    Origin origin{};

    /// Null if there are none of that type.
    template <class Type> std::shared_ptr<const Type> as() const {
        const auto* shared = std::get_if<std::shared_ptr<const Type>>(&data);
        return shared ? *shared : nullptr;
    }

    /// Data compare by content, whatever their origin.
    friend bool operator==(const Asset&, const Asset&);
};

Asset pictureAsset(std::string name, Shape shape, std::vector<float> samples);

/// Without samples if there are none of that type.
const GreyPicture& pictureOf(const Asset& asset);

/// In the order of `Asset::Data`; then waves at the plate and depths, which are a `Raster`, too.
enum class AssetType { PointCloud, SpotList, Picture, Raster, Mesh, ModeList, Wave, Depth };

} // namespace fringe
