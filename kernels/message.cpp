// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/message.h"

#include <charconv>
#include <string_view>

namespace fringe {

std::string Message::english() const {
    constexpr std::size_t mostOfOne = 400; // of what a file, its name or a person says
    std::vector<std::string> texts;
    for (const Message& argument : arguments)
        texts.push_back(argument.arguments.empty() ? showable(argument.pattern, mostOfOne)
                                                   : argument.english());
    return fillPattern(pattern, texts);
}

std::string fillPattern(const std::string& pattern, const std::vector<std::string>& arguments) {
    std::string filled;
    std::size_t at = 0;
    while (at < pattern.size()) {
        const std::size_t open = pattern.find('{', at);
        if (open == std::string::npos)
            break;
        std::size_t index = 0;
        const auto [end, fault] =
            std::from_chars(pattern.data() + open + 1, pattern.data() + pattern.size(), index);
        const bool isPlace = fault == std::errc{} && end != pattern.data() + pattern.size()
                             && *end == '}' && index < arguments.size();
        filled.append(pattern, at, open - at);
        filled += isPlace ? arguments[index] : "{";
        at = isPlace ? static_cast<std::size_t>(end - pattern.data()) + 1 : open + 1;
    }
    return filled.append(pattern, at);
}

} // namespace fringe
