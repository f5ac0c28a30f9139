// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

/// What `fringe-read-gltf FILE BYTES SECONDS` writes to its standard output, in the order of bytes
/// of the machine. BYTES and SECONDS limit its own memory and computing time.
///
/// First a `MeshStreamHead` and `text` bytes. Where it could be read, then as many of each as the
/// head says:
///
///     double[3]    places of vertices
///     uint32[3]    triangles, anticlockwise in front
///     float[3]     normals of vertices
///     float[3]     colours of vertices, red, green, blue
///     float[2]     texture coordinates of vertices, u to the right, v up; infinite: none
///     uint16       texture of each vertex
///
/// and of each texture a uint64 length and that many bytes: of a picture file, or behind a "@" the
/// name of one. Where it could not be read, the text says why.
namespace fringe {

struct MeshStreamHead {
    enum class End : std::uint32_t {
        Read,     ///< text: what is left out of the surface, a list, or nothing
        Absent,   ///< text: a file that it refers to and that is not there
        Damaged,  ///< text: what Assimp says, or nothing
        Unread,   ///< sound or not; text: what Assimp says
        TooLarge, ///< for the memory that it may take
        Foreign,  ///< text: an extension that it needs and that is not read
        Tangled,  ///< text: how many nodes there would be, since some stand below many others
    };

    std::array<char, 8> sign{'m', 'e', 's', 'h', 'e', 's', ' ', '1'};
    End end = End::Read;
    std::uint32_t text = 0;
    std::uint64_t vertices = 0, triangles = 0;
    std::uint64_t normals = 0, colours = 0, coordinates = 0, numbers = 0; ///< of vertices, or 0
    std::uint64_t textures = 0;
};

} // namespace fringe
