// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/asset_files.h"
#include "engine/io/field_files.h"
#include "engine/io/mesh_files.h"
#include "engine/job/job_control.h"
#include "tests/engine/io/expect_error.h"
#include "tests/engine/io/point_samples.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace fringe {
namespace {

using test::Bytes;
using test::expectSentence;
using test::ScratchFolder;
using test::sentenceOf;

Mesh read(const std::filesystem::path& path) {
    const JobControl control;
    return readMesh(path, {control});
}

Mesh readText(const std::string& name, const std::string& text) {
    const ScratchFolder folder;
    return read(folder.file(name, text));
}

std::string meshRefusal(const std::string& name, const std::string& text) {
    return sentenceOf([&] { readText(name, text); });
}

using Triangles = std::vector<Mesh::Triangle>;

double areaOf(const Mesh& mesh) {
    double area = 0;
    for (const auto& [i, j, k] : mesh.triangles) {
        const Vertex &a = mesh.vertices[i], &b = mesh.vertices[j], &c = mesh.vertices[k];
        area += ((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
    }
    return area; // of what is anticlockwise as seen from +z
}

TEST(ObjMesh, TakesFacesByNumbersFromBothEnds) {
    const Mesh mesh = readText("a.obj", "# a square\r\nv 0 0 0\nv 1 0 0\nv 1 1 0 1\nf 1 2 3 # one\n"
                                        "v 0 1 0\ng rest\ns off\nf -4 -2 -1\n");
    EXPECT_EQ(mesh.vertices, (std::vector<Vertex>{{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}}));
    EXPECT_EQ(mesh.triangles, (Triangles{{0, 1, 2}, {0, 2, 3}}));
    EXPECT_TRUE(mesh.normals.empty() && mesh.colours.empty() && mesh.textureCoordinates.empty());
    EXPECT_EQ(mesh.faults, Mesh::Faults{.openEdges = 4});
}

TEST(ObjMesh, CutsPolygonsWithNotchesIntoTriangles) {
    // An arrowhead, a square and an L with two corners on one side.
    const Mesh arrow = readText("a.obj", "v 0 0 0\nv 2 1 0\nv 0 2 0\nv 1 1 0\nf 1 2 3 4\n");
    ASSERT_EQ(arrow.triangles.size(), 2U);
    EXPECT_NEAR(areaOf(arrow), 1, 1e-15);
    for (const auto& triangle : arrow.triangles)
        EXPECT_GT(areaOf({.vertices = arrow.vertices, .triangles = {triangle}}), 0);
    const Mesh angle = readText("a.obj", "v 0 0 0\nv 1 0 0\nv 2 0 0\nv 2 1 0\nv 1 1 0\nv 1 2 0\n"
                                         "v 0 2 0\nf 1 2 3 4 5 6 7\n");
    EXPECT_EQ(angle.triangles.size(), 5U);
    EXPECT_NEAR(areaOf(angle), 3, 1e-15);
    EXPECT_EQ(angle.faults, Mesh::Faults{.openEdges = 7});
}

TEST(ObjMesh, HasAVertexForEachNormalAtAPlace) {
    const Mesh mesh =
        readText("a.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nvn 0 0 1\nvn 0 1 0\n"
                          "vt 0 0\nf 1//1 2//1 3//1\nf 1/1/2 4/1/-1 2/1/2\nf 1 3 4\n");
    EXPECT_EQ(mesh.triangles, (Triangles{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}}));
    EXPECT_EQ(mesh.vertices[3], mesh.vertices[0]);
    EXPECT_EQ(mesh.normals[2], (std::array{0.0F, 0.0F, 1.0F}));
    EXPECT_EQ(mesh.normals[4], (std::array{0.0F, 1.0F, 0.0F}));
    EXPECT_EQ(mesh.normals[7], (std::array{0.0F, 0.0F, 0.0F}));
    EXPECT_EQ(mesh.faults, Mesh::Faults{.openEdges = 3}) << "vertices at one place are one";
}

TEST(ObjMesh, HasTheColoursOfItsVerticesAndMaterials) {
    EXPECT_EQ(readText("a.obj", "v 0 0 0 1 0 0.5\nv 1 0 0 0 1 0\nv 0 1 0 0 0 1\nf 1 2 3\n").colours,
              (std::vector<PointColour>{{1, 0, 0.5F}, {0, 1, 0}, {0, 0, 1}}));
    const ScratchFolder folder;
    folder.file("a b.mtl", "newmtl red\nKd 1 0 0\nnewmtl grey one\nKa 1 1 1\nKd 0.5 0.5 0.5\n");
    const Mesh mesh =
        read(folder.file("a.obj", "mtllib a b.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 0\nv 1 1 0\n"
                                  "usemtl red\nf 1 2 3\nusemtl grey one\nf 2 4 3\n"
                                  "usemtl other\nf 1 3 2\n"));
    ASSERT_EQ(mesh.colours.size(), 9U);
    EXPECT_EQ(mesh.colours[mesh.triangles[0][1]], (PointColour{1, 0, 0}));
    EXPECT_EQ(mesh.colours[mesh.triangles[1][0]], (PointColour{0.5F, 0.5F, 0.5F}));
    EXPECT_EQ(mesh.colours[mesh.triangles[2][0]], (PointColour{1, 1, 1}));
    EXPECT_EQ(mesh.lacking, "");
}

constexpr const char* texturedObj =
    "mtllib a.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 0\nvt 0 0\nvt 1 0 0\nvt 0.25 1\nusemtl wood\n"
    "f 1/1 2/2 3/3\nusemtl plain\nf 1/1 3/3 2/2\n";

TEST(ObjMesh, HasThePictureOfItsMaterial) {
    const ScratchFolder folder;
    folder.file("a.mtl",
                "newmtl wood\nKd 0.1 0.1 0.1\nmap_Kd -s 1 1 1 -clamp on pictures\\wood 1.npy\n"
                "newmtl plain\nKd 0.5 0 0\nmap_Kd other.npy\n");
    std::filesystem::create_directory(folder / "pictures");
    writePicture(folder / "pictures/wood 1.npy", {{Plane<float>({2, 2}, {0, 0.25F, 0.5F, 1})}},
                 false);
    const Mesh mesh = read(folder.file("a.obj", texturedObj));
    ASSERT_EQ(mesh.textures.size(), 1U);
    EXPECT_EQ(mesh.textures[0].shape, (Shape{2, 2}));
    EXPECT_EQ(mesh.textures[0].texels[1], (PointColour{0.25F, 0.25F, 0.25F}));
    EXPECT_TRUE(mesh.textureNumbers.empty());
    EXPECT_EQ(mesh.textureCoordinates[2], (std::array{0.25F, 1.0F}));
    EXPECT_EQ(mesh.colours[0], (PointColour{1, 1, 1})) << "the picture says it";
    EXPECT_TRUE(std::isinf(mesh.textureCoordinates[mesh.triangles[1][0]][0]));
    EXPECT_EQ(mesh.colours[mesh.triangles[1][0]], (PointColour{0.5F, 0, 0}));
    EXPECT_EQ(mesh.lacking, "other.npy");
}

TEST(ObjMesh, HasThePicturesOfAllItsMaterials) {
    const ScratchFolder folder;
    folder.file("a.mtl", "newmtl wood\nmap_Kd wood.npy\nnewmtl plain\nKd 0.5 0 0\nmap_Kd "
                         "stone.npy\nnewmtl more\nmap_Kd wood.npy\n");
    writePicture(folder / "wood.npy", {{Plane<float>({1, 2}, {0.5F, 1})}}, false);
    writePicture(folder / "stone.npy", {{Plane<float>({1, 1}, {0.25F})}}, false);
    const Mesh mesh =
        read(folder.file("a.obj", std::string(texturedObj) + "usemtl more\nf 1/1 3/3 2/2\n"));
    ASSERT_EQ(mesh.textures.size(), 2U);
    EXPECT_EQ(mesh.textures[1].shape, (Shape{1, 1}));
    EXPECT_EQ(mesh.textureNumbers, (std::vector<std::uint16_t>{0, 0, 0, 1, 1, 1}));
    EXPECT_EQ(mesh.colours[3], (PointColour{1, 1, 1}));
    EXPECT_EQ(mesh.triangles[2][0], 0U) << "materials that look alike are one";
}

TEST(ObjMesh, NamesWhatIsNotThere) {
    const ScratchFolder folder;
    const Mesh bare = read(folder.file("a.obj", texturedObj));
    EXPECT_EQ(bare.lacking, "a.mtl");
    EXPECT_TRUE(bare.textureCoordinates.empty() && bare.textures.empty());
    folder.file("a.mtl", "newmtl wood\nKd 0.5 1 0\nmap_Kd wood.png\n");
    const Mesh mesh = read(folder / "a.obj");
    EXPECT_EQ(mesh.lacking, "wood.png");
    EXPECT_EQ(mesh.colours[0], (PointColour{0.5F, 1, 0})) << "the colour of the material instead";
}

TEST(ObjMesh, IsRefusedByItsLine) {
    const std::string vertices = "v 0 0 0\nv 1 0 0\nv 0 1 0\n";
    expectSentence(meshRefusal("a.obj", vertices + "f 1 2 4\n"), "a.obj", "line 4", "number 4",
                   "3");
    expectSentence(meshRefusal("a.obj", vertices + "f 1 2 -4\n"), "line 4", "-4");
    expectSentence(meshRefusal("a.obj", vertices + "f 0 1 2\n"), "line 4", "number 0");
    expectSentence(meshRefusal("a.obj", vertices + "vt 0 0\nf 1/2 2/1 3/1\n"), "line 5",
                   "there are 1");
    expectSentence(meshRefusal("a.obj", vertices + "f 1 2\n"), "line 4", "2 corners");
    expectSentence(meshRefusal("a.obj", vertices + "f 1 2 x3\n"), "line 4", "\"x3\"");
    expectSentence(meshRefusal("a.obj", vertices + "f 1 2 3e999\n"), "line 4", "3e999");
    expectSentence(meshRefusal("a.obj", "v 0 0\nf 1 1 1\n"), "line 1", "2 numbers");
    expectSentence(meshRefusal("a.obj", "v 0 nan 0\nf 1 1 1\n"), "a.obj", "none of its 1");
    expectSentence(meshRefusal("a.obj", "v 0 0 0 1 -2 0\nf 1 1 1\n"), "a.obj", "colour");
    expectSentence(meshRefusal("a.obj", "v 0 0 0 1 1.5 0\nf 1 1 1\n"), "a.obj", "colour");
    expectSentence(meshRefusal("a.obj", vertices), "a.obj", "no faces", "point cloud");
    expectSentence(meshRefusal("a.obj", ""), "a.obj", "empty");
    expectSentence(meshRefusal("a.xyz", vertices), "a.xyz", ".xyz", ".obj .ply .stl");
    const ScratchFolder folder;
    folder.file("a.mtl", "newmtl wood\nKd 1 2 0\n");
    expectSentence(sentenceOf([&] { read(folder.file("a.obj", texturedObj)); }), "a.mtl", "line 2");
}

const std::string plyStart =
    "ply\nformat ascii 1.0\ncomment TextureFile wood.npy\nelement vertex 4\n"
    "property float x\nproperty float y\nproperty float z\n";
const std::string plyFaces =
    "element face 1\nproperty int flags\nproperty list uchar float weights\n"
    "property list uchar int vertex_index\nend_header\n";

TEST(PlyMesh, HasFacesColoursNormalsAndAPicture) {
    const ScratchFolder folder;
    writePicture(folder / "wood.npy", {{Plane<float>({1, 2}, {0.5F, 1})}}, false);
    const Mesh mesh = read(folder.file(
        "a.ply", plyStart
                     + "property uchar red\nproperty ushort green\nproperty float blue\n"
                       "property float nx\nproperty float ny\nproperty float nz\nproperty float s\n"
                       "property float t\n"
                     + plyFaces
                     + "0 0 0 51 65535 0.5 0 0 1 0 0\n1 0 0 51 0 0 0 0 1 1 0\n"
                       "1 1 0 51 0 0 0 0 1 nan 1\n0 1 0 51 0 0 0 0 1 0 1\n"
                       "7 2 0.5 0.25 4 0 1 2 3\n"));
    EXPECT_EQ(mesh.triangles.size(), 2U);
    EXPECT_NEAR(areaOf(mesh), 1, 1e-15);
    EXPECT_EQ(mesh.colours[0], (PointColour{0.2F, 1, 0.5F}));
    EXPECT_EQ(mesh.normals[3], (std::array{0.0F, 0.0F, 1.0F}));
    EXPECT_EQ(mesh.textures,
              (std::vector<Mesh::Texture>{{{1, 2}, {{0.5F, 0.5F, 0.5F}, {1, 1, 1}}}}));
    EXPECT_EQ(mesh.textureCoordinates[1], (std::array{1.0F, 0.0F}));
    EXPECT_TRUE(std::isinf(mesh.textureCoordinates[2][1]));
    EXPECT_EQ(mesh.lacking, "");
}

TEST(PlyMesh, IsRefusedByItsVertexOrFace) {
    const std::string vertices = "0 0 0\n1 0 0\n1 1 0\n0 1 0\n";
    EXPECT_EQ(readText("a.ply", plyStart + plyFaces + vertices + "0 0 3 0 1 2\n").lacking,
              "wood.npy");
    expectSentence(meshRefusal("a.ply", plyStart + plyFaces + vertices + "0 0 3 0 1 4\n"), "a.ply",
                   "face 1", "vertex 4");
    expectSentence(meshRefusal("a.ply", plyStart + plyFaces + vertices + "0 0 3 0 1 nan\n"),
                   "face 1");
    expectSentence(meshRefusal("a.ply", plyStart + plyFaces + vertices + "0 0 2 0 1\n"), "face 1",
                   "2 corners");
    expectSentence(
        meshRefusal("a.ply", plyStart + plyFaces + "0 0 0\n1 0 inf\n1 1 0\n0 1 0\n0 0 3 0 1 2\n"),
        "a.ply", "none of its 1 triangles");
    expectSentence(meshRefusal("a.ply", plyStart + "end_header\n" + vertices), "a.ply", "no faces");
    expectSentence(meshRefusal("a.ply", plyStart + plyFaces + vertices + "0 0 3 0 1\n"), "line 17");
}

std::string stl(std::uint32_t count) {
    Bytes bytes(std::endian::little);
    for (int i = 0; i < 80; ++i)
        bytes.put("solid made by hand"[i % 18]);
    bytes.put(count);
    const auto triangle = [&](std::initializer_list<float> corners) {
        for (int i = 0; i < 3; ++i)
            bytes.put(0.0F);
        for (const float coordinate : corners)
            bytes.put(coordinate);
        bytes.put(std::uint16_t{0});
    };
    triangle({0, 0, 0, 1, 0, 0, 1, 1, 0});
    triangle({0, 0, -0.0F, 1, 1, 0, 0, 1, 0.5F});
    return bytes.text();
}

const std::string stlText =
    "solid a thing\nfacet normal 0 0 1\n outer loop\n  vertex 0 0 0\n  vertex 1 0 0\n"
    "  vertex 1 1 0\n endloop\nendfacet\nfacet normal 0 0 1\nouter loop\nVERTEX 0 0 0\n"
    "vertex 1e0 1 0\nvertex 0 1 .5\nendloop\nendfacet\nendsolid a thing\n";

TEST(StlMesh, HasOneVertexForCornersAtOnePlace) {
    const Mesh mesh = readText("a.stl", stl(2));
    EXPECT_EQ(mesh.vertices, (std::vector<Vertex>{{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0.5}}));
    EXPECT_EQ(mesh.triangles, (Triangles{{0, 1, 2}, {0, 2, 3}}));
    EXPECT_EQ(readText("a.STL", stlText), mesh);
}

TEST(MeshFiles, MayBeginWithAByteOrderMark) {
    const std::string mark = "\xEF\xBB\xBF";
    const std::string obj = "v 0 0 0\nv 1 0 0\nv 1 1 0\nf 1 2 3\n";
    const std::string ply = "ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\n"
                            "property float y\nproperty float z\nelement face 1\n"
                            "property list uchar int vertex_indices\nend_header\n"
                            "0 0 0\n1 0 0\n1 1 0\n3 0 1 2\n";
    EXPECT_EQ(readText("a.stl", mark + stlText), readText("b.stl", stlText));
    EXPECT_EQ(readText("a.stl", "\n " + stlText), readText("b.stl", stlText));
    EXPECT_EQ(readText("a.obj", mark + obj), readText("b.obj", obj));
    EXPECT_EQ(readText("a.ply", mark + ply), readText("b.ply", ply));
}

TEST(StlMesh, IsRefusedWhereItIsCutOrNotFinite) {
    expectSentence(meshRefusal("a.stl", stl(2).substr(0, 150)), "a.stl", "cut short");
    std::string other = stl(3);
    other[0] = 'x';
    expectSentence(meshRefusal("a.stl", other), "3 triangles", "150 bytes", "100 follow");
    for (std::size_t size = 0; size < stlText.find("endsolid"); size += 3)
        EXPECT_FALSE(meshRefusal("a.stl", stlText.substr(0, size)).empty()) << size;
    std::string two = stlText;
    two.replace(two.find("  vertex 1 1 0\n"), 15, "");
    expectSentence(meshRefusal("a.stl", two), "line 6", "three corners");
    expectSentence(meshRefusal("a.stl", "solid\nvertex 1 2\nendsolid\n"), "line 2", "vertex x y z");
    expectSentence(meshRefusal("a.stl", std::string(200, 'v')), "a.stl", "no STL");
    expectSentence(meshRefusal("a.stl", "v"), "a.stl", "no STL");
}

std::string notesOf(const std::string& name, const std::string& text, Mesh* mesh = nullptr) {
    const ScratchFolder folder;
    JobControl control;
    Mesh own = readMesh(folder.file(name, text), {control});
    if (mesh)
        *mesh = std::move(own);
    std::string notes;
    for (const Message& note : control.takeNotes())
        notes += note.english();
    return notes;
}

void expectIn(const std::string& text, const std::string& part) {
    EXPECT_NE(text.find(part), text.npos) << text;
}

TEST(MeshFiles, LeaveOutAndCountTrianglesWithoutAPlace) {
    Mesh mesh;
    std::string infinite = stl(2);
    infinite.replace(84 + 12 + 8, 4, Bytes(std::endian::little).put(INFINITY).text());
    for (const auto& [name, text] :
         {std::pair<std::string, std::string>{"a.stl", infinite},
          {"a.obj", "v 0 0 0\nv 1 0 nan\nv 1 1 0\nv 0 1 0\nf 1 2 3\nf 1 3 4\n"},
          {"a.ply", "ply\nformat ascii 1.0\nelement vertex 4\nproperty float x\n"
                    "property float y\nproperty float z\nelement face 2\n"
                    "property list uchar int vertex_index\nend_header\n0 0 0\n1 0 -inf\n1 1 0\n"
                    "0 1 0\n3 0 1 2\n3 0 2 3\n"}}) {
        expectIn(notesOf(name, text, &mesh), name
                                                 + ": 1 triangles with a corner that is not finite "
                                                   "are left out, the first being triangle 1");
        EXPECT_EQ(mesh.triangles.size(), 1U) << name;
        for (const Vertex& vertex : mesh.vertices)
            EXPECT_TRUE(std::isfinite(vertex[0] + vertex[1] + vertex[2])) << name;
    }
}

TEST(MeshFiles, TakeColoursThatAreNoNumbersForWhite) {
    Mesh mesh;
    expectIn(notesOf("a.obj", "v 0 0 0 1 0 nan\nv 1 0 0 0 1 0\nv 0 1 0 0 0 1\nf 1 2 3\n", &mesh),
             "1 colours are no numbers, the first being that of vertex 1");
    EXPECT_EQ(mesh.colours, (std::vector<PointColour>{{1, 1, 1}, {0, 1, 0}, {0, 0, 1}}));
    EXPECT_EQ(notesOf("a.obj", "v 0 0 0 255 0 51\nv 1 0 0 0 0 0\nv 0 1 0 0 0 0\nf 1 2 3\n", &mesh),
              "");
    EXPECT_EQ(mesh.colours[0], (PointColour{1, 0, 0.2F}));
}

TEST(StlMesh, SaysThatBytesBehindItAreLeftOut) {
    Mesh mesh;
    expectIn(notesOf("a.stl", stl(2) + "made by hand", &mesh), "12 bytes behind its 2 triangles");
    EXPECT_EQ(mesh.triangles.size(), 2U);
}

TEST(ObjMesh, GoesOnBehindABackslash) {
    const Mesh mesh = readText("a.obj", "v 0 0 0\nv 1 \\\n0 0\nv 1 1 0\nv 0 1 0\nf 1 2 \\\n3 4\n");
    EXPECT_EQ(mesh.triangles.size(), 2U);
    EXPECT_NEAR(areaOf(mesh), 1, 1e-15);
    EXPECT_EQ(mesh.vertices[1], (Vertex{1, 0, 0}));
    EXPECT_NO_THROW(readText("a.obj", "\xEF\xBB\xBFv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n"));
}

TEST(ObjMesh, LeavesOutNormalsAndCoordinatesThatItDoesNotHave) {
    Mesh mesh;
    expectIn(
        notesOf("a.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1//1 2//2 3//3\nf 1/1 2/2 3/3\n", &mesh),
        "name normals or texture coordinates that the file does not have");
    EXPECT_EQ(mesh.triangles.size(), 2U);
    EXPECT_TRUE(mesh.normals.empty());
}

TEST(ObjMesh, ReadsSeveralLibraries) {
    const ScratchFolder folder;
    folder.file("a.mtl", "newmtl red\nKd 1 0 0\n");
    std::filesystem::create_directory(folder / "more");
    folder.file("more/b c.mtl", "newmtl blue\nKd 0 0 1\n");
    const Mesh mesh = read(folder.file(
        "a.obj", "mtllib a.mtl more\\b c.mtl none.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 0\nusemtl red\n"
                 "f 1 2 3\nusemtl blue\nf 1 3 2\n"));
    EXPECT_EQ(mesh.colours[mesh.triangles[0][0]], (PointColour{1, 0, 0}));
    EXPECT_EQ(mesh.colours[mesh.triangles[1][0]], (PointColour{0, 0, 1}));
    EXPECT_EQ(mesh.lacking, "none.mtl");
}

TEST(ObjMesh, ReadsNothingOutsideItsFolder) {
    const ScratchFolder folder;
    std::filesystem::create_directories(folder / "mesh");
    const Picture picture{{Plane<float>({1, 1}, {0.5F})}};
    writePicture(folder / "wood.npy", picture, false);
    folder.file("red.mtl", "newmtl wood\nKd 1 0 0\n");
    std::filesystem::create_symlink(folder / "wood.npy", folder / "mesh/link.npy");
    const std::string faces = "v 0 0 0\nv 1 0 0\nv 0 1 0\nvt 0 0\nusemtl wood\nf 1/1 2/1 3/1\n";
    for (const std::string& name :
         {std::string("../wood.npy"), (folder / "wood.npy").string(), std::string("link.npy")}) {
        folder.file("mesh/a.mtl", "newmtl wood\nmap_Kd " + name + "\n");
        const Mesh mesh = read(folder.file("mesh/a.obj", "mtllib a.mtl\n" + faces));
        EXPECT_TRUE(mesh.textures.empty()) << name;
        EXPECT_EQ(mesh.lacking, name);
    }
    EXPECT_EQ(read(folder.file("mesh/a.obj", "mtllib ../red.mtl\n" + faces)).lacking, "../red.mtl");
    // By its own name where it is beside the mesh.
    folder.file("mesh/a.mtl", "newmtl wood\nmap_Kd C:\\pictures\\near.npy\n");
    writePicture(folder / "mesh/near.npy", picture, false);
    EXPECT_EQ(read(folder.file("mesh/a.obj", "mtllib a.mtl\n" + faces)).lacking, "");
}

TEST(ObjMesh, IsWhiteWhereABlackMaterialLacksItsPicture) {
    const ScratchFolder folder;
    folder.file("a.mtl", "newmtl wood\nKd 0 0 0\nmap_Kd wood.png\n");
    const Mesh mesh = read(folder.file("a.obj", texturedObj));
    EXPECT_EQ(mesh.colours[0], (PointColour{1, 1, 1}));
    EXPECT_EQ(mesh.lacking, "wood.png");
}

TEST(PlyMesh, HasFacesBeforeItsVerticesAndNamesWhatItDoesNotRead) {
    Mesh mesh;
    const std::string notes =
        notesOf("a.ply",
                "ply\nformat ascii 1.0\nelement face 2\nproperty list uchar int vertex_indices\n"
                "element vertex 4\nproperty float x\nproperty float y\nproperty float z\n"
                "property uchar alpha\nend_header\n4 3 2 1 0\n3 0 1 2\n0 0 0 9\n1 0 0 9\n1 1 0 9\n"
                "0 1 0 9\n",
                &mesh);
    EXPECT_EQ(mesh.triangles.size(), 3U);
    EXPECT_EQ(mesh.triangles[2], (Mesh::Triangle{0, 1, 2}));
    expectIn(notes, "a.ply: columns that are not read: alpha.");
}

Mesh smallMesh() {
    const Mesh mesh{.vertices = {{0.1, 1e-300, -1e300}, {1, 0, 0}, {0, 1.0 / 3, 0}},
                    .triangles = {{0, 1, 2}, {2, 1, 0}},
                    .normals = {{0, 0, 1}, {0, 0.1F, 0}, {1e-30F, 0, 0}},
                    .colours = {{0, 1, 0.1F}, {0, 0, 0}, {1, 1, 1}},
                    .textureCoordinates = {{0, 1}, {0.3F, -7}, {INFINITY, INFINITY}},
                    .textureNumbers = {1, 0, 0},
                    .textures = {{{1, 2}, {{0.1F, 0.2F, 0.3F}, {1, 0, 1}}}, {{1, 1}, {{0, 1, 0}}}},
                    .lacking = "stone wall.png"};
    Mesh whole = mesh;
    whole.faults = faultsOf(mesh);
    return whole;
}

TEST(MeshFiles, OfAProjectKeepEveryBit) {
    const ScratchFolder folder;
    const JobControl control;
    Mesh plain = smallMesh();
    plain.normals.clear();
    plain.colours.clear();
    plain.textures.clear();
    plain.textureNumbers.clear();
    plain.textureCoordinates.clear();
    plain.lacking.clear();
    Mesh ofBytes = smallMesh();
    ofBytes.textures = {{{16, 16}, {}}};
    ofBytes.textureNumbers.clear();
    for (int i = 0; i < 256; ++i)
        ofBytes.textures[0].texels.push_back(
            {static_cast<float>(i) / 255, static_cast<float>(255 - i) / 255, 1});
    for (const Mesh& mesh : {smallMesh(), plain, ofBytes}) {
        const Asset::Data data = std::make_shared<const Mesh>(mesh);
        const AssetBytes file = assetBytes(data);
        EXPECT_EQ(assetCount(data), 2);
        test::writeFile(folder / "a.ply",
                        {reinterpret_cast<const char*>(file.bytes.data()), file.bytes.size()});
        EXPECT_EQ(*std::get<std::shared_ptr<const Mesh>>(
                      readAsset(AssetType::Mesh, folder / "a.ply", {.control = &control})),
                  mesh);
    }
}

TEST(MeshFiles, NameWhatIsLackingInOneLineOfAProject) {
    const ScratchFolder folder;
    std::string materials, faces = "v 0 0 0\nv 1 0 0\nv 0 1 0\nvt 0 0\nmtllib a.mtl\n";
    for (int i = 0; i < 5000; ++i) {
        const std::string name = std::to_string(i) + std::string(30, 'x');
        materials += "newmtl " + name + "\nmap_Kd " + name + "\x01.png\n";
        faces += "usemtl " + name + "\nf 1/1 2/1 3/1\n";
    }
    folder.file("a.mtl", materials);
    const Mesh mesh = read(folder.file("a.obj", faces));
    EXPECT_TRUE(mesh.lacking.starts_with("0xxx") && mesh.lacking.ends_with("x?.png, …"));
    const AssetBytes file = assetBytes(std::make_shared<const Mesh>(mesh));
    test::writeFile(folder / "a.ply",
                    {reinterpret_cast<const char*>(file.bytes.data()), file.bytes.size()});
    EXPECT_EQ(read(folder / "a.ply"), mesh);
}

TEST(MeshFiles, AreTriedWhereTheyHaveFaces) {
    const ScratchFolder folder;
    const auto may = [&](const char* name, const std::string& text) {
        return mayHold(AssetType::Mesh, folder.file(name, text), JobControl());
    };
    EXPECT_TRUE(may("a.obj", "v 0 0 0\nf 1 1 1\n"));
    EXPECT_FALSE(may("a.obj", "v 0 0 0\n"));
    EXPECT_TRUE(may("a.ply", plyStart + plyFaces + "0 0 0\n0 0 0\n0 0 0\n0 0 0\n0 0 3 0 1 2\n"));
    EXPECT_FALSE(may("a.ply", plyStart + "end_header\n0 0 0\n0 0 0\n0 0 0\n0 0 0\n"));
    EXPECT_TRUE(may("a.stl", stlText));
    EXPECT_FALSE(mayHold(AssetType::Mesh, folder / "absent.obj", JobControl()));
    EXPECT_TRUE(mayHold(AssetType::PointCloud, folder / "a.obj", JobControl()));
}

/// Sound files of all formats.
std::vector<std::pair<std::string, std::string>> samples() {
    const AssetBytes own = assetBytes(std::make_shared<const Mesh>(smallMesh()));
    return {{"a.obj", texturedObj},
            {"b.ply", plyStart + plyFaces + "0 0 0\n1 0 0\n1 1 0\n0 1 0\n0 0 4 0 1 2 3\n"},
            {"c.ply", {reinterpret_cast<const char*>(own.bytes.data()), own.bytes.size()}},
            {"d.stl", stl(2)},
            {"e.stl", stlText}};
}

TEST(DamagedMeshes, EndInASentenceOrInAMesh) {
    const ScratchFolder folder;
    const std::vector<std::string> pieces{"4000000000",
                                          "-1",
                                          "nan",
                                          "1e999",
                                          "\n\n",
                                          std::string(9, '\0'),
                                          "\xff\xff\xff\xff\xff\xff\xff\xff"};
    std::mt19937 random(17);
    for (const auto& [name, sound] : samples())
        for (int i = 0; i < 600; ++i) {
            std::string bytes = sound;
            const std::size_t at = random() % bytes.size();
            if (i % 3 == 0)
                bytes.replace(at, pieces[random() % pieces.size()].size(),
                              pieces[random() % pieces.size()]);
            else if (i % 3 == 1)
                bytes.resize(at);
            else
                bytes[at] = static_cast<char>(bytes[at] ^ (1 << random() % 8));
            try {
                const Mesh mesh = read(folder.file(name, bytes));
                for (const auto& triangle : mesh.triangles)
                    for (const std::uint32_t corner : triangle)
                        ASSERT_LT(corner, mesh.vertices.size());
                for (const Vertex& vertex : mesh.vertices)
                    ASSERT_TRUE(std::isfinite(vertex[0] + vertex[1] + vertex[2])
                                || name == "c.ply");
                for (const std::size_t size :
                     {mesh.normals.size(), mesh.colours.size(), mesh.textureCoordinates.size(),
                      mesh.textureNumbers.size()})
                    ASSERT_TRUE(size == 0 || size == mesh.vertices.size());
                ASSERT_EQ(mesh.textureCoordinates.empty(), mesh.textures.empty());
                for (const Mesh::Texture& texture : mesh.textures)
                    ASSERT_EQ(std::ssize(texture.texels), texture.shape.count());
                for (std::size_t vertex = 0; vertex < mesh.textureNumbers.size(); ++vertex)
                    ASSERT_TRUE(mesh.textureNumbers[vertex] < mesh.textures.size()
                                || std::isinf(mesh.textureCoordinates[vertex][0]));
            } catch (const Error& error) {
                expectSentence(error.what(), name.c_str());
                EXPECT_EQ(error.kind(), ErrorKind::BadInput);
            }
        }
}

TEST(MeshFiles, TakeNoMoreMemoryThanTheyMay) {
    const ScratchFolder folder;
    const JobControl control;
    for (const auto& [name, sound] : samples()) {
        const auto path = folder.file(name, sound);
        EXPECT_NO_THROW(readMesh(path, {control, 1000})) << name;
        expectSentence(sentenceOf([&] { readMesh(path, {control, 100}); }), name.c_str(), "100 B");
    }
    // Refused while it is read, not thereafter: the rest of the file is damaged.
    std::string large = "v 0 0 0\n";
    for (int i = 0; i < 70'000; ++i)
        large += "f 1 1 1\n";
    expectSentence(sentenceOf([&] {
                       readMesh(folder.file("a.obj", large + "f 1 1 2\n"), {control, 100'000});
                   }),
                   "a.obj", "allowed");
}

TEST(MeshFiles, LookingForFacesEndsWhereTheJobIsCancelled) {
    const ScratchFolder folder;
    JobControl control;
    control.cancel();
    const auto path = folder.file("a.obj", "v 0 0 0\n");
    EXPECT_THROW(mayHold(AssetType::Mesh, path, control), Cancelled);
}

TEST(MeshFiles, FacesAreSeenWhereverTheyStand) {
    const ScratchFolder folder;
    const auto has = [&](const std::string& text) {
        return mayHold(AssetType::Mesh, folder.file("a.obj", text), JobControl());
    };
    EXPECT_TRUE(has("f 1 2 3\n"));
    EXPECT_TRUE(has("v 0 0 0\rf\t1 2 3\r"));
    EXPECT_FALSE(has("v 0 0 0\nusemtl f 1 2\n# f 1 2 3\nfo 1\nf"));
    for (std::size_t before = 65530; before < 65540; ++before) // where a piece of the file ends
        EXPECT_TRUE(has(std::string(before, 'f') + "\nf 1 2 3\n")) << before;
}

TEST(MeshFiles, StopWhereTheJobIsCancelled) {
    const ScratchFolder folder;
    JobControl control;
    control.cancel();
    for (const auto& [name, sound] : samples())
        EXPECT_THROW(readMesh(folder.file(name, sound), {control}), Cancelled) << name;
}

} // namespace
} // namespace fringe
