// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace fringe {

/// Unpacks a block of LZF, the compression of PCD files: a control byte below 32 announces that
/// many literal bytes plus one; any other one a copy of 3 to 264 bytes from at most 8 KiB back.
/// False if the block is damaged or does not fill `plain` exactly.
bool lzfDecompress(std::span<const std::byte> packed, std::span<std::byte> plain);

} // namespace fringe
