// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/mesh_files.h"
#include "engine/io/obj_lines.h"
#include "engine/io/point_table.h"
#include "engine/io/text_fields.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace fringe {
namespace {

constexpr std::size_t linesPerCheck = 65536; ///< of the memory
constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();
constexpr PointColour white{1, 1, 1}, black{0, 0, 0};

using Words = std::vector<std::string_view>;

/// What an MTL file says of a material.
struct Material {
    PointColour colour = white; ///< Kd
    std::string picture{};      ///< map_Kd; empty: none
};

using Materials = std::map<std::string, Material, std::less<>>;

/// Numbers behind the first word, `least` to `most` of them.
std::vector<double> numbersOf(const Words& words, const InputFile& file, std::size_t least,
                              std::size_t most) {
    if (words.size() - 1 < least || words.size() - 1 > most)
        throw badInput(
            FRINGE_MARK("{0}: line {1}: \"{2}\" has {3} numbers, but {4} are needed; the "
                        "file is damaged, export it again."),
            file.name(), file.lineNumber(), excerpt(words[0]), words.size() - 1, least);
    std::vector<double> numbers;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto number = toNumber(words[i]);
        if (!number)
            throw badInput(FRINGE_MARK("{0}: line {1}: \"{2}\" is not a number."), file.name(),
                           file.lineNumber(), excerpt(words[i]));
        numbers.push_back(*number);
    }
    return numbers;
}

/// Kd.
PointColour materialColour(std::span<const double> numbers, const InputFile& file) {
    PointColour colour;
    for (std::size_t i = 0; i < 3; ++i) {
        colour[i] = static_cast<float>(numbers[i]);
        if (!(colour[i] >= 0 && colour[i] <= 1))
            throw badInput(FRINGE_MARK("{0}: line {1}: the colour is outside its range; red, green "
                                       "and blue go from 0 to 1."),
                           file.name(), file.lineNumber());
    }
    return colour;
}

/// The name behind "map_Kd" and its options, such as "-s 1 1 1".
std::string pictureOf(const ObjLines& line) {
    const Words& words = line.words();
    std::size_t first = 1;
    while (first + 1 < words.size() && words[first].starts_with('-'))
        for (++first; first + 1 < words.size()
                      && (toNumber(words[first]) || words[first] == "on" || words[first] == "off");)
            ++first;
    return line.textBehind(first);
}

void readMaterials(const std::filesystem::path& path, const MeshReading& reading,
                   Materials& materials) {
    ObjLines lines(path, reading.control);
    Material* material = nullptr;
    while (lines.next()) {
        const Words& words = lines.words();
        const std::string word = lowered(words.front());
        if (word == "newmtl")
            material = &(materials[lines.textBehind(1)] = {});
        else if (material && word == "kd" && words.size() > 1 && toNumber(words[1]))
            material->colour = materialColour(numbersOf(words, lines.file(), 3, 3), lines.file());
        else if (material && word == "map_kd")
            material->picture = pictureOf(lines);
    }
}

/// What of a material is seen.
struct FaceLook {
    PointColour colour = white;
    std::optional<std::uint16_t> texture; ///< its number
    friend bool operator==(const FaceLook&, const FaceLook&) = default;
};

/// A vertex of the mesh: a place of the file with what a face says of it there.
struct Use {
    std::uint32_t texture = none, normal = none, material = none;
    std::uint32_t next = none; ///< vertex at the same place

    bool isSame(const Use& other) const {
        return texture == other.texture && normal == other.normal && material == other.material;
    }
};

class ObjReader {
  public:
    ObjReader(const std::filesystem::path& path, const MeshReading& reading)
        : path_(path), reading_(reading), lines_(path, reading.control) {}

    Mesh read() {
        reading_.control.checkpoint();
        for (std::size_t line = 0; lines_.next(); ++line) {
            if (line % linesPerCheck == 0)
                requireRoom(file_.name(), bytesHeld(), reading_);
            take(lines_.words());
        }
        return finished();
    }

  private:
    std::uint64_t bytesHeld() const {
        return mesh_.bytesHeld() + places_.size() * (sizeof(Vertex) + sizeof(std::uint32_t))
               + uses_.size() * sizeof(Use) + coordinates_.size() * sizeof(coordinates_[0])
               + normals_.size() * sizeof(normals_[0]);
    }

    void take(const Words& words) {
        const std::string_view word = words.front();
        if (word == "v") {
            addPlace(words);
        } else if (word == "vt") {
            const auto numbers = numbersOf(words, file_, 1, 3);
            coordinates_.push_back(coordinatesOf(numbers[0], numbers.size() > 1 ? numbers[1] : 0));
        } else if (word == "vn") {
            const auto numbers = numbersOf(words, file_, 3, 3);
            normals_.push_back({static_cast<float>(numbers[0]), static_cast<float>(numbers[1]),
                                static_cast<float>(numbers[2])});
        } else if (word == "f") {
            addFace(words);
        } else if (word == "usemtl") {
            useMaterial(lines_.textBehind(1));
        } else if (word == "mtllib") {
            addLibraries(lines_.textBehind(1));
        }
    }

    static std::array<float, 2> coordinatesOf(double u, double v) {
        const std::array coordinates{static_cast<float>(u), static_cast<float>(v)};
        const bool isThere = std::isfinite(coordinates[0]) && std::isfinite(coordinates[1]);
        return isThere ? coordinates : noCoordinates;
    }

    /// x y z, x y z w (w is for curves), x y z r g b, or the same and an opacity.
    void addPlace(const Words& words) {
        const auto numbers = numbersOf(words, file_, 3, 7);
        if (numbers.size() == 7 && places_.empty())
            noteUnreadColumns({"opacity"}, file_.name(), reading_.control);
        places_.push_back({numbers[0], numbers[1], numbers[2]});
        first_.push_back(none);
        if (numbers.size() >= 6) {
            colours_.resize(places_.size() - 1, white);
            colours_.push_back({static_cast<float>(numbers[3]), static_cast<float>(numbers[4]),
                                static_cast<float>(numbers[5])});
        }
    }

    /// One whose name may have blanks, or several.
    void addLibraries(const std::string& names) {
        if (const auto only = besideMesh(path_, names))
            return addLibrary(*only);
        Words words;
        splitWords(names, false, words);
        for (std::size_t first = 0, i = 0; i < words.size(); ++i) {
            if (i + 1 < words.size() && !lowered(words[i]).ends_with(".mtl"))
                continue;
            const char* const end = words[i].data() + words[i].size();
            const std::string name(words[first].data(), end);
            first = i + 1;
            if (const auto file = besideMesh(path_, name))
                addLibrary(*file);
            else
                addLacking(mesh_, name);
        }
    }

    /// Once, however often it is named.
    void addLibrary(const std::filesystem::path& file) {
        if (read_.insert(file).second)
            readMaterials(file, reading_, libraries_);
    }

    void useMaterial(const std::string& name) {
        const auto found = libraries_.find(name);
        if (found == libraries_.end()) {
            material_ = none;
            return;
        }
        const Material& material = found->second;
        FaceLook look{material.colour, textureOf(material.picture)};
        const bool isLacking = !look.texture && !material.picture.empty();
        if (look.texture || (isLacking && look.colour == black))
            look.colour = white;
        const auto known = std::ranges::find(looks_, look);
        material_ = static_cast<std::uint32_t>(known - looks_.begin());
        if (known == looks_.end())
            looks_.push_back(look);
    }

    std::optional<std::uint16_t> textureOf(const std::string& picture) {
        if (picture.empty())
            return std::nullopt;
        const auto [found, isNew] = textures_.try_emplace(picture);
        if (isNew)
            found->second = addTexture(mesh_, picture, reading_, path_);
        return found->second;
    }

    bool isTextured() const { return material_ != none && looks_[material_].texture; }

    void addFace(const Words& words) {
        if (words.size() < 4)
            throw badInput(FRINGE_MARK("{0}: line {1}: a face has {2} corners; three or more are "
                                       "needed."),
                           file_.name(), file_.lineNumber(), words.size() - 1);
        corners_.clear();
        ring_.clear();
        for (std::size_t i = 1; i < words.size(); ++i) {
            corners_.push_back(cornerOf(words[i]));
            ring_.push_back(mesh_.vertices[corners_.back()]);
        }
        addPolygon(mesh_.triangles, corners_, ring_);
    }

    /// "1", "1/2", "1//3" or "1/2/3".
    std::uint32_t cornerOf(std::string_view text) {
        std::array<std::string_view, 3> parts;
        std::string_view rest = text;
        for (std::string_view& part : parts) {
            const std::size_t slash = std::min(rest.find('/'), rest.size());
            part = rest.substr(0, slash);
            rest.remove_prefix(std::min(slash + 1, rest.size()));
        }
        const std::uint32_t place = numberOf(parts[0], text, places_.size());
        Use use;
        if (isNamed(parts[1], !coordinates_.empty())) {
            const std::uint32_t texture = numberOf(parts[1], text, coordinates_.size());
            use.texture = isTextured() ? texture : none;
        }
        if (isNamed(parts[2], !normals_.empty()))
            use.normal = numberOf(parts[2], text, normals_.size());
        use.material = material_;
        return vertexOf(place, use);
    }

    /// Whether a corner names something of which the file has some.
    bool isNamed(std::string_view part, bool hasAny) {
        if (!part.empty() && !hasAny && !std::exchange(areToldLacking_, true))
            reading_.control.note(message(FRINGE_MARK("{0}: faces name normals or texture "
                                                      "coordinates that the file does not have; "
                                                      "they are left out."),
                                          file_.name()));
        return !part.empty() && hasAny;
    }

    /// From 1, or from the last backwards with -1.
    std::uint32_t numberOf(std::string_view part, std::string_view text, std::size_t count) const {
        std::int64_t number = 0;
        const auto [stop, error] = std::from_chars(part.data(), part.data() + part.size(), number);
        if (part.empty() || error != std::errc() || stop != part.data() + part.size())
            throw badInput(FRINGE_MARK("{0}: line {1}: \"{2}\" is no corner of a face; 1, 1/1, "
                                       "1//1 or 1/1/1 would be one."),
                           file_.name(), file_.lineNumber(), excerpt(text));
        const auto all = static_cast<std::int64_t>(count);
        if (number == 0 || number > all || number < -all)
            throw badInput(FRINGE_MARK("{0}: line {1}: a corner of a face names number {2}, but "
                                       "there are {3} before it; the file is damaged, export it "
                                       "again."),
                           file_.name(), file_.lineNumber(), number, count);
        return static_cast<std::uint32_t>(number > 0 ? number - 1 : all + number);
    }

    std::uint32_t vertexOf(std::uint32_t place, const Use& use) {
        std::uint32_t* link = &first_[place];
        while (*link != none && !uses_[*link].isSame(use))
            link = &uses_[*link].next;
        if (*link != none)
            return *link;
        const auto vertex = static_cast<std::uint32_t>(uses_.size());
        *link = vertex;
        uses_.push_back(use);
        mesh_.vertices.push_back(places_[place]);
        return vertex;
    }

    /// Adds the colour of each vertex: its own before that of its material.
    void addColours() {
        settleColours(colours_, file_.name(), reading_);
        if (colours_.empty() && looks_.empty())
            return;
        for (const Use& use : uses_)
            mesh_.colours.push_back(use.material != none ? looks_[use.material].colour : white);
        for (std::size_t place = 0; place < colours_.size(); ++place)
            for (std::uint32_t use = first_[place]; use != none; use = uses_[use].next)
                mesh_.colours[use] = colours_[place];
    }

    Mesh finished() {
        addColours();
        if (!mesh_.textures.empty())
            for (const Use& use : uses_)
                mesh_.textureCoordinates.push_back(use.texture != none ? coordinates_[use.texture]
                                                                       : noCoordinates);
        if (mesh_.textures.size() > 1)
            for (const Use& use : uses_)
                mesh_.textureNumbers.push_back(use.texture != none ? *looks_[use.material].texture
                                                                   : std::uint16_t{0});
        if (!normals_.empty())
            for (const Use& use : uses_)
                mesh_.normals.push_back(use.normal != none ? normals_[use.normal]
                                                           : std::array<float, 3>{});
        return std::move(mesh_);
    }

    static constexpr std::array<float, 2> noCoordinates{std::numeric_limits<float>::infinity(),
                                                        std::numeric_limits<float>::infinity()};

    const std::filesystem::path& path_;
    const MeshReading& reading_;
    ObjLines lines_;
    const InputFile& file_ = lines_.file();
    Mesh mesh_;
    std::vector<Vertex> places_;
    std::vector<PointColour> colours_; ///< of the first places; empty: none has one
    std::vector<std::array<float, 2>> coordinates_;
    std::vector<std::array<float, 3>> normals_;
    std::vector<std::uint32_t> first_;     ///< vertex at a place
    std::vector<Use> uses_;                ///< of each vertex
    std::set<std::filesystem::path> read_; ///< libraries
    Materials libraries_;
    std::vector<FaceLook> looks_;   ///< of the materials that faces have used
    std::uint32_t material_ = none; ///< of the next faces: its look
    std::map<std::string, std::optional<std::uint16_t>> textures_; ///< by the names of pictures
    bool areToldLacking_ = false; ///< that normals or texture coordinates are not there
    std::vector<std::uint32_t> corners_;
    std::vector<Vertex> ring_; ///< places of the corners
};

/// Whether a line begins with an f of its own, which nothing but faces has.
bool namesFaces(const std::filesystem::path& path, const JobControl& control) {
    constexpr std::uint64_t atOnce = 1 << 16;
    InputFile file(path);
    std::string text = "\n";
    while (file.remaining() > 0) {
        control.checkpoint();
        const auto more = file.bytes(std::min(file.remaining(), atOnce));
        text.append(reinterpret_cast<const char*>(more.data()), more.size());
        for (auto at = text.find('f', 1); at < text.size() - 1; at = text.find('f', at + 1))
            if ((text[at - 1] == '\n' || text[at - 1] == '\r')
                && (text[at + 1] == ' ' || text[at + 1] == '\t'))
                return true;
        text.erase(0, text.size() - 2);
    }
    return false;
}

} // namespace

extern const MeshFormat triangles_obj{
    {".obj"},
    FRINGE_MARK("Wavefront OBJ mesh"),
    [](const std::filesystem::path& path, const MeshReading& reading) {
        return ObjReader(path, reading).read();
    },
    &namesFaces};

} // namespace fringe
