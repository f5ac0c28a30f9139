// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace fringe {

/// Walks the chunks of a PNG file to its end and checks their lengths and CRCs, so that a damaged
/// file is found before libpng sees it (which prints to standard error when it stops).
/// Source: PNG specification, chapter 5. Throws `Error` (BadInput).
void requireSoundPng(const std::filesystem::path& path);

} // namespace fringe
