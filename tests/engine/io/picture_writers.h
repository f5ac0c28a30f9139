// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/io/point_samples.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

/// Pictures as other programs write them, without any library.
namespace fringe::test {

/// An attribute of an EXR file.
inline std::string exrAttribute(const std::string& name, const std::string& type,
                                const std::string& value) {
    const auto size = Bytes(std::endian::little).put(static_cast<std::uint32_t>(value.size()));
    return name + '\0' + type + '\0' + size.text() + value;
}

/// Where the pixels of an EXR file lie in what it shows; of no size: they are all of it.
struct ExrWindows {
    std::int32_t left = 0, top = 0, rows = 0, cols = 0;
};

/// The header of an EXR file, uncompressed floats in rows. flags: of its version.
inline std::string exrHeader(const std::vector<std::string>& channels, std::int32_t rows,
                             std::int32_t cols, std::uint32_t flags = 0,
                             const std::string& more = {}, const ExrWindows& windows = {}) {
    Bytes box(std::endian::little), shown(std::endian::little), start(std::endian::little),
        one(std::endian::little);
    box.put(windows.left).put(windows.top);
    box.put(windows.left + cols - 1).put(windows.top + rows - 1);
    shown.put(std::int32_t{0}).put(std::int32_t{0});
    shown.put((windows.cols > 0 ? windows.cols : cols) - 1);
    shown.put((windows.rows > 0 ? windows.rows : rows) - 1);
    start.put(std::uint32_t{20000630}).put(std::uint32_t{2 | flags});
    one.put(1.0F);
    std::string list;
    for (const std::string& channel : channels) {
        Bytes about(std::endian::little);
        about.put(std::int32_t{2}).put(std::int32_t{0}).put(std::int32_t{1}).put(std::int32_t{1});
        list += channel + '\0' + about.text();
    }
    return start.text() + exrAttribute("channels", "chlist", list + '\0')
           + exrAttribute("compression", "compression", std::string(1, '\0'))
           + exrAttribute("dataWindow", "box2i", box.text())
           + exrAttribute("displayWindow", "box2i", shown.text())
           + exrAttribute("lineOrder", "lineOrder", std::string(1, '\0'))
           + exrAttribute("pixelAspectRatio", "float", one.text())
           + exrAttribute("screenWindowCenter", "v2f", std::string(8, '\0'))
           + exrAttribute("screenWindowWidth", "float", one.text()) + more + '\0';
}

/// Samples by channel, row by row. Source: "OpenEXR file layout", openexr.com.
inline std::string exrOf(const std::map<std::string, std::vector<float>>& channels,
                         std::int32_t rows, std::int32_t cols, const ExrWindows& windows = {}) {
    std::vector<std::string> names;
    for (const auto& [name, samples] : channels)
        names.push_back(name);
    const std::string header = exrHeader(names, rows, cols, 0, {}, windows);
    const auto bytes = static_cast<std::uint32_t>(channels.size() * 4) * std::uint32_t(cols);
    Bytes body(std::endian::little);
    for (std::int32_t row = 0; row < rows; ++row)
        body.put(std::uint64_t{header.size() + 8U * std::uint32_t(rows)
                               + std::uint32_t(row) * (bytes + 8U)});
    for (std::int32_t row = 0; row < rows; ++row) {
        body.put(windows.top + row).put(bytes);
        for (const auto& [name, samples] : channels)
            for (std::int32_t col = 0; col < cols; ++col)
                body.put(samples[static_cast<std::size_t>(row * cols + col)]);
    }
    return header + body.text();
}

/// A page of grey levels.
struct TiffPage {
    std::uint32_t rows, cols;
    std::vector<std::uint16_t> levels;
    std::uint16_t bits = 8;        ///< or 16
    std::uint16_t photometric = 1; ///< 0: white is zero
    std::uint32_t kind = 0;        ///< as in the tag NewSubfileType
};

/// Uncompressed, little endian. Source: TIFF 6.0.
inline std::string tiffOf(const std::vector<TiffPage>& pages) {
    Bytes file(std::endian::little);
    constexpr std::uint32_t entries = 10;
    constexpr std::uint32_t directory = 2 + entries * 12 + 4;
    file.put('I').put('I').put(std::uint16_t{42}).put(std::uint32_t{8});
    std::uint32_t at = 8;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const TiffPage& page = pages[i];
        const std::uint32_t size = page.rows * page.cols * page.bits / 8;
        const auto entry = [&](std::uint16_t tag, std::uint16_t type, std::uint32_t value) {
            file.put(tag).put(type).put(std::uint32_t{1}).put(value);
        };
        file.put(std::uint16_t{entries});
        entry(254, 4, page.kind);
        entry(256, 4, page.cols);
        entry(257, 4, page.rows);
        entry(258, 3, page.bits);
        entry(259, 3, 1); // no compression
        entry(262, 3, page.photometric);
        entry(273, 4, at + directory);
        entry(277, 3, 1); // sample a pixel
        entry(278, 4, page.rows);
        entry(279, 4, size);
        at += directory + size;
        file.put(i + 1 < pages.size() ? at : std::uint32_t{0});
        for (const std::uint16_t level : page.levels)
            page.bits == 8 ? file.put(static_cast<std::uint8_t>(level)) : file.put(level);
    }
    return file.text();
}

/// What a tag of a TIFF directory has: numbers of 2 bytes (type 3) or 4 (type 4), or text (2).
struct TiffValue {
    std::uint16_t type = 3;
    std::vector<std::uint32_t> numbers{};
    std::string text{};

    std::string bytes(std::endian order) const {
        Bytes all(order);
        for (const std::uint32_t number : numbers)
            type == 3 ? all.put(static_cast<std::uint16_t>(number)) : all.put(number);
        return type == 2 ? text + '\0' : all.text();
    }
    std::uint32_t count() const {
        return static_cast<std::uint32_t>(type == 2 ? text.size() + 1 : numbers.size());
    }
};

using TiffTags = std::map<std::uint16_t, TiffValue>;

/// Pages of one strip each, with these tags and that of the place of the strip. Source: TIFF 6.0.
inline std::string tiffOf(const std::vector<std::pair<TiffTags, std::string>>& pages,
                          std::endian order = std::endian::little) {
    Bytes head(order);
    const char mark = order == std::endian::little ? 'I' : 'M';
    std::string file = head.put(mark).put(mark).put(std::uint16_t{42}).text();
    const auto place = [&](std::size_t at) {
        return Bytes(order).put(static_cast<std::uint32_t>(at)).text();
    };
    std::size_t link = file.size();
    file += place(0);
    for (const auto& [given, strip] : pages) {
        TiffTags tags = given;
        tags[273] = {4, {static_cast<std::uint32_t>(file.size())}};
        file += strip + std::string((file.size() + strip.size()) & 1, '\0');
        std::string entries;
        for (const auto& [tag, value] : tags) {
            std::string bytes = value.bytes(order);
            entries += Bytes(order).put(tag).put(value.type).put(value.count()).text();
            if (bytes.size() > 4) {
                entries += place(file.size());
                file += bytes + std::string(bytes.size() & 1, '\0');
            } else {
                bytes.resize(4);
                entries += bytes;
            }
        }
        file.replace(link, 4, place(file.size()));
        file += Bytes(order).put(static_cast<std::uint16_t>(tags.size())).text() + entries;
        link = file.size();
        file += place(0);
    }
    return file;
}

/// A BMP of 32 bits a pixel: blue, green, red and a fourth byte, rows from the bottom up. masks: of
/// red, green, blue and opacity, in the header that has them; none: the usual header.
inline std::string bmpOf(std::int32_t rows, std::int32_t cols,
                         const std::vector<std::array<std::uint8_t, 4>>& pixels,
                         const std::vector<std::uint32_t>& masks = {}) {
    constexpr std::uint32_t small = 40, large = 108;
    const std::uint32_t header = masks.empty() ? small : large;
    Bytes file(std::endian::little);
    file.put('B').put('M').put(14 + header + 4 * std::uint32_t(rows * cols)).put(std::uint32_t{0});
    file.put(14 + header).put(header).put(cols).put(rows);
    file.put(std::uint16_t{1}).put(std::uint16_t{32});
    file.put(std::uint32_t{masks.empty() ? 0U : 3U}).put(std::uint32_t{0});
    for (int i = 0; i < 4; ++i)
        file.put(std::uint32_t{0});
    for (const std::uint32_t mask : masks)
        file.put(mask);
    while (file.text().size() < 14 + header)
        file.put(std::uint8_t{0});
    for (std::int32_t row = rows - 1; row >= 0; --row)
        for (std::int32_t col = 0; col < cols; ++col)
            for (const std::uint8_t byte : pixels[static_cast<std::size_t>(row * cols + col)])
                file.put(byte);
    return file.text();
}

/// A portable float map: planes of one number or three a pixel, row by row from the top.
inline std::string pfmOf(std::size_t rows, std::size_t cols,
                         const std::vector<std::vector<float>>& planes, std::endian order) {
    std::string text = std::string(planes.size() == 3 ? "PF" : "Pf") + '\n' + std::to_string(cols)
                       + ' ' + std::to_string(rows) + '\n'
                       + (order == std::endian::little ? "-1.0\n" : "1.0\n");
    Bytes body(order);
    for (std::size_t row = rows; row-- > 0;)
        for (std::size_t col = 0; col < cols; ++col)
            for (const std::vector<float>& plane : planes)
                body.put(plane[row * cols + col]);
    return text + body.text();
}

/// A variable of a file of Matlab 5. kind: its class and flags, 6 for double; content: behind its
/// name.
struct MatVariable {
    std::string name;
    std::uint32_t kind = 6, rows = 1, cols = 1;
    std::string content{};
};

inline std::string matElement(std::uint32_t type, const std::string& bytes) {
    std::string padded = bytes;
    padded.resize((bytes.size() + 7) / 8 * 8);
    return Bytes(std::endian::little).put(type).put(static_cast<std::uint32_t>(bytes.size())).text()
           + padded;
}

/// Uncompressed. Source: "MAT-File Format", The MathWorks.
inline std::string matOf(const std::vector<MatVariable>& variables) {
    std::string file = "MATLAB 5.0 MAT-file, by a test";
    file.resize(124, ' ');
    file += Bytes(std::endian::little).put(std::uint16_t{0x0100}).put('I').put('M').text();
    for (const MatVariable& variable : variables) {
        Bytes flags(std::endian::little), sides(std::endian::little);
        flags.put(variable.kind).put(std::uint32_t{0});
        sides.put(variable.rows).put(variable.cols);
        file += matElement(14, matElement(6, flags.text()) + matElement(5, sides.text())
                                   + matElement(1, variable.name) + variable.content);
    }
    return file;
}

/// A file of Matlab 5 with one array, by columns.
inline std::string matOf(const std::string& name, std::uint32_t rows, std::uint32_t cols,
                         const std::vector<double>& byColumns) {
    Bytes numbers(std::endian::little);
    for (const double number : byColumns)
        numbers.put(number);
    return matOf({{name, 6, rows, cols, matElement(9, numbers.text())}});
}

/// A zip archive of files as they are. Source: PKWARE, APPNOTE.TXT.
inline std::string zipOf(const std::map<std::string, std::string>& files) {
    const auto crcOf = [](const std::string& bytes) {
        std::uint32_t crc = ~0U;
        for (const char byte : bytes) {
            crc ^= static_cast<unsigned char>(byte);
            for (int bit = 0; bit < 8; ++bit)
                crc = crc & 1 ? crc >> 1 ^ 0xedb88320U : crc >> 1;
        }
        return ~crc;
    };
    std::string archive, list;
    for (const auto& [name, bytes] : files) {
        Bytes both(std::endian::little), local(std::endian::little), central(std::endian::little);
        const auto size = static_cast<std::uint32_t>(bytes.size());
        both.put(std::uint16_t{20}).put(std::uint16_t{0}).put(std::uint16_t{0});
        both.put(std::uint32_t{0}).put(crcOf(bytes)).put(size).put(size);
        both.put(static_cast<std::uint16_t>(name.size())).put(std::uint16_t{0});
        local.put(std::uint32_t{0x04034b50});
        central.put(std::uint32_t{0x02014b50}).put(std::uint16_t{20});
        Bytes tail(std::endian::little);
        tail.put(std::uint16_t{0}).put(std::uint16_t{0}).put(std::uint16_t{0});
        tail.put(std::uint32_t{0}).put(static_cast<std::uint32_t>(archive.size()));
        list += central.text() + both.text() + tail.text() + name;
        archive += local.text() + both.text() + name + bytes;
    }
    Bytes end(std::endian::little);
    end.put(std::uint32_t{0x06054b50}).put(std::uint32_t{0});
    end.put(static_cast<std::uint16_t>(files.size())).put(static_cast<std::uint16_t>(files.size()));
    end.put(static_cast<std::uint32_t>(list.size()));
    end.put(static_cast<std::uint32_t>(archive.size())).put(std::uint16_t{0});
    return archive + list + end.text();
}

} // namespace fringe::test
