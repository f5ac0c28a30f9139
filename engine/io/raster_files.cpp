// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/raster_files.h"

#include "engine/io/file_checks.h"
#include "engine/io/input_file.h"
#include "engine/io/npy_header.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/model/parameter.h"

#include <nlohmann/json.hpp>

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

using Json = nlohmann::json;
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
                 const JobControl& control) {
    std::vector<Number> some(1 << 16);
    while (!samples.empty()) {
        control.checkpoint();
        const auto part = std::span(some).first(std::min(some.size(), samples.size()));
        file.read(std::as_writable_bytes(part));
        std::ranges::transform(part, samples.begin(),
                               [&](Number number) { return static_cast<float>(number) / white; });
        samples = samples.subspan(part.size());
    }
}

/// Nothing where the numbers are of another kind, which fields are read from.
std::optional<Raster> readNpy(const fs::path& path, const JobControl& control,
                              std::uint64_t memory) {
    InputFile file(path);
    const NpyHeader header = readNpyHeader(file, npyDimensions);
    const auto& lengths = header.lengths;
    if (!isPlain(header))
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
    const std::uint64_t count = file.remaining() / npySize(header.type);
    requireMemory(file.name(), count * sizeof(float), memory);
    raster.samples.resize(count);
    if (header.type == NpyType::Uint8)
        readNumbers<std::uint8_t>(file, raster.samples, raster.white, control);
    else if (header.type == NpyType::Uint16)
        readNumbers<std::uint16_t>(file, raster.samples, raster.white, control);
    else
        file.read(std::as_writable_bytes(std::span(raster.samples)));
    return raster;
}

Raster readPicture(const fs::path& path, const JobControl& control, std::uint64_t memory) {
    const FileFormat& format = formatOf(path);
    control.checkpoint();
    if (!format.holdsMetadata && path.extension() == ".npy")
        if (auto raster = readNpy(path, control, memory))
            return *std::move(raster);
    const StoredData read = format.read(path, memory);
    Raster raster = rasterOf(read.content);
    if (read.opacity) {
        ++raster.planes;
        std::ranges::copy(read.opacity->samples(), std::back_inserter(raster.samples));
    }
    if (path.extension() == ".npy")
        raster.planes = 1;
    if (raster.planes > 4)
        throw badInput(FRINGE_MARK("{0} has {1} planes; give a picture with one, or with red, "
                                   "green and blue."),
                       path.string(), raster.planes);
    return raster;
}

/// An entry of a stack.
struct StackEntry {
    std::size_t number = 0; ///< in the file, from 1
    fs::path image;
    double z = 0;
    std::optional<float> opacity; ///< of all of the picture
};

Error wrongEntry(const fs::path& stack, std::size_t number, const Message& what) {
    return badInput(FRINGE_MARK("{0}: entry {1}: {2}"), stack.string(), number, what);
}

std::optional<float> opacityOf(const Json& entry, const fs::path& stack, std::size_t number) {
    const auto found = entry.find("opacity");
    if (found == entry.end() || (found->is_string() && *found == "alpha"))
        return std::nullopt;
    const double value = found->is_number() ? found->get<double>() : -1;
    if (!(value >= 0 && value <= 1))
        throw wrongEntry(stack, number,
                         {FRINGE_MARK("\"opacity\" is \"alpha\" or a number from 0 to 1.")});
    return static_cast<float>(value);
}

StackEntry entryOf(const Json& json, const fs::path& stack, std::size_t number) {
    if (!json.is_object() || !json.contains("image") || !json["image"].is_string())
        throw wrongEntry(stack, number,
                         {FRINGE_MARK("it names no picture; write {\"image\": \"a.png\", \"z\": "
                                      "\"100mm\"}.")});
    if (!json.contains("z") || !json["z"].is_string())
        throw wrongEntry(stack, number,
                         {FRINGE_MARK("it has no distance; write \"z\": \"100mm\".")});
    StackEntry entry{number, fs::path(json["image"].get<std::string>()), 0,
                     opacityOf(json, stack, number)};
    try {
        entry.z = std::get<double>(
            parseValue({.key = "z", .kind = ValueKind::Length}, json["z"].get<std::string>()));
    } catch (const Error& error) {
        throw wrongEntry(stack, number, error.message());
    }
    if (entry.image.is_relative())
        entry.image = stack.parent_path() / entry.image;
    return entry;
}

std::vector<StackEntry> readEntries(const fs::path& path) {
    constexpr std::uint64_t largest = 1 << 20;
    const auto text = wholeText(path, largest);
    if (!text)
        throw badInput(FRINGE_MARK("{0} is too long for a list of pictures."), path.string());
    const Json json = Json::parse(*text, nullptr, false);
    if (!json.is_array() || json.empty())
        throw badInput(FRINGE_MARK("{0} is no list of pictures; write [{\"image\": \"a.png\", "
                                   "\"z\": \"100mm\"}, …]."),
                       path.string());
    std::vector<StackEntry> entries;
    for (const Json& entry : json)
        entries.push_back(entryOf(entry, path, entries.size() + 1));
    std::ranges::stable_sort(entries, {}, &StackEntry::z);
    return entries;
}

/// With colours and opacity where some other picture of the stack has them. Without an opacity of
/// its own a picture lets light pass where it is black.
void appendPicture(const Raster& picture, std::optional<float> opacity, bool isColoured,
                   bool hasOpacity, std::vector<float>& samples) {
    const std::size_t colours = picture.planes - (picture.hasOpacity() ? 1 : 0);
    for (std::size_t colour = 0; colour < (isColoured ? 3U : 1U); ++colour)
        std::ranges::copy(picture.plane(0, std::min(colour, colours - 1)),
                          std::back_inserter(samples));
    if (!hasOpacity)
        return;
    if (opacity)
        samples.insert(samples.end(), static_cast<std::size_t>(picture.shape.count()), *opacity);
    else if (picture.hasOpacity())
        std::ranges::copy(picture.plane(0, colours), std::back_inserter(samples));
    else
        for (const float value : picture.intensity(0).intensity)
            samples.push_back(value > 0 ? 1.0F : 0.0F);
}

/// named: what lists the entries, in what is said of them; empty: nothing does.
Raster stackOf(const std::vector<StackEntry>& entries, const fs::path& named,
               const JobControl& control, std::uint64_t memory) {
    constexpr std::uint64_t bytesOfStack =
        2 * sizeof(float); // of a sample, as read and in the stack
    const std::string whole =
        (named.empty() ? entries.front().image.parent_path() : named).string();
    std::vector<Raster> pictures;
    std::uint64_t held = 0;
    for (const StackEntry& entry : entries) {
        const std::uint64_t room = memory > held ? memory - held : 1;
        try {
            pictures.push_back(readPicture(entry.image, control, memory > 0 ? room : 0));
        } catch (const Error& error) {
            if (named.empty())
                throw;
            throw wrongEntry(named, entry.number, error.message());
        }
        held += pictures.back().samples.size() * sizeof(float);
        requireMemory(whole, bytesOfStack * entries.size() * pictures.front().samples.size(),
                      memory);
        const Shape first = pictures.front().shape, own = pictures.back().shape;
        if (pictures.back().count() != 1 || own != first)
            throw badInput(FRINGE_MARK("{0}: {1} has {2} × {3} pixels and {4} has {5} × {6}; give "
                                       "pictures of one size."),
                           whole, entries.front().image.string(), first.cols, first.rows,
                           entry.image.string(), own.cols, own.rows);
    }
    const bool isColoured =
        std::ranges::any_of(pictures, [](const Raster& one) { return one.planes > 2; });
    bool hasOpacity = std::ranges::any_of(pictures, &Raster::hasOpacity);
    for (const StackEntry& entry : entries)
        hasOpacity = hasOpacity || entry.opacity;
    Raster stack{pictures.front().shape, (isColoured ? 3U : 1U) + (hasOpacity ? 1U : 0U)};
    for (std::size_t i = 0; i < pictures.size(); ++i)
        appendPicture(std::exchange(pictures[i], {}), entries[i].opacity, isColoured, hasOpacity,
                      stack.samples);
    return stack;
}

Raster readStack(const fs::path& path, const JobControl& control, std::uint64_t memory) {
    const std::vector<StackEntry> entries = readEntries(path);
    Raster stack = stackOf(entries, path, control, memory);
    for (const StackEntry& entry : entries)
        stack.distances.push_back(entry.z);
    return stack;
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

Raster readRaster(const fs::path& path, const JobControl& control, std::uint64_t memory) {
    return path.extension() == ".json" ? readStack(path, control, memory)
                                       : readPicture(path, control, memory);
}

Raster readRasterStack(const std::vector<fs::path>& paths, const JobControl& control,
                       std::uint64_t memory) {
    std::vector<StackEntry> entries;
    for (const fs::path& path : paths)
        entries.push_back({entries.size() + 1, path, 0, std::nullopt});
    return stackOf(entries, {}, control, memory);
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
