// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/field/file_wave.h"

#include "engine/encodings/encoding.h"
#include "engine/model/parameter_rows.h"

#include <algorithm>
#include <numbers>
#include <span>
#include <utility>

namespace fringe {
namespace {

using namespace table;

constexpr double mostLevels = 65536;

/// What the file says of the wave's sampling, kept beside it.
ParameterInfo saidRow(const char* key, const char* unit, const char* label, const char* help) {
    return zeroMeans(FRINGE_MARK("not known"),
                     notNegative(shownIn(unit, advanced(lengthRow(key, label, help)))));
}

BoundRows<FileWave> meaningRows() {
    return {
        {essential(oneOf(
             "meaning", FRINGE_MARK("Meaning"),
             FRINGE_MARK("What the numbers of the file do to the light."),
             {{"phase", FRINGE_MARK("Phase"),
               FRINGE_MARK("Levels of a pattern that turns the phase of even light, or phases in "
                           "radians.")},
              {"amplitude", FRINGE_MARK("Amplitude"),
               FRINGE_MARK("Levels of a pattern that lets light pass, the highest all of it, or "
                           "amplitudes.")},
              {"field", FRINGE_MARK("Field"),
               FRINGE_MARK("Complex or real numbers, which are the light itself.")},
              {"relief-rising", FRINGE_MARK("Relief, phase rises"),
               FRINGE_MARK("Levels of a relief of which each step advances the phase; of light "
                           "of another wavelength than the file's by another share of it.")},
              {"relief-falling", FRINGE_MARK("Relief, phase falls"),
               FRINGE_MARK("Likewise, of a relief of which each step delays the phase; its "
                           "levels count the other way round.")}})),
         &FileWave::meaning},
        {when("meaning",
              {std::string("phase"), std::string("amplitude"), std::string("relief-rising"),
               std::string("relief-falling")},
              zeroMeans(FRINGE_MARK("all that the file can hold"),
                        between(named("gray_levels", Kind::Count, FRINGE_MARK("Levels"),
                                      FRINGE_MARK("Of the pattern in the file: of phases so many "
                                                  "go around, 255 where the level 255 is 2π.")),
                                0, mostLevels))),
         &FileWave::saidLevels}};
}

BoundRows<FileWave> samplingRows() {
    return {{saidRow("file_pitch_x", "µm", FRINGE_MARK("Pitch x of the file"),
                     FRINGE_MARK("Distance along x of the pixels that the file was made for.")),
             &FileWave::pitchX},
            {saidRow("file_pitch_y", "µm", FRINGE_MARK("Pitch y of the file"),
                     FRINGE_MARK("Distance along y of the pixels that the file was made for.")),
             &FileWave::pitchY},
            {saidRow("file_wavelength", "nm", FRINGE_MARK("Wavelength of the file"),
                     FRINGE_MARK("Of the light that the file was made for.")),
             &FileWave::wavelength}};
}

const BoundRows<FileWave>& allFileRows() {
    static const BoundRows<FileWave> rows = joined<FileWave>({meaningRows(), samplingRows()});
    return rows;
}

/// share: of the phases that the relief was made for.
std::vector<Complex> reliefLight(const FileWave& file, std::span<const float> samples,
                                 double share) {
    const std::int64_t levels = file.levels();
    const bool isRising = file.meaning == "relief-rising";
    std::vector<Complex> field;
    for (const float sample : samples) {
        const std::int64_t level = file.levelOf(sample) % levels;
        const std::int64_t steps = isRising ? level : -((levels - level) % levels);
        field.emplace_back(std::polar(1.0, 2 * std::numbers::pi * share * static_cast<double>(steps)
                                               / static_cast<double>(levels)));
    }
    return field;
}

Field levelLight(const FileWave& file, Shape shape, std::span<const float> samples) {
    std::vector<std::uint16_t> shown(samples.size());
    std::ranges::transform(samples, shown.begin(), [&](float sample) {
        const std::int64_t level = file.levelOf(sample);
        return static_cast<std::uint16_t>(file.isPhase() ? level % file.levels() : level);
    });
    return fieldOfPattern({.count = static_cast<int>(file.levels()),
                           .planes = {{shape, std::move(shown)}},
                           .encoding = file.encoding()})
        .planes.front();
}

} // namespace

Field FileWave::read(const Region& region, Length light) const {
    const auto numbers = [&](std::size_t plane) {
        std::vector<float> some(static_cast<std::size_t>(region.shape.count()));
        copyRegion(wave->plane(0, plane), wave->shape.cols, region, some.data(), region.shape.cols);
        return some;
    };
    const std::vector<float> first = numbers(0);
    const bool isOfOtherLight = isRelief() && wavelength > Length{} && wavelength != light;
    if (isOfLevels() && isOfOtherLight)
        return {region.shape, reliefLight(*this, first, wavelength / light)};
    if (isOfLevels())
        return levelLight(*this, region.shape, first);
    std::vector<Complex> field(first.begin(), first.end());
    if (isComplex())
        std::ranges::transform(first, numbers(1), field.begin(),
                               [](float re, float im) { return Complex(re, im); });
    else if (isPhase())
        std::ranges::transform(first, field.begin(), [](float radians) {
            return Complex(std::polar(1.0, static_cast<double>(radians)));
        });
    return {region.shape, std::move(field)};
}

std::vector<ParameterInfo> fileWaveRows() {
    return infosOf(allFileRows());
}

FileWave asFileWave(const Source& source) {
    FileWave file = readBy(allFileRows(), source.kind.values);
    file.wave = source.kind.data<Raster>("wave");
    return file;
}

void store(const FileWave& file, Source& source) {
    storeBy(allFileRows(), file, source.kind.values);
}

} // namespace fringe
