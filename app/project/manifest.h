// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/project/pixel_places.h"
#include "engine/model/design.h"
#include "engine/model/message.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

/// The JSON of a project file. Parameter values stand in it as text with units, by the paths of the
/// parameter table, so that a parameter is described once and a person can read the file:
///
///     {"format": "fringe-project", "version": 4, "program": "Fringe Studio 0.1.0",
///      "design": {"plate": {"pitch_x": "8 µm", …}, …},
///      "scene": {"name": "bunny", "cloud": {"blob": "<hash>.ply", "points": 35947}},
///      "spots": {"list": {"blob": "<hash>.csv", "spots": 100},
///                "beam": {"name": "laser.png", "blob": "<hash>.npy", "samples": 262144}},
///      "picture": {"chosen": 0,
///                  "planes": [{"name": "star.png", "values": {"distance": "0 mm", …},
///                              "image": {"blob": "<hash>.npy", "samples": 65536},
///                              "corners": [[-0.5, -0.5], [0.5, -0.5], [0, 0.5]],
///                              "mask": {"name": "disc.png", "blob": "<hash>.npy",
///                                       "samples": 4096}}],
///                  "start": {"name": "", "blob": "<hash>.npy", "samples": 262144}},
///      "outputs": [{"name": "field", "what": "field", "file": "field.npy"}]}
namespace fringe {

/// Where a project keeps its cloud, its list of spots, a picture or numbers for its pixels.
struct BlobReference {
    std::string blob;       ///< a name in the project's data folder
    std::int64_t count = 0; ///< of points, spots or samples
};

struct ProjectBlobs {
    std::optional<BlobReference> cloud;
    std::optional<BlobReference> spots;
    std::vector<std::optional<BlobReference>> pictures;                  ///< one a plane
    std::vector<std::optional<BlobReference>> masks;                     ///< one a plane
    std::array<std::optional<BlobReference>, pixelPlaces.size()> pixels; ///< of `pixelPlaces`
};

/// A project file as read; what of `design` is in blobs is still to be loaded.
struct Manifest {
    Design design;
    ProjectBlobs blobs;
    std::vector<Message> notes; ///< what was migrated, and what this version does not know
};

/// The text of a project file.
std::string manifestText(const Design& design, const ProjectBlobs& blobs);

/// Reads the text of a project file, migrating older versions. `file` is named in errors.
/// Throws `Error` (BadInput): not a project, damaged (line and column), from a newer version.
Manifest parseManifest(const std::string& text, const std::string& file);

/// The names of the blobs that a manifest's text refers to; nothing if the text is no manifest.
std::optional<std::set<std::string>> blobsNamedIn(const std::string& text) noexcept;

} // namespace fringe
