// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mask/rectangles.h"

#include <string_view>
#include <vector>

namespace fringe {

/// Columns from letter to letter, of which the last is empty.
constexpr std::int32_t lettersApart = 6;

/// A line of text as rectangles of pixels in 7 rows: capital letters, digits and .-_?$, small
/// letters as capitals; anything else is a space. Any thread.
std::vector<PixelRect> textRects(std::string_view text);

} // namespace fringe
