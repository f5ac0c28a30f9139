// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/input_file.h"
#include "engine/io/ply_header.h"
#include "engine/io/point_files.h"
#include "engine/io/point_table.h"
#include "engine/io/text_fields.h"
#include "engine/job/job_control.h"

#include <algorithm>

namespace fringe {

namespace {

constexpr std::uint64_t kRecordsPerCheckpoint = 16384;

/// One record of an element after the other, as a number per property; 0 stands for a list.
class RecordReader {
  public:
    virtual ~RecordReader() = default;
    virtual void next(const PlyElement& element, std::vector<double>& row) = 0;
};

class AsciiRecords final : public RecordReader {
  public:
    explicit AsciiRecords(InputFile& file) : file_(file) {}

    void next(const PlyElement& element, std::vector<double>& row) override {
        readWords(element);
        std::size_t at = 0;
        for (std::size_t i = 0; i < element.properties.size(); ++i) {
            row[i] = number(at++);
            if (element.properties[i].isList)
                at += listLength(row[i], at);
        }
        if (at != words_.size())
            throw badInput(FRINGE_MARK("{0}: line {1} has {2} numbers where \"{3}\" has {4}; the "
                                       "file is damaged, export it again."),
                           file_.name(), file_.lineNumber(), words_.size(), excerpt(element.name),
                           at);
    }

  private:
    void readWords(const PlyElement& element) {
        words_.clear();
        while (words_.empty()) {
            const auto line = file_.line();
            if (!line)
                throw badInput(
                    FRINGE_MARK("{0}: the file ends at line {1} in the midst of \"{2}\"; "
                                "it is cut short, export or copy it again."),
                    file_.name(), file_.lineNumber(), excerpt(element.name));
            splitWords(*line, false, words_);
        }
    }

    double number(std::size_t at) const {
        const auto value = at < words_.size() ? toNumber(words_[at]) : std::nullopt;
        if (!value)
            throw badInput(FRINGE_MARK("{0}: line {1}: number {2} is missing or is no number; the "
                                       "file is damaged, export it again."),
                           file_.name(), file_.lineNumber(), at + 1);
        return *value;
    }

    std::size_t listLength(double count, std::size_t at) const {
        if (!(count >= 0 && count <= static_cast<double>(words_.size() - at)))
            throw badInput(FRINGE_MARK("{0}: line {1}: a list announces {2} numbers, but {3} "
                                       "follow; the file is damaged, export it again."),
                           file_.name(), file_.lineNumber(), excerpt(words_[at - 1]),
                           words_.size() - at);
        return static_cast<std::size_t>(count);
    }

    InputFile& file_;
    std::vector<std::string_view> words_;
};

class BinaryRecords final : public RecordReader {
  public:
    BinaryRecords(InputFile& file, std::endian order) : file_(file), order_(order) {}

    void next(const PlyElement& element, std::vector<double>& row) override {
        for (std::size_t i = 0; i < element.properties.size(); ++i) {
            const PlyProperty& property = element.properties[i];
            row[i] = number(property.isList ? property.countType : property.type);
            if (property.isList)
                skipList(row[i], property);
        }
    }

  private:
    double number(ScalarType type) {
        return scalarValue(file_.bytes(scalarSize(type)).data(), type, order_);
    }

    void skipList(double count, const PlyProperty& property) {
        const auto most = static_cast<double>(file_.remaining() / scalarSize(property.type));
        if (!(count >= 0 && count <= most))
            throw badInput(FRINGE_MARK("{0}: byte {1}: a list announces {2} numbers, but {3} bytes "
                                       "follow; the file is damaged, export it again."),
                           file_.name(), file_.position(), count, file_.remaining());
        file_.skip(static_cast<std::uint64_t>(count) * scalarSize(property.type));
    }

    InputFile& file_;
    std::endian order_;
};

std::unique_ptr<RecordReader> recordReader(InputFile& file, PlyEncoding encoding) {
    if (encoding == PlyEncoding::Ascii)
        return std::make_unique<AsciiRecords>(file);
    const bool big = encoding == PlyEncoding::BigEndian;
    return std::make_unique<BinaryRecords>(file, big ? std::endian::big : std::endian::little);
}

double colourFactor(ScalarType type) {
    switch (type) {
    case ScalarType::Uint8:
        return 1.0 / 255;
    case ScalarType::Uint16:
        return 1.0 / 65535;
    default:
        return 1;
    }
}

PointColumn columnOf(const PlyProperty& property) {
    if (property.isList)
        return {};
    const PointRole role = pointRole(property.name);
    const bool colour =
        role == PointRole::Red || role == PointRole::Green || role == PointRole::Blue;
    return {role, colour ? colourFactor(property.type) : 1};
}

PointTable tableOf(const PlyElement& vertices, const InputFile& file, const PointReading& reading) {
    std::vector<PointColumn> columns;
    for (const PlyProperty& property : vertices.properties)
        columns.push_back(columnOf(property));
    PointTable table(file.name(), columns, reading);
    table.reserve(vertices.count);
    return table;
}

PointCloud readVertices(const PlyElement& vertices, RecordReader& records, const InputFile& file,
                        const PointReading& reading) {
    PointTable table = tableOf(vertices, file, reading);
    std::vector<double> row(vertices.properties.size());
    for (std::uint64_t i = 1; i <= vertices.count; ++i) {
        records.next(vertices, row);
        table.add(row, {RowPlace::Kind::Point, i});
    }
    return table.take();
}

/// Reads on, so that a file that is cut short behind its points is found too.
void skipElement(const PlyElement& element, RecordReader& records, const PointReading& reading) {
    if (element.properties.empty())
        return;
    std::vector<double> row(element.properties.size());
    for (std::uint64_t i = 0; i < element.count; ++i) {
        if (i % kRecordsPerCheckpoint == 0)
            reading.control.checkpoint();
        records.next(element, row);
    }
}

PointCloud read(const std::filesystem::path& path, const PointReading& reading) {
    InputFile file(path);
    const PlyHeader header = readPlyHeader(file);
    const auto vertices = std::ranges::find(header.elements, "vertex", &PlyElement::name);
    if (vertices == header.elements.end())
        throw badInput(FRINGE_MARK("{0}: there is no element \"vertex\" in it; export the points "
                                   "as vertices."),
                       file.name());
    const auto records = recordReader(file, header.encoding);
    PointCloud cloud;
    for (auto element = header.elements.begin(); element != header.elements.end(); ++element)
        if (element == vertices)
            cloud = readVertices(*element, *records, file, reading);
        else
            skipElement(*element, *records, reading);
    return cloud;
}

} // namespace

extern const PointImporter import_ply{{".ply"}, FRINGE_MARK("PLY point cloud or mesh"), &read};

} // namespace fringe
