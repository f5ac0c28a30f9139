// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace fringe {

/// A text from anywhere as part of a line for people: bytes that are no UTF-8 as "\xE9", characters
/// that move the cursor or turn the direction of the line as "\u202E", and of more than `longest`
/// characters only the first and the last, with "…" between them.
std::string showable(std::string_view text, std::size_t longest = 2000);

} // namespace fringe
