// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/atomic_file.h"
#include "engine/io/images/image_codec.h"
#include "engine/io/images/image_reader.h"
#include "engine/io/images/image_writer.h"
#include "engine/io/input_file.h"
#include "engine/io/scalar.h"
#include "engine/model/error.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace fringe {
namespace {

constexpr char kFormat[] = "bmp";
constexpr int kMostLevels = 256;

/// What the header says of pixels of 32 bits. Source: Microsoft, "BITMAPV5HEADER structure".
struct PixelBits {
    bool areUsual = true;    ///< blue, green, red, and a fourth byte
    bool haveOpacity = true; ///< in that byte
};

PixelBits bitsOf(const std::filesystem::path& path) {
    constexpr std::size_t usualHeader = 54, masks = 16;
    constexpr std::array<std::uint32_t, 4> usual{0xff0000, 0xff00, 0xff, 0xff000000};
    InputFile file(path);
    const auto head = file.bytes(std::min<std::uint64_t>(usualHeader + masks, file.size()));
    const auto word = [&](std::size_t at) {
        return loadScalar<std::uint32_t>(head.data() + at, std::endian::little);
    };
    if (head.size() < usualHeader || word(28) % 65536 != 32)
        return {};
    const std::uint32_t size = word(14), compression = word(30);
    const bool hasMasks = compression == 3 || compression == 6;
    if (!hasMasks || head.size() < usualHeader + masks)
        return {true, false};
    const bool hasOwnOpacity = compression == 6 || size >= 56;
    return {word(54) == usual[0] && word(58) == usual[1] && word(62) == usual[2],
            hasOwnOpacity && word(66) == usual[3]};
}

PixelBits usualBitsOf(const std::filesystem::path& path) {
    const PixelBits bits = bitsOf(path);
    if (!bits.areUsual)
        throw badInput(FRINGE_MARK("{0}: the colours of its pixels do not lie in the usual order "
                                   "of a BMP image; save it with 24 bits a pixel."),
                       path.string());
    return bits;
}

StoredData readInPlace(const std::filesystem::path& path, const FileReading& reading) {
    usualBitsOf(path);
    return readImageInPlace(path, kFormat, reading);
}

StoredData read(const std::filesystem::path& path, const FileReading& reading) {
    const PixelBits bits = usualBitsOf(path);
    StoredData stored = readImage(path, kFormat, reading);
    if (bits.haveOpacity || !stored.opacity)
        return stored;
    if (std::ranges::any_of(stored.opacity->samples(), [](float v) { return v > 0 && v < 1; }))
        stored.notes.push_back(message(
            FRINGE_MARK("{0}: the fourth byte of its pixels is not read; its header does not say "
                        "that it is an opacity."),
            path.string()));
    stored.opacity.reset();
    return stored;
}

void writeLevels(AtomicFile& file, const LevelPattern& levels, const std::string&) {
    if (levels.count > kMostLevels)
        throw badInput(FRINGE_MARK("{0}: BMP holds 256 levels, not {1}; encode with fewer levels "
                                   "or give a name that ends in .png or .tif."),
                       file.target().string(), levels.count);
    writeLevelImage(file, levels, {kFormat}, {});
}

} // namespace

extern const FileFormat format_bmp{{".bmp"},    FRINGE_MARK("BMP image"),
                                   false,       &read,
                                   nullptr,     &writeLevels,
                                   nullptr,     kMostLevels,
                                   nullptr,     &requireImageCodec,
                                   &readInPlace};

} // namespace fringe
