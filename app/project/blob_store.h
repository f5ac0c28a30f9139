// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"

#include <cstddef>
#include <filesystem>
#include <set>
#include <span>
#include <string>

namespace fringe {

/// XXH3-128, 32 hexadecimal digits.
std::string contentHash(std::span<const std::byte> bytes);

/// Whether it is that of a blob: the hash of its bytes and a suffix of small letters.
bool isBlobName(const std::string& name);

/// The folder of a project's immutable data, each file named by the XXH3-128 hash of its bytes.
/// What has a name has its content, so a blob is written once and never changed.
class BlobStore {
  public:
    explicit BlobStore(std::filesystem::path folder) : folder_(std::move(folder)) {}

    /// Makes the bytes durable under their name, which is returned: 32 hexadecimal digits and
    /// `suffix`. Throws `Error` (Failed).
    std::string keep(std::span<const std::byte> bytes, const std::string& suffix) const;

    /// Throws `Error` (Failed) where the folder is a link, so perhaps another project's.
    void requireOwn() const;

    bool has(const std::string& name) const; ///< whatever its content

    /// The path of a blob whose content matches its name.
    /// Throws `Error` (BadInput) if the name is none, the file cannot be read or its content
    /// differs; `Cancelled`.
    std::filesystem::path checked(const std::string& name,
                                  const JobControl& control = JobControl()) const;

    /// Has the other's blobs of these names, too, as far as they are there; their content is
    /// shared where the file system can. Throws `Error` (Failed).
    void share(const BlobStore& other, const std::set<std::string>& names) const;

    /// Removes blobs, and nothing but blobs, that `names` does not list. Never throws: a file that
    /// cannot be removed only takes room.
    void removeAllBut(const std::set<std::string>& names) const noexcept;

  private:
    std::filesystem::path folder_;
};

} // namespace fringe
