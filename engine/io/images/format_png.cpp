// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/image_codec.h"
#include "engine/io/images/image_reader.h"
#include "engine/io/images/image_writer.h"
#include "engine/io/input_file.h"
#include "engine/io/scalar.h"
#include "engine/model/error.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>

namespace fringe {
namespace {

constexpr std::string_view kSignature = "\x89PNG\r\n\x1a\n";
constexpr std::uint64_t kPiece = 65536;

std::array<std::uint32_t, 256> crcTable() {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < table.size(); ++i) {
        table[i] = i;
        for (int bit = 0; bit < 8; ++bit)
            table[i] = (table[i] >> 1) ^ (table[i] & 1 ? 0xEDB88320U : 0U);
    }
    return table;
}

std::uint32_t crcOf(std::span<const std::byte> bytes, std::uint32_t crc) {
    static const auto table = crcTable();
    for (const std::byte byte : bytes)
        crc = table[(crc ^ std::to_integer<std::uint32_t>(byte)) & 0xff] ^ (crc >> 8);
    return crc;
}

std::uint32_t number(InputFile& file) {
    return loadScalar<std::uint32_t>(file.bytes(4).data(), std::endian::big);
}

std::string_view asText(std::span<const std::byte> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// Reads one chunk; false if it was the last one.
bool takeChunk(InputFile& file) {
    const std::uint64_t start = file.position();
    std::uint64_t left = number(file);
    const auto name = file.bytes(4);
    const bool last = asText(name) == "IEND";
    std::uint32_t crc = crcOf(name, 0xffffffffU);
    while (left > 0) {
        const auto piece = file.bytes(std::min(left, kPiece));
        crc = crcOf(piece, crc);
        left -= piece.size();
    }
    if (number(file) != (crc ^ 0xffffffffU))
        throw badInput(FRINGE_MARK("{0}: the part of the PNG image at byte {1} is damaged; export "
                                   "or copy the file again."),
                       file.name(), start);
    return !last;
}

/// Walks the chunks of a PNG file to its end and checks their lengths and CRCs, so that a damaged
/// file is found before libpng sees it (which prints to standard error when it stops).
/// Source: PNG specification, chapter 5. Throws `Error` (BadInput).
void requireSoundPng(const std::filesystem::path& path) {
    InputFile file(path);
    if (asText(file.bytes(std::min<std::uint64_t>(kSignature.size(), file.size()))) != kSignature)
        throw badInput(FRINGE_MARK("{0}: this is no PNG image; does its suffix fit?"), file.name());
    while (takeChunk(file)) {
    }
}

constexpr char kFormat[] = "png";
constexpr int kPictureLevels = 65536;

StoredData read(const std::filesystem::path& path, std::uint64_t memory) {
    requireSoundPng(path);
    return readImage(path, kFormat, memory);
}

} // namespace

extern const FileFormat format_png{{".png"},
                                   FRINGE_MARK("PNG image"),
                                   true,
                                   &read,
                                   nullptr,
                                   &writeLevelsAs<kFormat>,
                                   nullptr,
                                   kPictureLevels,
                                   nullptr,
                                   &requireImageCodec,
                                   &readInPlaceAs<kFormat>,
                                   &lookAs<kFormat>};

} // namespace fringe
