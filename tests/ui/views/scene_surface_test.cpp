// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scene/scene_surface.h"

#include <QTest>

#include <cmath>
#include <numbers>

namespace fringe {
namespace {

/// A ball of radius 1 about the place, in rings; a texture of two halves where it is textured.
std::shared_ptr<const Mesh> ball(const Place& at, int rings, bool textured) {
    Mesh mesh;
    for (int i = 0; i <= rings; ++i)
        for (int j = 0; j <= 2 * rings; ++j) {
            const double up = std::numbers::pi * i / rings, about = std::numbers::pi * j / rings;
            mesh.vertices.push_back({at[0] + std::sin(up) * std::cos(about), at[1] + std::cos(up),
                                     at[2] + std::sin(up) * std::sin(about)});
            if (textured)
                mesh.textureCoordinates.push_back({static_cast<float>(j) / float(2 * rings),
                                                   1 - static_cast<float>(i) / float(rings)});
        }
    const auto number = [&](int i, int j) {
        return static_cast<std::uint32_t>(i * (2 * rings + 1) + j);
    };
    for (int i = 0; i < rings; ++i)
        for (int j = 0; j < 2 * rings; ++j) {
            mesh.triangles.push_back({number(i, j), number(i, j + 1), number(i + 1, j)});
            mesh.triangles.push_back({number(i + 1, j), number(i, j + 1), number(i + 1, j + 1)});
        }
    if (textured)
        mesh.textures = {{{1, 2}, {{1, 0, 0}, {0, 0, 1}}}};
    return std::make_shared<const Mesh>(std::move(mesh));
}

SeenSurface flat(std::shared_ptr<const Mesh> mesh) {
    return {std::move(mesh), SeenSurface::Shading::Flat, {}, 0.2};
}

} // namespace

class SceneSurfaceTest : public QObject {
    Q_OBJECT

  private slots:
    void itsCornersCountFromTheMiddleOfItsBox() {
        const SeenSurface surface = flat(ball({1e6, -3, 7}, 8, false));
        const auto bodies = surfaceBodies(surface, 100'000, true);
        QCOMPARE(bodies.size(), std::size_t{1});
        QCOMPARE(bodies[0].shown(), 3 * surface.mesh->triangles.size());
        for (const float place : bodies[0].places)
            QVERIFY(std::abs(place) < 1001); // mm of a metre
        QCOMPARE(boxOfBodies(surface).centre, Place{});
    }

    /// n·l of the normal that looks to +z.
    void eachTriangleIsLitByItsNormal() {
        SeenSurface surface = flat(ball({}, 12, false));
        surface.lamp = {Angle(0.7), Angle(0.3)};
        const SceneBody body = surfaceBodies(surface, 100'000, true).front();
        const Turn turn = turnAbout(1, Angle(1.2));
        const auto colours = litColours(body, surface, turn);
        const Place light{std::cos(0.3) * std::sin(0.7), std::sin(0.3),
                          std::cos(0.3) * std::cos(0.7)};
        for (std::size_t i = 0; i < body.shown(); i += 3) {
            Place normal =
                turn * Place{body.normals[3 * i], body.normals[3 * i + 1], body.normals[3 * i + 2]};
            if (normal[2] < 0)
                for (double& part : normal)
                    part = -part;
            const double wanted = 255 * (0.2 + 0.8 * std::max(0.0, dot(normal, light)));
            QVERIFY(std::abs(colours[3 * i] - wanted) < 1.5);
            QCOMPARE(colours[3 * i], colours[3 * i + 8]); // all of its corners
        }
        surface.shading = SeenSurface::Shading::None;
        QCOMPARE(litColours(body, surface, turn), body.colours);
    }

    void aTextureIsAPictureOrColoursOfCorners() {
        const SeenSurface surface = flat(ball({}, 8, true));
        const SceneBody pictured = surfaceBodies(surface, 100'000, true).front();
        QCOMPARE(pictured.texture.size(), QSize(2, 1));
        QCOMPARE(pictured.texture.pixel(0, 0), qRgb(255, 0, 0));
        QCOMPARE(pictured.texturePlaces.size(), 2 * pictured.shown());
        const SceneBody plain = surfaceBodies(surface, 100'000, false).front();
        QVERIFY(plain.texture.isNull());
        QVERIFY(plain.texturePlaces.empty());
        std::size_t red = 0, blue = 0;
        for (std::size_t i = 0; i < plain.colours.size(); i += 3)
            ++(plain.colours[i] > plain.colours[i + 2] ? red : blue);
        QVERIFY(red > plain.shown() / 3 && blue > plain.shown() / 3);
    }

    void largeOnesKeepTheirShape() {
        const SeenSurface surface = flat(ball({5, 6, 7}, 150, false));
        QVERIFY(surface.mesh->triangles.size() > 80'000);
        const SceneBody body = surfaceBodies(surface, 20'000, true).front();
        QVERIFY(body.shown() / 3 < 20'000);
        QVERIFY(body.shown() / 3 > 2'000);
        for (std::size_t i = 0; i < body.places.size(); i += 3) {
            const double radius =
                std::hypot(body.places[i], body.places[i + 1], body.places[i + 2]);
            QVERIFY(std::abs(radius - 1000) < 20);
        }
    }
};

} // namespace fringe

QTEST_MAIN(fringe::SceneSurfaceTest)
#include "scene_surface_test.moc"
