// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace fringe {

/// Characters of UTF-8 text: its bytes without continuation bytes.
std::size_t widthOf(const std::string& text);

/// Rows of cells, made `showable`, as lines of aligned columns, two spaces apart, without trailing
/// spaces or a final line break. Columns in `numbers` are aligned to the right. Rows may differ in
/// length.
std::string alignedTable(std::vector<std::vector<std::string>> rows,
                         const std::set<std::size_t>& numbers = {});

/// The parts of "1920x1080" (separator x or ×) or "1mm,2mm" (comma), without spaces around them.
std::vector<std::string> splitList(std::string_view text, char separator);

/// The name among `names` that is nearest to a mistyped one, or nothing if none is near.
std::string nearestName(const std::string& typed, const std::vector<std::string>& names);

} // namespace fringe
