// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/input_file.h"
#include "engine/io/mesh_files.h"
#include "engine/io/scalar.h"
#include "engine/io/text_fields.h"
#include "engine/job/job_control.h"

#include <algorithm>

namespace fringe {
namespace {

constexpr std::size_t headerBytes = 80, countBytes = 4, recordBytes = 50;
constexpr std::uint64_t trianglesPerCheckpoint = 16384;

/// Triangles with the places of their corners; those at one place are one vertex.
class Corners {
  public:
    explicit Corners(const InputFile& file) : file_(file) {}

    void add(const Vertex& place) {
        corners_[count_++] = known_.numberOf(place);
        if (count_ == 3) {
            triangles_.push_back(corners_);
            count_ = 0;
        }
    }

    void check(const MeshReading& reading) const {
        constexpr std::uint64_t eachVertex = 40;
        reading.control.checkpoint();
        requireRoom(file_.name(),
                    eachVertex * known_.size() + sizeof(Mesh::Triangle) * triangles_.size(),
                    reading);
    }

    std::size_t open() const { return count_; } ///< corners of a triangle that has no third yet
    void reserve(std::uint64_t triangles) { triangles_.reserve(triangles); }
    Mesh take() { return {.vertices = known_.take(), .triangles = std::move(triangles_)}; }

  private:
    const InputFile& file_;
    PlaceNumbers known_;
    std::vector<Mesh::Triangle> triangles_;
    Mesh::Triangle corners_{};
    std::size_t count_ = 0;
};

/// A normal, three corners and two bytes each.
Mesh readBinary(InputFile& file, std::uint32_t count, const MeshReading& reading) {
    Corners corners(file);
    corners.reserve(count);
    for (std::uint32_t i = 0; i < count; ++i) {
        if (i % trianglesPerCheckpoint == 0)
            corners.check(reading);
        const auto record = file.bytes(recordBytes);
        for (std::size_t corner = 1; corner <= 3; ++corner) {
            Vertex place;
            for (std::size_t axis = 0; axis < 3; ++axis)
                place[axis] = scalarValue(record.data() + (3 * corner + axis) * sizeof(float),
                                          ScalarType::Float32, std::endian::little);
            corners.add(place);
        }
    }
    return corners.take();
}

Vertex placeOf(const std::vector<std::string_view>& words, const InputFile& file) {
    Vertex place;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const auto number = words.size() == 4 ? toNumber(words[axis + 1]) : std::nullopt;
        if (!number)
            throw badInput(FRINGE_MARK("{0}: line {1}: \"vertex x y z\" is needed; the file is "
                                       "damaged, export it again."),
                           file.name(), file.lineNumber());
        place[axis] = *number;
    }
    return place;
}

Mesh readText(InputFile& file, const MeshReading& reading) {
    Corners corners(file);
    std::vector<std::string_view> words;
    bool isEnded = false;
    while (const auto line = file.line()) {
        if (file.lineNumber() % trianglesPerCheckpoint == 0)
            corners.check(reading);
        splitWords(*line, false, words);
        if (words.empty())
            continue;
        const std::string word = lowered(words.front());
        if (word == "vertex")
            corners.add(placeOf(words, file));
        if (word == "endloop" && corners.open() != 0)
            throw badInput(FRINGE_MARK("{0}: line {1}: a facet does not have three corners; the "
                                       "file is damaged, export it again."),
                           file.name(), file.lineNumber());
        isEnded = word == "endsolid";
    }
    if (!isEnded)
        throw badInput(FRINGE_MARK("{0}: the file ends at line {1} without \"endsolid\"; it is cut "
                                   "short, export or copy it again."),
                       file.name(), file.lineNumber());
    return corners.take();
}

/// Text begins with "solid", maybe behind a byte order mark, which the header of a binary file may,
/// too: but text has no byte 0, and the number of triangles behind that header has one.
bool isText(const std::filesystem::path& path) {
    InputFile file(path);
    const auto start = file.bytes(std::min<std::uint64_t>(file.size(), headerBytes + countBytes));
    const std::string_view text(reinterpret_cast<const char*>(start.data()), start.size());
    const std::size_t from = text.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
    const std::size_t word = text.find_first_not_of(" \t\r\n", from);
    return word != text.npos && lowered(text.substr(word, 5)) == "solid"
           && text.find('\0') == text.npos;
}

Mesh read(const std::filesystem::path& path, const MeshReading& reading) {
    reading.control.checkpoint();
    InputFile file(path);
    if (isText(path))
        return readText(file, reading);
    if (file.size() < headerBytes + countBytes)
        throw badInput(FRINGE_MARK("{0}: this is no STL file; check the file or its suffix."),
                       file.name());
    file.skip(headerBytes);
    const auto count =
        loadScalar<std::uint32_t>(file.bytes(countBytes).data(), std::endian::little);
    const std::uint64_t needed = count * std::uint64_t{recordBytes};
    if (needed > file.remaining())
        throw badInput(FRINGE_MARK("{0}: the header announces {1} triangles, which take {2} bytes, "
                                   "but {3} follow; the file is cut short or no STL."),
                       file.name(), count, needed, file.remaining());
    if (needed < file.remaining())
        reading.control.note(message(FRINGE_MARK("{0}: {1} bytes behind its {2} triangles are left "
                                                 "out."),
                                     file.name(), file.remaining() - needed, count));
    return readBinary(file, count, reading);
}

} // namespace

extern const MeshFormat triangles_stl{
    {".stl"}, FRINGE_MARK("STL mesh"), &read, [](const std::filesystem::path&, const JobControl&) {
        return true;
    }};

} // namespace fringe
