// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <zlib.h>

#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

/// Readers of picture files that share no code with the program's own: what another program finds.
namespace fringe::test {

/// Samples channel by channel within a pixel, rows from the top.
struct PlainPicture {
    std::size_t cols = 0, rows = 0, channels = 1;
    int bits = 8; ///< of a sample in the file
    std::vector<unsigned> samples{};
    double perMetre = 0; ///< pixels along x; 0: the file does not say it
};

class PlainBytes {
  public:
    PlainBytes(std::string bytes, std::endian order) : bytes_(std::move(bytes)), order_(order) {}
    std::uint32_t number(std::size_t at, std::size_t count) const {
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t k = order_ == std::endian::big ? i : count - 1 - i;
            value = value << 8 | static_cast<unsigned char>(bytes_.at(at + k));
        }
        return value;
    }
    std::string part(std::size_t at, std::size_t count) const { return bytes_.substr(at, count); }
    std::size_t size() const { return bytes_.size(); }

  private:
    std::string bytes_;
    std::endian order_;
};

inline std::string inflated(const std::string& packed, std::size_t bytes) {
    std::string plain(bytes, '\0');
    uLongf length = bytes;
    if (uncompress(reinterpret_cast<Bytef*>(plain.data()), &length,
                   reinterpret_cast<const Bytef*>(packed.data()), packed.size())
            != Z_OK
        || length != bytes)
        throw std::runtime_error("cannot be inflated");
    return plain;
}

/// Samples of rows that begin at whole bytes, the highest bit first.
inline void takeSamples(const std::string& plain, std::size_t rows, std::size_t samplesOfRow,
                        PlainPicture& picture) {
    const auto bits = static_cast<std::size_t>(picture.bits);
    const std::size_t bytesOfRow = (samplesOfRow * bits + 7) / 8;
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t i = 0; i < samplesOfRow; ++i) {
            unsigned value = 0;
            for (std::size_t bit = i * bits; bit < (i + 1) * bits; ++bit) {
                const auto byte = static_cast<unsigned char>(plain.at(row * bytesOfRow + bit / 8));
                value = value << 1 | (byte >> (7 - bit % 8) & 1U);
            }
            picture.samples.push_back(value);
        }
}

/// Source: Microsoft, "BITMAPINFOHEADER structure"; 8 bits by a palette, or 24.
inline PlainPicture plainBmp(const std::string& bytes) {
    const PlainBytes file(bytes, std::endian::little);
    const std::size_t begin = file.number(10, 4), palette = 14 + file.number(14, 4);
    const auto height = static_cast<std::int32_t>(file.number(22, 4));
    PlainPicture picture{file.number(18, 4), static_cast<std::size_t>(std::abs(height))};
    picture.perMetre = file.number(38, 4);
    picture.channels = file.number(28, 2) == 8 ? 1 : 3;
    const std::size_t line = (picture.cols * picture.channels + 3) / 4 * 4;
    for (std::size_t row = 0; row < picture.rows; ++row) {
        const std::size_t at = begin + (height > 0 ? picture.rows - 1 - row : row) * line;
        for (std::size_t i = 0; i < picture.cols * picture.channels; ++i) {
            const std::size_t pixel = i / picture.channels * picture.channels;
            const unsigned stored =
                file.number(at + (picture.channels == 3 ? pixel + 2 - i % 3 : i), 1);
            picture.samples.push_back(picture.channels == 3 ? stored
                                                            : file.number(palette + 4 * stored, 1));
        }
    }
    return picture;
}

/// line, pixel: their bytes.
inline std::string unfilteredPng(const std::string& stored, std::size_t rows, std::size_t line,
                                 std::size_t pixel) {
    std::string plain(rows * line, '\0');
    const auto at = [&](std::size_t row, std::ptrdiff_t i) -> int {
        return i < 0 || row >= rows
                   ? 0
                   : static_cast<unsigned char>(plain[row * line + static_cast<std::size_t>(i)]);
    };
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t i = 0; i < line; ++i) {
            const auto left = static_cast<std::ptrdiff_t>(i) - static_cast<std::ptrdiff_t>(pixel);
            const int a = at(row, left), b = at(row - 1, static_cast<std::ptrdiff_t>(i)),
                      c = at(row - 1, left);
            const int p = a + b - c;
            const int nearest =
                std::abs(p - a) <= std::abs(p - b) && std::abs(p - a) <= std::abs(p - c) ? a
                : std::abs(p - b) <= std::abs(p - c)                                     ? b
                                                                                         : c;
            const std::array guesses{0, a, b, (a + b) / 2, nearest};
            plain[row * line + i] = static_cast<char>(
                stored[row * (line + 1) + 1 + i]
                + guesses.at(static_cast<unsigned char>(stored[row * (line + 1)])));
        }
    return plain;
}

/// Source: PNG specification, W3C; without interlacing.
inline PlainPicture plainPng(const std::string& bytes) {
    const PlainBytes file(bytes, std::endian::big);
    PlainPicture picture;
    std::string packed;
    for (std::size_t at = 8; at + 12 <= file.size(); at += 12 + file.number(at, 4)) {
        const std::string kind = file.part(at + 4, 4);
        if (kind == "IHDR") {
            picture = {file.number(at + 8, 4), file.number(at + 12, 4)};
            picture.bits = static_cast<int>(file.number(at + 16, 1));
            picture.channels = file.number(at + 17, 1) == 2 ? 3 : 1;
        } else if (kind == "pHYs")
            picture.perMetre = file.number(at + 8, 4);
        else if (kind == "IDAT")
            packed += file.part(at + 8, file.number(at, 4));
    }
    const std::size_t pixel = picture.channels * static_cast<std::size_t>(picture.bits) / 8;
    const std::size_t line = picture.cols * pixel;
    const std::string stored = inflated(packed, picture.rows * (line + 1));
    const std::string plain = unfilteredPng(stored, picture.rows, line, pixel);
    takeSamples(plain, picture.rows, picture.cols * picture.channels, picture);
    return picture;
}

inline std::map<unsigned, std::vector<std::uint32_t>> tagsOf(const PlainBytes& file) {
    std::map<unsigned, std::vector<std::uint32_t>> tags;
    const std::size_t table = file.number(4, 4);
    for (std::size_t entry = 0; entry < file.number(table, 2); ++entry) {
        const std::size_t at = table + 2 + 12 * entry;
        const std::size_t size = file.number(at + 2, 2) == 3 ? 2 : 4,
                          count = file.number(at + 4, 4);
        const std::size_t from = size * count <= 4 ? at + 8 : file.number(at + 8, 4);
        for (std::size_t i = 0; i < count && file.number(at + 2, 2) <= 4 && size * count < 65536;
             ++i)
            if (from + (i + 1) * size <= file.size())
                tags[file.number(at, 2)].push_back(file.number(from + i * size, size));
    }
    return tags;
}

/// Source: TIFF 6.0 and its Technical Note 3; strips of little-endian files, deflated or as they
/// are.
inline PlainPicture plainTiff(const std::string& bytes) {
    const PlainBytes file(bytes, std::endian::little);
    auto tags = tagsOf(file);
    const auto tag = [&](unsigned number, unsigned otherwise) {
        return tags.contains(number) ? tags[number].front() : otherwise;
    };
    PlainPicture picture{tag(256, 0), tag(257, 0), tag(277, 1)};
    picture.bits = static_cast<int>(tag(258, 1));
    const std::size_t samples = picture.cols * picture.channels,
                      rowsOfStrip = tag(278, tag(257, 0));
    const std::size_t line = (samples * static_cast<std::size_t>(picture.bits) + 7) / 8;
    for (std::size_t strip = 0; strip < tags[273].size(); ++strip) {
        const std::size_t rows = std::min(rowsOfStrip, picture.rows - strip * rowsOfStrip);
        std::string plain = file.part(tags[273][strip], tags[279].at(strip));
        if (tag(259, 1) == 8)
            plain = inflated(plain, rows * line);
        if (picture.bits == 16) // in the order of the file
            for (std::size_t i = 0; i + 1 < plain.size(); i += 2)
                std::swap(plain[i], plain[i + 1]);
        const std::size_t first = picture.samples.size();
        takeSamples(plain, rows, samples, picture);
        if (tag(317, 1) == 2)
            for (std::size_t i = first; i < picture.samples.size(); ++i)
                if ((i - first) % samples >= picture.channels)
                    picture.samples[i] =
                        (picture.samples[i] + picture.samples[i - picture.channels])
                        & ((1U << picture.bits) - 1U);
    }
    return picture;
}

} // namespace fringe::test
