// SPDX-License-Identifier: GPL-3.0-or-later
#include "damage.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstring>

namespace fringe::test {
namespace {

constexpr std::size_t largest = 1 << 20;

bool isOfNumber(char c) {
    return std::isdigit(static_cast<unsigned char>(c)) || c == '.' || c == '-' || c == '+'
           || c == 'e';
}

/// From `at`, or from the beginning where there is none behind it.
std::size_t findFrom(const std::string& bytes, std::size_t at, char c) {
    const std::size_t found = bytes.find(c, at);
    return found != bytes.npos ? found : bytes.find(c);
}

/// As long as a line, or of any small length.
std::size_t endOfPiece(const std::string& bytes, std::size_t begin, std::size_t length, bool line) {
    const std::size_t end = line ? bytes.find('\n', begin) : begin + length;
    return std::min(end == bytes.npos ? end : end + (line ? 1 : 0), bytes.size());
}

} // namespace

std::size_t Damage::below(std::size_t count) {
    return count == 0 ? 0 : random_() % count;
}

std::string Damage::of(const std::vector<std::string>& files) {
    std::string bytes = files.at(below(files.size()));
    for (std::size_t i = 1 + below(4); i > 0; --i)
        harm(bytes, files);
    bytes.resize(std::min(bytes.size(), largest));
    return bytes;
}

void Damage::harm(std::string& bytes, const std::vector<std::string>& files) {
    const bool isLine = below(2) == 0;
    std::size_t at = below(bytes.size() + 1);
    if (isLine && at > 0)
        at = bytes.rfind('\n', at - 1) + 1; // npos + 1 is 0
    const std::size_t end = endOfPiece(bytes, at, below(40), isLine);
    switch (below(10)) {
    case 0:
        for (std::size_t flips = 1 + below(3); flips > 0 && !bytes.empty(); --flips) {
            char& byte = bytes[below(bytes.size())];
            byte = static_cast<char>(byte ^ (1 << below(8)));
        }
        return;
    case 1:
        return bytes.resize(below(bytes.size() + 1));
    case 2:
        bytes.erase(at, end - at);
        return;
    case 3:
        bytes.insert(at, std::string(bytes, at, end - at));
        return;
    case 4: {
        const std::string& other = files[below(files.size())];
        bytes.replace(at, bytes.npos, other, std::min(at, other.size()), other.npos);
        return;
    }
    case 5:
    case 6:
        return replaceNumber(bytes);
    case 7:
        return replaceSize(bytes);
    case 8:
        return replaceValue(bytes);
    default:
        return putIn(bytes);
    }
}

/// A number of text.
void Damage::replaceNumber(std::string& bytes) {
    static const std::array<std::string, 20> others{
        "nan",   "inf",        "-inf", "1e999", "-1e308",
        "1e308", "1e-320",     "0",    "-0",    "-1",
        "2",     "65536",      "1e38", "1,5",   "2147483648",
        "0x10",  "4294967295", "",     "-9e18", "99999999999999999999999"};
    std::size_t at = below(bytes.size());
    while (at < bytes.size() && !std::isdigit(static_cast<unsigned char>(bytes[at])))
        ++at;
    if (at == bytes.size())
        return;
    std::size_t end = at;
    while (at > 0 && isOfNumber(bytes[at - 1]))
        --at;
    while (end < bytes.size() && isOfNumber(bytes[end]))
        ++end;
    bytes.replace(at, end - at, others[below(others.size())]);
}

/// One, two, four or eight bytes, as they may stand in a header.
void Damage::replaceSize(std::string& bytes) {
    static const std::array<std::uint64_t, 14> others{
        0,          1,          0x7f,       0x80,       0xff,       0x7fff,
        0xffff,     0x7fffffff, 0x80000000, 0xfffffff0, 0xffffffff, 0x0fffffffffffffff,
        ~0ULL >> 1, ~0ULL};
    const std::size_t size = std::size_t{1} << below(4);
    if (bytes.size() < size)
        return;
    std::uint64_t value = below(4) == 0 ? bytes.size() : others[below(others.size())];
    if (below(3) == 0) {
        std::uint64_t big = 0;
        for (std::size_t i = 0; i < size; ++i, value >>= 8)
            big = big << 8 | (value & 0xff);
        value = big;
    }
    // Headers stand in front.
    const std::size_t reach =
        below(2) == 0 ? std::min<std::size_t>(bytes.size(), 128) : bytes.size();
    const std::size_t at = below(reach - std::min(size, reach) + 1);
    std::memcpy(bytes.data() + at, &value, size);
}

/// A quoted text of JSON.
void Damage::replaceValue(std::string& bytes) {
    static const std::array<std::string, 16> others{"null",
                                                    "[]",
                                                    "{}",
                                                    "7",
                                                    "-1",
                                                    "1e999",
                                                    "18446744073709551615",
                                                    "true",
                                                    "\"\"",
                                                    "\"\\u0000\"",
                                                    "[[]]",
                                                    "\"\\n\"",
                                                    "{\"a\": 1}",
                                                    "\"../../../dev/zero\"",
                                                    "\"\xff\"",
                                                    "\"nan\""};
    const std::size_t begin = findFrom(bytes, below(bytes.size()), '"');
    const std::size_t end = begin == bytes.npos ? begin : bytes.find('"', begin + 1);
    if (end != bytes.npos)
        bytes.replace(begin, end + 1 - begin, others[below(others.size())]);
}

void Damage::putIn(std::string& bytes) {
    static const std::array<std::string, 12> pieces{
        "[",    "{\"a\":",      "(",  "-", " ", "7", "\n", std::string(1, '\0'),
        "\xff", "\xef\xbb\xbf", "\r", "%s"};
    static const std::array<std::size_t, 6> counts{1, 1, 3, 9, 300, 100'000};
    std::string piece;
    const std::string& one = pieces[below(pieces.size())];
    for (std::size_t i = counts[below(counts.size())]; i > 0; --i)
        piece += one;
    bytes.insert(below(bytes.size() + 1), piece);
}

} // namespace fringe::test
