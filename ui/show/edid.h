// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>

/// What a screen says of itself (VESA Enhanced EDID, its first 128 bytes).
namespace fringe {

/// 16 hexadecimal digits of the FNV-1a hash of its bytes; empty if there are none.
std::string edidHash(std::span<const std::uint8_t> edid);

/// The name of the model (descriptor 0xFC), or empty.
std::string edidModel(std::span<const std::uint8_t> edid);

} // namespace fringe
