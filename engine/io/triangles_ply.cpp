// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/input_file.h"
#include "engine/io/mesh_files.h"
#include "engine/io/ply_records.h"
#include "engine/io/point_table.h"
#include "engine/io/text_fields.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace fringe {
namespace {

constexpr std::uint64_t recordsPerCheckpoint = 16384;

using Row = std::vector<double>;

/// Where numbers of one meaning stand in a record; nothing unless all of them do.
template <std::size_t count> using Columns = std::optional<std::array<std::size_t, count>>;

/// names: as many as numbers, one set for each way to call them.
template <std::size_t count>
Columns<count> columnsOf(const PlyElement& element,
                         const std::vector<std::array<const char*, count>>& names) {
    for (const auto& set : names) {
        std::array<std::size_t, count> columns{};
        const bool isComplete =
            std::ranges::all_of(set, [&, next = std::size_t{0}](const char* name) mutable {
                const auto found = std::ranges::find(element.properties, name, &PlyProperty::name);
                columns[next++] = static_cast<std::size_t>(found - element.properties.begin());
                return found != element.properties.end() && !found->isList;
            });
        if (isComplete)
            return columns;
    }
    return std::nullopt;
}

/// 0 where it is none.
std::int64_t sideOf(double pixels) {
    return pixels >= 1 && pixels <= 1e9 ? static_cast<std::int64_t>(pixels) : 0;
}

class MeshReader {
  public:
    MeshReader(const std::filesystem::path& path, const MeshReading& reading)
        : path_(path), reading_(reading), file_(path), header_(readPlyHeader(file_)),
          records_(plyRecords(file_, header_.encoding)) {}

    Mesh read() {
        for (const PlyElement& element : header_.elements) {
            if (element.name == "vertex")
                readVertices(element);
            else if (element.name == "face")
                readFaces(element);
            else if (element.name == "texture")
                readShapes(element);
            else if (element.name == "texel")
                readTexels(element);
            else
                forEach(element, [](const Row&, std::uint64_t) {});
        }
        addFaces(waiting_);
        settleColours(mesh_.colours, file_.name(), reading_);
        for (const std::string& comment : header_.comments)
            take(comment);
        checkTextures();
        return std::move(mesh_);
    }

  private:
    /// use: with the record and its number from 1.
    template <class Use> void forEach(const PlyElement& element, const Use& use) {
        if (element.properties.empty())
            return;
        Row row(element.properties.size());
        for (std::uint64_t i = 1; i <= element.count; ++i) {
            if (i % recordsPerCheckpoint == 1) {
                reading_.control.checkpoint();
                requireRoom(file_.name(), mesh_.bytesHeld() + sizeof(double) * waiting_.size(),
                            reading_);
            }
            records_->next(element, row, &listed_);
            use(row, i);
        }
    }

    void readVertices(const PlyElement& element) {
        const auto place = columnsOf<3>(element, {{"x", "y", "z"}});
        const auto normal = columnsOf<3>(element, {{"nx", "ny", "nz"}});
        const auto colour = columnsOf<3>(element, {{"red", "green", "blue"},
                                                   {"diffuse_red", "diffuse_green", "diffuse_blue"},
                                                   {"r", "g", "b"}});
        const auto texture =
            columnsOf<2>(element, {{"u", "v"}, {"s", "t"}, {"texture_u", "texture_v"}});
        const auto number = columnsOf<1>(element, {{"texture"}});
        if (!place)
            throw badInput(FRINGE_MARK("{0}: the vertices have no x, y and z; export it again."),
                           file_.name());
        noteUnread(element, place, normal, colour, texture, number);
        mesh_.vertices.reserve(element.count);
        forEach(element, [&](const Row& row, std::uint64_t) {
            mesh_.vertices.push_back(taken<double>(row, *place));
            if (normal)
                mesh_.normals.push_back(normalOf(taken<float>(row, *normal)));
            if (colour)
                mesh_.colours.push_back(colourOf(element, row, *colour));
            if (texture)
                mesh_.textureCoordinates.push_back(coordinatesOf(row, *texture));
            if (texture && number)
                mesh_.textureNumbers.push_back(numberOf(row[number->front()]));
        });
    }

    /// Infinite where one is not finite.
    static std::array<float, 2> coordinatesOf(const Row& row,
                                              const std::array<std::size_t, 2>& columns) {
        constexpr float none = std::numeric_limits<float>::infinity();
        const std::array coordinates{static_cast<float>(row[columns[0]]),
                                     static_cast<float>(row[columns[1]])};
        const bool isThere = std::isfinite(coordinates[0]) && std::isfinite(coordinates[1]);
        return isThere ? coordinates : std::array{none, none};
    }

    /// The largest where it is none, which no texture has.
    static std::uint16_t numberOf(double number) {
        constexpr std::uint16_t none = std::numeric_limits<std::uint16_t>::max();
        return number >= 0 && number < none ? static_cast<std::uint16_t>(number) : none;
    }

    /// columns: those that are read, where they are there.
    void noteUnread(const PlyElement& element, const auto&... columns) const {
        std::vector<std::string> unread;
        for (const PlyProperty& property : element.properties)
            unread.push_back(property.name);
        const auto take = [&](const auto& some) {
            if (some)
                for (const std::size_t column : *some)
                    unread[column].clear();
        };
        (take(columns), ...);
        std::erase(unread, "");
        noteUnreadColumns(unread, file_.name(), reading_.control);
    }

    template <class Number, std::size_t count>
    static std::array<Number, count> taken(const Row& row,
                                           const std::array<std::size_t, count>& columns) {
        std::array<Number, count> numbers;
        for (std::size_t i = 0; i < count; ++i)
            numbers[i] = static_cast<Number>(row[columns[i]]);
        return numbers;
    }

    /// 0 0 0, which is none, where it is not finite.
    static std::array<float, 3> normalOf(const std::array<float, 3>& normal) {
        const bool isFinite = std::ranges::all_of(normal, [](float x) { return std::isfinite(x); });
        return isFinite ? normal : std::array<float, 3>{};
    }

    /// As it stands in the file, but for what its type says.
    static PointColour colourOf(const PlyElement& element, const Row& row,
                                const std::array<std::size_t, 3>& columns) {
        PointColour colour;
        for (std::size_t i = 0; i < 3; ++i)
            colour[i] = static_cast<float>(row[columns[i]]
                                           * plyColourFactor(element.properties[columns[i]].type));
        return colour;
    }

    void readFaces(const PlyElement& element) {
        const auto isCorners = [](const PlyProperty& list) {
            return list.isList && (list.name == "vertex_indices" || list.name == "vertex_index");
        };
        const auto property = std::ranges::find_if(element.properties, isCorners);
        if (property == element.properties.end())
            throw badInput(FRINGE_MARK("{0}: the faces have no list \"vertex_indices\"; export it "
                                       "again."),
                           file_.name());
        const auto column = static_cast<std::size_t>(property - element.properties.begin());
        const bool isFirst = mesh_.vertices.empty(); // before the vertices
        mesh_.triangles.reserve(isFirst ? 0 : element.count);
        forEach(element, [&](const Row& row, std::uint64_t number) {
            std::size_t first = 0;
            for (std::size_t i = 0; i < column; ++i)
                first += element.properties[i].isList ? static_cast<std::size_t>(row[i]) : 0;
            const auto corners =
                std::span(listed_).subspan(first, static_cast<std::size_t>(row[column]));
            if (!isFirst)
                return addFace(corners, number);
            waiting_.push_back(row[column]);
            waiting_.insert(waiting_.end(), corners.begin(), corners.end());
        });
    }

    /// Each as the number of its corners, then these.
    void addFaces(std::span<const double> faces) {
        for (std::uint64_t number = 1; !faces.empty(); ++number) {
            const auto count = static_cast<std::size_t>(faces.front());
            addFace(faces.subspan(1, count), number);
            faces = faces.subspan(1 + count);
        }
    }

    void addFace(std::span<const double> corners, std::uint64_t number) {
        if (corners.size() < 3)
            throw badInput(FRINGE_MARK("{0}: face {1} has {2} corners; three or more are needed."),
                           file_.name(), number, corners.size());
        numbers_.clear();
        places_.clear();
        for (const double corner : corners) {
            if (!(corner >= 0 && corner < static_cast<double>(mesh_.vertices.size())))
                throw badInput(FRINGE_MARK("{0}: face {1} names vertex {2}, but there are {3}; "
                                           "the file is damaged, export it again."),
                               file_.name(), number, formatNumber(corner), mesh_.vertices.size());
            numbers_.push_back(static_cast<std::uint32_t>(corner));
            places_.push_back(mesh_.vertices[numbers_.back()]);
        }
        addPolygon(mesh_.triangles, numbers_, places_);
    }

    void readShapes(const PlyElement& element) {
        const auto sides = columnsOf<2>(element, {{"rows", "columns"}});
        forEach(element, [&](const Row& row, std::uint64_t) {
            if (sides)
                mesh_.textures.push_back(
                    {.shape = {sideOf(row[(*sides)[0]]), sideOf(row[(*sides)[1]])}, .texels = {}});
        });
    }

    void readTexels(const PlyElement& element) {
        const auto colour = columnsOf<3>(element, {{"red", "green", "blue"}});
        std::uint64_t left = element.count;
        for (const Mesh::Texture& texture : mesh_.textures) {
            const auto pixels = static_cast<std::uint64_t>(
                texture.shape.isAddressable() ? texture.shape.count() : 0);
            if (!colour || pixels == 0 || pixels > left)
                throw badInput(FRINGE_MARK("{0}: a texture has {1} x {2} pixels, but {3} follow; "
                                           "the file is damaged, export it again."),
                               file_.name(), texture.shape.cols, texture.shape.rows, left);
            left -= pixels;
        }
        auto texture = mesh_.textures.begin();
        forEach(element, [&](const Row& row, std::uint64_t number) {
            while (texture != mesh_.textures.end()
                   && std::ssize(texture->texels) == texture->shape.count())
                ++texture;
            if (texture != mesh_.textures.end())
                texture->texels.push_back(texelOf(element, row, *colour, number));
        });
    }

    PointColour texelOf(const PlyElement& element, const Row& row,
                        const std::array<std::size_t, 3>& columns, std::uint64_t number) const {
        const PointColour texel = colourOf(element, row, columns);
        for (const float part : texel)
            if (!(part >= 0 && part <= 1))
                throw badInput(FRINGE_MARK("{0}: the colour of \"{1}\" {2} is outside its range; "
                                           "red, green and blue go from 0 to 1."),
                               file_.name(), element.name, number);
        return texel;
    }

    /// Leaves only textures that are there.
    void checkTextures() {
        if (std::ranges::any_of(mesh_.textures, [](const Mesh::Texture& texture) {
                return texture.texels.empty();
            }))
            mesh_.textures.clear();
        if (mesh_.textures.empty() || mesh_.textureCoordinates.empty()) {
            mesh_.textures.clear();
            mesh_.textureCoordinates.clear();
            mesh_.textureNumbers.clear();
        }
        constexpr float none = std::numeric_limits<float>::infinity();
        for (std::size_t i = 0; i < mesh_.textureNumbers.size(); ++i)
            if (mesh_.textureNumbers[i] >= mesh_.textures.size())
                mesh_.textureCoordinates[i] = {none, none};
    }

    /// "TextureFile NAME", as other programs write it, or "lacking NAMES" of the project's own.
    void take(const std::string& comment) {
        const auto after = [&](std::string_view word) {
            return comment.starts_with(word)
                       ? std::string(trimmed(std::string_view(comment).substr(word.size())))
                       : std::string();
        };
        if (const std::string names = after("lacking "); !names.empty())
            mesh_.lacking = names;
        const std::string picture = after("TextureFile ");
        if (picture.empty() || !mesh_.textures.empty())
            return;
        if (mesh_.textureCoordinates.empty())
            addLacking(mesh_, picture);
        else
            addTexture(mesh_, picture, reading_, path_);
    }

    const std::filesystem::path& path_;
    const MeshReading& reading_;
    InputFile file_;
    PlyHeader header_;
    std::unique_ptr<PlyRecords> records_;
    Mesh mesh_;
    Row listed_;  ///< of the record, of all its lists
    Row waiting_; ///< faces that came before the vertices, see `addFaces`
    std::vector<std::uint32_t> numbers_;
    std::vector<Vertex> places_;
};

bool namesFaces(const std::filesystem::path& path, const JobControl&) {
    InputFile file(path);
    return std::ranges::any_of(readPlyHeader(file).elements, [](const PlyElement& element) {
        return element.name == "face" && element.count > 0;
    });
}

} // namespace

extern const MeshFormat triangles_ply{
    {".ply"},
    FRINGE_MARK("PLY mesh"),
    [](const std::filesystem::path& path, const MeshReading& reading) {
        return MeshReader(path, reading).read();
    },
    &namesFaces};

} // namespace fringe
