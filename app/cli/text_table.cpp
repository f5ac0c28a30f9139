// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/text_table.h"

#include <algorithm>

namespace fringe {
namespace {

/// Characters of UTF-8 text: its bytes without continuation bytes.
std::size_t widthOf(const std::string& text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (c & 0xc0) != 0x80; }));
}

std::vector<std::size_t> columnWidths(const std::vector<std::vector<std::string>>& rows) {
    std::vector<std::size_t> widths;
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], widthOf(row[i]));
    }
    return widths;
}

std::string padded(const std::string& cell, std::size_t width, bool right) {
    const std::string space(width - widthOf(cell), ' ');
    return right ? space + cell : cell + space;
}

} // namespace

std::string alignedTable(const std::vector<std::vector<std::string>>& rows,
                         const std::set<std::size_t>& numbers) {
    const std::vector<std::size_t> widths = columnWidths(rows);
    std::string table;
    for (const auto& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i)
            line += (i ? "  " : "") + padded(row[i], widths[i], numbers.contains(i));
        line.erase(line.find_last_not_of(' ') + 1);
        table += (table.empty() ? "" : "\n") + line;
    }
    return table;
}

} // namespace fringe
