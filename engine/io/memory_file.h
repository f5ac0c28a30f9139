// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>

namespace fringe {

/// Bytes as a file that lies in memory and is gone with the object. One thread.
class MemoryFile {
  public:
    MemoryFile();
    ~MemoryFile();
    MemoryFile(const MemoryFile&) = delete;
    MemoryFile& operator=(const MemoryFile&) = delete;

    /// Throws `Error` (Failed) where there is no memory for them.
    void append(std::span<const std::byte> bytes);
    std::filesystem::path path() const; ///< of this process

  private:
    int descriptor_;
};

} // namespace fringe
