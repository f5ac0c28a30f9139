// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/image_codec.h"
#include "engine/io/images/image_error.h"
#include "engine/io/images/image_reader.h"
#include "engine/io/images/image_writer.h"
#include "engine/io/input_file.h"
#include "engine/io/scalar.h"

#include <algorithm>
#include <concepts>
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

void requireChunk(InputFile& file, std::uint64_t place, std::uint64_t coordinates) {
    if (place >= file.position())
        file.skip(place - file.position() + coordinates);
    const bool isThere = place + coordinates == file.position();
    const auto bytes = isThere ? take<std::int32_t>(file) : 0;
    if (bytes <= 0 || static_cast<std::uint64_t>(bytes) > file.remaining())
        throw unreadableImage(file.name(),
                              "its chunk at byte " + std::to_string(place) + " is damaged");
}

/// Walks the chunks of rows or tiles. A file that was not written to its end has zeros in their
/// table or in them, which OpenEXR takes for black. Source: "OpenEXR file layout", openexr.com.
/// Throws `Error` (BadInput).
void requireSoundExr(const std::filesystem::path& path) {
    InputFile file(path);
    if (take<std::uint32_t>(file) != kMagic)
        return; // the library says what it is not
    const auto version = take<std::uint32_t>(file);
    if ((version & kDeepOrSeveral) != 0)
        return;
    skipAttributes(file);
    const std::uint64_t coordinates = sizeof(std::int32_t) * ((version & kTiles) != 0 ? 4 : 1);
    for (const std::uint64_t place : takeChunkTable(file))
        requireChunk(file, place, coordinates);
}

constexpr char kFormat[] = "openexr";

StoredData read(const std::filesystem::path& path, std::uint64_t memory) {
    requireSoundExr(path);
    return readImage(path, kFormat, memory);
}

StoredData readInPlace(const std::filesystem::path& path, std::uint64_t memory) {
    requireSoundExr(path);
    return readImageInPlace(path, kFormat, memory);
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
                                   &lookAs<kFormat>};

} // namespace fringe
