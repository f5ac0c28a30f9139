// SPDX-License-Identifier: GPL-3.0-or-later
// A program that reads a glTF file with Assimp and writes what `mesh_stream.h` says.
#include "engine/io/gltf/gltf_facts.h"
#include "engine/io/gltf/mesh_stream.h"
#include "engine/io/reader_limits.h"

#include <assimp/DefaultIOSystem.h>
#include <assimp/DefaultLogger.hpp>
#include <assimp/GltfMaterial.h>
#include <assimp/Importer.hpp>
#include <assimp/MemoryIOWrapper.h>
#include <assimp/postprocess.h>
#include <assimp/scene.h>

#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <limits>
#include <new>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fringe {
namespace {

namespace fs = std::filesystem;

/// "%20" and the like as bytes.
std::string decoded(const std::string& uri) {
    std::string text;
    for (std::size_t i = 0; i < uri.size(); ++i) {
        const std::string digits = uri[i] == '%' ? uri.substr(i + 1, 2) : "";
        const bool isByte = digits.size() == 2
                            && std::isxdigit(static_cast<unsigned char>(digits[0]))
                            && std::isxdigit(static_cast<unsigned char>(digits[1]));
        text += isByte ? static_cast<char>(std::stoi(digits, nullptr, 16)) : uri[i];
        i += isByte ? 2 : 0;
    }
    return text;
}

/// Opens regular files only, in the mesh's folder or below, by their names or what those are the
/// URIs of. Neither `..` nor a link leads out.
class Files final : public Assimp::DefaultIOSystem {
  public:
    /// settled: bytes to be read in the place of the mesh's; empty: those of the file.
    Files(std::string mesh, const std::string& settled, std::string& absent)
        : mesh_(std::move(mesh)), settled_(settled),
          folder_(fs::canonical(fs::absolute(mesh_).parent_path())), absent_(absent) {}

    bool Exists(const char* file) const override { return !found(file).empty(); }

    Assimp::IOStream* Open(const char* file, const char* mode) override {
        if (file == mesh_ && !settled_.empty())
            return new Assimp::MemoryIOStream(
                reinterpret_cast<const std::uint8_t*>(settled_.data()), settled_.size());
        const std::string name = found(file);
        Assimp::IOStream* stream =
            name.empty() ? nullptr : DefaultIOSystem::Open(name.c_str(), mode);
        if (stream == nullptr && absent_.empty())
            absent_ = fs::path(file).filename().string();
        return stream;
    }

  private:
    std::string found(const std::string& file) const {
        if (file == mesh_)
            return file;
        for (const std::string& name : {file, decoded(file)}) {
            std::error_code error;
            const fs::path real = fs::canonical(name, error);
            if (error || !fs::is_regular_file(real, error))
                continue;
            const auto differing =
                std::mismatch(folder_.begin(), folder_.end(), real.begin(), real.end());
            if (differing.first == folder_.end())
                return name;
        }
        return {};
    }

    std::string mesh_;
    const std::string& settled_;
    fs::path folder_;
    std::string& absent_; ///< name of the first file that is not there
};

/// Keeps what Assimp says of faces that it leaves out, for it reads the rest.
class Complaints final : public Assimp::LogStream {
  public:
    explicit Complaints(std::string& text) : text_(text) {}

    void write(const char* message) override {
        const std::string_view text = message; // "Warn,  T0: Some faces …\n"
        if (text_.empty() && text.find("dropped") != std::string_view::npos)
            text_ = text.substr(text.find(": ") + 2);
    }

  private:
    std::string& text_;
};

struct Stream {
    std::vector<std::array<double, 3>> places;
    std::vector<std::array<std::uint32_t, 3>> triangles;
    std::vector<std::array<float, 3>> normals, colours;
    std::vector<std::array<float, 2>> coordinates;
    std::vector<std::uint16_t> numbers;
    std::vector<std::string> textures;
};

constexpr float none = std::numeric_limits<float>::infinity();

/// Places on a texture of which a material shows a part: translation · rotation · scaling, with v
/// downward, the rotation as the prose and the example of the glTF 2 extension
/// KHR_texture_transform have it: the picture turns clockwise.
class TextureTransform {
  public:
    /// given: by Assimp, which turns about the middle and with v upward.
    explicit TextureTransform(const aiUVTransform& given)
        : scale_{given.mScaling.x, given.mScaling.y}, cos_(std::cos(given.mRotation)),
          sin_(-std::sin(given.mRotation)), offset_{given.mTranslation.x
                                                        - scale_[0] / 2 * (1 - cos_ + sin_),
                                                    1 - scale_[1] - given.mTranslation.y
                                                        + scale_[1] / 2 * (sin_ + cos_ - 1)} {}

    /// Both with v upward.
    std::array<float, 2> operator()(const aiVector3D& at) const {
        const float u = scale_[0] * at.x, v = scale_[1] * (1 - at.y);
        return {offset_[0] + cos_ * u + sin_ * v, 1 - (offset_[1] - sin_ * u + cos_ * v)};
    }

  private:
    std::array<float, 2> scale_;
    float cos_, sin_;
    std::array<float, 2> offset_;
};

/// The meshes of a scene where its nodes put them.
class Flattened {
  public:
    explicit Flattened(const aiScene& scene) : scene_(scene) {
        add(*scene.mRootNode, aiMatrix4x4());
        complete();
    }

    Stream take() { return std::move(stream_); }

  private:
    void add(const aiNode& node, const aiMatrix4x4& outer) {
        const aiMatrix4x4 place = outer * node.mTransformation;
        for (unsigned i = 0; i < node.mNumMeshes; ++i)
            add(*scene_.mMeshes[node.mMeshes[i]], place);
        for (unsigned i = 0; i < node.mNumChildren; ++i)
            add(*node.mChildren[i], place);
    }

    void add(const aiMesh& mesh, const aiMatrix4x4& place) {
        const auto first = static_cast<std::uint32_t>(stream_.places.size());
        const bool isMirrored = place.Determinant() < 0;
        for (const aiFace& face : std::span(mesh.mFaces, mesh.mNumFaces)) {
            if (face.mNumIndices != 3)
                continue;
            auto& corners = stream_.triangles.emplace_back();
            for (unsigned i = 0; i < 3; ++i)
                corners[isMirrored ? 2 - i : i] = first + face.mIndices[i];
        }
        for (const aiVector3D& vertex : std::span(mesh.mVertices, mesh.mNumVertices)) {
            const aiVector3D at = place * vertex;
            stream_.places.push_back({at.x, at.y, at.z});
        }
        addNormals(mesh, place);
        addLook(mesh, *scene_.mMaterials[mesh.mMaterialIndex]);
    }

    void addNormals(const aiMesh& mesh, const aiMatrix4x4& place) {
        if (mesh.mNormals == nullptr)
            return;
        stream_.normals.resize(stream_.places.size() - mesh.mNumVertices);
        aiMatrix3x3 turn(place);
        turn.Inverse().Transpose();
        for (const aiVector3D& normal : std::span(mesh.mNormals, mesh.mNumVertices)) {
            const aiVector3D turned = turn * normal;
            stream_.normals.push_back({turned.x, turned.y, turned.z});
        }
    }

    /// Colour and texture: base colours of glTF 2, diffuse ones of glTF 1.
    void addLook(const aiMesh& mesh, const aiMaterial& material) {
        const std::size_t before = stream_.places.size() - mesh.mNumVertices;
        aiColor4D own(1, 1, 1, 1);
        if (material.Get(AI_MATKEY_BASE_COLOR, own) != AI_SUCCESS)
            material.Get(AI_MATKEY_COLOR_DIFFUSE, own);
        if (own != aiColor4D(1, 1, 1, own.a) || mesh.mColors[0] != nullptr) {
            stream_.colours.resize(before, {1, 1, 1});
            for (unsigned i = 0; i < mesh.mNumVertices; ++i) {
                const aiColor4D colour =
                    mesh.mColors[0] != nullptr ? own * mesh.mColors[0][i] : own;
                stream_.colours.push_back({std::clamp(colour.r, 0.0F, 1.0F),
                                           std::clamp(colour.g, 0.0F, 1.0F),
                                           std::clamp(colour.b, 0.0F, 1.0F)});
            }
        }
        aiString name;
        unsigned set = 0;
        const aiTextureType type = material.GetTextureCount(aiTextureType_BASE_COLOR) > 0
                                       ? aiTextureType_BASE_COLOR
                                       : aiTextureType_DIFFUSE;
        if (material.GetTexture(type, 0, &name, nullptr, &set) != AI_SUCCESS
            || set >= AI_MAX_NUMBER_OF_TEXTURECOORDS || !mesh.HasTextureCoords(set))
            return;
        stream_.coordinates.resize(before, {none, none});
        stream_.numbers.resize(before);
        aiUVTransform given;
        material.Get(AI_MATKEY_UVTRANSFORM(type, 0), given);
        const TextureTransform transform(given);
        for (unsigned i = 0; i < mesh.mNumVertices; ++i)
            stream_.coordinates.push_back(transform(mesh.mTextureCoords[set][i]));
        stream_.numbers.resize(stream_.places.size(), numberOf(name));
    }

    std::uint16_t numberOf(const aiString& name) {
        const auto number = std::ranges::find(names_, name.C_Str()) - names_.begin();
        if (number == std::ssize(names_)) {
            names_.emplace_back(name.C_Str());
            stream_.textures.push_back(bytesOf(name));
        }
        return static_cast<std::uint16_t>(
            std::min<std::ptrdiff_t>(number, std::numeric_limits<std::uint16_t>::max()));
    }

    std::string bytesOf(const aiString& name) const {
        const aiTexture* inside = scene_.GetEmbeddedTexture(name.C_Str());
        if (inside != nullptr && inside->mHeight == 0)
            return {reinterpret_cast<const char*>(inside->pcData), inside->mWidth};
        return '@' + decoded(name.C_Str());
    }

    /// Gives the vertices of later meshes what those of others have.
    void complete() {
        const std::size_t count = stream_.places.size();
        if (!stream_.normals.empty())
            stream_.normals.resize(count);
        if (!stream_.colours.empty())
            stream_.colours.resize(count, {1, 1, 1});
        if (!stream_.coordinates.empty()) {
            stream_.coordinates.resize(count, {none, none});
            stream_.numbers.resize(count);
        }
    }

    const aiScene& scene_;
    Stream stream_;
    std::vector<std::string> names_; ///< of the textures
};

/// Ends the program where nobody reads any more.
void put(const void* bytes, std::size_t count) {
    for (const char* at = static_cast<const char*>(bytes); count > 0;) {
        const ssize_t written = ::write(STDOUT_FILENO, at, count);
        if (written <= 0)
            ::_exit(EXIT_FAILURE);
        at += written;
        count -= static_cast<std::size_t>(written);
    }
}

template <class Value> void putAll(const std::vector<Value>& values) {
    put(values.data(), values.size() * sizeof(Value));
}

void putHead(MeshStreamHead head, const std::string& text) {
    head.text = static_cast<std::uint32_t>(text.size());
    put(&head, sizeof head);
    put(text.data(), text.size());
}

void putEnd(MeshStreamHead::End end, std::string text) {
    if (text.starts_with("No suitable reader")) // which says no more than that, and not in a clause
        text.clear();
    while (text.ends_with('.') || text.ends_with('\n'))
        text.pop_back();
    MeshStreamHead head;
    head.end = end;
    putHead(head, text);
}

void putMesh(const Stream& stream, const std::string& unread) {
    MeshStreamHead head;
    head.vertices = stream.places.size();
    head.triangles = stream.triangles.size();
    head.normals = stream.normals.size();
    head.colours = stream.colours.size();
    head.coordinates = stream.coordinates.size();
    head.numbers = stream.numbers.size();
    head.textures = stream.textures.size();
    putHead(head, unread);
    putAll(stream.places);
    putAll(stream.triangles);
    putAll(stream.normals);
    putAll(stream.colours);
    putAll(stream.coordinates);
    putAll(stream.numbers);
    for (const std::string& texture : stream.textures) {
        const std::uint64_t length = texture.size();
        put(&length, sizeof length);
        put(texture.data(), texture.size());
    }
}

void read(const char* file) {
    constexpr double mostNodes = 1e6, mostWritten = 1e15;
    const GltfFacts facts = gltfFacts(file);
    if (!facts.extension.empty())
        return putEnd(MeshStreamHead::End::Foreign, facts.extension);
    if (facts.nodes > mostNodes)
        return putEnd(MeshStreamHead::End::Tangled, facts.nodes < mostWritten
                                                        ? std::to_string(std::llround(facts.nodes))
                                                        : "more than 10^15");
    if (facts.isDamaged)
        return putEnd(MeshStreamHead::End::Damaged, {});
    std::string absent, complaint;
    Assimp::DefaultLogger::create(nullptr, Assimp::Logger::NORMAL, 0);
    Assimp::DefaultLogger::get()->attachStream(new Complaints(complaint), Assimp::Logger::Warn);
    Assimp::Importer importer;
    importer.SetIOHandler(new Files(file, facts.settled,
                                    absent)); // deleted by the importer, as the other by the logger
    const aiScene* scene = importer.ReadFile(file, aiProcess_Triangulate);
    if (scene == nullptr && !absent.empty())
        return putEnd(MeshStreamHead::End::Absent, absent);
    if (scene == nullptr && importer.GetException())
        std::rethrow_exception(importer.GetException());
    if (scene == nullptr || scene->mRootNode == nullptr)
        return putEnd(MeshStreamHead::End::Unread, importer.GetErrorString());
    if (!complaint.empty())
        return putEnd(MeshStreamHead::End::Damaged, complaint);
    const Stream stream = Flattened(*scene).take();
    importer.FreeScene();
    putMesh(stream, facts.unread);
}

} // namespace
} // namespace fringe

int main(int argc, char** argv) {
    using namespace fringe;
    if (argc != 4)
        return EXIT_FAILURE;
    limitReader(argv, rlim_t{48} << 20);
    try {
        read(argv[1]);
    } catch (const std::bad_alloc&) {
        putEnd(MeshStreamHead::End::TooLarge, {});
    } catch (const std::exception& error) {
        putEnd(MeshStreamHead::End::Damaged, error.what());
    }
    ::_exit(EXIT_SUCCESS); // without taking all apart
}
