// SPDX-License-Identifier: GPL-3.0-or-later
// What OpenGL draws of random scenes beside rays through the middles of pixels, in double
// precision.
#include "kernels/error.h"
#include "kernels/gl/gl_scene.h"
#include "kernels/gl/headless_context.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <random>

namespace fringe {
namespace {

using Vec = std::array<double, 3>;

double dotOf(const Vec& a, const Vec& b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
Vec minus(const Vec& a, const Vec& b) {
    return {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
}
Vec crossProduct(const Vec& a, const Vec& b) {
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}
Vec unitOf(const Vec& a) {
    const double length = std::sqrt(dotOf(a, a));
    return {a[0] / length, a[1] / length, a[2] / length};
}
Vec moved(const Motion34& motion, const Vec& place) {
    Vec result{};
    for (std::size_t row = 0; row < 3; ++row)
        result[row] =
            dotOf({motion[row][0], motion[row][1], motion[row][2]}, place) + motion[row][3];
    return result;
}
Vec turnedBy(const Motion34& motion, const Vec& place) {
    return minus(moved(motion, place), {motion[0][3], motion[1][3], motion[2][3]});
}

/// A ray in the camera's coordinates: start + t · direction.
struct Ray {
    Vec start, direction;
};
Ray rayThrough(const DrawnView& view, std::int64_t row, std::int64_t col) {
    const double x = static_cast<double>(col - view.shape.cols / 2) * view.pitchX;
    const double y = static_cast<double>(view.shape.rows / 2 - row) * view.pitchY;
    return view.eye == 0 ? Ray{{x, y, 0}, {0, 0, -1}} : Ray{{0, 0, view.eye}, {x, y, -view.eye}};
}

/// Where a ray meets a triangle: z, parts of the corners, and whether that is sure in float.
struct Meeting {
    double z = -HUGE_VAL;
    Vec parts{};
    bool isSure = true, isInside = false;
};
Meeting meetingOf(const Ray& ray, const std::array<Vec, 3>& corners) {
    const Vec one = minus(corners[1], corners[0]), two = minus(corners[2], corners[0]);
    const Vec normal = crossProduct(one, two);
    const double slope = dotOf(normal, ray.direction);
    const double t = dotOf(normal, minus(corners[0], ray.start)) / slope;
    Vec at = ray.start;
    for (std::size_t axis = 0; axis < 3; ++axis)
        at[axis] += t * ray.direction[axis];
    const Vec from = minus(at, corners[0]);
    const double area = dotOf(normal, normal);
    const double b = dotOf(crossProduct(from, two), normal) / area;
    const double c = dotOf(crossProduct(one, from), normal) / area;
    Meeting meeting{at[2], {1 - b - c, b, c}};
    const double least = std::ranges::min(meeting.parts);
    meeting.isInside = least >= 0;
    meeting.isSure = std::abs(least) > 2e-3;
    return meeting;
}

/// Triangles with all that they may have, and squares.
struct RandomScene {
    explicit RandomScene(unsigned seed) : random(seed) {
        for (int i = 0; i < 24; ++i) {
            vertices.push_back({uniform(-3e-3, 3e-3), uniform(-3e-3, 3e-3), uniform(-2e-3, 2e-3)});
            normals.push_back(i % 5 == 0 ? std::array<float, 3>{}
                                         : std::array{share() - 0.5F, share() - 0.5F, 1.0F});
            colours.push_back({share(), share(), share()});
            places.push_back({share(), share()});
            squares.push_back({uniform(-4e-3, 4e-3), uniform(-4e-3, 4e-3), uniform(-3e-3, 3e-3)});
        }
        for (std::uint32_t i = 0; i < 24; i += 3)
            triangles.push_back({i, i + 1, i + 2});
        light.direction = unitOf({uniform(-1, 1), uniform(-1, 1), 1});
        light.ambient = 0.3;
        const double angle = uniform(-0.6, 0.6), scale = uniform(0.5, 1.5);
        toWorld = {{{scale * std::cos(angle), 0, scale * std::sin(angle), 1e-4},
                    {0, scale, 0, -2e-4},
                    {-scale * std::sin(angle), 0, scale * std::cos(angle), 3e-4}}};
    }

    double uniform(double low, double high) {
        return std::uniform_real_distribution<double>(low, high)(random);
    }
    float share() { return static_cast<float>(uniform(0, 1)); }

    DrawnMesh mesh() const { return {vertices, triangles, normals, colours, {}, {}, {}, light}; }
    DrawnPoints points() const { return {squares, colours, side}; }

    std::mt19937 random;
    std::vector<Vec> vertices, squares;
    std::vector<std::array<std::uint32_t, 3>> triangles;
    std::vector<std::array<float, 3>> normals, colours;
    std::vector<std::array<float, 2>> places;
    DrawnLight light;
    Motion34 toWorld = unmoved;
    double side = 0.4e-3;
};

struct Seen {
    double z = -HUGE_VAL;
    Vec colour{};
    bool isSure = true;
};

/// Normal between those of the corners, on the side that is seen.
double shadeOf(const RandomScene& scene, std::size_t triangle, const Meeting& meeting,
               const Vec& toEye) {
    const auto& corners = scene.triangles[triangle];
    const Vec flat = unitOf(
        turnedBy(scene.toWorld,
                 crossProduct(minus(scene.vertices[corners[1]], scene.vertices[corners[0]]),
                              minus(scene.vertices[corners[2]], scene.vertices[corners[0]]))));
    Vec sum{};
    for (std::size_t corner = 0; corner < 3; ++corner) {
        const auto& [x, y, z] = scene.normals[corners[corner]];
        const bool isNone = x == 0 && y == 0 && z == 0;
        const Vec one = isNone ? flat : unitOf(turnedBy(scene.toWorld, {x, y, z}));
        for (std::size_t axis = 0; axis < 3; ++axis)
            sum[axis] += meeting.parts[corner] * one[axis];
    }
    const double side = (dotOf(flat, toEye) < 0) == (dotOf(sum, flat) < 0) ? 1 : -1;
    const double lit = std::max(0.0, side * dotOf(unitOf(sum), scene.light.direction));
    return scene.light.ambient + (1 - scene.light.ambient) * lit;
}

/// The world is the camera's own here.
void seeTriangles(const RandomScene& scene, const DrawnView& view, const Ray& ray, Seen& seen) {
    for (std::size_t i = 0; i < scene.triangles.size(); ++i) {
        std::array<Vec, 3> corners;
        for (std::size_t k = 0; k < 3; ++k)
            corners[k] = moved(scene.toWorld, scene.vertices[scene.triangles[i][k]]);
        const Meeting meeting = meetingOf(ray, corners);
        seen.isSure = seen.isSure && meeting.isSure;
        if (!meeting.isInside || meeting.z <= seen.z || meeting.z > view.near
            || meeting.z < view.far)
            continue;
        seen.isSure = seen.isSure && meeting.z - seen.z > 1e-8;
        seen.z = meeting.z;
        const Vec toEye{-ray.direction[0], -ray.direction[1], -ray.direction[2]};
        const double shade = shadeOf(scene, i, meeting, toEye);
        for (std::size_t channel = 0; channel < 3; ++channel) {
            seen.colour[channel] = 0;
            for (std::size_t k = 0; k < 3; ++k)
                seen.colour[channel] +=
                    shade * meeting.parts[k] * scene.colours[scene.triangles[i][k]][channel];
        }
    }
}

void seeSquares(const RandomScene& scene, const Ray& ray, Seen& seen) {
    for (std::size_t i = 0; i < scene.squares.size(); ++i) {
        const Vec& middle = scene.squares[i];
        const double t = (middle[2] - ray.start[2]) / ray.direction[2];
        const double beyond = std::max(std::abs(ray.start[0] + t * ray.direction[0] - middle[0]),
                                       std::abs(ray.start[1] + t * ray.direction[1] - middle[1]))
                              - scene.side / 2;
        seen.isSure = seen.isSure && std::abs(beyond) > 1e-6;
        if (beyond > 0 || middle[2] <= seen.z)
            continue;
        seen.z = middle[2];
        for (std::size_t channel = 0; channel < 3; ++channel)
            seen.colour[channel] = scene.colours[i][channel];
    }
}

class GlSceneTest : public testing::Test {
  protected:
    void SetUp() override {
        try {
            context_ = std::make_unique<HeadlessContext>();
        } catch (const DeviceUnavailable& absence) {
            GTEST_SKIP() << absence.what();
        }
    }
    const GlContext& gl() const { return context_->gl(); }

    struct Drawn {
        std::vector<std::uint8_t> colours;
        std::vector<float> values;
    };
    Drawn drawn(const GlScene& scene, const DrawnView& view) const {
        GlTarget target(gl(), view.shape);
        scene.draw(target, view);
        const auto count = static_cast<std::size_t>(view.shape.count());
        Drawn result{std::vector<std::uint8_t>(4 * count), std::vector<float>(count)};
        target.colour().download(std::as_writable_bytes(std::span(result.colours)));
        target.values().download(std::as_writable_bytes(std::span(result.values)));
        return result;
    }

    std::unique_ptr<HeadlessContext> context_;
};

void expectAsSeen(const RandomScene& scene, const DrawnView& view, const auto& drawn) {
    std::size_t sure = 0, covered = 0;
    for (std::int64_t row = 0; row < view.shape.rows; ++row)
        for (std::int64_t col = 0; col < view.shape.cols; ++col) {
            const auto i = static_cast<std::size_t>(row * view.shape.cols + col);
            const Ray ray = rayThrough(view, row, col);
            Seen seen;
            seeTriangles(scene, view, ray, seen);
            seeSquares(scene, ray, seen);
            if (!seen.isSure)
                continue;
            ++sure;
            const bool isNothing = std::isinf(seen.z);
            ASSERT_EQ(drawn.colours[4 * i + 3], isNothing ? 0 : 255) << row << ' ' << col;
            if (isNothing) {
                ASSERT_TRUE(std::isnan(drawn.values[i])) << row << ' ' << col;
                continue;
            }
            ++covered;
            // Corners lie on fractions of a pixel there: 9e-8 m apart on an NVIDIA GPU, less on
            // llvmpipe.
            ASSERT_NEAR(drawn.values[i], view.scale * seen.z + view.offset,
                        5e-5 * 3e-3 * std::abs(view.scale) + 1e-6 * std::abs(view.offset))
                << row << ' ' << col;
            for (std::size_t channel = 0; channel < 3; ++channel)
                ASSERT_NEAR(drawn.colours[4 * i + channel], 255 * seen.colour[channel], 1.0)
                    << row << ' ' << col;
        }
    EXPECT_GT(2 * sure, static_cast<std::size_t>(view.shape.count()));
    EXPECT_GT(covered, 0U);
}

TEST_F(GlSceneTest, seesWhatRaysMeet) {
    std::mt19937 random(7);
    const auto side = [&] { return std::uniform_int_distribution<std::int64_t>(40, 131)(random); };
    for (unsigned turn = 0; turn < 12; ++turn) {
        const RandomScene made(turn);
        DrawnView view{{side(), side()}, 8e-3 / 100, 9e-3 / 100};
        view.near = turn % 3 == 0 ? 1e-3 : 6e-3;
        view.far = -6e-3;
        view.eye = turn % 2 == 0 ? 0 : 20e-3;
        if (turn % 4 < 2) {
            view.scale = -1 / (view.near - view.far);
            view.offset = view.near / (view.near - view.far);
        }
        GlScene scene(gl());
        scene.place(scene.add(made.mesh()), made.toWorld);
        if (view.near > 3e-3)
            scene.add(made.points());
        RandomScene seen = made;
        if (view.near <= 3e-3)
            seen.squares.clear();
        expectAsSeen(seen, view, drawn(scene, view));
        if (HasFatalFailure())
            FAIL() << "scene " << turn;
    }
}

/// A scene that is turned with its lights, seen by a camera that is turned alike, stays.
TEST_F(GlSceneTest, isTheSameWhereverTheCameraIs) {
    RandomScene made(3);
    DrawnView view{{67, 90}, 9e-5, 9e-5, 20e-3, 6e-3, -6e-3};
    GlScene scene(gl());
    scene.place(scene.add(made.mesh()), made.toWorld);
    const Drawn before = drawn(scene, view);
    const double c = std::cos(0.7), s = std::sin(0.7);
    const Motion34 turn{{{c, 0, s, 0.01}, {0, 1, 0, 0.02}, {-s, 0, c, 0.03}}};
    const Motion34 back{
        {{c, 0, -s, -c * 0.01 + s * 0.03}, {0, 1, 0, -0.02}, {s, 0, c, -s * 0.01 - c * 0.03}}};
    made.light.direction = turnedBy(turn, made.light.direction);
    for (Vec& vertex : made.vertices)
        vertex = moved(made.toWorld, vertex);
    for (auto& normal : made.normals) {
        const Vec turned = turnedBy(made.toWorld, {normal[0], normal[1], normal[2]});
        std::ranges::transform(turned, normal.begin(),
                               [](double x) { return static_cast<float>(x); });
    }
    scene.clear();
    scene.place(scene.add(made.mesh()), turn);
    view.toCamera = back;
    const Drawn after = drawn(scene, view);
    std::size_t others = 0;
    for (std::size_t i = 0; i < before.values.size(); ++i) {
        const bool isOther = std::isnan(before.values[i]) != std::isnan(after.values[i])
                             || std::abs(before.values[i] - after.values[i]) > 1e-7
                             || std::abs(before.colours[4 * i] - after.colours[4 * i]) > 1;
        others += isOther ? 1 : 0;
    }
    EXPECT_LE(others, before.values.size() / 100); // at edges
}

TEST_F(GlSceneTest, hasTextures) {
    const std::vector<Vec> corners{
        {-5e-3, -5e-3, 0}, {5e-3, -5e-3, 0}, {5e-3, 5e-3, 0}, {-5e-3, 5e-3, 0}};
    const std::vector<std::array<std::uint32_t, 3>> two{{0, 1, 2}, {0, 2, 3}};
    const std::vector<std::array<float, 2>> places{{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    const std::vector<std::array<float, 3>> texels{{1, 0, 0}, {0, 1, 0}, {0, 0, 1},
                                                   {1, 1, 0}, {0, 1, 1}, {1, 0, 1}};
    const std::vector<DrawnTexture> textures{{{2, 3}, texels}};
    GlScene scene(gl());
    scene.add(DrawnMesh{corners, two, {}, {}, places, {}, textures});
    const DrawnView view{{20, 30}, 10e-3 / 30, 10e-3 / 20, 0, 1e-3, -1e-3};
    const Drawn picture = drawn(scene, view);
    for (std::size_t row = 0; row < 2; ++row)
        for (std::size_t col = 0; col < 3; ++col) // the middle of a texel lies half a pixel off
            for (std::size_t channel = 0; channel < 3; ++channel)
                EXPECT_NEAR(picture.colours[4 * ((row * 10 + 5) * 30 + col * 10 + 5) + channel],
                            255 * texels[row * 3 + col][channel], 3)
                    << row << ' ' << col;
}

TEST_F(GlSceneTest, saysWhatViewIsNone) {
    const GlScene scene(gl());
    const auto sentence = [&](Shape shape) {
        try {
            const GlTarget target(gl(), shape);
        } catch (const DeviceUnavailable& refusal) {
            return std::string(refusal.what());
        }
        return std::string();
    };
    EXPECT_EQ(sentence({0, 40}), "nothing can be drawn on 40 x 0 pixels: make the view larger");
    EXPECT_NE(sentence({1, 1 << 24}).find("make the view smaller"), std::string::npos);
    const GlTarget target(gl(), {4, 4});
    EXPECT_THROW(scene.draw(target, {{4, 4}, 1, 1, 0, -1, 1}), std::invalid_argument);
    EXPECT_THROW(scene.draw(target, {{4, 4}, 1, 1, 1, 2, 0}), std::invalid_argument);
    EXPECT_THROW(scene.draw(target, {{4, 5}, 1, 1, 0, 1, 0}), std::invalid_argument);
}

TEST_F(GlSceneTest, saysThatItsContextIsGone) {
    GlTexture texture(gl(), Texel::R32f, {3, 5});
    std::vector<float> texels(15);
    {
        const HeadlessContext other; // current now
        EXPECT_THROW(texture.upload(std::as_bytes(std::span(texels))), DeviceError);
    }
    try {
        texture.download(std::as_writable_bytes(std::span(texels)));
        FAIL();
    } catch (const DeviceError& lost) {
        EXPECT_STREQ(lost.what(),
                     "The OpenGL context is not current on this thread, or was destroyed.");
    }
}

TEST_F(GlSceneTest, compilesWithAWord) {
    try {
        const GlProgram program(gl(), "#version 330 core\nvoid main() { nonsense; }", "");
        FAIL();
    } catch (const DeviceError& error) {
        EXPECT_NE(std::string(error.what()).find("glCompileShader failed: "), std::string::npos);
        EXPECT_NE(std::string(error.what()).find("nonsense"), std::string::npos);
    }
}

} // namespace
} // namespace fringe
