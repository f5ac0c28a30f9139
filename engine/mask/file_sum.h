// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/file_reading.h"

#include <cstdint>
#include <filesystem>

namespace fringe {

/// CRC-32, as OASIS has it, of the first bytes of a file. Throws as `InputFile`; `Cancelled`.
std::uint32_t fileSum(const std::filesystem::path& path, std::uint64_t bytes,
                      const FileReading& reading);

} // namespace fringe
