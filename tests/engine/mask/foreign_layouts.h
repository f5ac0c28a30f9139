// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <random>
#include <string>
#include <utility>
#include <vector>

/// Layouts with shapes that this program does not write.
namespace fringe::test {

constexpr std::int64_t foreignPixel = 1000; ///< [nm], which is a unit

/// Records of a cell of an OASIS file, all on layer 1.
class OasisRecords {
  public:
    OasisRecords& byte(unsigned value) {
        text_ += static_cast<char>(value);
        return *this;
    }
    OasisRecords& number(std::uint64_t value) {
        for (; value > 127; value /= 128)
            byte(static_cast<unsigned>(value % 128 + 128));
        return byte(static_cast<unsigned>(value));
    }
    OasisRecords& whole(std::int64_t value) {
        return number(2 * static_cast<std::uint64_t>(value < 0 ? -value : value) + (value < 0));
    }
    /// In pixels.
    OasisRecords& size(std::int64_t pixels) {
        return number(static_cast<std::uint64_t>(pixels * foreignPixel));
    }
    OasisRecords& place(std::int64_t pixels) { return whole(pixels * foreignPixel); }

    OasisRecords& box(std::int64_t x, std::int64_t y, std::int64_t width, std::int64_t height) {
        return byte(20)
            .byte(0b01111011)
            .number(1)
            .number(0)
            .size(width)
            .size(height)
            .place(x)
            .place(y);
    }

    /// A file with the cell "T" of these records, without a sum.
    std::string file() const {
        OasisRecords all;
        all.text_ = "%SEMI-OASIS\r\n";
        all.byte(1).number(3).text_ += "1.0";
        all.number(0).number(1000).number(0);
        for (int table = 0; table < 12; ++table)
            all.number(0);
        all.byte(14).number(1).text_ += 'T';
        all.text_ += text_;
        constexpr std::uint64_t padding = 252; // the record has 256 bytes
        all.byte(2).number(padding).text_ += std::string(padding, '\0');
        return all.byte(0).text_;
    }

  private:
    std::string text_;
};

/// Two pixels, at whose outer corners a plate of so many pixels ends.
inline OasisRecords foreignPlate(std::int64_t side) {
    OasisRecords records;
    return records.box(0, 0, 1, 1).box(side - 1, side - 1, 1, 1);
}

/// Trapezoids of random sizes, one after the other. What a record may leave out as it was in the
/// one before is left out at random.
class RandomTrapezoids {
  public:
    explicit RandomTrapezoids(unsigned seed) : random_(seed) {}

    /// With slopes of 45° and corners on the grid; both sides of its box are at most 10 pixels.
    void addCompact(std::uint64_t kind, std::int64_t x, std::int64_t y, OasisRecords& to) {
        const bool isUpright = (kind >= 8 && kind < 16) || kind == 22 || kind == 23;
        const bool isByHeight = kind == 20 || kind == 21;
        const bool isByWidth = (kind >= 16 && kind < 24 && !isByHeight) || kind == 25;
        const std::int64_t lean = 1 + upTo(2), across = 2 * lean + 1 + upTo(3);
        std::int64_t wide = isUpright || isByWidth ? lean : across;
        std::int64_t high = isUpright && !isByWidth ? across : lean;
        unsigned info = place | ofRecord | layerAgain();
        info |= isByHeight ? 0 : sizeAgain(width, wide, wide_);
        info |= isByWidth ? 0 : sizeAgain(height, high, high_);
        to.byte(26).byte(info);
        addLayer(info, to);
        addSize(info, wide, high, to.number(kind));
        to.place(x).place(y);
        wide_ = isByHeight ? 2 * high : wide;
        high_ = isByWidth ? (kind == 22 || kind == 23 ? 2 : 1) * wide : high;
    }

    /// With slanted sides that end beside the grid.
    void addOther(std::int64_t x, std::int64_t y, OasisRecords& to) {
        const auto record = static_cast<unsigned>(23 + upTo(2));
        const bool isUpright = upTo(1) == 1;
        const std::int64_t lean = 1 + upTo(2), across = 2 * lean + 1 + upTo(3);
        const std::int64_t wide = isUpright ? lean + 2 : across,
                           high = isUpright ? across : lean + 2;
        const unsigned info = place | (isUpright ? ofRecord : 0) | layerAgain()
                              | sizeAgain(width, wide, wide_) | sizeAgain(height, high, high_);
        to.byte(record).byte(info);
        addLayer(info, to);
        addSize(info, wide, high, to);
        const std::int64_t most = lean * foreignPixel;
        for (int end = 0; end < (record == 23 ? 2 : 1); ++end)
            to.whole(upTo(2 * most) - most);
        to.place(x).place(y);
        wide_ = wide;
        high_ = high;
    }

  private:
    static constexpr unsigned layer = 1, dataType = 2, place = 8 | 16, height = 32, width = 64,
                              ofRecord = 128;

    std::int64_t upTo(std::int64_t most) {
        return std::uniform_int_distribution<std::int64_t>(0, most)(random_);
    }
    unsigned layerAgain() { return upTo(1) == 1 ? layer | dataType : 0; }
    unsigned sizeAgain(unsigned bit, std::int64_t size, std::int64_t before) {
        return size == before && upTo(1) == 1 ? 0 : bit;
    }
    static void addLayer(unsigned info, OasisRecords& to) {
        if (info & layer)
            to.number(1).number(0);
    }
    static void addSize(unsigned info, std::int64_t wide, std::int64_t high, OasisRecords& to) {
        if (info & width)
            to.size(wide);
        if (info & height)
            to.size(high);
    }

    std::mt19937 random_;
    std::int64_t wide_ = 1, high_ = 1; ///< of the shape before
};

/// All compact trapezoids and 36 others on a plate of 96 pixels along a side.
inline std::string foreignTrapezoids(unsigned seed) {
    OasisRecords records = foreignPlate(96);
    RandomTrapezoids trapezoids(seed);
    for (std::int64_t number = 0; number < 62; ++number) { // in squares of 12 pixels
        const std::int64_t x = 1 + 12 * (number % 8), y = 1 + 12 * (number / 8);
        if (number < 26)
            trapezoids.addCompact(static_cast<std::uint64_t>(number), x, y, records);
        else
            trapezoids.addOther(x, y, records);
    }
    return records.file();
}

/// On a plate of 21 pixels along a side: a path of 2 pixels' width with a half and a flush end,
/// again above it, and once more as it was; one of a pixel's width that begins later and ends
/// further; one that turns back, which is no area; a triangle and the one that makes a square of
/// it; a disc.
inline std::string fewOasis() {
    constexpr unsigned again = 4, place = 8 | 16, points = 32, width = 64, first = 128;
    OasisRecords records = foreignPlate(21);
    const auto begin = [&](unsigned record, unsigned info) -> OasisRecords& {
        return records.byte(record).byte(info);
    };
    begin(22, first | width | points | place | again).size(1).number(0b1001);
    records.number(0).number(2).place(4).place(3).place(2).place(2); // across, then up
    records.number(3).number(0).size(8);
    begin(22, place).place(10).place(2);
    begin(22, first | width | place).number(500).number(0b1111).whole(-500).whole(500);
    records.whole(10500).whole(8500);
    begin(22, points | place).number(4).number(2).number(3000 << 2 | 1).whole(0);
    records.number(3000 << 2 | 3).whole(1000).place(2).place(17);
    begin(26, first | width | place).number(16).size(4).place(16).place(1);
    begin(26, first | place).number(19).place(16).place(1);
    begin(27, points | place).size(2).place(17).place(16);
    return records.file();
}

/// A GDSII file with the cell "T", element by element.
class GdsiiElements {
  public:
    using Points = std::vector<std::pair<int, int>>; ///< [nm]

    GdsiiElements& element(int kind, const std::vector<std::string>& parts, const Points& points) {
        text_ += record(kind, "") + record(0x0d02, big(layer_, 2))
                 + record(kind == 0x2d00 ? 0x2e02 : 0x0e02, big(dataType_, 2));
        return finish(parts, points);
    }
    /// Chooses the layer of what comes behind it.
    GdsiiElements& on(int layer, int dataType = 0) {
        layer_ = layer;
        dataType_ = dataType;
        return *this;
    }
    GdsiiElements& box(int left, int low, int right, int high) {
        return element(0x0800, {},
                       {{left, low}, {right, low}, {right, high}, {left, high}, {left, low}});
    }
    /// Refers to the cell "C"; degrees and magnification as the format's numbers, empty: none.
    GdsiiElements& reference(const Points& points, const std::string& degrees = {},
                             const std::string& magnification = {},
                             const std::string& columnsRows = {}) {
        text_ += record(columnsRows.empty() ? 0x0a00 : 0x0b00, "")
                 + record(0x1206, std::string("C\0", 2)) + record(0x1a01, big(0, 2));
        if (!magnification.empty())
            text_ += record(0x1b05, magnification);
        if (!degrees.empty())
            text_ += record(0x1c05, degrees);
        return finish({columnsRows.empty() ? "" : record(0x1302, columnsRows)}, points);
    }
    GdsiiElements& finish(const std::vector<std::string>& parts, const Points& points) {
        for (const std::string& part : parts)
            text_ += part;
        std::string places;
        for (const auto& [x, y] : points)
            places += big(x, 4) + big(y, 4);
        text_ += record(0x1003, places) + record(0x1100, "");
        return *this;
    }
    GdsiiElements& path(int type, int width, const Points& points,
                        const std::vector<std::string>& ends = {}) {
        std::vector<std::string> parts{record(0x2102, big(type, 2)), record(0x0f03, big(width, 4))};
        parts.insert(parts.end(), ends.begin(), ends.end());
        return element(0x0900, parts, points);
    }
    static std::vector<std::string> ends(int before, int after) {
        return {record(0x3003, big(before, 4)), record(0x3103, big(after, 4))};
    }
    std::string cell(char name) const {
        return record(0x0502, std::string(24, '\0')) + record(0x0606, std::string({name, '\0'}))
               + text_ + record(0x0700, "");
    }
    std::string file() const { return library(cell('T')); }
    static std::string library(const std::string& cells) {
        const std::string date(24, '\0');
        const std::string units("\x3e\x41\x89\x37\x4b\xc6\xa7\xf0\x39\x44\xb8\x2f\xa0\x9b\x5a\x54",
                                16);
        return record(0x0002, big(600, 2)) + record(0x0102, date) + record(0x0206, "LB")
               + record(0x0305, units) + cells + record(0x0400, "");
    }
    static std::string big(int number, int bytes) {
        std::string text;
        for (int shift = 8 * bytes - 8; shift >= 0; shift -= 8)
            text += static_cast<char>(static_cast<unsigned>(number) >> shift & 255);
        return text;
    }
    static std::string record(int kind, const std::string& data) {
        return big(static_cast<int>(data.size()) + 4, 2) + big(kind, 2) + data;
    }

  private:
    std::string text_;
    int layer_ = 1, dataType_ = 0;
};

/// The shapes of `fewOasis`.
inline std::string fewGdsii() {
    constexpr int boundary = 0x0800, box = 0x2d00, flush = 0, round = 1, own = 4;
    GdsiiElements all;
    all.element(box, {}, {{0, 0}, {1000, 0}, {1000, 1000}, {0, 1000}, {0, 0}});
    all.element(box, {},
                {{20000, 20000}, {21000, 20000}, {21000, 21000}, {20000, 21000}, {20000, 20000}});
    for (const auto& [x, y] : {std::pair{2000, 2000}, {2000, 10000}, {10000, 2000}})
        all.path(own, 2000, {{x, y}, {x + 4000, y}, {x + 4000, y + 3000}},
                 GdsiiElements::ends(1000, 0));
    all.path(own, -1000, {{10500, 8500}, {14500, 8500}, {14500, 11500}},
             GdsiiElements::ends(-500, 500));
    all.path(flush, 1000, {{2000, 17000}, {5000, 17000}, {2000, 18000}});
    all.element(boundary, {}, {{16000, 1000}, {16000, 5000}, {20000, 1000}, {16000, 1000}});
    all.element(boundary, {}, {{20000, 1000}, {16000, 5000}, {20000, 5000}, {20000, 1000}});
    all.path(round, 4000, {{17000, 16000}});
    return all.file();
}

/// What both show, rows from the top.
constexpr const char* drawnFew = "000000000000000000001"
                                 "000000000000000000000"
                                 "000000000000000000000"
                                 "000000000000000011000"
                                 "000000000000000111100"
                                 "000000000000000111100"
                                 "000000000000000011000"
                                 "000000000000000000000"
                                 "000001100000000000000"
                                 "000001100000001000000"
                                 "011111100000001000000"
                                 "011111100000001000000"
                                 "000000000001111000000"
                                 "000000000000000000000"
                                 "000000000000000000000"
                                 "000000000000000000000"
                                 "000001100000011011110"
                                 "000001100000011011110"
                                 "011111100111111011110"
                                 "011111100111111011110"
                                 "100000000000000000000";

} // namespace fringe::test
