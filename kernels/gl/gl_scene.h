// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/drawn_scene.h"
#include "kernels/gl/gl_program.h"
#include "kernels/gl/gl_target.h"

#include <optional>
#include <vector>

namespace fringe {

/// Meshes and points in OpenGL's memory, and how they are drawn. As of `GlTexture`, so of its
/// members.
class GlScene {
  public:
    explicit GlScene(const GlContext& context);

    /// Copies it, and returns its number, from 0 in the order of the calls. `std::invalid_argument`
    /// where lists do not fit each other.
    std::size_t add(const DrawnMesh& mesh);
    std::size_t add(const DrawnPoints& points);
    void place(std::size_t object, const Motion34& toWorld) { objects_[object].toWorld = toWorld; }
    void clear() { objects_.clear(); }

    /// Draws all of it; what is bound afterwards is not said. Colours are those of `DrawnMesh`,
    /// rounded to bytes and opaque, values those of `DrawnView`. Throws `std::invalid_argument`
    /// where the view is none, or of another shape.
    void draw(const GlTarget& target, const DrawnView& view) const;

  private:
    struct Part {
        gl::Int first = 0, count = 0; ///< vertices
        std::optional<std::size_t> texture{};
    };
    struct Object {
        GlObject buffer, array;
        std::vector<GlTexture> textures{};
        std::vector<Part> parts{}; ///< of points one
        DrawnLight light{};
        double size = 0; ///< of points
        Motion34 toWorld = unmoved;
    };

    Object madeOf(std::span<const float> vertices, std::span<const int> floats, bool eachInstance);
    void drawMesh(const Object& object, const DrawnView& view) const;
    void drawPoints(const Object& object, const DrawnView& view) const;

    const GlContext& context_;
    GlProgram triangles_, squares_;
    GlTexture white_;
    std::vector<Object> objects_;
};

} // namespace fringe
