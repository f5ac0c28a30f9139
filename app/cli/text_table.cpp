// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/text_table.h"

#include "engine/io/text_fields.h"
#include "engine/model/showable_text.h"

#include <algorithm>
#include <cctype>
#include <numeric>
#include <utility>

namespace fringe {
namespace {

std::string withPlainCross(std::string_view text) {
    std::string plain(text);
    const std::string_view cross = "×";
    for (auto at = plain.find(cross); at != plain.npos; at = plain.find(cross))
        plain.erase(at, cross.size() - 1)[at] = 'x';
    return plain;
}

std::size_t editDistance(const std::string& a, const std::string& b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i] != b[j]);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
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

std::size_t widthOf(const std::string& text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (c & 0xc0) != 0x80; }));
}

std::string alignedTable(std::vector<std::vector<std::string>> rows,
                         const std::set<std::size_t>& numbers) {
    for (auto& row : rows)
        for (std::string& cell : row)
            cell = showable(cell);
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

std::vector<std::string> splitList(std::string_view text, char separator) {
    const std::string whole = separator == 'x' ? withPlainCross(text) : std::string(text);
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= whole.size();) {
        const std::size_t end = std::min(whole.find(separator, at), whole.size());
        parts.emplace_back(trimmed(std::string_view(whole).substr(at, end - at)));
        at = end + 1;
    }
    return parts;
}

std::string nearestName(const std::string& typed, const std::vector<std::string>& names) {
    const auto distanceTo = [&](const std::string& name) { return editDistance(typed, name); };
    const auto nearest = std::ranges::min_element(names, {}, distanceTo);
    const bool near = nearest != names.end()
                      && distanceTo(*nearest) <= std::max<std::size_t>(typed.size() / 3, 1);
    return near ? *nearest : "";
}

} // namespace fringe
