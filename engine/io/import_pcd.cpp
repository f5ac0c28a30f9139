// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/input_file.h"
#include "engine/io/lzf.h"
#include "engine/io/pcd_header.h"
#include "engine/io/point_files.h"
#include "engine/io/point_table.h"
#include "engine/io/text_fields.h"
#include "engine/job/job_control.h"

namespace fringe {

namespace {

constexpr auto kOrder = std::endian::little;

/// PCL keeps 0x00RRGGBB in one number, often in the bits of a float.
bool isPackedColour(const PcdField& field) {
    return (field.name == "rgb" || field.name == "rgba") && scalarSize(field.type) == 4
           && field.count == 1;
}

std::vector<PointColumn> columnsOf(const PcdHeader& header) {
    using enum PointRole;
    std::vector<PointColumn> columns;
    for (const PcdField& field : header.fields) {
        const std::string name = field.name == "_" ? "" : field.name; // padding
        if (isPackedColour(field))
            for (const PointRole role : {Red, Green, Blue})
                columns.push_back({role, 1.0 / 255, name});
        else
            columns.push_back({field.count == 1 ? pointRole(field.name) : Ignored, 1, name});
    }
    return columns;
}

void appendColour(std::uint32_t packed, std::vector<double>& row) {
    for (const int shift : {16, 8, 0})
        row.push_back((packed >> shift) & 0xff);
}

PointTable tableOf(const PcdHeader& header, const InputFile& file, const PointReading& reading) {
    PointTable table(file.name(), columnsOf(header), reading);
    table.reserve(header.points);
    return table;
}

double numberIn(std::string_view word, const InputFile& file) {
    const auto number = toNumber(word);
    if (!number)
        throw badInput(FRINGE_MARK("{0}: line {1}: \"{2}\" is not a number."), file.name(),
                       file.lineNumber(), excerpt(word));
    return *number;
}

std::uint32_t packedColour(double number, ScalarType type, const InputFile& file) {
    if (type == ScalarType::Float32)
        return std::bit_cast<std::uint32_t>(static_cast<float>(number));
    if (!(number >= INT32_MIN && number <= UINT32_MAX))
        throw badInput(FRINGE_MARK("{0}: line {1}: the colour is not a number of 32 bits."),
                       file.name(), file.lineNumber());
    return static_cast<std::uint32_t>(static_cast<std::int64_t>(number));
}

void readAsciiPoint(const PcdHeader& header, const std::vector<std::string_view>& words,
                    const InputFile& file, std::vector<double>& row) {
    row.clear();
    std::size_t at = 0;
    for (const PcdField& field : header.fields) {
        const double number = field.count == 0 ? 0 : numberIn(words[at], file);
        if (isPackedColour(field))
            appendColour(packedColour(number, field.type, file), row);
        else
            row.push_back(number);
        at += field.count;
    }
}

PointCloud readAscii(const PcdHeader& header, InputFile& file, const PointReading& reading) {
    PointTable table = tableOf(header, file, reading);
    std::vector<std::string_view> words;
    std::vector<double> row;
    for (std::uint64_t points = 0; points < header.points;) {
        const auto line = file.line();
        if (!line)
            throw badInput(FRINGE_MARK("{0}: the header announces {1} points, but the file holds "
                                       "{2}; it is cut short, export or copy it again."),
                           file.name(), header.points, points);
        splitWords(*line, false, words);
        if (words.empty())
            continue;
        if (words.size() != header.numbersPerPoint())
            throw badInput(FRINGE_MARK("{0}: line {1} has {2} numbers where the header announces "
                                       "{3}; export the file again."),
                           file.name(), file.lineNumber(), words.size(), header.numbersPerPoint());
        readAsciiPoint(header, words, file, row);
        table.add(row, {RowPlace::Kind::Line, file.lineNumber()});
        ++points;
    }
    return table.take();
}

void appendField(const PcdField& field, const std::byte* bytes, std::vector<double>& row) {
    if (isPackedColour(field))
        appendColour(loadScalar<std::uint32_t>(bytes, kOrder), row);
    else
        row.push_back(field.count == 0 ? 0 : scalarValue(bytes, field.type, kOrder));
}

PointCloud readBinary(const PcdHeader& header, InputFile& file, const PointReading& reading) {
    PointTable table = tableOf(header, file, reading);
    std::vector<double> row;
    std::vector<std::byte> record(header.bytesPerPoint());
    for (std::uint64_t i = 1; i <= header.points; ++i) {
        file.read(record);
        row.clear();
        const std::byte* at = record.data();
        for (const PcdField& field : header.fields) {
            appendField(field, at, row);
            at += field.bytes();
        }
        table.add(row, {RowPlace::Kind::Point, i});
    }
    return table.take();
}

std::vector<std::byte> decompress(const PcdHeader& header, InputFile& file) {
    const auto packed = loadScalar<std::uint32_t>(file.bytes(4).data(), kOrder);
    const auto plain = loadScalar<std::uint32_t>(file.bytes(4).data(), kOrder);
    if (plain != header.points * header.bytesPerPoint() || packed > file.remaining())
        throw badInput(FRINGE_MARK("{0}: {1} compressed bytes for {2} plain ones are announced, "
                                   "but {3} follow and the points take {4}; the file is damaged, "
                                   "export it again."),
                       file.name(), packed, plain, file.remaining(),
                       header.points * header.bytesPerPoint());
    std::vector<std::byte> compressed(packed);
    file.read(compressed);
    std::vector<std::byte> result(plain);
    if (!lzfDecompress(compressed, result))
        throw badInput(FRINGE_MARK("{0}: the compressed points are damaged; export the file "
                                   "again."),
                       file.name());
    return result;
}

/// Compressed files hold one field after the other, each with all points.
PointCloud readCompressed(const PcdHeader& header, InputFile& file, const PointReading& reading) {
    const std::vector<std::byte> data = decompress(header, file);
    PointTable table = tableOf(header, file, reading);
    std::vector<double> row;
    for (std::uint64_t i = 0; i < header.points; ++i) {
        row.clear();
        const std::byte* start = data.data();
        for (const PcdField& field : header.fields) {
            appendField(field, start + i * field.bytes(), row);
            start += header.points * field.bytes();
        }
        table.add(row, {RowPlace::Kind::Point, i + 1});
    }
    return table.take();
}

PointCloud read(const std::filesystem::path& path, const PointReading& reading) {
    InputFile file(path);
    const PcdHeader header = readPcdHeader(file);
    switch (header.encoding) {
    case PcdEncoding::Ascii:
        return readAscii(header, file, reading);
    case PcdEncoding::Binary:
        return readBinary(header, file, reading);
    default:
        return readCompressed(header, file, reading);
    }
}

} // namespace

extern const PointImporter import_pcd{{".pcd"}, FRINGE_MARK("PCD point cloud"), &read};

} // namespace fringe
