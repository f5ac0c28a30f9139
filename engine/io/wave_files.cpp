// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/wave_files.h"

#include "engine/encodings/encoding.h"
#include "engine/io/field_files.h"
#include "engine/io/file_checks.h"
#include "engine/io/input_file.h"
#include "engine/io/metadata.h"
#include "engine/io/npy_header.h"
#include "engine/io/pattern_files.h"
#include "engine/io/raster_files.h"
#include "engine/job/job_control.h"
#include "engine/model/bounds.h"
#include "engine/model/error.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

namespace fringe {
namespace {

namespace fs = std::filesystem;

struct WaveLook {
    bool isComplex = false;
    std::optional<FileMetadata> metadata;
};

WaveLook lookAt(const fs::path& path, const FileReading& reading) {
    const FileFormat& format = formatOf(path);
    const FileLook look = format.look != nullptr ? format.look(path, reading) : FileLook{};
    return {look.isComplex,
            parseMetadata(format.holdsMetadata ? look.metadata : readSidecar(path), path.string())};
}

/// Whether it is an array as `npyOf` writes it.
bool isKept(const fs::path& path) {
    constexpr std::size_t dimensions = 4;
    if (path.extension() != ".npy")
        return false;
    InputFile file(path);
    return readNpyHeader(file, dimensions).lengths.size() == dimensions;
}

void requireOneWave(bool isOne, std::size_t planes, const fs::path& path) {
    if (!isOne)
        throw badInput(FRINGE_MARK("{0} has {1} planes, and a hologram from a file is of one "
                                   "wavelength; give a file with one plane."),
                       path.string(), planes);
}

void requireAmplitudes(const Raster& wave, const fs::path& path) {
    const auto wrong = std::ranges::find_if_not(wave.samples, isAmplitude);
    const std::int64_t at = (wrong - wave.samples.begin()) % wave.shape.count();
    if (wrong != wave.samples.end())
        throw sampleBeyond(path, at, wave.shape.cols);
}

Raster waveOf(const Hologram& field, bool isComplex) {
    Raster wave{field.shape(), isComplex ? 2U : 1U};
    wave.samples.reserve(wave.planes * field.planes.front().size());
    for (std::size_t part = 0; part < wave.planes; ++part)
        inBands(field.planes.front(), [&](std::int64_t, std::span<const Complex> rows) {
            for (const Complex sample : rows)
                wave.samples.push_back(part == 0 ? sample.real() : sample.imag());
        });
    return wave;
}

Raster waveOf(const LevelPattern& levels) {
    Raster wave{.shape = levels.shape(), .white = levels.count > 256 ? 65535.0F : 255.0F};
    wave.samples.reserve(levels.planes.front().size());
    inBands(levels.planes.front(), [&](std::int64_t, std::span<const std::uint16_t> rows) {
        for (const std::uint16_t level : rows)
            wave.samples.push_back(static_cast<float>(level) / wave.white);
    });
    return wave;
}

/// What levels do to light, as a source says it; empty: the file does not say it.
std::string meaningOf(const LevelPattern& levels, const std::optional<FileMetadata>& metadata) {
    if (metadata && metadata->relief && metadata->relief->isOfPhases())
        return metadata->relief->rises() ? "relief-rising" : "relief-falling";
    if (!metadata || metadata->encoding.empty())
        return "";
    return showsPhases(levels) ? "phase" : "amplitude";
}

Raster waveOf(const LevelPattern& levels, const PatternRead& read) {
    Raster wave = waveOf(levels);
    wave.wave = WaveFacts{.meaning = meaningOf(levels, read.metadata),
                          .levels = read.levelsFrom == LevelsFrom::Type ? 0 : levels.count};
    return wave;
}

void noteSampling(const Sampling& sampling, Raster& wave) {
    wave.wave->pitchX = sampling.pitchX;
    wave.wave->pitchY = sampling.pitchY;
    if (!sampling.wavelengths.empty())
        wave.wave->wavelength = sampling.wavelengths.front();
}

void takeLayout(SamplingHints& hints, const LayoutChoice& layout) {
    hints.layout = layout;
    if (layout.pitchX > Length{})
        hints.pitchX = layout.pitchX;
    if (layout.pitchY > Length{})
        hints.pitchY = layout.pitchY;
}

Raster readNew(const fs::path& path, const FileReading& reading) {
    const WaveLook look = lookAt(path, reading);
    SamplingHints hints;
    hints.array = reading.array;
    if (reading.layout != nullptr)
        takeLayout(hints, *reading.layout);
    PatternRead read =
        readPattern(path, {.sampling = hints}, reading.memory, false, reading.control);
    const std::size_t planes =
        std::visit([](const auto& content) { return content.planes.size(); }, read.content);
    requireOneWave(planes == 1, planes, path);
    bool isComplex = look.isComplex;
    if (auto* levels = std::get_if<LevelPattern>(&read.content)) {
        if (isEven(levels->beam, levels->aperture)) {
            Raster wave = waveOf(*levels, read);
            noteSampling(levels->sampling, wave);
            return wave;
        }
        read.content = fieldOfPattern(LevelPattern(std::move(*levels)));
        isComplex = true;
    }
    const auto& field = std::get<Hologram>(read.content);
    Raster wave = waveOf(field, isComplex);
    wave.wave = WaveFacts{.meaning = isComplex || read.metadata ? "field" : ""};
    noteSampling(field.sampling, wave);
    return wave;
}

Raster readKept(const fs::path& path, const FileReading& reading) {
    Raster wave = readRaster(path, reading, RasterUse::Numbers);
    requireOneWave(wave.count() == 1 && wave.planes <= 2, wave.count() * wave.planes, path);
    return wave;
}

} // namespace

Raster readWave(const fs::path& path, const FileReading& reading) {
    reading.checkpoint();
    Raster wave = isKept(path) ? readKept(path, reading) : readNew(path, reading);
    requireAmplitudes(wave, path);
    return wave;
}

bool saysWave(const fs::path& path, const JobControl& control) {
    try {
        const WaveLook look = lookAt(path, {0, &control});
        return look.isComplex || (look.metadata && !look.metadata->encoding.empty());
    } catch (const Cancelled&) {
        throw;
    } catch (...) {
        return false;
    }
}

} // namespace fringe
