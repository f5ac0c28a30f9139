// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/text_fields.h"

#include "engine/model/showable_text.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace fringe {

namespace {

bool isSpace(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/// How many bytes follow the first one of a character of UTF-8; nothing: it is none.
std::optional<std::size_t> followersOf(unsigned char first) {
    if (first < 0x80)
        return 0;
    if (first >= 0xC2 && first < 0xE0)
        return 1;
    if (first >= 0xE0 && first < 0xF0)
        return 2;
    if (first >= 0xF0 && first < 0xF5)
        return 3;
    return std::nullopt;
}

void appendUtf8(char32_t character, std::string& text) {
    if (character < 0x80) {
        text += static_cast<char>(character);
    } else if (character < 0x800) {
        text += static_cast<char>(0xC0 | character >> 6);
        text += static_cast<char>(0x80 | (character & 0x3F));
    } else {
        text += static_cast<char>(0xE0 | character >> 12);
        text += static_cast<char>(0x80 | (character >> 6 & 0x3F));
        text += static_cast<char>(0x80 | (character & 0x3F));
    }
}

} // namespace

bool isUtf8(std::string_view bytes) {
    const auto isAscii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
    if (std::ranges::all_of(bytes, isAscii))
        return true;
    for (std::size_t i = 0; i < bytes.size(); ++i)
        for (auto left = followersOf(static_cast<unsigned char>(bytes[i])); left != 0; --*left)
            if (!left || ++i >= bytes.size()
                || (static_cast<unsigned char>(bytes[i]) & 0xC0) != 0x80)
                return false;
    return true;
}

bool isUtf16(std::string_view bytes) {
    constexpr std::string_view little = "\xFF\xFE", big = "\xFE\xFF";
    const auto at = [&](std::size_t i) { return i < bytes.size() ? bytes[i] : ' '; };
    const auto isPair = [&](std::size_t zero) {
        return at(zero) == 0 && at(zero + 2) == 0 && at(1 - zero) > 0 && at(3 - zero) > 0;
    };
    return bytes.starts_with(little) || bytes.starts_with(big) || isPair(0) || isPair(1);
}

std::string fromWindows1252(std::string_view bytes) {
    // Characters of the bytes 80 to 9F; the others are those of Unicode.
    static constexpr std::u32string_view special =
        U"\u20AC\uFFFD\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152"
        U"\uFFFD\u017D\uFFFD\uFFFD\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122"
        U"\u0161\u203A\u0153\uFFFD\u017E\u0178";
    std::string text;
    for (const char byte : bytes) {
        const auto code = static_cast<unsigned char>(byte);
        appendUtf8(code >= 0x80 && code < 0xA0 ? special[code - 0x80U] : code, text);
    }
    return text;
}

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
