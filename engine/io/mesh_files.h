// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/asset.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fringe {

class JobControl;

/// How a mesh is read.
struct MeshReading {
    const JobControl& control;
    /// Bytes of memory that the mesh and reading it may take.
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    /// Time that another program may take to read it.
    std::chrono::milliseconds patience = std::chrono::minutes(2);
};

/// A reader of one mesh format, found by its file `io/triangles_<format>.cpp`.
struct MeshFormat {
    std::vector<std::string> suffixes; ///< lower case with the dot: {".obj"}
    const char* label;                 ///< FRINGE_MARKed
    /// Reads all of it but its faults. Checks every count against the bytes that are left before it
    /// allocates, and now and then that there is room. Throws `Error` (BadInput) that names file,
    /// line or byte, and the remedy; `Cancelled`.
    Mesh (*read)(const std::filesystem::path& path, const MeshReading& reading);
    /// Whether the file has faces, as far as a look tells that does not read their corners. Throws
    /// `Error`, `Cancelled`.
    bool (*hasFaces)(const std::filesystem::path& path, const JobControl& control);
    /// Whether what it needs is there; null: it needs nothing. What is not is not offered.
    bool (*isThere)() = nullptr;
};

const std::vector<const MeshFormat*>& allMeshFormats();

/// Reads a mesh by the file's suffix, with its faults. Places as in the file. What a file refers to
/// and that cannot be read, such as a picture, is named in `Mesh::lacking`. Refuses files without a
/// face, numbers that are not finite, and corners that do not exist.
Mesh readMesh(const std::filesystem::path& path, const MeshReading& reading);

/// Whether a file is worth reading as a mesh: its suffix fits, and it has faces. Throws
/// `Cancelled`.
bool hasFaces(const std::filesystem::path& path, const JobControl& control);

/// Adds the triangles of a polygon, which may have notches: by clipping ears in the plane that it
/// lies in. One that crosses itself, or has more than a thousand corners, is cut up as a fan.
/// corners: numbers of vertices; places: theirs, 3 or more.
void addPolygon(std::vector<Mesh::Triangle>& triangles, std::span<const std::uint32_t> corners,
                std::span<const Vertex> places);

/// Adds a picture to the textures of a mesh; if it cannot be read, its name to `Mesh::lacking`.
/// read: given the bytes that it may take, throws `Error` or `Cancelled`. Its number, or nothing.
std::optional<std::uint16_t> addTexture(Mesh& mesh, const std::string& name,
                                        const MeshReading& reading,
                                        const std::function<Raster(std::uint64_t memory)>& read);
/// Adds a picture that a mesh's file names.
std::optional<std::uint16_t> addTexture(Mesh& mesh, const std::string& name,
                                        const MeshReading& reading,
                                        const std::filesystem::path& meshFile);

/// A regular file that a mesh's file names, in the folder of that or below; one that is said to lie
/// elsewhere is looked for by its own name. No `..`, no link and no absolute path leads out of the
/// folder. Nothing if it is not there.
std::optional<std::filesystem::path> besideMesh(const std::filesystem::path& meshFile,
                                                std::string name);

/// Makes colours of vertices as they stand in a file go from 0 to 1: those of bytes are divided by
/// 255; one that is no number is white, which the job is told. Refuses what is beyond both ranges.
void settleColours(std::vector<PointColour>& colours, const std::string& file,
                   const MeshReading& reading);

/// Refuses a mesh that takes more than it may.
void requireRoom(const std::string& file, std::uint64_t bytes, const MeshReading& reading);

/// Adds a name to those in `Mesh::lacking`, once; one line, not too long.
void addLacking(Mesh& mesh, std::string name);

} // namespace fringe
