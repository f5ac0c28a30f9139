// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>

namespace fringe {

/// Bytes on the disk, in a file without a name in the folder TMPDIR, else /var/tmp (/tmp is memory
/// on some systems): gone with the object or the process. Faults throw `Error` (Failed). `read`
/// from any thread.
class ScratchFile {
  public:
    ScratchFile();
    ~ScratchFile();
    ScratchFile(const ScratchFile&) = delete;
    ScratchFile& operator=(const ScratchFile&) = delete;

    void append(std::span<const std::byte> bytes);
    void read(std::uint64_t from, std::span<std::byte> into) const;

  private:
    std::filesystem::path folder_;
    int descriptor_ = -1;
};

} // namespace fringe
