// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Marks a string below the user interface for translation without needing Qt. The build collects
/// these under the context "engine", where the user interface looks them up.
#define FRINGE_MARK(text) text

namespace fringe {

/// A sentence for the user: an English template, marked with FRINGE_MARK, with places {0}, {1}, …
/// and what goes there, each a sentence or plain text itself. Kept apart so that the user interface
/// can translate the templates.
struct Message {
    std::string pattern;
    std::vector<Message> arguments{};

    std::string english() const; ///< the template with its places filled
    bool empty() const { return pattern.empty(); }

    friend bool operator==(const Message&, const Message&) = default;
};

/// Fills the places {0}, {1}, … of an already translated `pattern`.
std::string fillPattern(const std::string& pattern, const std::vector<std::string>& arguments);

namespace detail {
inline Message argument(Message value) {
    return value;
}
inline Message argument(std::string value) {
    return {std::move(value)};
}
inline Message argument(const char* value) {
    return {value};
}
template <class Number> Message argument(Number value) {
    return {std::to_string(value)};
}
} // namespace detail

template <class... Args> Message message(const char* pattern, Args&&... arguments) {
    return Message{pattern, {detail::argument(std::forward<Args>(arguments))...}};
}

/// A text from anywhere as part of a line for people: bytes that are no UTF-8 as "\xE9", characters
/// that move the cursor or turn the direction of the line as "\u202E", and of more than `longest`
/// characters only the first and the last, with "…" between them.
std::string showable(std::string_view text, std::size_t longest = 2000);

} // namespace fringe
