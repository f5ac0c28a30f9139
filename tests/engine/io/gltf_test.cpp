// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/asset_files.h"
#include "engine/io/field_files.h"
#include "engine/io/mesh_files.h"
#include "engine/job/job_control.h"
#include "kernels/run_time_module.h"
#include "tests/engine/io/expect_error.h"
#include "tests/engine/io/sample_data.h"
#include "tests/support/glb.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <thread>

namespace fringe {
namespace {

using namespace std::chrono_literals;
using test::contentsOf;
using test::expectSentence;
using test::Glb;
using test::haveImages;
using test::ScratchFolder;
using test::sentenceOf;
using test::wholeNumbersGlb;

class Gltf : public testing::Test {
  protected:
    void SetUp() override {
        if (!std::filesystem::exists(modulePath("fringe-read-gltf")))
            GTEST_SKIP() << "built without Assimp";
    }

    Mesh read(const Glb& glb, std::uint64_t most = 1 << 30) const {
        return readMesh(folder_.file("a.glb", glb.bytes()), {control_, most});
    }

    ScratchFolder folder_;
    JobControl control_;
};

TEST_F(Gltf, IsReadWhereItsNodesPutIt) {
    const Mesh mesh = read({});
    EXPECT_EQ(mesh.vertices, (std::vector<Vertex>{{0, 0, 3}, {2, 0, 3}, {2, 1, 3}, {0, 1, 3}}));
    EXPECT_EQ(mesh.triangles, (std::vector<Mesh::Triangle>{{0, 1, 2}, {0, 2, 3}}));
    EXPECT_EQ(mesh.normals, (std::vector<std::array<float, 3>>(4, {0, 0, 1})));
    EXPECT_EQ(mesh.colours, (std::vector<PointColour>(4, {1, 0.5F, 0.25F})));
    EXPECT_TRUE(mesh.textures.empty() && mesh.textureCoordinates.empty());
    EXPECT_EQ(mesh.lacking, "");
    EXPECT_EQ(mesh.faults, (Mesh::Faults{.openEdges = 4}));
}

TEST_F(Gltf, FacesTheSameSideWhereItIsMirroredAndTurned) {
    const Mesh mirrored = read({.node = R"({"mesh": 0, "scale": [-1, 1, 2]})"});
    EXPECT_EQ(mirrored.vertices[2], (Vertex{-2, 1, 0}));
    EXPECT_EQ(mirrored.triangles[0], (Mesh::Triangle{2, 1, 0})) << "anticlockwise in front";
    EXPECT_FLOAT_EQ(std::abs(mirrored.normals[0][2]) / mirrored.normals[0][2], 1);
    const Mesh turned =
        read({.node = R"({"mesh": 0, "rotation": [0, 0.70710678, 0, 0.70710678]})"});
    EXPECT_NEAR(turned.vertices[1][2], -2, 1e-6) << "x to -z, about y";
    EXPECT_NEAR(turned.normals[1][0], 1, 1e-6);
}

TEST_F(Gltf, NamesWhatIsNotThere) {
    const Glb glb{.buffer = "my%20mesh.bin"};
    const auto path = folder_.file("b.gltf", glb.json());
    expectSentence(sentenceOf([&] { readMesh(path, {control_}); }), "b.gltf", "my%20mesh.bin",
                   "not there");
    folder_.file("my mesh.bin", glb.binary());
    EXPECT_EQ(readMesh(path, {control_}).triangles.size(), 2U);
    const Mesh bare =
        read({.material = R"({"pbrMetallicRoughness": {"baseColorFactor": [0.5, 1, 1, 1],
                         "baseColorTexture": {"index": 0}}})",
              .more = R"("textures": [{"source": 0}], "images": [{"uri": "wood.png"}])"});
    EXPECT_EQ(bare.lacking, "wood.png");
    EXPECT_TRUE(bare.textures.empty() && bare.textureCoordinates.empty());
    EXPECT_EQ(bare.colours[0], (PointColour{0.5F, 1, 1})) << "the colour of the material instead";
}

/// Red and green above blue and white.
std::string pictureFile(const ScratchFolder& folder, const char* name) {
    LevelPattern levels;
    levels.count = 256;
    for (const auto& plane :
         {std::vector<std::uint16_t>{255, 0, 0, 255}, {0, 255, 0, 255}, {0, 0, 255, 255}})
        levels.planes.emplace_back(Shape{2, 2}, plane);
    writeLevels(folder / name, levels, true);
    return contentsOf(folder / name);
}

TEST_F(Gltf, HasTheTexturesInsideAndBesideIt) {
    if (!haveImages())
        GTEST_SKIP() << "built without image formats";
    Glb glb{.material = R"({"pbrMetallicRoughness": {"baseColorTexture": {"index": 0}}})",
            .more = R"("textures": [{"source": 0}],
                       "images": [{"bufferView": 4, "mimeType": "image/png"}])",
            .picture = pictureFile(folder_, "wood.png")};
    const Mesh inside = read(glb);
    glb.more = R"("textures": [{"source": 0}], "images": [{"uri": "wood.png"}])";
    glb.picture.clear();
    const Mesh beside = read(glb);
    for (const Mesh& mesh : {inside, beside}) {
        EXPECT_EQ(mesh.lacking, "");
        ASSERT_EQ(mesh.textures.size(), 1U);
        EXPECT_EQ(mesh.textures[0].texels,
                  (std::vector<PointColour>{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 1}}));
        // The upper left corner has the upper left texel: v is up here and down in the file.
        EXPECT_EQ(mesh.vertices[3], (Vertex{0, 1, 3}));
        EXPECT_EQ(mesh.textureCoordinates[3], (std::array{0.0F, 1.0F}));
        EXPECT_EQ(mesh.textureCoordinates[1], (std::array{1.0F, 0.0F}));
    }
}

TEST_F(Gltf, ShowsThePartOfATextureThatItsMaterialSays) {
    if (!haveImages())
        GTEST_SKIP() << "built without image formats";
    pictureFile(folder_, "wood.png");
    const auto coordinates = [&](const std::string& transform) {
        return read({.material = R"({"pbrMetallicRoughness": {"baseColorTexture": {"index": 0,
                       "extensions": {"KHR_texture_transform": {)"
                                 + transform + "}}}}}",
                     .more = R"("textures": [{"source": 0}], "images": [{"uri": "wood.png"}],
                       "extensionsUsed": ["KHR_texture_transform"])"})
            .textureCoordinates;
    };
    const auto part = coordinates(R"("offset": [0.25, 0], "scale": [0.5, 0.5])");
    ASSERT_EQ(part.size(), 4U);
    EXPECT_EQ(part[3], (std::array{0.25F, 1.0F}));
    EXPECT_EQ(part[1], (std::array{0.75F, 0.5F}));
    // By the prose of the extension, (1, 1) is the lower right corner, v downward: scaled, turned
    // with the picture clockwise, moved.
    const auto turned =
        coordinates(R"("offset": [0.25, 0.125], "scale": [0.5, 0.75], "rotation": 0.3)");
    const double c = std::cos(0.3), s = std::sin(0.3);
    EXPECT_NEAR(turned[1][0], 0.25 + c * 0.5 + s * 0.75, 1e-6);
    EXPECT_NEAR(1 - turned[1][1], 0.125 - s * 0.5 + c * 0.75, 1e-6);
    // The example in it: the lower left quadrant of the picture, turned clockwise by 90°.
    const auto quadrant =
        coordinates(R"("offset": [0, 1], "rotation": 1.57079632679, "scale": [0.5, 0.5])");
    const std::vector<std::array<float, 2>> corners{{0.5F, 0.0F}, {0.5F, 0.5F}, {0, 0.5F}, {0, 0}};
    for (std::size_t i = 0; i < 4; ++i)
        for (const std::size_t k : {0, 1})
            EXPECT_NEAR(quadrant[i][k], corners[i][k], 1e-6) << i;
}

TEST_F(Gltf, HasVerticesOfWholeNumbers) {
    if (!haveImages())
        GTEST_SKIP() << "built without image formats";
    pictureFile(folder_, "wood.png");
    const auto readWith = [&](const std::string& set, const std::string& list) {
        return readMesh(
            folder_.file("a.glb", wholeNumbersGlb(
                                      R"({"pbrMetallicRoughness": {"baseColorTexture": {"index": 0)"
                                          + set + "}}}",
                                      R"(, "textures": [{"source": 0}],
                                         "images": [{"uri": "wood.png"}], ")"
                                          + list + R"(": ["KHR_mesh_quantization"])")),
            {control_});
    };
    for (const char* list : {"extensionsUsed", "extensionsRequired"}) {
        const Mesh mesh = readWith("", list);
        ASSERT_EQ(mesh.vertices.size(), 4U);
        const double high = 4 * 16384 / 32767.0;
        const std::vector<Vertex> places{{0, 0, 0}, {4, 0, 0}, {4, high, 0}, {-4, high, 0}};
        for (std::size_t i = 0; i < 4; ++i)
            for (const std::size_t k : {0, 1, 2})
                EXPECT_NEAR(mesh.vertices[i][k], places[i][k], 1e-6) << i;
        EXPECT_GT(mesh.normals[2][2], 0);
        EXPECT_EQ(mesh.textureCoordinates,
                  (std::vector<std::array<float, 2>>{{0, 0}, {1, 0}, {1, 1}, {0, 1}}));
    }
    for (const char* set :
         {R"(, "texCoord": 1)", R"(, "extensions": {"KHR_texture_transform": {"texCoord": 1}})"})
        EXPECT_EQ(readWith(set, "extensionsUsed").textureCoordinates,
                  (std::vector<std::array<float, 2>>{{1, 0}, {0, 0}, {0, 1}, {1, 1}}))
            << set;
}

TEST_F(Gltf, IsRefusedWhereItsNumbersAreNotInIt) {
    std::string bytes = wholeNumbersGlb("{}", "");
    const auto at = bytes.find("\"count\": 4");
    bytes.replace(at, 10, "\"count\": 9");
    expectSentence(sentenceOf([&] { readMesh(folder_.file("a.glb", bytes), {control_}); }), "a.glb",
                   "damaged");
    const Glb glb{.buffer = "b.bin"};
    std::string beside = glb.json();
    beside.replace(beside.find("5126"), 4, "5122");
    folder_.file("b.bin", glb.binary());
    expectSentence(sentenceOf([&] { readMesh(folder_.file("a.gltf", beside), {control_}); }),
                   "a.gltf", "KHR_mesh_quantization");
}

TEST_F(Gltf, SaysWhatIsNotMadeOfTheSurface) {
    const auto notes = [&](const Glb& glb) {
        read(glb);
        std::string all;
        for (const Message& note : control_.takeNotes())
            all += note.english();
        return all;
    };
    EXPECT_EQ(notes({.node = R"({"mesh": 0, "weights": [0, 0]})"}), "");
    expectSentence(notes({.node = R"({"mesh": 0, "weights": [0, 0.5]})"}), "a.glb",
                   "morph targets");
    expectSentence(
        notes({.more = R"("skins": [{"joints": [0]}])", .node = R"({"mesh": 0, "skin": 0})"}),
        "a.glb", "skins");
}

TEST_F(Gltf, IsRefusedInASentence) {
    const auto refusal = [&](const Glb& glb, std::uint64_t most = 1 << 30) {
        return sentenceOf([&] { read(glb, most); });
    };
    expectSentence(refusal({.lastCorner = 9}), "a.glb", "damaged");
    expectSentence(refusal({.first = {0, NAN, 0}}), "a.glb", "none of its 2 triangles");
    expectSentence(refusal({}, 100), "a.glb", "100 B");
    const std::string whole = Glb().bytes();
    for (const std::size_t size : {1U, 12U, 40U, 300U, static_cast<unsigned>(whole.size() - 30)})
        expectSentence(
            sentenceOf([&] { readMesh(folder_.file("a.glb", whole.substr(0, size)), {control_}); }),
            "a.glb");
    expectSentence(sentenceOf([&] { readMesh(folder_ / "absent.glb", {control_}); }), "absent.glb");
    expectSentence(sentenceOf([&] { readMesh(folder_.file("a.glb", ""), {control_}); }), "empty");
}

TEST_F(Gltf, ReadsNothingOutsideItsFolder) {
    std::filesystem::create_directory(folder_ / "mesh");
    folder_.file("mesh.bin", Glb().binary());
    std::filesystem::create_symlink(folder_ / "mesh.bin", folder_ / "mesh/link.bin");
    for (const std::string& name : {std::string("../mesh.bin"), std::string("%2e%2e/mesh.bin"),
                                    std::string("link.bin"), (folder_ / "mesh.bin").string()}) {
        const Glb glb{.buffer = name};
        const auto path = folder_.file("mesh/a.gltf", glb.json());
        expectSentence(sentenceOf([&] { readMesh(path, {control_}); }), "a.gltf", "not there",
                       "beside it");
    }
    if (!haveImages())
        return;
    pictureFile(folder_, "wood.png");
    for (const std::string& name : {std::string("../wood.png"), (folder_ / "wood.png").string()}) {
        const Glb glb{.material = R"({"pbrMetallicRoughness": {"baseColorTexture": {"index": 0}}})",
                      .more =
                          R"("textures": [{"source": 0}], "images": [{"uri": ")" + name + "\"}]"};
        const Mesh mesh = readMesh(folder_.file("mesh/a.glb", glb.bytes()), {control_});
        EXPECT_TRUE(mesh.textures.empty()) << name;
        expectSentence(mesh.lacking + '.', "wood.png");
    }
}

/// Nodes that each name the next one twice.
std::string doubling(int levels) {
    std::string nodes;
    for (int i = 1; i <= levels; ++i)
        nodes += R"({"children": [)" + std::to_string(i) + ", " + std::to_string(i) + "]}, ";
    return nodes + R"({"mesh": 0})";
}

TEST_F(Gltf, IsRefusedByTheCountOfItsNodes) {
    EXPECT_EQ(read({.node = doubling(3)}).triangles.size(), 16U) << "as often as it is named";
    for (const int levels : {20, 30, 200})
        expectSentence(sentenceOf([&] { read({.node = doubling(levels)}, 1 << 28); }), "a.glb",
                       "nodes", levels == 30 ? "2147483647" : "there would be");
    expectSentence(sentenceOf([&] { read({.node = R"({"children": [0], "mesh": 0})"}, 1 << 28); }),
                   "a.glb", "nodes");
}

TEST_F(Gltf, IsRefusedWhereItNeedsAnExtensionThatIsNotRead) {
    expectSentence(
        sentenceOf([&] { read({.more = R"("extensionsRequired": ["EXT_meshopt_compression"])"}); }),
        "a.glb", "EXT_meshopt_compression");
    const std::string instances = R"({"mesh": 0, "extensions": {"EXT_mesh_gpu_instancing":
                                      {"attributes": {"TRANSLATION": 0}}}})";
    for (const char* list : {"extensionsUsed", "extensionsRequired"})
        expectSentence(
            sentenceOf([&] {
                read({.more = '"' + std::string(list) + R"(": ["EXT_mesh_gpu_instancing"])",
                      .node = instances});
            }),
            "a.glb", "EXT_mesh_gpu_instancing");
    EXPECT_NO_THROW(read({.more = R"("extensionsRequired": ["KHR_materials_unlit"])"}));
}

TEST_F(Gltf, DamagedFilesEndInASentenceOrInAMesh) {
    const std::string sound = Glb().bytes();
    std::mt19937 random(3);
    for (int i = 0; i < 60; ++i) {
        std::string bytes = sound;
        for (int k = 0; k < 3; ++k)
            bytes[random() % bytes.size()] = static_cast<char>(random());
        try {
            const Mesh mesh = readMesh(folder_.file("a.glb", bytes), {control_, 1 << 28});
            for (const auto& triangle : mesh.triangles)
                for (const std::uint32_t corner : triangle)
                    ASSERT_LT(corner, mesh.vertices.size());
        } catch (const Error& error) {
            expectSentence(error.what(), "a.glb");
            EXPECT_EQ(error.kind(), ErrorKind::BadInput);
        }
    }
}

/// Programs in the place of the one that reads glTF files.
class OtherReader : public testing::Test {
  protected:
    OtherReader() : path_(folder_.file("a.glb", Glb().bytes())) {
        ::setenv("FRINGE_MODULE_PATH", folder_.path().c_str(), 1);
    }
    ~OtherReader() override { ::unsetenv("FRINGE_MODULE_PATH"); }

    std::string refusalBy(const std::string& script) const {
        const auto program = folder_.file("fringe-read-gltf", "#!/bin/sh\n" + script + "\n");
        std::filesystem::permissions(program, std::filesystem::perms::owner_all);
        return sentenceOf([&] { readMesh(path_, {control_, 1 << 20, 300ms}); });
    }

    ScratchFolder folder_;
    std::filesystem::path path_;
    JobControl control_;
};

TEST_F(OtherReader, MayCrashHangOrFlood) {
    const auto isOffered = [] {
        return std::ranges::count(assetSuffixes(AssetType::Mesh), ".glb") > 0;
    };
    expectSentence(sentenceOf([&] { readMesh(path_, {control_}); }), "a.glb", "built without");
    EXPECT_FALSE(isOffered());
    for (const char* script :
         {"kill -ABRT $$", "kill -SEGV $$", "exit 0", "exit 1", "echo no mesh",
          "exec >&-; exec sleep 1000", "exec cat /dev/zero", "exec yes", "printf 'meshes 1'"})
        expectSentence(refusalBy(script), "a.glb", "damaged");
    EXPECT_TRUE(isOffered());
    expectSentence(refusalBy("exit 127"), "a.glb", "Assimp");
    expectSentence(refusalBy("exec sleep 1000"), "a.glb", "within 1 s");
    // Heads: what each of the counts would take is refused, or it does not follow.
    for (int word = 2; word < 16; ++word)
        for (const char* count : {"\\377", "\\001"}) {
            std::string head = "printf 'meshes 1'; printf '";
            for (int i = 2; i < 18; ++i)
                head += i == word ? std::string(count) + "\\000\\000\\377" : "\\000\\000\\000\\000";
            expectSentence(refusalBy(head + "'"), "a.glb");
        }
}

TEST_F(OtherReader, StopsWhereTheJobIsCancelled) {
    const auto program = folder_.file("fringe-read-gltf", "#!/bin/sh\nexec sleep 1000\n");
    std::filesystem::permissions(program, std::filesystem::perms::owner_all);
    const std::jthread other([&] { control_.cancel(); });
    EXPECT_THROW(readMesh(path_, {control_}), Cancelled);
}

} // namespace
} // namespace fringe
