// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gl/gl_scene.h"

#include "kernels/gl/drawn_matrices.h"
#include "kernels/gl/drawn_vertices.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace fringe {
namespace {

constexpr const char* trianglesVertex = R"(#version 330 core
layout(location = 0) in vec3 place;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec3 flatNormal;
layout(location = 3) in vec3 colour;
layout(location = 4) in vec2 texturePlace;
uniform mat4 toClip, toWorld;
uniform vec4 valueOf, eye;
out vec3 smoothNormal, toEye, share;
flat out vec3 triangleNormal;
out vec2 at;
out float value;
void main() {
    vec4 world = toWorld * vec4(place, 1.0);
    gl_Position = toClip * vec4(place, 1.0);
    value = dot(valueOf, vec4(place, 1.0));
    smoothNormal = mat3(toWorld) * normal;
    triangleNormal = mat3(toWorld) * flatNormal;
    toEye = eye.xyz - eye.w * world.xyz;
    share = colour;
    at = texturePlace;
})";

constexpr const char* trianglesFragment = R"(#version 330 core
in vec3 smoothNormal, toEye, share;
flat in vec3 triangleNormal;
in vec2 at;
in float value;
uniform vec4 light; // direction, ambient
uniform sampler2D picture;
layout(location = 0) out vec4 shown;
layout(location = 1) out float written;
void main() {
    float side = dot(triangleNormal, toEye) < 0.0 ? -1.0 : 1.0;
    if (dot(smoothNormal, triangleNormal) < 0.0)
        side = -side;
    float size = length(smoothNormal);
    float lit = size > 0.0 ? max(0.0, side * dot(smoothNormal, light.xyz) / size) : 0.0;
    float shade = light.w + (1.0 - light.w) * lit;
    shown = vec4(share * texture(picture, at).rgb * shade, 1.0);
    written = value;
})";

constexpr const char* squaresVertex = R"(#version 330 core
layout(location = 0) in vec3 place;
layout(location = 1) in vec3 colour;
uniform mat4 toCamera, toClip;
uniform vec4 valueOf;
uniform float side;
out vec3 share;
out float value;
void main() {
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) - 0.5;
    vec4 camera = toCamera * vec4(place, 1.0);
    camera.xy += side * corner;
    gl_Position = toClip * camera;
    value = dot(valueOf, camera);
    share = colour;
})";

constexpr const char* squaresFragment = R"(#version 330 core
in vec3 share;
in float value;
layout(location = 0) out vec4 shown;
layout(location = 1) out float written;
void main() {
    shown = vec4(share, 1.0);
    written = value;
})";

Matrix4 fullOf(const Motion34& motion) {
    return {motion[0], motion[1], motion[2], {0, 0, 0, 1}};
}

/// First `first`, then the projection.
Matrix4 projected(const Matrix4& projection, const Motion34& first) {
    const Matrix4 motion = fullOf(first);
    Matrix4 both{};
    for (std::size_t row = 0; row < 4; ++row)
        for (std::size_t col = 0; col < 4; ++col)
            for (std::size_t k = 0; k < 4; ++k)
                both[row][col] += projection[row][k] * motion[k][col];
    return both;
}

template <std::size_t N> std::array<float, N> rounded(const std::array<double, N>& values) {
    std::array<float, N> floats{};
    std::ranges::transform(values, floats.begin(),
                           [](double value) { return static_cast<float>(value); });
    return floats;
}

std::array<float, 16> rounded(const Matrix4& matrix) {
    std::array<float, 16> floats{};
    for (std::size_t row = 0; row < 4; ++row)
        std::ranges::copy(rounded(matrix[row]), floats.begin() + 4 * static_cast<int>(row));
    return floats;
}

/// What is written, as a product with a place that becomes `z` of the camera's coordinates.
std::array<float, 4> valueOf(const std::array<double, 4>& z, const DrawnView& view) {
    std::array<double, 4> value{};
    std::ranges::transform(z, value.begin(), [&](double part) { return view.scale * part; });
    value[3] += view.offset;
    return rounded(value);
}

/// The eye in the world, or the direction to it with a last 0.
std::array<float, 4> eyeOf(const DrawnView& view) {
    const Motion34& camera = view.toCamera;
    double scale2 = 0;
    for (std::size_t k = 0; k < 3; ++k)
        scale2 += camera[2][k] * camera[2][k];
    const std::array<double, 3> place{0, 0, view.eye};
    std::array<double, 4> eye{0, 0, 0, view.eye == 0 ? 0.0 : 1.0};
    for (std::size_t axis = 0; axis < 3; ++axis)
        for (std::size_t k = 0; k < 3; ++k) // the inverse of a turn and a scale
            eye[axis] += view.eye == 0 ? (k == 2 ? camera[2][axis] : 0)
                                       : camera[k][axis] * (place[k] - camera[k][3]) / scale2;
    return rounded(eye);
}

std::vector<std::byte> bytesOf(const DrawnTexture& texture) {
    std::vector<std::byte> bytes;
    bytes.reserve(texture.texels.size() * texelBytes);
    for (const auto& texel : texture.texels) {
        for (const float share : texel)
            bytes.push_back(
                static_cast<std::byte>(std::lround(255 * std::clamp(share, 0.0F, 1.0F))));
        bytes.push_back(std::byte{255});
    }
    return bytes;
}

} // namespace

GlScene::GlScene(const GlContext& context)
    : context_(context), triangles_(context, trianglesVertex, trianglesFragment),
      squares_(context, squaresVertex, squaresFragment), white_(context, Texel::Rgba8, {1, 1}) {
    const std::array<float, 3> white{1, 1, 1};
    white_.upload(bytesOf({{1, 1}, {&white, 1}}));
}

GlScene::Object GlScene::madeOf(std::span<const float> vertices, std::span<const int> floats,
                                bool eachInstance) {
    Object object{{context_, &gl::Functions::GenBuffers, &gl::Functions::DeleteBuffers},
                  {context_, &gl::Functions::GenVertexArrays, &gl::Functions::DeleteVertexArrays}};
    gl::Int stride = 0;
    for (const int count : floats)
        stride += count;
    context_->BindVertexArray(object.array.name());
    context_->BindBuffer(gl::arrayBuffer, object.buffer.name());
    context_->BufferData(gl::arrayBuffer, static_cast<gl::Size>(vertices.size_bytes()),
                         vertices.data(), gl::staticDraw);
    std::uintptr_t offset = 0;
    for (gl::Name index = 0; index < floats.size(); ++index) {
        context_->EnableVertexAttribArray(index);
        context_->VertexAttribPointer(index, floats[index], gl::float32, 0,
                                      stride * static_cast<gl::Int>(sizeof(float)),
                                      reinterpret_cast<const void*>(offset));
        context_->VertexAttribDivisor(index, eachInstance ? 1 : 0);
        offset += static_cast<std::uintptr_t>(floats[index]) * sizeof(float);
    }
    context_.check("glBufferData");
    return object;
}

std::size_t GlScene::add(const DrawnMesh& mesh) {
    const DrawnVertices vertices = verticesOf(mesh);
    Object object = madeOf(vertices.values, DrawnVertices::floats, false);
    for (const DrawnVertices::Part& part : vertices.parts)
        object.parts.push_back(
            {static_cast<gl::Int>(part.first), static_cast<gl::Int>(part.count), part.texture});
    for (const DrawnTexture& texture : mesh.textures) {
        object.textures.emplace_back(context_, Texel::Rgba8, texture.shape,
                                     GlTexture::Between::LinearRepeated);
        object.textures.back().upload(bytesOf(texture));
    }
    object.light = mesh.light;
    objects_.push_back(std::move(object));
    return objects_.size() - 1;
}

std::size_t GlScene::add(const DrawnPoints& points) {
    if (!(points.size > 0)
        || (!points.colours.empty() && points.colours.size() != points.places.size()))
        throw std::invalid_argument("the points are none");
    constexpr int floats[] = {3, 3};
    std::vector<float> values;
    for (std::size_t i = 0; i < points.places.size(); ++i)
        for (const auto& three :
             {rounded(points.places[i]),
              points.colours.empty() ? std::array<float, 3>{1, 1, 1} : points.colours[i]})
            values.insert(values.end(), three.begin(), three.end());
    Object object = madeOf(values, floats, true);
    object.parts.push_back({0, static_cast<gl::Int>(points.places.size()), {}});
    object.size = points.size;
    objects_.push_back(std::move(object));
    return objects_.size() - 1;
}

void GlScene::draw(const GlTarget& target, const DrawnView& view) const {
    requireContract(view);
    if (view.shape != target.shape())
        throw std::invalid_argument("the view is of another shape");
    target.begin(view.nothing);
    for (const Object& object : objects_)
        object.size > 0 ? drawPoints(object, view) : drawMesh(object, view);
    context_.check("glDrawArrays");
}

void GlScene::drawMesh(const Object& object, const DrawnView& view) const {
    const Motion34 toCamera = after(view.toCamera, object.toWorld);
    const auto& [x, y, z] = object.light.direction;
    triangles_.use();
    triangles_.set("toClip", rounded(projected(projectionOf(view), toCamera)));
    triangles_.set("toWorld", rounded(fullOf(object.toWorld)));
    triangles_.set("valueOf", valueOf(toCamera[2], view));
    triangles_.set("eye", eyeOf(view));
    triangles_.set("light", rounded(std::array{x, y, z, object.light.ambient}));
    context_->BindVertexArray(object.array.name());
    context_->ActiveTexture(gl::texture0);
    for (const Part& part : object.parts) {
        const GlTexture& texture = part.texture ? object.textures[*part.texture] : white_;
        context_->BindTexture(gl::texture2d, texture.name());
        context_->DrawArrays(gl::triangles, part.first, part.count);
    }
}

void GlScene::drawPoints(const Object& object, const DrawnView& view) const {
    constexpr gl::Int corners = 4;
    squares_.use();
    squares_.set("toClip", rounded(projectionOf(view)));
    squares_.set("toCamera", rounded(fullOf(after(view.toCamera, object.toWorld))));
    squares_.set("valueOf", valueOf({0, 0, 1, 0}, view));
    squares_.set("side", std::array{static_cast<float>(object.size)});
    context_->BindVertexArray(object.array.name());
    context_->DrawArraysInstanced(gl::triangleStrip, 0, corners, object.parts.front().count);
}

} // namespace fringe
