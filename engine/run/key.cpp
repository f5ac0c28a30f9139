// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/key.h"

#include "engine/device/sending.h"
#include "engine/encodings/encoding.h"
#include "engine/methods/method.h"
#include "engine/model/checksum.h"
#include "engine/propagation/propagation.h"
#include "engine/run/plan.h"
#include "engine/solvers/amplitude_loss.h"
#include "engine/solvers/solver.h"
#include "engine/sources/source_kind.h"

#include <cstddef>
#include <span>
#include <type_traits>
#include <variant>
#include <vector>
#include <xxhash.h>

namespace fringe {
namespace {

/// Plain values one after the other, and lists of them after their lengths.
class Bytes {
  public:
    template <class... Values> void put(const Values&... values) { (putOne(values), ...); }
    std::span<const std::byte> all() const { return bytes_; }
    friend bool operator==(const Bytes&, const Bytes&) = default;

  private:
    template <class Value> void putOne(const Value& value) {
        static_assert(std::is_trivially_copyable_v<Value>);
        const auto bytes = std::as_bytes(std::span(&value, 1));
        bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
    }
    template <class Value> void putOne(const std::vector<Value>& values) {
        putOne(static_cast<std::uint64_t>(values.size()));
        if constexpr (std::is_trivially_copyable_v<Value>) {
            const auto bytes = std::as_bytes(std::span(values));
            bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
        } else {
            for (const Value& value : values)
                putOne(value);
        }
    }
    void putOne(const std::string& words) {
        putOne(words.size());
        const auto bytes = std::as_bytes(std::span(words));
        bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
    }

    std::vector<std::byte> bytes_;
};

void put(Bytes& to, const PointCloud& cloud) {
    std::vector<Point> points(cloud.size());
    std::vector<PointColour> room;
    const auto colours = cloud.copy(0, points, room);
    to.put(points, std::vector(colours.begin(), colours.end()));
}
/// Spots go member by member: there is padding between them.
void put(Bytes& to, const SpotList& spots) {
    to.put(spots.size());
    for (const Spot& spot : spots)
        to.put(spot.x, spot.y, spot.z, spot.intensity, spot.phase.has_value(),
               spot.phase.value_or(0));
}
void put(Bytes& to, const GreyPicture& picture) {
    to.put(picture.shape, picture.intensity);
}
/// A raster goes by a sum of its samples, of which there can be gigabytes.
void put(Bytes& to, const Raster& raster) {
    const std::uint64_t sum =
        XXH3_64bits(raster.samples.data(), raster.samples.size() * sizeof(float));
    to.put(raster.shape, raster.planes, raster.samples.size(), sum);
}
void put(Bytes& to, const Mesh& mesh) {
    to.put(mesh.vertices, mesh.triangles, mesh.normals, mesh.colours, mesh.textureCoordinates,
           mesh.textureNumbers, mesh.textures.size());
    for (const Mesh::Texture& texture : mesh.textures)
        to.put(texture.shape, texture.texels);
}

/// Modes go member by member, too.
void put(Bytes& to, const ModeList& modes) {
    to.put(modes.size());
    for (const Mode& mode : modes)
        to.put(mode.family, mode.l, mode.p, mode.m, mode.n, mode.cone, mode.waist, mode.x, mode.y,
               mode.z, mode.weight, mode.phase);
}

/// Whether a row that former versions lack does what they did: keys of those stay valid.
bool isAsBefore(const ParameterInfo& row, const Value& value) {
    return (row.key == pinnedEfficiencyParameter().key || row.key == "fall" || row.key == "blur")
           && value == row.initial;
}

/// What decides the bits, one after the other.
class Deciding {
  public:
    std::uint64_t key() const {
        std::uint64_t sum = checksum(values_.front().all());
        for (std::size_t i = 0; i < data_.size(); ++i)
            sum = checksum(values_[i + 1].all(), checksum(data_[i].bytes().all(), sum));
        return sum;
    }

    friend bool operator==(const Deciding&, const Deciding&) = default;

    template <class... Values> void pass(const Values&... values) { values_.back().put(values...); }

    void put(const Setup& setup) {
        const Plate& plate = setup.plate;
        pass(plate.size, plate.pitchX, plate.pitchY, setup.wavelength(), setup.lens.on,
             setup.lens.focalLength);
        putLight(setup);
    }

    /// What the plate is lit by.
    void putLight(const Setup& setup) {
        const Beam& beam = setup.beam;
        const Aperture& aperture = setup.aperture;
        pass(beam.kind, beam.waist);
        put(beam.picture, true);
        pass(aperture.kind, aperture.diameter, aperture.width, aperture.height);
        const bool isPlain = beam.waistY == Length{} && beam.x == Length{} && beam.y == Length{}
                             && beam.values == Beam::Values::Amplitude;
        if (!isPlain) // keys of former versions stay valid
            pass(beam.waistY, beam.x, beam.y, beam.values);
        const Shape picture = pictureOf(beam.picture).shape;
        if (beam.kind == Beam::Kind::Picture && picture != setup.plate.size)
            pass(picture);
    }

    void put(const Solving& solving) {
        put(solverOf(solving.solver.key).info, solving.solver);
        const Start& start = solving.start;
        pass(start.kind, start.seed, start.warmIterations);
        put(start.given, true);
    }

    /// Stop rules, which decide a field and no iteration.
    void put(const StopRules& rules) {
        pass(rules.iterations, rules.noGainIterations, rules.seconds);
        for (const auto& bound : {rules.uniformity, rules.error, rules.efficiency})
            pass(bound.has_value(), bound.value_or(0));
    }

    void put(const Source& source) { put(sourceKindOf(source.kind.key).info, source.kind); }

    /// All that decides a summed field.
    void putSum(const Design& design) {
        const Plate& plate = design.setup.plate;
        pass(plate.size, plate.pitchX, plate.pitchY, design.setup.wavelengths, design.start.seed);
        for (const std::size_t number : visibleSources(design)) {
            const Source& source = design.sources[number];
            put(source);
            put(methodOf(source.method.key).info, source.method);
        }
        if (const auto how = carriedBy(design))
            put(propagationOf(how->key).info, *how);
    }

    /// An entry's values, whether given or the default, and its data.
    void put(const ChoiceInfo& info, const Choice& choice) {
        pass(info.key);
        for (const ParameterInfo& row : info.parameters)
            if (const Value& value = valueOf(info, choice.values, row.key); !isAsBefore(row, value))
                std::visit([this](const auto& some) { pass(some); }, value);
        for (const auto& [slot, asset] : choice.assets) {
            pass(slot);
            put(asset);
        }
    }

  private:
    /// Data, which are read only where a key is made of them or others are to be told from them.
    struct Data {
        Asset::Data shared;
        bool isBare = false; ///< of a picture the samples alone

        friend bool operator==(const Data& a, const Data& b) {
            return Asset{{}, a.shared} == Asset{{}, b.shared};
        }
        Bytes bytes() const {
            Bytes bytes;
            if (isBare)
                bytes.put(pictureOf({{}, shared}).intensity);
            else
                std::visit(
                    [&](const auto& data) {
                        if (data)
                            fringe::put(bytes, *data);
                    },
                    shared);
            return bytes;
        }
    };

    void put(const Asset& asset, bool isBare = false) {
        data_.push_back({asset.data, isBare});
        values_.emplace_back();
    }

    std::vector<Bytes> values_ = std::vector<Bytes>(1);
    std::vector<Data> data_; ///< that lie between the values
};

Deciding iterations(const Design& design) {
    Deciding all;
    all.put(design.setup);
    all.put(static_cast<const Solving&>(design));
    all.pass(levelsOf(design.encoding));
    for (const std::size_t number : visibleSources(design))
        all.put(design.sources[number]);
    return all;
}

Deciding planes(const Design& design) {
    if (design.isDesigned())
        return iterations(design);
    Deciding all;
    all.putSum(design);
    return all;
}

Deciding decidingOf(const Design& design, Stage stage) {
    Deciding all = planes(design);
    all.pass(design.isDesigned());
    if (stage == Stage::Iterations)
        return all;
    if (design.isDesigned())
        all.put(design.stop);
    all.pass(design.setup.wavelengths);
    all.putLight(design.setup);
    if (stage == Stage::Field)
        return all;
    all.put(encodingOf(design.encoding.key).info, design.encoding);
    if (stage == Stage::Levels)
        return all;
    all.put(outputDeviceOf(design.device.key).info, design.device);
    return all;
}

} // namespace

bool areSame(const Design& a, const Design& b, Stage stage) {
    return &a == &b || decidingOf(a, stage) == decidingOf(b, stage);
}

StateKey stateKey(const Design& design) {
    return {iterations(design).key(), visibleSources(design).size(), design.setup.plate.size};
}

std::uint64_t workKey(const Design& design, bool realPart) {
    Deciding all;
    if (design.isDesigned())
        all.pass(iterations(design).key());
    else
        all.putSum(design);
    all.put(encodingOf(design.encoding.key).info, design.encoding);
    if (realPart)
        all.pass(std::int64_t{1});
    return all.key();
}

std::uint64_t carriedKey(const Sampling& sampling, const Design& design, const std::string& words) {
    Deciding all;
    all.pass(sampling.pitchX, sampling.pitchY, sampling.wavelengths);
    all.put(propagationOf(design.propagation.key).info, design.propagation);
    all.pass(words);
    all.put(encodingOf(design.encoding.key).info, design.encoding);
    return all.key();
}

} // namespace fringe
