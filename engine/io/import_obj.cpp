// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/obj_lines.h"
#include "engine/io/point_files.h"
#include "engine/io/point_table.h"
#include "engine/io/text_fields.h"
#include "engine/model/error.h"

namespace fringe {

namespace {

using Words = std::vector<std::string_view>;

std::vector<PointColumn> columns(bool coloured) {
    using enum PointRole;
    std::vector<PointColumn> result{{X}, {Y}, {Z}};
    if (coloured)
        result.insert(result.end(), {{Red}, {Green}, {Blue}});
    return result;
}

/// x y z, x y z w (w is for curves), x y z r g b, or the same and an opacity.
bool isVertex(const Words& words) {
    return words.size() == 4 || words.size() == 5 || words.size() == 7 || words.size() == 8;
}

std::vector<double> numbersOf(const Words& words, const InputFile& file) {
    if (!isVertex(words))
        throw badInput(FRINGE_MARK("{0}: line {1}: a vertex has {2} numbers; \"v x y z\" or "
                                   "\"v x y z red green blue\" is needed."),
                       file.name(), file.lineNumber(), words.size() - 1);
    std::vector<double> row;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto number = toNumber(words[i]);
        if (!number)
            throw badInput(FRINGE_MARK("{0}: line {1}: \"{2}\" is not a number."), file.name(),
                           file.lineNumber(), excerpt(words[i]));
        row.push_back(*number);
    }
    return row;
}

/// Whether vertices have colours is decided by the first one.
class VertexReader {
  public:
    VertexReader(const InputFile& file, const PointReading& reading)
        : file_(file), reading_(reading) {}

    void add(const Words& words) {
        std::vector<double> row = numbersOf(words, file_);
        constexpr std::size_t withColour = 6;
        const bool isColoured = row.size() >= withColour;
        if (row.size() > withColour && !table_)
            noteUnreadColumns({"opacity"}, file_.name(), reading_.control);
        row.resize(isColoured ? withColour : withColour / 2);
        if (!table_) {
            coloured_ = isColoured;
            table_.emplace(file_.name(), columns(coloured_), reading_);
        }
        if (coloured_ != isColoured)
            throw badInput(FRINGE_MARK("{0}: line {1}: some vertices have a colour and some have "
                                       "none; give it to all or to none."),
                           file_.name(), file_.lineNumber());
        table_->add(row, {RowPlace::Kind::Line, file_.lineNumber()});
    }

    PointCloud take() {
        if (!table_)
            throw badInput(FRINGE_MARK("{0}: there is no vertex (a line \"v x y z\") in it; is "
                                       "this a Wavefront OBJ file?"),
                           file_.name());
        return table_->take();
    }

  private:
    const InputFile& file_;
    const PointReading& reading_;
    std::optional<PointTable> table_;
    bool coloured_ = false;
};

PointCloud read(const std::filesystem::path& path, const PointReading& reading) {
    ObjLines lines(path, reading.control);
    VertexReader vertices(lines.file(), reading);
    while (lines.next())
        if (lines.words().front() == "v")
            vertices.add(lines.words());
    return vertices.take();
}

} // namespace

extern const PointImporter import_obj{
    {".obj"}, FRINGE_MARK("Wavefront OBJ (vertices only)"), &read};

} // namespace fringe
