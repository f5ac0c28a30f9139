// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <set>
#include <span>
#include <string>

namespace fringe {

/// The folder of a project's immutable data, each file named by the XXH3-128 hash of its bytes.
/// What has a name has its content, so a blob is written once and never changed.
class BlobStore {
  public:
    explicit BlobStore(std::filesystem::path folder) : folder_(std::move(folder)) {}

    /// Makes the bytes durable under their name, which is returned: 32 hexadecimal digits and
    /// `suffix`. Throws `Error` (Failed).
    std::string keep(std::span<const std::byte> bytes, const std::string& suffix) const;

    /// The path of a blob whose content matches its name.
    /// Throws `Error` (BadInput) if the name is none, the file is missing or its content differs.
    std::filesystem::path checked(const std::string& name) const;

    /// Removes blobs, and nothing but blobs, that `names` does not list. Never throws: a file that
    /// cannot be removed only takes room.
    void removeAllBut(const std::set<std::string>& names) const noexcept;

  private:
    std::filesystem::path folder_;
};

} // namespace fringe
