// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/io/point_samples.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

/// Pictures as other programs write them, without any library.
namespace fringe::test {

/// An attribute of an EXR file.
inline std::string exrAttribute(const std::string& name, const std::string& type,
                                const std::string& value) {
    const auto size = Bytes(std::endian::little).put(static_cast<std::uint32_t>(value.size()));
    return name + '\0' + type + '\0' + size.text() + value;
}

/// The header of an EXR file, uncompressed floats in rows. flags: of its version.
inline std::string exrHeader(const std::vector<std::string>& channels, std::int32_t rows,
                             std::int32_t cols, std::uint32_t flags = 0,
                             const std::string& more = {}) {
    Bytes box(std::endian::little), start(std::endian::little), one(std::endian::little);
    box.put(std::int32_t{0}).put(std::int32_t{0}).put(cols - 1).put(rows - 1);
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
           + exrAttribute("displayWindow", "box2i", box.text())
           + exrAttribute("lineOrder", "lineOrder", std::string(1, '\0'))
           + exrAttribute("pixelAspectRatio", "float", one.text())
           + exrAttribute("screenWindowCenter", "v2f", std::string(8, '\0'))
           + exrAttribute("screenWindowWidth", "float", one.text()) + more + '\0';
}

/// Samples by channel, row by row. Source: "OpenEXR file layout", openexr.com.
inline std::string exrOf(const std::map<std::string, std::vector<float>>& channels,
                         std::int32_t rows, std::int32_t cols) {
    std::vector<std::string> names;
    for (const auto& [name, samples] : channels)
        names.push_back(name);
    const std::string header = exrHeader(names, rows, cols);
    const auto bytes = static_cast<std::uint32_t>(channels.size() * 4) * std::uint32_t(cols);
    Bytes body(std::endian::little);
    for (std::int32_t row = 0; row < rows; ++row)
        body.put(std::uint64_t{header.size() + 8U * std::uint32_t(rows)
                               + std::uint32_t(row) * (bytes + 8U)});
    for (std::int32_t row = 0; row < rows; ++row) {
        body.put(row).put(bytes);
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

/// A file of Matlab 5 with one array, uncompressed, by columns. Source: "MAT-File Format",
/// The MathWorks.
inline std::string matOf(const std::string& name, std::uint32_t rows, std::uint32_t cols,
                         const std::vector<double>& byColumns) {
    Bytes body(std::endian::little);
    const auto padded = [](std::string text) {
        text.resize((text.size() + 7) / 8 * 8);
        return text;
    };
    const auto element = [&](std::uint32_t type, const std::string& bytes) {
        Bytes head(std::endian::little);
        head.put(type).put(static_cast<std::uint32_t>(bytes.size()));
        return head.text() + padded(bytes);
    };
    Bytes flags(std::endian::little), sides(std::endian::little), numbers(std::endian::little);
    flags.put(std::uint32_t{6}).put(std::uint32_t{0}); // double
    sides.put(rows).put(cols);
    for (const double number : byColumns)
        numbers.put(number);
    const std::string array = element(6, flags.text()) + element(5, sides.text()) + element(1, name)
                              + element(9, numbers.text());
    std::string header = "MATLAB 5.0 MAT-file, by a test";
    header.resize(124, ' ');
    body.put(std::uint16_t{0x0100}).put('I').put('M');
    return header + body.text() + element(14, array);
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
