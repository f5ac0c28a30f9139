// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/pdf_page.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <vector>

namespace fringe {
namespace {

/// Numbers in the order of the pattern, with two digits behind the point.
std::string drawn(const char* pattern, std::array<double, 5> numbers) {
    std::array<char, 160> text{};
    std::snprintf(text.data(), text.size(), pattern, numbers[0], numbers[1], numbers[2], numbers[3],
                  numbers[4]);
    return text.data();
}

/// The next character of a text in UTF-8.
std::uint32_t takeCharacter(std::string_view& text) {
    const auto first = static_cast<unsigned char>(text.front());
    const std::size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    std::uint32_t character = length == 1 ? first : first & (0x7FU >> length);
    for (std::size_t i = 1; i < length && i < text.size(); ++i)
        character = character << 6 | (static_cast<unsigned char>(text[i]) & 0x3FU);
    text.remove_prefix(std::min(length, text.size()));
    return character;
}

/// A string object in the encoding WinAnsiEncoding, which is Latin 1 but for 80 to 9F.
std::string quoted(std::string_view text) {
    std::string object = "(";
    while (!text.empty()) {
        std::uint32_t character = takeCharacter(text);
        if (character == 0x2212 || character == 0x2013)
            character = 0x96; // minus and dash
        const bool isKnown = (character >= 0x20 && character < 0x7F) || character == 0x96
                             || (character >= 0xA0 && character <= 0xFF);
        const char byte = isKnown ? static_cast<char>(character) : '?';
        if (byte == '(' || byte == ')' || byte == '\\')
            object += '\\';
        object += byte;
    }
    return object + ')';
}

} // namespace

void PdfPage::text(double x, double y, std::string_view text, double size, Weight weight) {
    content_ += weight == Weight::Bold ? "BT /F2 " : "BT /F1 ";
    content_ += drawn("%.2f Tf %.2f %.2f Td ", {size, x, y}) + quoted(text) + " Tj ET\n";
}

void PdfPage::line(double x1, double y1, double x2, double y2, double thickness) {
    content_ += drawn("%.2f w %.2f %.2f m %.2f %.2f l S\n", {thickness, x1, y1, x2, y2});
}

void PdfPage::fill(double x, double y, double wide, double high, double gray) {
    content_ += drawn("%.2f g %.2f %.2f %.2f %.2f re f 0 g\n", {gray, x, y, wide, high});
}

/// Source: ISO 32000-1:2008, 7.5 "File structure"; of the fonts, 9.6.2.2 "Standard Type 1 fonts".
std::string PdfPage::file(std::string_view title) const {
    const std::string fonts = "/F1 5 0 R /F2 6 0 R";
    const auto font = [](const char* name) {
        return std::string("<< /Type /Font /Subtype /Type1 /BaseFont /") + name
               + " /Encoding /WinAnsiEncoding >>";
    };
    const std::vector<std::string> objects{
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font "
        "<< "
            + fonts + " >> >> >>",
        "<< /Length " + std::to_string(content_.size()) + " >>\nstream\n" + content_ + "endstream",
        font("Helvetica"),
        font("Helvetica-Bold"),
        "<< /Title " + quoted(title) + " >>"};
    std::string file = "%PDF-1.4\n%\xE2\xE3\xCF\xD3\n", places;
    for (std::size_t i = 0; i < objects.size(); ++i) {
        std::array<char, 24> place{};
        std::snprintf(place.data(), place.size(), "%010zu 00000 n \n", file.size());
        places += place.data();
        file += std::to_string(i + 1) + " 0 obj\n" + objects[i] + "\nendobj\n";
    }
    const std::string count = std::to_string(objects.size() + 1);
    const std::size_t table = file.size();
    return file + "xref\n0 " + count + "\n0000000000 65535 f \n" + places + "trailer\n<< /Size "
           + count + " /Root 1 0 R /Info 7 0 R >>\nstartxref\n" + std::to_string(table)
           + "\n%%EOF\n";
}

} // namespace fringe
