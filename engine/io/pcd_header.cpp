// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/pcd_header.h"

#include "engine/io/input_file.h"
#include "engine/io/text_fields.h"
#include "engine/model/error.h"

#include <map>
#include <optional>

namespace fringe {

namespace {

using Words = std::vector<std::string_view>;

constexpr std::uint64_t kMostNumbers = 65536; ///< in one point

/// The lines of the header by their first word; the texts are copies.
using Lines = std::map<std::string, std::vector<std::string>, std::less<>>;

Error badHeader(const InputFile& file, const char* line) {
    return badInput(FRINGE_MARK("{0}: the PCD header's line {1} is missing or damaged; export the "
                                "file again."),
                    file.name(), line);
}

Lines readLines(InputFile& file) {
    Lines lines;
    Words words;
    while (!lines.contains("DATA")) {
        const auto line = file.line();
        if (!line)
            throw badInput(FRINGE_MARK("{0}: there is no line DATA in it; is this a PCD file, and "
                                       "is it complete?"),
                           file.name());
        splitWords(line->substr(0, line->find('#')), false, words);
        if (!words.empty())
            lines[std::string(words[0])].assign(words.begin() + 1, words.end());
    }
    return lines;
}

const std::vector<std::string>& required(const Lines& lines, const char* key, std::size_t count,
                                         const InputFile& file) {
    const auto found = lines.find(key);
    if (found == lines.end() || found->second.size() != count)
        throw badHeader(file, key);
    return found->second;
}

std::optional<ScalarType> typeOf(const std::string& kind, const std::string& size) {
    using enum ScalarType;
    static const std::map<std::string, ScalarType> types{
        {"I1", Int8},   {"I2", Int16},  {"I4", Int32},  {"I8", Int64},   {"U1", Uint8},
        {"U2", Uint16}, {"U4", Uint32}, {"U8", Uint64}, {"F4", Float32}, {"F8", Float64},
    };
    const auto found = types.find(kind + size);
    return found == types.end() ? std::nullopt : std::optional(found->second);
}

std::uint64_t countAt(const Lines& lines, std::size_t at, std::size_t fields,
                      const InputFile& file) {
    if (!lines.contains("COUNT"))
        return 1;
    const auto count = toCount(required(lines, "COUNT", fields, file)[at]);
    if (!count || *count > kMostNumbers)
        throw badHeader(file, "COUNT");
    return *count;
}

std::vector<PcdField> fieldsOf(const Lines& lines, const InputFile& file) {
    const auto names = lines.find("FIELDS");
    if (names == lines.end() || names->second.empty())
        throw badHeader(file, "FIELDS");
    const std::size_t n = names->second.size();
    const auto& sizes = required(lines, "SIZE", n, file);
    const auto& kinds = required(lines, "TYPE", n, file);
    std::vector<PcdField> fields;
    for (std::size_t i = 0; i < n; ++i) {
        const auto type = typeOf(kinds[i], sizes[i]);
        if (!type)
            throw badHeader(file, "TYPE");
        fields.push_back({lowered(names->second[i]), *type, countAt(lines, i, n, file)});
    }
    return fields;
}

std::uint64_t numberAt(const Lines& lines, const char* key, const InputFile& file) {
    const auto value = toCount(required(lines, key, 1, file)[0]);
    if (!value)
        throw badHeader(file, key);
    return *value;
}

std::uint64_t pointsOf(const Lines& lines, const InputFile& file) {
    const std::uint64_t width = numberAt(lines, "WIDTH", file);
    const std::uint64_t height = numberAt(lines, "HEIGHT", file);
    std::uint64_t product = 0;
    const bool overflows = __builtin_mul_overflow(width, height, &product);
    const std::uint64_t points =
        lines.contains("POINTS") ? numberAt(lines, "POINTS", file) : product;
    if (overflows || points != product)
        throw badInput(FRINGE_MARK("{0}: the PCD header announces {1} points, but {2} columns and "
                                   "{3} rows of them; export the file again."),
                       file.name(), points, width, height);
    return points;
}

PcdEncoding encodingOf(const Lines& lines, const InputFile& file) {
    static const std::map<std::string_view, PcdEncoding> encodings{
        {"ascii", PcdEncoding::Ascii},
        {"binary", PcdEncoding::Binary},
        {"binary_compressed", PcdEncoding::Compressed},
    };
    const auto found = encodings.find(required(lines, "DATA", 1, file)[0]);
    if (found == encodings.end())
        throw badHeader(file, "DATA");
    return found->second;
}

/// The fewest bytes a point can take; the LZF compression gains a factor of 88 at most.
void requireBytes(const PcdHeader& header, const InputFile& file) {
    std::uint64_t room = file.remaining();
    std::uint64_t each = header.bytesPerPoint();
    if (header.encoding == PcdEncoding::Ascii) {
        room += 1;
        each = 2 * header.numbersPerPoint();
    } else if (header.encoding == PcdEncoding::Compressed) {
        room *= 88;
    }
    if (each == 0 || header.points > room / each)
        throw badInput(FRINGE_MARK("{0}: the header announces {1} points, but only {2} bytes "
                                   "follow; the file is cut short or its header is wrong."),
                       file.name(), header.points, file.remaining());
}

} // namespace

std::uint64_t PcdHeader::numbersPerPoint() const {
    std::uint64_t sum = 0;
    for (const PcdField& field : fields)
        sum += field.count;
    return sum;
}

std::uint64_t PcdHeader::bytesPerPoint() const {
    std::uint64_t sum = 0;
    for (const PcdField& field : fields)
        sum += field.bytes();
    return sum;
}

PcdHeader readPcdHeader(InputFile& file) {
    const Lines lines = readLines(file);
    PcdHeader header;
    header.fields = fieldsOf(lines, file);
    header.points = pointsOf(lines, file);
    header.encoding = encodingOf(lines, file);
    requireBytes(header, file);
    return header;
}

} // namespace fringe
