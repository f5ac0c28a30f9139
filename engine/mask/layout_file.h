// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/memory_file.h"
#include "engine/mask/mask_format.h"

#include <memory>

namespace fringe {

/// A layout, packed by gzip or not, told by its bytes, which is read as often as is needed. One
/// thread. Throws as `MaskFormat::read`.
class LayoutFile {
  public:
    /// Unpacks it. The reading outlives it.
    LayoutFile(const std::filesystem::path& path, const FileReading& reading);

    const std::string& name() const { return bytes_.name; }
    LayoutHead read(LayoutSink& sink) const;

  private:
    void unpack(const std::filesystem::path& path);

    const FileReading& reading_;
    LayoutBytes bytes_;
    std::unique_ptr<MemoryFile> unpacked_; ///< null: it is not packed
    const MaskFormat* format_;
};

} // namespace fringe
