// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

/// Marks a string of the engine for translation without needing Qt. The build collects these under
/// the context "engine", where the user interface looks them up.
#define FRINGE_MARK(text) text

namespace fringe {

/// A sentence for the user: an English template, marked with FRINGE_MARK, with places {0}, {1}, …
/// and what goes there. Kept apart so that the user interface can translate the template.
struct Message {
    std::string pattern;
    std::vector<std::string> arguments;

    std::string english() const; ///< the template with its places filled

    friend bool operator==(const Message&, const Message&) = default;
};

/// Fills the places {0}, {1}, … of an already translated `pattern`.
std::string fillPattern(const std::string& pattern, const std::vector<std::string>& arguments);

} // namespace fringe
