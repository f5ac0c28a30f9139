// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <vector>

namespace fringe {

/// Rows of cells as lines of aligned columns, two spaces apart, without trailing spaces or a final
/// line break. Columns in `numbers` are aligned to the right. Rows may differ in length.
std::string alignedTable(const std::vector<std::vector<std::string>>& rows,
                         const std::set<std::size_t>& numbers = {});

} // namespace fringe
