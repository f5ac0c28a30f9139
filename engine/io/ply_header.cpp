// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/ply_header.h"

#include "engine/io/input_file.h"
#include "engine/io/text_fields.h"
#include "engine/model/error.h"

#include <algorithm>
#include <map>

namespace fringe {

namespace {

using Words = std::vector<std::string_view>;

ScalarType scalarType(std::string_view name, const InputFile& file) {
    using enum ScalarType;
    static const std::map<std::string_view, ScalarType> types{
        {"char", Int8},     {"int8", Int8},       {"uchar", Uint8},    {"uint8", Uint8},
        {"short", Int16},   {"int16", Int16},     {"ushort", Uint16},  {"uint16", Uint16},
        {"int", Int32},     {"int32", Int32},     {"uint", Uint32},    {"uint32", Uint32},
        {"float", Float32}, {"float32", Float32}, {"double", Float64}, {"float64", Float64},
    };
    const auto found = types.find(name);
    if (found == types.end())
        throw badInput(FRINGE_MARK("{0}: line {1}: \"{2}\" is not a type of PLY; those are char, "
                                   "uchar, short, ushort, int, uint, float and double."),
                       file.name(), file.lineNumber(), excerpt(name));
    return found->second;
}

Error badLine(const InputFile& file, std::string_view line) {
    return badInput(FRINGE_MARK("{0}: line {1}: \"{2}\" does not belong into a PLY header; is the "
                                "file damaged?"),
                    file.name(), file.lineNumber(), excerpt(line));
}

PlyEncoding encodingOf(const Words& words, const InputFile& file) {
    static const std::map<std::string_view, PlyEncoding> encodings{
        {"ascii", PlyEncoding::Ascii},
        {"binary_little_endian", PlyEncoding::LittleEndian},
        {"binary_big_endian", PlyEncoding::BigEndian},
    };
    const auto found = words.size() == 3 ? encodings.find(words[1]) : encodings.end();
    if (found == encodings.end() || words[2] != "1.0")
        throw badInput(FRINGE_MARK("{0}: line {1}: this PLY format is not known; it must be ascii, "
                                   "binary_little_endian or binary_big_endian, version 1.0."),
                       file.name(), file.lineNumber());
    return found->second;
}

PlyElement elementOf(const Words& words, const InputFile& file) {
    const auto count = words.size() == 3 ? toCount(words[2]) : std::nullopt;
    if (!count)
        throw badInput(FRINGE_MARK("{0}: line {1}: the number of elements is missing or is no "
                                   "count; \"element vertex 1000\" would be right."),
                       file.name(), file.lineNumber());
    return {lowered(words[1]), *count, {}};
}

PlyProperty propertyOf(const Words& words, std::string_view line, const InputFile& file) {
    if (words.size() == 3)
        return {lowered(words[2]), scalarType(words[1], file), false, {}};
    if (words.size() == 5 && words[1] == "list")
        return {lowered(words[4]), scalarType(words[3], file), true, scalarType(words[2], file)};
    throw badLine(file, line);
}

/// The fewest bytes that one record can take: in text, a digit and a separator per number.
std::uint64_t leastBytes(const PlyElement& element, PlyEncoding encoding) {
    std::uint64_t bytes = 0;
    for (const PlyProperty& property : element.properties)
        bytes += encoding == PlyEncoding::Ascii
                     ? 2
                     : scalarSize(property.isList ? property.countType : property.type);
    return bytes;
}

void requireBytes(const PlyHeader& header, const InputFile& file) {
    // The last line of a text may lack its end.
    std::uint64_t left = file.remaining() + (header.encoding == PlyEncoding::Ascii ? 1 : 0);
    for (const PlyElement& element : header.elements) {
        const std::uint64_t each = leastBytes(element, header.encoding);
        if (each != 0 && element.count > left / each)
            throw badInput(FRINGE_MARK("{0}: the header announces {1} of \"{2}\", but only {3} "
                                       "bytes follow; the file is cut short or its header is "
                                       "wrong."),
                           file.name(), element.count, excerpt(element.name), file.remaining());
        left -= each * element.count;
    }
}

/// Takes one line of the header; false at its end.
bool takeLine(std::string_view line, PlyHeader& header, bool& formatSeen, const InputFile& file) {
    Words words;
    splitWords(line, false, words);
    if (words.empty() || words[0] == "obj_info")
        return true;
    if (words[0] == "comment") {
        header.comments.emplace_back(trimmed(line.substr(line.find("comment") + 7)));
        return true;
    }
    if (words[0] == "end_header")
        return false;
    if (words[0] == "format") {
        header.encoding = encodingOf(words, file);
        formatSeen = true;
    } else if (words[0] == "element") {
        header.elements.push_back(elementOf(words, file));
    } else if (words[0] == "property" && !header.elements.empty()) {
        header.elements.back().properties.push_back(propertyOf(words, line, file));
    } else {
        throw badLine(file, line);
    }
    return true;
}

} // namespace

PlyHeader readPlyHeader(InputFile& file) {
    const auto magic = file.line();
    if (!magic || trimmed(*magic) != "ply")
        throw badInput(FRINGE_MARK("{0}: this is no PLY file (its first line is not \"ply\"); "
                                   "check the file or its suffix."),
                       file.name());
    PlyHeader header;
    bool formatSeen = false;
    for (;;) {
        const auto line = file.line();
        if (!line)
            throw badInput(FRINGE_MARK("{0}: the header ends at line {1} without \"end_header\"; "
                                       "the file is cut short, export or copy it again."),
                           file.name(), file.lineNumber());
        if (!takeLine(*line, header, formatSeen, file))
            break;
    }
    if (!formatSeen)
        throw badInput(FRINGE_MARK("{0}: the header has no line \"format\"; add for instance "
                                   "\"format ascii 1.0\"."),
                       file.name());
    requireBytes(header, file);
    return header;
}

} // namespace fringe
