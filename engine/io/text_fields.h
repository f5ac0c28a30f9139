// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Small pieces that every text reader needs. Nothing here depends on the locale.
namespace fringe {

inline constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF"; ///< that UTF-8 may begin with

bool isUtf8(std::string_view bytes);
bool isUtf16(std::string_view bytes); ///< by a byte order mark, or since every other byte is 0
std::string fromWindows1252(std::string_view bytes); ///< to UTF-8

std::string_view trimmed(std::string_view text); ///< without white space at both ends
std::string lowered(std::string_view text);      ///< ASCII letters in lower case

/// The fields between white space; with `commas`, commas separate too. Replaces `fields`.
void splitWords(std::string_view line, bool commas, std::vector<std::string_view>& fields);

/// A number with a decimal point that fills the whole text, maybe infinite or NaN; or nothing.
std::optional<double> toNumber(std::string_view text);
std::optional<std::uint64_t> toCount(std::string_view text);

/// Whether brackets of a JSON text stand in more than `most` others: what reads or destroys such a
/// text level by level would use up the stack.
bool isNestedDeeper(std::string_view json, std::size_t most);

/// As much of a text from a file as tells it from others, see `showable`.
std::string excerpt(std::string_view text, std::size_t longest = 40);

} // namespace fringe
