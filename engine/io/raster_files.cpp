// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/raster_files.h"

#include "engine/io/array_files.h"
#include "engine/io/file_checks.h"
#include "engine/io/input_file.h"
#include "engine/io/metadata.h"
#include "engine/io/npy_header.h"
#include "engine/io/raster_stack.h"
#include "engine/io/unmeasured.h"
#include "engine/model/bounds.h"
#include "engine/model/error.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <fstream>
#include <iterator>
#include <optional>
#include <span>
#include <utility>

namespace fringe {
namespace {

static_assert(std::endian::native == std::endian::little,
              "pictures are written as they lie in memory");

namespace fs = std::filesystem;

constexpr std::size_t npyDimensions = 4;

float whiteOf(NpyType type) {
    return type == NpyType::Uint8 ? 255.0F : type == NpyType::Uint16 ? 65535.0F : 1.0F;
}

/// Whether the numbers can be taken as they stand in the file.
bool isPlain(const NpyHeader& header) {
    return !header.fortranOrder && header.order == std::endian::native
           && (header.type == NpyType::Uint8 || header.type == NpyType::Uint16
               || header.type == NpyType::Float32);
}

template <class Number>
void readNumbers(InputFile& file, std::span<float> samples, float white,
                 const FileReading& reading) {
    std::vector<Number> some(1 << 16);
    while (!samples.empty()) {
        reading.checkpoint();
        const auto part = std::span(some).first(std::min(some.size(), samples.size()));
        file.read(std::as_writable_bytes(part));
        std::ranges::transform(part, samples.begin(),
                               [&](Number number) { return static_cast<float>(number) / white; });
        samples = samples.subspan(part.size());
    }
}

/// Reads an array with its pictures first, (Ny, Nx), (pictures, Ny, Nx), or with planes behind
/// them; nothing where the numbers are of another kind, which fields are read from.
std::optional<Raster> readNpy(const fs::path& path, const FileReading& reading) {
    const FoundArray found = arrayIn(path, reading);
    InputFile file(found.npy, path.string());
    const NpyHeader header = readNpyHeader(file, npyDimensions);
    const auto& lengths = header.lengths;
    if (!isPlain(header) || found.columnsFirst != reading.array.transpose)
        return std::nullopt;
    const std::size_t size = lengths.size();
    Raster raster{{static_cast<std::int64_t>(lengths[size - 2]),
                   static_cast<std::int64_t>(lengths[size - 1])},
                  size == npyDimensions ? lengths[1] : 1,
                  whiteOf(header.type)};
    if (raster.planes < 1 || raster.planes > 4)
        throw badInput(FRINGE_MARK("{0}: the pictures have {1} planes; one to four are read: grey "
                                   "or red, green and blue, and opacity."),
                       file.name(), raster.planes);
    if (size == 3)
        requirePlanesFirst(path, lengths[0], raster.shape);
    const std::uint64_t count = file.remaining() / npySize(header.type);
    requireMemory(file.name(), count * sizeof(float), reading.memory);
    raster.samples.resize(count);
    if (header.type == NpyType::Uint8)
        readNumbers<std::uint8_t>(file, raster.samples, raster.white, reading);
    else if (header.type == NpyType::Uint16)
        readNumbers<std::uint16_t>(file, raster.samples, raster.white, reading);
    else
        readNumbers<float>(file, raster.samples, raster.white, reading);
    tellNotes(found.notes, reading);
    return raster;
}

Raster ofDepth(const Plane<float>& depth) {
    return {.shape = depth.shape(), .samples = {depth.samples().begin(), depth.samples().end()}};
}

/// One picture, or of an array several.
Raster rasterOf(StoredData stored, const fs::path& path, RasterUse use,
                const FileReading& reading) {
    const bool ofNumbers = use != RasterUse::Light;
    tellNotRead(stored, path, reading, {.opacity = true, .depth = ofNumbers});
    if (ofNumbers && stored.depth)
        return ofDepth(*stored.depth);
    requireReal(stored.content, path);
    Raster raster = rasterOf(stored.content);
    if (stored.none)
        markUnmeasured(raster, *stored.none, use == RasterUse::Light);
    if (stored.opacity) {
        ++raster.planes;
        std::ranges::copy(stored.opacity->samples(), std::back_inserter(raster.samples));
    }
    if (isArrayFile(path)) {
        requirePlanesFirst(path, raster.planes, raster.shape);
        raster.planes = 1;
    }
    if (raster.planes > 4)
        throw badInput(FRINGE_MARK("{0} has {1} planes; give a picture with one, or with red, "
                                   "green and blue."),
                       path.string(), raster.planes);
    return raster;
}

/// What pages that were scaled to levels one by one say of their white, and where they are seen.
void takeMetadata(const std::string& text, const fs::path& path, Raster& page) {
    const auto metadata = parseMetadata(text, path.string());
    if (!metadata)
        return;
    if (metadata->white > 0)
        for (float& sample : page.samples)
            sample *= static_cast<float>(metadata->white);
    if (metadata->distance)
        page.distances = {metadata->distance->si()};
}

/// Nothing where pages differ in size, as a picture and its thumbnail do.
std::optional<Raster> readPages(const fs::path& path, const PageFunctions& format,
                                const std::vector<int>& numbers, RasterUse use,
                                const FileReading& reading) {
    std::vector<Raster> pages;
    std::vector<double> distances;
    for (const int number : numbers) {
        reading.checkpoint();
        StoredData stored = format.read(path, reading, number);
        const std::string metadata = stored.metadata;
        pages.push_back(rasterOf(std::move(stored), path, use, reading));
        Raster& page = pages.back();
        if (page.shape != pages.front().shape)
            return std::nullopt;
        requireMemory(path.string(),
                      2 * sizeof(float) * numbers.size() * pages.front().samples.size(),
                      reading.memory);
        takeMetadata(metadata, path, page);
        distances.insert(distances.end(), page.distances.begin(), page.distances.end());
    }
    std::vector<std::optional<float>> opacities(pages.size());
    Raster stack = joinedPictures(std::move(pages), opacities);
    if (distances.size() == numbers.size())
        stack.distances = std::move(distances);
    return stack;
}

Raster readPicture(const fs::path& path, const FileReading& reading, RasterUse use) {
    const FileFormat& format = formatOf(path);
    reading.checkpoint();
    std::optional<Raster> raster;
    if (isArrayFile(path) && !reading.array.isPolar())
        raster = readNpy(path, reading);
    else if (format.pages)
        if (const std::vector<int> pages = format.pages->of(path); pages.size() > 1)
            raster = readPages(path, *format.pages, pages, use, reading);
    if (!raster)
        raster = rasterOf(format.read(path, reading), path, use, reading);
    if (use == RasterUse::Light)
        clipLight(*raster, path, reading);
    if (use == RasterUse::Depths)
        markUsualUnmeasured(*raster, path.string(), reading);
    return *std::move(raster);
}

template <class Number>
std::vector<std::byte> npyBytes(NpyType type, const std::vector<std::uint64_t>& lengths,
                                const std::vector<Number>& samples) {
    const std::string header = npyHeaderText(type, lengths);
    const auto before = std::as_bytes(std::span(header));
    const auto after = std::as_bytes(std::span(samples));
    std::vector<std::byte> bytes(before.begin(), before.end());
    bytes.insert(bytes.end(), after.begin(), after.end());
    return bytes;
}

template <class Number> std::vector<Number> levelsOf(const Raster& raster) {
    std::vector<Number> levels;
    for (const float sample : raster.samples)
        levels.push_back(static_cast<Number>(std::lround(sample * raster.white)));
    return levels;
}

/// Whether all samples are whole numbers of a file, up to its white.
bool isOfLevels(const Raster& raster) {
    return raster.white > 1 && std::ranges::all_of(raster.samples, [&](float sample) {
               const float level = std::round(sample * raster.white);
               return level >= 0 && level <= raster.white && level / raster.white == sample;
           });
}

} // namespace

Raster rasterOf(const FieldOrLevels& content) {
    Raster raster;
    if (const auto* levels = std::get_if<LevelPattern>(&content)) {
        raster.shape = levels->shape();
        raster.planes = levels->planes.size();
        raster.white = static_cast<float>(levels->count - 1);
        raster.samples.reserve(raster.planes * static_cast<std::size_t>(raster.shape.count()));
        for (const auto& plane : levels->planes)
            for (const std::uint16_t level : plane.samples())
                raster.samples.push_back(static_cast<float>(level) / raster.white);
    } else {
        const auto& field = std::get<Hologram>(content);
        raster.shape = field.shape();
        raster.planes = field.planes.size();
        raster.samples.reserve(raster.planes * static_cast<std::size_t>(raster.shape.count()));
        for (const Field& plane : field.planes)
            for (const Complex sample : plane.samples())
                raster.samples.push_back(sample.real());
    }
    return raster;
}

std::vector<std::string> rasterSuffixes() {
    std::vector<std::string> suffixes{".json"};
    for (const FileFormat* format : allFileFormats())
        suffixes.insert(suffixes.end(), format->suffixes.begin(), format->suffixes.end());
    return suffixes;
}

void clipLight(Raster& light, const fs::path& path, const FileReading& reading) {
    const auto size = static_cast<std::size_t>(light.shape.count());
    std::size_t count = 0, first = 0;
    for (std::size_t i = 0; i < light.samples.size(); ++i) {
        float& sample = light.samples[i];
        const bool isOpacity = light.hasOpacity() && i / size % light.planes == light.planes - 1;
        if (isIntensity(sample) && !(isOpacity && sample > 1))
            continue;
        sample = isIntensity(sample) ? 1.0F : 0.0F;
        first = count++ == 0 ? i % size : first;
    }
    const auto cols = static_cast<std::size_t>(light.shape.cols);
    if (count > 0)
        reading.note(message(
            FRINGE_MARK("{0}: what is negative, not finite or beyond 10²⁴ is taken as 0, and an "
                        "opacity above 1 as 1 ({1} of the samples, the first in row {2} and column "
                        "{3})."),
            path.string(), count, first / cols + 1, first % cols + 1));
}

Raster readRaster(const fs::path& path, const FileReading& reading, RasterUse use) {
    return path.extension() == ".json" ? readStack(path, reading) : readPicture(path, reading, use);
}

std::vector<std::byte> npyOf(const Raster& raster) {
    const std::vector<std::uint64_t> lengths{raster.count(), raster.planes,
                                             static_cast<std::uint64_t>(raster.shape.rows),
                                             static_cast<std::uint64_t>(raster.shape.cols)};
    if (!isOfLevels(raster))
        return npyBytes(NpyType::Float32, lengths, raster.samples);
    return raster.white > 255 ? npyBytes(NpyType::Uint16, lengths, levelsOf<std::uint16_t>(raster))
                              : npyBytes(NpyType::Uint8, lengths, levelsOf<std::uint8_t>(raster));
}

std::vector<std::byte> npyOf(const GreyPicture& picture) {
    return npyBytes(NpyType::Float32,
                    {static_cast<std::uint64_t>(picture.shape.rows),
                     static_cast<std::uint64_t>(picture.shape.cols)},
                    picture.intensity);
}

} // namespace fringe
