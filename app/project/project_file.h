// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/project/kept_result.h"
#include "engine/job/job_control.h"
#include "engine/model/design.h"
#include "engine/model/message.h"

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// Project file, version 9: `name.fringe`, a JSON manifest, beside `name.fringe.data/`, a folder of
/// immutable blobs named by the hash of their content. The rename of the manifest is the commit;
/// the manifest before it stays as `name.fringe.1`. With the suffix `.fringez` all is in one file,
/// see `archive.h`.
namespace fringe {

/// Data that the design uses and that are not where the project keeps them.
struct MissingData {
    std::string name; ///< of the file that they came from
    std::string blob;
    std::filesystem::path path;    ///< where they should be
    std::filesystem::path other{}; ///< that was located, and holds other data; empty: none was
};

struct OpenedProject {
    Design design;
    std::vector<Message> notes; ///< what a migration changed, and unused data that are no good
    std::string stamp;          ///< of the file
    std::vector<MissingData> missing{}; ///< of which the design is without
    KeptResult kept{};                  ///< its bytes only if they were asked for
    bool isResultLost = false;          ///< there was one, which cannot be read
    bool isMigrated = false;            ///< from a file of an older version
};

/// A file with missing data: the blob itself, or the file that the data came from. isTaken:
/// whatever it holds; else it is named as `MissingData::other` where its data are not those of the
/// project.
struct LocatedFile {
    std::filesystem::path path;
    bool isTaken = false;
};
using LocatedData = std::map<std::string, LocatedFile>; ///< by blob

/// With the result that is kept with it, but for data that are missing and not located.
/// Throws `Error` (BadInput): not a project, damaged, made by a newer version (says which), or used
/// data do not match their hash; `Cancelled`.
OpenedProject openProject(const std::filesystem::path& path, const LocatedData& located,
                          const JobControl& control = JobControl());

/// Without the result. Throws `Error` (BadInput) for missing data, too, that the design uses.
OpenedProject openProject(const std::filesystem::path& path);

/// Throws `Error` (BadInput) if the design uses data that are missing.
void requireData(const OpenedProject& opened);

/// The small picture of what the project's result shows, a PNG; empty if it has none. Never throws.
std::vector<std::byte> projectPicture(const std::filesystem::path& path) noexcept;

/// The blobs of a project that was saved, by their data.
using KeptBlobs = std::map<Asset::Data, std::string>;

/// Writes new blobs, then the manifest, whose stamp is returned. Throws `Error` (Failed); the
/// former state stays then. kept: of the save before, so that data that are still the same are not
/// looked at again; null: all are.
std::string saveProject(const std::filesystem::path& path, const Design& design,
                        KeptBlobs* kept = nullptr, const KeptResult& result = {});

/// A hash of what a project's file holds, to find out whether another program has changed it; empty
/// if there is no such file. Throws `Error` (BadInput) for one that cannot be read.
std::string projectStamp(const std::filesystem::path& path);

/// The folder with the data of a project; nothing for one in a single file.
std::optional<std::filesystem::path> dataFolderOf(const std::filesystem::path& path);

/// Files with earlier versions of a project beside it: as it was before the last save, and versions
/// that were replaced; the newest first.
std::vector<std::filesystem::path> earlierVersions(const std::filesystem::path& path);

/// Gives a project that is to be replaced a name of its own beside it, `NAME (date).fringe`, with
/// its data; returns its path. Throws `Error`.
std::filesystem::path keepOtherVersion(const std::filesystem::path& path);

} // namespace fringe
