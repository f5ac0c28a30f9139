// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/file_checks.h"
#include "engine/io/gltf/mesh_stream.h"
#include "engine/io/input_file.h"
#include "engine/io/memory_file.h"
#include "engine/io/mesh_files.h"
#include "engine/io/raster_files.h"
#include "engine/io/text_fields.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "kernels/reader_process.h"
#include "kernels/run_time_module.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <new>

namespace fringe {
namespace {

std::filesystem::path program() {
    return modulePath("fringe-read-gltf");
}

class GltfReader {
  public:
    GltfReader(const std::filesystem::path& path, const MeshReading& reading)
        : path_(path), name_(path.string()), reading_(reading),
          process_(
              program(), argumentsOf(path, reading),
              [&control = reading.control] { control.checkpoint(); }, reading.patience) {}

    Mesh read() {
        take(head_);
        if (head_.sign != MeshStreamHead().sign)
            throw damaged();
        const std::string text = takeText();
        if (head_.end != MeshStreamHead::End::Read)
            throw refusal(text);
        if (!text.empty())
            reading_.control.note(message(
                FRINGE_MARK("{0}: the surface is as it was modelled, for what its {1} make of it "
                            "is not read; export it in the pose that is wanted."),
                name_, excerpt(text)));
        checkCounts();
        Mesh mesh;
        take(mesh.vertices, head_.vertices);
        take(mesh.triangles, head_.triangles);
        take(mesh.normals, head_.normals);
        take(mesh.colours, head_.colours);
        take(mesh.textureCoordinates, head_.coordinates);
        take(mesh.textureNumbers, head_.numbers);
        check(mesh);
        readTextures(mesh);
        return mesh;
    }

  private:
    /// What is no sound file is refused as elsewhere. Assimp goes astray where a part of a .glb is
    /// said to be longer than the file.
    static void requireWhole(const std::filesystem::path& path) {
        InputFile file(path);
        const auto word = [&] {
            std::uint32_t number = 0;
            file.read(std::as_writable_bytes(std::span(&number, 1)));
            return number;
        };
        constexpr std::uint32_t magic = 0x46546C67; // "glTF"
        if (word() != magic)
            return;
        file.skip(2 * sizeof magic);
        while (file.remaining() > 0)
            file.skip(sizeof magic + std::uint64_t{word()});
    }

    static std::vector<std::string> argumentsOf(const std::filesystem::path& path,
                                                const MeshReading& reading) {
        requireWhole(path);
        const auto seconds = std::chrono::ceil<std::chrono::seconds>(reading.patience);
        constexpr std::uint64_t most = std::uint64_t{1} << 46; // that the system can address
        return {std::filesystem::absolute(path).string(),
                std::to_string(std::min(reading.most, most)), std::to_string(seconds.count())};
    }

    template <class Value> void take(Value& value) {
        take(std::as_writable_bytes(std::span(&value, 1)));
    }

    template <class Value> void take(std::vector<Value>& values, std::uint64_t count) {
        values.resize(count);
        take(std::as_writable_bytes(std::span(values)));
    }

    void take(std::span<std::byte> bytes) {
        switch (process_.read(bytes)) {
        case ReaderProcess::Fault::None:
            return;
        case ReaderProcess::Fault::Absent:
            if (const Message fault = moduleFolderFault(); !fault.empty())
                throw badInput(FRINGE_MARK("{0}: {1}."), name_, fault);
            throw badInput(FRINGE_MARK("{0}: this program was built without its reader of glTF "
                                       "files; give the mesh as OBJ, PLY or STL."),
                           name_);
        case ReaderProcess::Fault::Unloadable:
            throw badInput(FRINGE_MARK("{0}: glTF files cannot be read, for Assimp was not found; "
                                       "install the package libassimp5."),
                           name_);
        case ReaderProcess::Fault::Late:
            throw badInput(FRINGE_MARK("{0} could not be read within {1} s; make the mesh simpler, "
                                       "or give it as OBJ, PLY or STL."),
                           name_,
                           std::chrono::ceil<std::chrono::seconds>(reading_.patience).count());
        default:
            throw damaged();
        }
    }

    Error damaged() const {
        return badInput(FRINGE_MARK("{0} could not be read: the file is damaged; export it again."),
                        name_);
    }

    /// What the program says.
    std::string takeText() {
        constexpr std::uint32_t longest = 4096;
        std::string text(std::min(head_.text, longest), ' ');
        take(std::as_writable_bytes(std::span(text)));
        return text;
    }

    Error refusal(const std::string& text) {
        constexpr std::uint32_t longestShown = 120;
        switch (head_.end) {
        case MeshStreamHead::End::Absent:
            return badInput(FRINGE_MARK("{0}: the file \"{1}\" that it refers to is not there; put "
                                        "it beside it."),
                            name_, excerpt(text));
        case MeshStreamHead::End::Foreign:
            return badInput(FRINGE_MARK("{0} needs the extension {1} of glTF, which is not read; "
                                        "export it again without that."),
                            name_, excerpt(text));
        case MeshStreamHead::End::Tangled:
            return badInput(FRINGE_MARK("{0}: its nodes name each other so often that there would "
                                        "be {1} of them; export it again with each node below one "
                                        "other."),
                            name_, excerpt(text));
        case MeshStreamHead::End::TooLarge:
            requireRoom(name_, std::numeric_limits<std::uint64_t>::max(), reading_);
            throw std::bad_alloc();
        default:
            if (text.empty())
                return damaged();
            return badInput(
                head_.end == MeshStreamHead::End::Unread
                    ? FRINGE_MARK("{0} could not be read (Assimp says: {1}); export it again, or "
                                  "give the mesh as OBJ, PLY or STL.")
                    : FRINGE_MARK("{0} could not be read: the file is damaged (Assimp says: {1}); "
                                  "export it again."),
                name_, excerpt(text, longestShown));
        }
    }

    /// Checks that vertices have all or nothing of what there is for each, and no more than fits.
    void checkCounts() const {
        const std::uint64_t count = head_.vertices;
        constexpr std::uint64_t most = std::uint64_t{1} << 31;
        for (const std::uint64_t some :
             {head_.normals, head_.colours, head_.coordinates, head_.numbers})
            if (some != 0 && some != count)
                throw damaged();
        if (count > most || head_.triangles > most || head_.numbers != head_.coordinates)
            throw damaged();
        requireRoom(name_,
                    sizeof(Vertex) * count + sizeof(Mesh::Triangle) * head_.triangles
                        + 3 * sizeof(float) * (head_.normals + head_.colours)
                        + (2 * sizeof(float) + sizeof(std::uint16_t)) * head_.coordinates,
                    reading_);
    }

    void check(Mesh& mesh) const {
        for (auto& normal : mesh.normals)
            if (!std::ranges::all_of(normal, [](float x) { return std::isfinite(x); }))
                normal = {}; // none
        settleColours(mesh.colours, name_, reading_);
        for (const Mesh::Triangle& triangle : mesh.triangles)
            for (const std::uint32_t corner : triangle)
                if (corner >= mesh.vertices.size())
                    throw damaged();
    }

    void readTextures(Mesh& mesh) {
        std::vector<std::optional<std::uint16_t>> numbers;
        for (std::uint64_t i = 1; i <= head_.textures; ++i)
            numbers.push_back(readTexture(mesh, "texture " + std::to_string(i)));
        constexpr float none = std::numeric_limits<float>::infinity();
        for (std::size_t i = 0; i < mesh.textureNumbers.size(); ++i) {
            auto& [u, v] = mesh.textureCoordinates[i];
            std::uint16_t& number = mesh.textureNumbers[i];
            const auto own = number < numbers.size() ? numbers[number] : std::nullopt;
            if (!own || !std::isfinite(u) || !std::isfinite(v))
                u = v = none;
            number = own.value_or(0);
        }
        if (mesh.textures.size() < 2)
            mesh.textureNumbers.clear();
        if (mesh.textures.empty())
            mesh.textureCoordinates.clear();
    }

    std::optional<std::uint16_t> readTexture(Mesh& mesh, const std::string& name) {
        std::uint64_t length = 0;
        take(length);
        requireRoom(name_, mesh.bytesHeld() + std::min(length, reading_.most), reading_);
        std::string bytes(length, ' ');
        take(std::as_writable_bytes(std::span(bytes)));
        if (bytes.starts_with('@'))
            return addTexture(mesh, bytes.substr(1), reading_, path_);
        return addTexture(mesh, name, reading_, [&](std::uint64_t memory) {
            MemoryFile file;
            file.append(std::as_bytes(std::span(bytes)));
            const FileFormat& format = formatOf(bytes.starts_with("\x89PNG") ? "a.png" : "a.jpg");
            return rasterOf(format.read(file.path(), {memory, &reading_.control}).content);
        });
    }

    const std::filesystem::path& path_;
    std::string name_;
    const MeshReading& reading_;
    ReaderProcess process_;
    MeshStreamHead head_;
};

} // namespace

extern const MeshFormat triangles_gltf{
    {".glb", ".gltf"},
    FRINGE_MARK("glTF mesh"),
    [](const std::filesystem::path& path, const MeshReading& reading) {
        return GltfReader(path, reading).read();
    },
    [](const std::filesystem::path&, const JobControl&) { return true; },
    [] { return std::filesystem::exists(program()); }};

} // namespace fringe
