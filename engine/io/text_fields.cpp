// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/text_fields.h"

#include "engine/model/showable_text.h"

#include <charconv>
#include <limits>

namespace fringe {

namespace {

bool isSpace(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

} // namespace

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

std::string lowered(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return result;
}

void splitWords(std::string_view line, bool commas, std::vector<std::string_view>& fields) {
    fields.clear();
    const auto separates = [commas](char c) { return isSpace(c) || (commas && c == ','); };
    for (std::size_t i = 0; i < line.size();) {
        if (separates(line[i])) {
            ++i;
            continue;
        }
        const std::size_t start = i;
        while (i < line.size() && !separates(line[i]))
            ++i;
        fields.push_back(line.substr(start, i - start));
    }
}

void splitAt(std::string_view line, char separator, std::vector<std::string_view>& fields) {
    fields.clear();
    for (std::size_t start = 0;;) {
        const std::size_t stop = line.find(separator, start);
        fields.push_back(trimmed(line.substr(start, stop - start)));
        if (stop == std::string_view::npos)
            return;
        start = stop + 1;
    }
}

std::optional<double> toNumber(std::string_view text) {
    if (text.starts_with('+') && !text.starts_with("+-"))
        text.remove_prefix(1);
    double value = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || stop != text.data() + text.size() || error == std::errc::invalid_argument)
        return std::nullopt;
    if (error == std::errc::result_out_of_range)
        return text.find("e-") != text.npos || text.find("E-") != text.npos
                   ? 0.0
                   : std::numeric_limits<double>::infinity();
    return value;
}

std::optional<std::uint64_t> toCount(std::string_view text) {
    std::uint64_t value = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || stop != text.data() + text.size() || error != std::errc())
        return std::nullopt;
    return value;
}

bool isNestedDeeper(std::string_view json, std::size_t most) {
    std::size_t depth = 0;
    bool isQuoted = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (c == '"')
            isQuoted = !isQuoted;
        else if (isQuoted)
            i += c == '\\';
        else if (c == '[' || c == '{') {
            if (++depth > most)
                return true;
        } else if ((c == ']' || c == '}') && depth > 0)
            --depth;
    }
    return false;
}

std::string excerpt(std::string_view text, std::size_t longest) {
    return showable(text, longest);
}

} // namespace fringe
