// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/image_codec.h"
#include "engine/io/images/image_error.h"
#include "engine/io/images/image_reader.h"
#include "engine/io/images/image_writer.h"
#include "engine/io/input_file.h"
#include "engine/io/scalar.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <fstream>
#include <vector>

namespace fringe {
namespace {

constexpr std::uint32_t kMagic = 20000630;
constexpr std::uint32_t kTiles = 0x200, kDeepOrSeveral = 0x1800; ///< bits of the version

template <std::integral T> T take(InputFile& file) {
    return loadScalar<T>(file.bytes(sizeof(T)).data(), std::endian::little);
}

/// Skips a text with the zero behind it; false if it is empty.
bool skipText(InputFile& file) {
    bool isText = false;
    while (take<char>(file) != 0)
        isText = true;
    return isText;
}

void skipAttributes(InputFile& file) {
    while (skipText(file)) {
        skipText(file); // the type
        file.skip(take<std::uint32_t>(file));
    }
}

/// Where the chunks lie, in rising order: the table of these places ends where the first one is.
std::vector<std::uint64_t> takeChunkTable(InputFile& file) {
    std::vector<std::uint64_t> places;
    std::uint64_t end = file.size();
    while (file.position() < end) {
        places.push_back(take<std::uint64_t>(file));
        end = std::min(end, places.back());
    }
    if (file.position() != end)
        throw unreadableImage(file.name(), "its chunk table is damaged");
    std::ranges::sort(places);
    return places;
}

/// Where the chunk ends at that place, which is not to begin before `from`: behind coordinates it
/// says how many bytes it has.
std::uint64_t endOfChunk(std::ifstream& chunks, const InputFile& file, std::uint64_t place,
                         std::uint64_t coordinates, std::uint64_t from) {
    const std::uint64_t head = coordinates + sizeof(std::int32_t);
    std::array<std::byte, 5 * sizeof(std::int32_t)> bytes{};
    chunks.seekg(static_cast<std::streamoff>(place));
    chunks.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(head));
    const auto count = loadScalar<std::int32_t>(bytes.data() + coordinates, std::endian::little);
    if (place < from || !chunks || count <= 0
        || static_cast<std::uint64_t>(count) > file.size() - (place + head))
        throw unreadableImage(file.name(),
                              "its chunk at byte " + std::to_string(place) + " is damaged");
    return place + head + static_cast<std::uint64_t>(count);
}

/// The version of what has one image, whose attributes are read; 0: the library says what it is.
std::uint32_t takeHeader(InputFile& file) {
    if (take<std::uint32_t>(file) != kMagic)
        return 0;
    const auto version = take<std::uint32_t>(file);
    if ((version & kDeepOrSeveral) != 0)
        return 0;
    skipAttributes(file);
    return version;
}

/// Walks the chunks of rows or tiles, of all levels. A file that was not written to its end has
/// zeros in their table or in them, which OpenEXR takes for black. Source: "OpenEXR file layout",
/// openexr.com. Throws `Error` (BadInput).
void requireSoundExr(const std::filesystem::path& path) {
    InputFile file(path);
    const std::uint32_t version = takeHeader(file);
    if (version == 0)
        return;
    const std::uint64_t coordinates = sizeof(std::int32_t) * ((version & kTiles) != 0 ? 4 : 1);
    std::ifstream chunks;
    chunks.rdbuf()->pubsetbuf(nullptr, 0); // little is read of much
    chunks.open(path, std::ios::binary);
    std::uint64_t end = 0;
    for (const std::uint64_t place : takeChunkTable(file))
        end = endOfChunk(chunks, file, place, coordinates, end);
}

constexpr char kFormat[] = "openexr";

StoredData read(const std::filesystem::path& path, const FileReading& reading) {
    requireSoundExr(path);
    return readImage(path, kFormat, reading);
}

StoredData readInPlace(const std::filesystem::path& path, const FileReading& reading) {
    requireSoundExr(path);
    return readImageInPlace(path, kFormat, reading);
}

/// The library makes room for what damaged attributes claim.
FileLook look(const std::filesystem::path& path, const FileReading&) {
    InputFile file(path);
    takeHeader(file);
    return lookAtImage(path, kFormat);
}

} // namespace

extern const FileFormat format_exr{{".exr"},
                                   FRINGE_MARK("OpenEXR image"),
                                   true,
                                   &read,
                                   &writeFieldAs<kFormat>,
                                   nullptr,
                                   &writePictureAs<kFormat>,
                                   0,
                                   nullptr,
                                   &requireImageCodec,
                                   &readInPlace,
                                   &look};

} // namespace fringe
