// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mask/mask_files.h"

namespace fringe {

/// What there is to choose in a layout, and how it is read, by the sheet beside it, too. Throws as
/// `readMaskFile`.
LayoutLook lookAtLayout(const std::filesystem::path& path, const FileReading& reading);

} // namespace fringe
