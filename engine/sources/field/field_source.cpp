// SPDX-License-Identifier: GPL-3.0-or-later
// A hologram from a file: the wave at the plate, as it is.
#include "engine/encodings/encoding.h"
#include "engine/job/job_control.h"
#include "engine/model/called.h"
#include "engine/model/units.h"
#include "engine/optics/host_samples.h"
#include "engine/solvers/pattern_checks.h"
#include "engine/solvers/phase_pattern.h"
#include "engine/sources/field/file_wave.h"
#include "engine/sources/source_kind.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <tuple>
#include <utility>

namespace fringe {
namespace {

const ChoiceInfo& info() {
    static const ChoiceInfo field{
        .key = "field",
        .label = FRINGE_MARK("Hologram from a file"),
        .help = FRINGE_MARK("A wave at the plate that there is already: a field, or a pattern of "
                            "phases or amplitudes, to be reconstructed and judged."),
        .parameters = fileWaveRows(),
        .assets = {{"wave", FRINGE_MARK("Hologram"), AssetType::Wave}}};
    return field;
}

/// The pixels of the wave that a row or column of the grid shares with it: the middles of both
/// coincide.
struct Overlap {
    Overlap(std::int64_t grid, std::int64_t gridMiddle, std::int64_t wave)
        : first(std::max<std::int64_t>(0, gridMiddle - wave / 2)),
          ofWave(first - gridMiddle + wave / 2), count(std::min(grid - first, wave - ofWave)) {}

    std::int64_t first;  ///< of the grid
    std::int64_t ofWave; ///< which that is of the wave
    std::int64_t count;  ///< ≤ 0: none
};

class FileLight : public Light {
  public:
    explicit FileLight(const SourceInput& input)
        : wave_(asFileWave(input.source)), light_(input.design.setup.wavelength()) {}

    void add(std::size_t, const PlaneGrid& grid, Device& device, Buffer& field,
             JobControl& control) const override {
        control.checkpoint();
        const Overlap rows(grid.shape.rows, grid.centreRow(), wave_.wave->shape.rows);
        const Overlap cols(grid.shape.cols, grid.centreCol(), wave_.wave->shape.cols);
        if (rows.count > 0 && cols.count > 0) {
            const Field part =
                wave_.read({rows.ofWave, cols.ofWave, {rows.count, cols.count}}, light_);
            HostSamples samples(device, field);
            const std::span<Complex> all = samples.toFill();
            copyRegion(part.samples(), part.shape().cols, {0, 0, part.shape()},
                       all.data() + rows.first * grid.shape.cols + cols.first, grid.shape.cols);
            samples.send();
        }
        control.advance(static_cast<double>(grid.shape.count()));
    }

  private:
    FileWave wave_;
    Length light_;
};

bool differ(Length said, Length given) {
    constexpr double slack = 1e-6;
    return said > Length{} && std::abs(said / given - 1) > slack;
}

/// Whether the first and the last level seem to stand for one phase, as where programs round
/// φ/2π·255 to a level: together they occur no more often than others do.
bool areEndsOnePhase(const FileWave& file) {
    std::vector<std::size_t> counts(static_cast<std::size_t>(file.wave->white) + 1);
    for (const float sample : file.wave->samples)
        ++counts[static_cast<std::size_t>(file.levelOf(sample))];
    const std::size_t first = counts.front(), last = counts.back();
    std::erase(counts, 0);
    const auto middle = counts.begin() + std::ssize(counts) / 2;
    std::ranges::nth_element(counts, middle);
    return first > 0 && last > 0 && counts.size() > 2 && 2 * (first + last) <= 3 * *middle;
}

void checkLevels(const FileWave& file, SourceCost& cost) {
    const std::int64_t highest = file.levelOf(std::ranges::max(file.wave->samples));
    const std::int64_t most = file.isPhase() ? file.levels() : file.levels() - 1;
    const auto white = static_cast<std::int64_t>(file.wave->white);
    if (highest > most || file.levels() < 2)
        return refuse(
            cost.findings, "source.gray_levels",
            message(FRINGE_MARK("The level {0} occurs, which {1} levels from 0 do not have; give "
                                "more."),
                    highest, file.levels()),
            {{"source.gray_levels", std::int64_t{0}}});
    if (file.isPhase() && file.levels() == white + 1 && areEndsOnePhase(file))
        warn(cost.findings, "source.gray_levels",
             message(FRINGE_MARK("The level {0} seems to stand for 2π, as 0 does, and is read as a "
                                 "step less; if so, give {0} levels ({1})."),
                     white, setTo(grayLevels(), {std::to_string(white)})),
             {{"source.gray_levels", white}});
}

void checkMeaning(const FileWave& file, SourceCost& cost) {
    const bool isField = file.meaning == "field";
    if (file.isOfLevels() && isField)
        return refuse(cost.findings, "source.meaning",
                      message(FRINGE_MARK("The file holds levels; say whether they are phases or "
                                          "amplitudes.")),
                      {{"source.meaning", std::string("phase")}});
    if (file.isComplex() && !isField)
        return refuse(cost.findings, "source.meaning",
                      message(FRINGE_MARK("The file holds complex numbers, which are a field; "
                                          "choose the meaning \"Field\".")),
                      {{"source.meaning", std::string("field")}});
    if (file.isOfLevels())
        checkLevels(file, cost);
}

void checkSize(const FileWave& file, const Plate& plate, SourceCost& cost) {
    const auto [rows, cols] = file.wave->shape;
    if (file.wave->shape == plate.size)
        return;
    const bool isCut = rows > plate.size.rows || cols > plate.size.cols;
    cost.findings.push_back(
        {isCut ? Severity::Warning : Severity::Note,
         rows == plate.size.rows || cols != plate.size.cols ? "plate.columns" : "plate.rows",
         message(isCut ? FRINGE_MARK("The file has {0} × {1} pixels and the plate {2} × {3}: the "
                                     "hologram lies in its middle, and what goes beyond it is cut "
                                     "off.")
                       : FRINGE_MARK("The file has {0} × {1} pixels and the plate {2} × {3}: the "
                                     "hologram lies in its middle, and the rest is dark."),
                 cols, rows, plate.size.cols, plate.size.rows),
         onlyFix({{"plate.columns", cols}, {"plate.rows", rows}})});
}

void checkSampling(const FileWave& file, const Setup& setup, SourceCost& cost) {
    const auto [size, pitchX, pitchY] = setup.plate;
    const bool isOtherX = differ(file.pitchX, pitchX);
    Settings fix;
    for (const auto& [path, said, given] :
         {std::tuple("plate.pitch_x", file.pitchX, pitchX), {"plate.pitch_y", file.pitchY, pitchY}})
        if (differ(said, given))
            fix.push_back({path, said.si()});
    if (!fix.empty())
        warn(cost.findings, isOtherX ? "plate.pitch_x" : "plate.pitch_y",
             message(FRINGE_MARK("The file was made for pixels {0} × {1} apart and the plate's are "
                                 "{2} × {3}, so its light arrives elsewhere."),
                     formatLength(file.pitchX), formatLength(file.pitchY), formatLength(pitchX),
                     formatLength(pitchY)),
             std::move(fix));
    if (differ(file.wavelength, setup.wavelength()))
        warn(cost.findings, "illumination.wavelengths",
             message(FRINGE_MARK("The file was made for light of {0} and not of {1}, so its light "
                                 "arrives elsewhere."),
                     formatLength(file.wavelength), formatLength(setup.wavelength())),
             {{"illumination.wavelengths", std::vector{file.wavelength.si()}}});
}

SourceCost costOf(const SourceInput& input) {
    constexpr double samplesPerSecond = 2e8; // as measured on one core
    SourceCost cost;
    const FileWave file = asFileWave(input.source);
    const Setup& setup = input.design.setup;
    if (!file.isThere()) {
        refuse(cost.findings, "source.wave",
               message(FRINGE_MARK("There is no hologram yet; import one.")));
        return cost;
    }
    checkMeaning(file, cost);
    if (setup.wavelengths.size() != 1)
        refuse(cost.findings, "illumination.wavelengths",
               message(FRINGE_MARK("A hologram from a file is of one wavelength; give one.")),
               {{"illumination.wavelengths",
                 std::vector{
                     (file.wavelength > Length{} ? file.wavelength : setup.wavelength()).si()}}});
    else
        checkSampling(file, setup, cost);
    checkSize(file, setup.plate, cost);
    const PlaneGrid grid = input.tile.value_or(gridOf(setup.plate));
    cost.work = static_cast<double>(grid.shape.count());
    cost.seconds = cost.work / samplesPerSecond;
    cost.bytes = cost.work * (sizeof(Complex) + 2 * sizeof(float));
    cost.held = static_cast<double>(file.wave->samples.size()) * sizeof(float);
    cost.method = {info().key};
    return cost;
}

/// What the file says becomes the source's own.
void adopt(Source& source) {
    FileWave file = asFileWave(source);
    if (!file.isThere() || !file.wave->wave)
        return;
    const WaveFacts& said = *file.wave->wave;
    if (!said.meaning.empty())
        file.meaning = said.meaning;
    else if (file.isOfLevels() == (file.meaning == "field"))
        file.meaning = file.isOfLevels() ? "phase" : "field";
    if (said.levels > 0)
        file.saidLevels = said.levels;
    file.pitchX = said.pitchX;
    file.pitchY = said.pitchY;
    file.wavelength = said.wavelength;
    store(file, source);
}

Setup madeFor(const Source& source, Setup setup) {
    const FileWave file = asFileWave(source);
    const auto take = [](Length said, Length& given) {
        if (said > Length{})
            given = said;
    };
    if (!file.isThere())
        return setup;
    setup.plate.size = file.wave->shape;
    take(file.pitchX, setup.plate.pitchX);
    take(file.pitchY, setup.plate.pitchY);
    setup.wavelengths.resize(1);
    take(file.wavelength, setup.wavelengths.front());
    return setup;
}

/// With which a pattern's levels are encoded to themselves; a field keeps the design's.
Choice encodingOf(const FileWave& file, Choice encoding) {
    if (file.isOfLevels()) {
        encoding = {file.encoding()};
        setValue(encoding.values, levelsParameter(), file.levels());
    }
    return encoding;
}

/// Where it is alone, the plate becomes that of the file, and what is reconstructed the wave
/// itself.
void settle(Design& design, std::size_t number) {
    const Source& source = design.sources.at(number);
    const FileWave file = asFileWave(source);
    if (visibleSources(design).size() != 1 || !file.isThere())
        return;
    design.setup = madeFor(source, std::move(design.setup));
    design.encoding = encodingOf(file, std::move(design.encoding));
    design.reconstruction.fromEncoded = false;
}

/// One sample of each square of them, about the middle.
void draft(Design&, Source& source, double share) {
    const FileWave file = asFileWave(source);
    const auto step = static_cast<std::int64_t>(std::lround(1 / std::sqrt(share)));
    if (!file.isThere() || step < 2)
        return;
    const auto [rows, cols] = file.wave->shape;
    const auto first = [&](std::int64_t all) { return all / 2 % step; };
    const auto left = [&](std::int64_t all) { return (all - first(all) + step - 1) / step; };
    Raster few{{left(rows), left(cols)}, file.wave->planes, file.wave->white};
    for (std::size_t plane = 0; plane < few.planes; ++plane)
        for (std::int64_t row = first(rows); row < rows; row += step)
            for (std::int64_t col = first(cols); col < cols; col += step)
                few.samples.push_back(
                    file.wave->plane(0, plane)[static_cast<std::size_t>(row * cols + col)]);
    source.kind.setData("wave", std::make_shared<const Raster>(std::move(few)));
}

} // namespace

const SourceKind& field_source_entry() {
    static const SourceKind kind{
        .info = info(),
        .usual = {},
        .lightCost = costOf,
        .light = [](const SourceInput& input, const Choice&) -> std::unique_ptr<Light> {
            return std::make_unique<FileLight>(input);
        },
        .adopt = adopt,
        .madeFor = madeFor,
        .settle = settle,
        .draft = draft,
    };
    return kind;
}

} // namespace fringe
