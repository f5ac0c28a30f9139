// SPDX-License-Identifier: GPL-3.0-or-later
// Portable float maps, as depth and light are passed around in. Source: P. Debevec, "PFM Portable
// FloatMap Image Format": rows from the bottom up, of one number a pixel ("Pf") or three ("PF").
#include "engine/io/field_files.h"
#include "engine/io/file_checks.h"
#include "engine/io/input_file.h"
#include "engine/io/scalar.h"
#include "engine/io/text_fields.h"
#include "engine/model/error.h"

#include <bit>
#include <cmath>
#include <optional>

namespace fringe {
namespace {

struct PfmHeader {
    std::size_t planes = 1;
    Shape shape;
    std::endian order = std::endian::big;
};

Error damagedPfm(const InputFile& file) {
    return badInput(FRINGE_MARK("{0} is no .pfm image, or its header is damaged; export it again."),
                    file.name());
}

/// Up to the white space behind it, of which the header has one character between two words.
std::string word(InputFile& file) {
    constexpr std::size_t longest = 32;
    std::string text;
    for (;;) {
        const char next = static_cast<char>(file.bytes(1)[0]);
        if (next == ' ' || next == '\t' || next == '\n' || next == '\r')
            return text;
        text += next;
        if (text.size() > longest)
            throw damagedPfm(file);
    }
}

std::int64_t side(InputFile& file) {
    constexpr std::uint64_t longest = 1 << 20;
    const auto length = toCount(word(file));
    if (!length || *length == 0 || *length > longest)
        throw damagedPfm(file);
    return static_cast<std::int64_t>(*length);
}

/// The sign of the scale says the order of bytes.
std::endian orderBy(const std::string& scale, const InputFile& file) {
    const double number = toNumber(scale).value_or(0);
    if (!std::isfinite(number) || number == 0)
        throw badInput(FRINGE_MARK("{0}: the scale of the .pfm image is \"{1}\", whose sign says "
                                   "the order of its bytes; -1 or 1 is needed."),
                       file.name(), excerpt(scale));
    return number < 0 ? std::endian::little : std::endian::big;
}

PfmHeader readHeader(InputFile& file) {
    PfmHeader header;
    const std::string magic = word(file);
    if (magic != "Pf" && magic != "PF")
        throw damagedPfm(file);
    header.planes = magic == "PF" ? 3 : 1;
    header.shape.cols = side(file);
    header.shape.rows = side(file);
    header.order = orderBy(word(file), file);
    const auto samples = static_cast<std::uint64_t>(header.shape.count()) * header.planes;
    if (file.remaining() != samples * sizeof(float))
        throw badInput(FRINGE_MARK("{0}: the header announces an array of {1} bytes, but {2} "
                                   "follow; the file is cut short or its header is wrong."),
                       file.name(), samples * sizeof(float), file.remaining());
    return header;
}

StoredData read(const std::filesystem::path& path, const FileReading& reading) {
    InputFile file(path);
    const PfmHeader header = readHeader(file);
    const auto [rows, cols] = header.shape;
    const auto pixels = static_cast<std::size_t>(header.shape.count());
    requireMemory(file.name(), pixels * header.planes * sizeof(Complex), reading.memory);
    std::vector planes(header.planes, std::vector<Complex>(pixels));
    for (std::int64_t row = rows - 1; row >= 0; --row)
        for (std::int64_t col = 0; col < cols; ++col)
            for (std::vector<Complex>& plane : planes)
                plane[static_cast<std::size_t>(row * cols + col)] =
                    loadScalar<float>(file.bytes(sizeof(float)).data(), header.order);
    Hologram picture;
    for (std::vector<Complex>& plane : planes)
        picture.planes.emplace_back(header.shape, std::move(plane));
    return {std::move(picture), {}};
}

} // namespace

extern const FileFormat format_pfm{
    .suffixes = {".pfm"}, .label = FRINGE_MARK("Portable float map"), .read = &read};

} // namespace fringe
