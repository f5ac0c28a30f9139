// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures come as JPEG; nothing is written so, for it would change every sample.
#include "engine/io/images/image_reader.h"
#include "engine/io/input_file.h"
#include "engine/io/scalar.h"

#include <span>
#include <string_view>

namespace fringe {

namespace {

constexpr char kFormat[] = "jpeg";

/// How many pictures a list of them names. Source: CIPA DC-007, "Multi-Picture Format", 5.2: a TIFF
/// directory whose tag 0xB001 is their number.
std::uint32_t picturesIn(std::span<const std::byte> index) {
    constexpr std::size_t entryBytes = 12;
    constexpr std::uint16_t numberOfImages = 0xb001;
    if (index.size() < 8)
        return 1;
    const auto order = index[0] == std::byte('M') ? std::endian::big : std::endian::little;
    const std::uint64_t directory = loadScalar<std::uint32_t>(index.data() + 4, order);
    if (directory + 2 > index.size())
        return 1;
    const std::size_t count = loadScalar<std::uint16_t>(index.data() + directory, order);
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint64_t at = directory + 2 + i * entryBytes;
        if (at + entryBytes > index.size())
            return 1;
        if (loadScalar<std::uint16_t>(index.data() + at, order) == numberOfImages)
            return loadScalar<std::uint32_t>(index.data() + at + 8, order);
    }
    return 1;
}

/// How many pictures a file has, as it says before the first of them. Source: ITU-T T.81, B.1.1.4:
/// a marker, and where it is none by itself a length, that of these two bytes with it.
std::uint32_t picturesOf(const std::filesystem::path& path) {
    constexpr unsigned startOfScan = 0xda, application2 = 0xe2;
    constexpr std::string_view sign("MPF\0", 4);
    InputFile file(path);
    if (file.size() < 4)
        return 1;
    file.skip(2);
    while (file.remaining() >= 4) {
        const auto head = file.bytes(4);
        const auto marker = std::to_integer<unsigned>(head[1]);
        const std::uint64_t length = loadScalar<std::uint16_t>(head.data() + 2, std::endian::big);
        if (head[0] != std::byte(0xff) || marker == startOfScan || length < 2
            || length - 2 > file.remaining())
            return 1;
        const auto body = file.bytes(length - 2);
        const std::string_view text(reinterpret_cast<const char*>(body.data()), body.size());
        if (marker == application2 && text.starts_with(sign))
            return picturesIn(body.subspan(sign.size()));
    }
    return 1;
}

StoredData read(const std::filesystem::path& path, const FileReading& reading) {
    StoredData stored = readImage(path, kFormat, reading);
    if (const std::uint32_t pictures = picturesOf(path); pictures > 1)
        stored.notes.push_back(message(
            FRINGE_MARK("{0} holds {1} pictures, as cameras with several lenses or exposures make "
                        "them; only the first is read."),
            path.string(), pictures));
    return stored;
}

} // namespace

extern const FileFormat format_jpeg{
    {".jpg", ".jpeg"}, FRINGE_MARK("JPEG image"), false, &read, nullptr, nullptr, nullptr};

} // namespace fringe
