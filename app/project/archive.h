// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <set>
#include <span>
#include <string>
#include <vector>

/// A project in one file, `name.fringez`, for sharing: a zip archive of a manifest,
/// `project.fringe`, and its blobs in `project.fringe.data/`. Unpacked by any program it is a
/// project of a file and a folder.
namespace fringe {

class JobControl;

/// The bytes that a project's manifest may have, in a file of its own or in an archive.
inline constexpr std::uint64_t largestManifest = 16u << 20;

/// By its suffix.
bool isArchive(const std::filesystem::path& project);

/// Writes one, entry by entry, stored and not deflated. Throws `Error` (Failed).
class ArchiveWriter {
  public:
    /// Into `file`, which is replaced; `named` is what errors are about.
    ArchiveWriter(const std::filesystem::path& file, std::filesystem::path named);
    ~ArchiveWriter();
    ArchiveWriter(const ArchiveWriter&) = delete;
    ArchiveWriter& operator=(const ArchiveWriter&) = delete;

    void addManifest(const std::string& text);
    void addBlob(const std::string& name, std::span<const std::byte> bytes); ///< once of a name
    void finish();

  private:
    void add(const std::string& name, std::span<const std::byte> bytes);

    std::filesystem::path named_;
    void* zip_ = nullptr;
    std::set<std::string> added_;
};

/// The manifest of an archive. Throws `Error` (BadInput) as `UnpackedArchive`.
std::string manifestOfArchive(const std::filesystem::path& archive);

/// A blob of an archive, which is not checked. Throws `Error` (BadInput) if it is not there, too.
std::vector<std::byte> blobOfArchive(const std::filesystem::path& archive, const std::string& name);

/// An archive in a folder of its own below TMPDIR, else /var/tmp, for as long as it lives. Entries
/// that belong to no project are left out, so that no name leads out of the folder.
class UnpackedArchive {
  public:
    /// Throws `Error` (BadInput): no archive, damaged, encrypted, two entries of one name, or more
    /// than an archive of its size is believed to hold; (Failed): no room; `Cancelled`.
    UnpackedArchive(const std::filesystem::path& archive, const JobControl& control);
    ~UnpackedArchive();
    UnpackedArchive(const UnpackedArchive&) = delete;
    UnpackedArchive& operator=(const UnpackedArchive&) = delete;

    std::filesystem::path project() const; ///< in its form of a file and a folder

  private:
    std::filesystem::path folder_;
};

} // namespace fringe
