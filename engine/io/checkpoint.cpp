// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/checkpoint.h"

#include "engine/encodings/encoding.h"
#include "engine/methods/method.h"
#include "engine/propagation/propagation.h"
#include "engine/run/plan.h"
#include "engine/solvers/amplitude_loss.h"
#include "engine/solvers/solver.h"
#include "engine/sources/source_kind.h"

#include <algorithm>
#include <string>
#include <xxhash.h>

namespace fringe {
namespace {

constexpr CheckpointHeading heading{"fringe checkpoint ", 6, 8};

/// From this version on errors and damping of weights are kept.
constexpr int withDamping = 7;

/// From this version on what brings patterns to few levels is kept.
constexpr int withLevels = 8;

/// Whether a row that former versions lack does what they did: marks of those stay valid.
bool isAsBefore(const ParameterInfo& row, const Value& value) {
    return row.key == pinnedEfficiencyParameter().key && value == row.initial;
}

/// What decides the bits of the iterations, one after the other.
class Mark {
  public:
    std::uint64_t sum() const { return checksum(text_.bytes()); }

    void put(const Setup& setup) {
        const Plate& plate = setup.plate;
        text_.pass(plate.size, plate.pitchX, plate.pitchY, setup.wavelength(), setup.lens.on,
                   setup.lens.focalLength, setup.beam.kind, setup.beam.waist,
                   pictureOf(setup.beam.picture).intensity, setup.aperture.kind,
                   setup.aperture.diameter, setup.aperture.width, setup.aperture.height);
        const Beam& beam = setup.beam;
        const bool isPlain = beam.waistY == Length{} && beam.x == Length{} && beam.y == Length{}
                             && beam.values == Beam::Values::Amplitude;
        if (!isPlain) // marks of former versions stay valid
            text_.pass(beam.waistY, beam.x, beam.y, beam.values);
        const Shape picture = pictureOf(beam.picture).shape;
        if (beam.kind == Beam::Kind::Picture && picture != plate.size)
            text_.pass(picture);
    }

    /// Solver and start; stop rules decide nothing.
    void put(const Solving& solving) {
        put(solverOf(solving.solver.key).info, solving.solver.values);
        const Start& start = solving.start;
        text_.pass(start.kind, start.seed, start.warmIterations, pictureOf(start.given).intensity);
    }

    void put(const Source& source) {
        put(sourceKindOf(source.kind.key).info, source.kind.values);
        for (const auto& [slot, asset] : source.kind.assets) {
            put(slot);
            std::visit([this](const auto& data) { put(*data); }, asset.data);
        }
    }

    void put(std::int64_t number) { text_.pass(number); }

    /// All that decides a summed field.
    void putSum(const Design& design) {
        const Plate& plate = design.setup.plate;
        text_.pass(plate.size, plate.pitchX, plate.pitchY, design.setup.wavelengths,
                   design.start.seed);
        for (const std::size_t number : visibleSources(design)) {
            const Source& source = design.sources[number];
            put(source);
            put(methodOf(source.method.key).info, source.method.values);
        }
        if (const auto how = carriedBy(design))
            putHow(*how);
    }

    void putCarried(const Sampling& sampling, const Choice& how, const std::string& words) {
        text_.pass(sampling.pitchX, sampling.pitchY, sampling.wavelengths);
        putHow(how);
        put(words);
    }

    void put(const Choice& encoding) { put(encodingOf(encoding.key).info, encoding.values); }

  private:
    void putHow(const Choice& how) { put(propagationOf(how.key).info, how.values); }

    void put(const std::string& words) {
        text_.pass(words.size());
        text_.append(std::as_bytes(std::span(words)));
    }

    /// Every value of an entry's table, whether given or the default.
    void put(const ChoiceInfo& info, const ParameterValues& values) {
        put(info.key);
        for (const ParameterInfo& row : info.parameters)
            if (const Value& value = valueOf(info, values, row.key); !isAsBefore(row, value))
                std::visit([this](const auto& some) { put(some); }, value);
    }

    template <class Plain> void put(const Plain& value) { text_.pass(value); }

    void put(const PointCloud& cloud) {
        std::vector<Point> points(cloud.size());
        std::vector<PointColour> room;
        const auto colours = cloud.copy(0, points, room);
        text_.pass(points, std::vector(colours.begin(), colours.end()));
    }
    /// Member by member: there is padding between them.
    void put(const SpotList& spots) {
        text_.pass(spots.size());
        for (const Spot& spot : spots)
            text_.pass(spot.x, spot.y, spot.z, spot.intensity, spot.phase.has_value(),
                       spot.phase.value_or(0));
    }
    void put(const GreyPicture& picture) { text_.pass(picture.shape, picture.intensity); }
    /// By a sum of its samples, of which there can be gigabytes.
    void put(const Raster& raster) {
        const std::uint64_t sum =
            XXH3_64bits(raster.samples.data(), raster.samples.size() * sizeof(float));
        text_.pass(raster.shape, raster.planes, raster.samples.size(), sum);
    }
    void put(const Mesh& mesh) {
        text_.pass(mesh.vertices, mesh.triangles, mesh.normals, mesh.colours,
                   mesh.textureCoordinates, mesh.textureNumbers, mesh.textures.size());
        for (const Mesh::Texture& texture : mesh.textures)
            text_.pass(texture.shape, texture.texels);
    }

    CheckpointWriter text_;
};

/// Writes or reads the parts of a pattern's state, in the order of the file.
void passPattern(CheckpointWriter& file, const Pattern& pattern) {
    file.pass(pattern.turns());
}
void passPattern(CheckpointReader& file, Pattern& pattern) {
    PhasePattern turns;
    file.pass(turns);
    pattern = std::move(turns);
}

void passDamping(CheckpointWriter& file, const SolverState& state) {
    file.pass(state.errors, state.damping);
}
void passDamping(CheckpointReader& file, SolverState& state) {
    if (file.version() >= withDamping)
        file.pass(state.errors, state.damping);
}

void passLevels(CheckpointWriter& file, const SolverState& state) {
    const auto& [iterations, free, latents, mean, square, share] = state.levels;
    file.pass(iterations, free, latents, mean, square, share);
}
void passLevels(CheckpointReader& file, SolverState& state) {
    auto& [iterations, free, latents, mean, square, share] = state.levels;
    if (file.version() >= withLevels)
        file.pass(iterations, free, latents, mean, square, share);
}

template <class File, class State> void passParts(File& file, State& state) {
    auto& [phases, mean, square] = state.descent;
    file.pass(state.iteration);
    passPattern(file, state.pattern);
    file.pass(state.fields, state.weights);
    passDamping(file, state);
    file.pass(state.constrained, phases, mean, square);
    passLevels(file, state);
    passPattern(file, state.best.pattern);
    file.pass(state.best.figures, state.best.iteration, state.best.powers, state.history,
              state.powers, state.target);
}

/// Whether there are none of the lists, or one of each of what is wanted, as long as its fields.
template <class Value>
bool isOf(const std::vector<Samples>& fields, const std::vector<std::vector<Value>>& lists) {
    return lists.empty()
           || std::ranges::equal(
               lists, fields, {}, [](const auto& list) { return list.size(); },
               [](const Samples& samples) { return samples.size(); });
}

bool fits(const LevelsMemory& levels, std::size_t pixels) {
    const auto isOfPixels = [pixels](const auto& list) {
        return list.empty() || list.size() == pixels;
    };
    return levels.iterations >= 0 && isOfPixels(levels.free) && isOfPixels(levels.latents)
           && levels.mean.size() == levels.latents.size()
           && levels.square.size() == levels.latents.size() && levels.share > 0
           && levels.share <= 1;
}

bool fits(const SolverState& state, const CheckpointKey& key) {
    const auto pixels = static_cast<std::size_t>(key.plate.count());
    const DescentMemory& descent = state.descent;
    return state.iteration >= 0 && state.pattern.turns().size() == pixels
           && state.best.pattern.turns().size() == pixels && state.fields.size() == key.sources
           && isOf(state.fields, state.weights) && isOf(state.fields, state.errors)
           && state.damping.size() == state.errors.size() && isOf(state.fields, state.constrained)
           && (descent.phases.empty() || descent.phases.size() == pixels)
           && descent.mean.size() == descent.phases.size()
           && descent.square.size() == descent.phases.size() && fits(state.levels, pixels)
           && state.history.size() == static_cast<std::size_t>(state.iteration) + 1
           && state.best.iteration >= 0 && state.best.iteration <= state.iteration
           && state.powers.size() == state.target.size()
           && state.best.powers.size() == state.target.size();
}

} // namespace

CheckpointKey checkpointKey(const Design& design) {
    const std::vector<std::size_t> visible = visibleSources(design);
    Mark mark;
    mark.put(design.setup);
    mark.put(static_cast<const Solving&>(design));
    mark.put(levelsOf(design.encoding));
    for (const std::size_t number : visible)
        mark.put(design.sources[number]);
    return {mark.sum(), visible.size(), design.setup.plate.size};
}

std::uint64_t resultMark(const Design& design, bool realPart) {
    Mark mark;
    if (design.isDesigned())
        mark.put(static_cast<std::int64_t>(checkpointKey(design).mark));
    else
        mark.putSum(design);
    mark.put(design.encoding);
    if (realPart)
        mark.put(std::int64_t{1});
    return mark.sum();
}

std::uint64_t carriedMark(const Sampling& sampling, const Design& design,
                          const std::string& words) {
    Mark mark;
    mark.putCarried(sampling, design.propagation, words);
    mark.put(design.encoding);
    return mark.sum();
}

void passState(CheckpointWriter& file, const SolverState& state) {
    passParts(file, state);
}

void passState(CheckpointReader& file, SolverState& state, const CheckpointKey& key) {
    passParts(file, state);
    file.require(fits(state, key));
}

void writeCheckpoint(const std::filesystem::path& path, const CheckpointKey& key,
                     const SolverState& state) {
    CheckpointWriter writer;
    passState(writer, state);
    writeCheckpoint(path, heading, key.mark, writer);
}

SolverState readCheckpoint(const std::filesystem::path& path, const CheckpointKey& key) {
    CheckpointReader reader(path, heading, key.mark);
    SolverState state;
    passState(reader, state, key);
    return state;
}

} // namespace fringe
