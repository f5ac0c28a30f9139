// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/project/kept_result.h"
#include "engine/job/job_control.h"
#include "engine/model/design.h"
#include "engine/model/message.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

/// The JSON of a project file. Parameter values stand in it as text with units, by the paths of the
/// parameter table, so that a parameter is described once and a person can read the file:
///
///     {"format": "fringe-project", "version": 10, "program": "Fringe Studio 0.1.0",
///      "sources": [{"name": "bunny", "kind": "points", "visible": true,
///                   "values": {"centre_z": "200 mm", …}, "method": {"name": "auto", …},
///                   "assets": {"cloud": {"name": "bunny.ply", "blob": "<hash>.ply",
///                                        "count": 35947,
///                                        "origin": {"path": "/home/ann/bunny.ply", "unit": "mm",
///                                                   "notes": [["… {0} …", "nx, ny"]]}}}}],
///      "design": {"plate": {"pitch_x": "8 µm", …}, …},
///      "assets": {"beam": {"name": "laser.png", "blob": "<hash>.npy", "count": 262144}},
///      "outputs": [{"name": "field", "what": "field", "file": "field.npy"}],
///      "panel": "X13138",
///      "result": {"keep": "small", "blob": "<hash>.result", "picture": {"blob": "<hash>.png"}},
///      "others": [{"format": "fringe-project", …}],
///      "runs": [{"seconds": 1.25, "device": "cpu", "note": "best so far", …,
///                "curve": {"blob": "<hash>.curve"},
///                "patch": [{"op": "replace", "path": "/design/solver/name", …}]}]}
///
/// Origin, its parts and panel are there where they are known. Others are designs that the project
/// had, each with its result, in the same form. Runs are what is known of results, kept or not; a
/// patch (RFC 6902) makes the design of one of the project's.
namespace fringe {

/// Where a project keeps data.
struct BlobReference {
    std::string name;       ///< of the file that the data came from
    std::string blob;       ///< a name in the project's data folder
    std::int64_t count = 0; ///< of points, spots or samples
    Origin origin{};        ///< of that file
};

/// By slots, of each source and of the design itself: "beam", "start", and those of its device, its
/// camera and its stereogram.
using SlotBlobs = std::map<std::string, BlobReference>;
struct ProjectBlobs {
    std::vector<SlotBlobs> sources{};
    SlotBlobs design{};
    Keeping keeping = Keeping::Small;
    std::string result{}, picture{}; ///< of the result; empty: none
};

/// A design that the project had, and where its data are.
struct OtherDesign {
    std::shared_ptr<const Design> design;
    ProjectBlobs blobs;
};

/// A run, and where the data of its design are.
struct SavedRun {
    RunRecord record{}; ///< without its history
    ProjectBlobs blobs{};
    std::string curve{}; ///< blob of the history; empty: it has none
};

/// A project file as read; what of `design` is in blobs is still to be loaded.
struct Manifest {
    Design design;
    ProjectBlobs blobs;
    std::vector<Message> notes; ///< what was migrated, and what this version does not know
    std::vector<Manifest> others{};
    bool isOtherLost = false;     ///< there was one, which cannot be read
    bool isMigrated = false;      ///< from an older version
    std::vector<SavedRun> runs{}; ///< those that can be read
};

/// The bytes that a name in a project has at most.
inline constexpr std::size_t longestText = 4096;

/// The text of a project file. Throws `Error` (Failed) for more of it than is read.
std::string manifestText(const Design& design, const ProjectBlobs& blobs,
                         const std::vector<OtherDesign>& others = {},
                         const std::vector<SavedRun>& runs = {});

/// The box around a cloud or a mesh that a project keeps; nothing: it is missing or damaged.
using BlobBox = std::function<std::optional<Box>(AssetType type, const BlobReference& blob)>;

/// Reads the text of a project file, migrating older versions. `file` is named in errors. boxOf: is
/// asked for objects that older versions placed.
/// Throws `Error` (BadInput): not a project, damaged (line and column), from a newer version;
/// `Cancelled`.
Manifest parseManifest(const std::string& text, const std::string& file, const JobControl& control,
                       const BlobBox& boxOf);

/// The names of the blobs that a manifest's text refers to; nothing if the text is no manifest.
std::optional<std::set<std::string>> blobsNamedIn(const std::string& text) noexcept;

/// The name of the blob with the picture of the result; empty if there is none.
std::string pictureNamedIn(const std::string& text) noexcept;

} // namespace fringe
