// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/mask_format.h"
#include "engine/mask/mask_marks.h"
#include "engine/mask/oasis_bytes.h"
#include "engine/model/error.h"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <zlib.h>

namespace fringe {
namespace {

using oasis::putNumber;
using oasis::putSigned;
using oasis::putText;

/// Info bits of records of shapes.
enum Info : std::uint8_t {
    hasLayer = 1,
    hasDataType = 2,
    isRepeated = 4,
    hasY = 8,
    hasX = 16,
    hasHeight = 32, // of a polygon: its corners
    hasWidth = 64,
    isSquare = 128
};

/// Where equal shapes lie.
using Places = std::vector<LayoutPoint>;

void putDelta(std::string& to, std::int64_t dx, std::int64_t dy) {
    const auto size = [](std::int64_t d) { return static_cast<std::uint64_t>(d < 0 ? -d : d); };
    enum Direction : std::uint64_t { east, north, west, southward };
    if (dx == 0 || dy == 0) {
        const Direction direction = dx > 0 ? east : dx < 0 ? west : dy > 0 ? north : southward;
        return putNumber(to, size(dx + dy) << 4 | direction << 1);
    }
    putNumber(to, size(dx) << 2 | std::uint64_t{dx < 0} << 1 | 1);
    putSigned(to, dy);
}

/// From place to place, as multiples of the step.
void putRepetition(std::string& to, const Places& places, std::int32_t step) {
    to += static_cast<char>(step > 1 ? 11 : 10);
    putNumber(to, places.size() - 2);
    if (step > 1)
        putNumber(to, static_cast<std::uint64_t>(step));
    for (std::size_t i = 1; i < places.size(); ++i)
        putDelta(to, (std::int64_t{places[i].x} - places[i - 1].x) / step,
                 (std::int64_t{places[i].y} - places[i - 1].y) / step);
}

/// Records of the shapes of a layer in a band.
class ShapeRecords {
  public:
    ShapeRecords(std::uint32_t layer, std::int32_t step) : layer_(layer), step_(step) {}

    void addRectangles(LayoutPoint size, const Places& places) {
        const bool square = size.x == size.y;
        std::string sides;
        putNumber(sides, static_cast<std::uint64_t>(size.x));
        if (!square)
            putNumber(sides, static_cast<std::uint64_t>(size.y));
        add(oasis::rectangle, hasWidth | (square ? isSquare : hasHeight), sides, places);
    }
    /// corners: as a list of points.
    void addPolygons(const std::string& corners, const Places& places) {
        add(oasis::polygon, hasHeight, corners, places);
    }
    std::string take() { return std::move(bytes_); }

  private:
    void add(oasis::Record record, int info, const std::string& form, const Places& places) {
        info |= hasX | hasY | (places.size() > 1 ? isRepeated : 0);
        info |= bytes_.empty() ? hasLayer | hasDataType : 0;
        const bool isFirst = bytes_.empty();
        bytes_ += static_cast<char>(record);
        bytes_ += static_cast<char>(info);
        if (isFirst) {
            putNumber(bytes_, layer_);
            putNumber(bytes_, 0);
        }
        bytes_ += form;
        putSigned(bytes_, places.front().x);
        putSigned(bytes_, places.front().y);
        if (places.size() > 1)
            putRepetition(bytes_, places, step_);
    }

    std::uint32_t layer_;
    std::int32_t step_;
    std::string bytes_;
};

/// Corners of a polygon whose sides are horizontal and vertical in turns; the last two sides are
/// implied.
std::string cornersOf(const MaskGrid& grid, std::span<const PixelCorner> corners) {
    std::string list(1, '\0');
    putNumber(list, corners.size() - 2);
    for (std::size_t i = 1; i + 1 < corners.size(); ++i) {
        const LayoutPoint from = grid.at(corners[i - 1]), to = grid.at(corners[i]);
        putSigned(list, (to.x - from.x) + (to.y - from.y));
    }
    return list;
}

/// Corners of any polygon.
std::string cornersOf(const std::vector<LayoutPoint>& corners) {
    std::string list(1, '\4');
    putNumber(list, corners.size() - 1);
    for (std::size_t i = 1; i < corners.size(); ++i)
        putDelta(list, corners[i].x - corners[i - 1].x, corners[i].y - corners[i - 1].y);
    return list;
}

void addApertures(ShapeRecords& records, const MaskPlan& plan, const LayerShapes& shapes) {
    const std::vector<LayoutPoint> outline = apertureOutline(*plan.layout.aperture);
    Places places;
    for (const PixelRect& pixel : shapes.rects) {
        const LayoutPoint centre = centreOf(plan.grid, pixel);
        places.push_back({centre.x + outline[0].x, centre.y + outline[0].y});
    }
    if (places.empty())
        return;
    if (plan.layout.aperture->isCircle)
        records.addPolygons(cornersOf(outline), places);
    else
        records.addRectangles({outline[2].x - outline[0].x, outline[2].y - outline[0].y}, places);
}

/// Rectangles by their sizes, in the order of the first of each.
class BoxSizes {
  public:
    void add(LayoutPoint low, LayoutPoint high) {
        const LayoutPoint size{high.x - low.x, high.y - low.y};
        const auto key =
            static_cast<std::uint64_t>(size.x) << 32 | static_cast<std::uint32_t>(size.y);
        const auto [found, isNew] = numbers_.try_emplace(key, sizes_.size());
        if (isNew)
            sizes_.push_back({size, {}});
        sizes_[found->second].second.push_back(low);
    }
    void putInto(ShapeRecords& records) const {
        for (const auto& [size, places] : sizes_)
            records.addRectangles(size, places);
    }

  private:
    std::unordered_map<std::uint64_t, std::size_t> numbers_;
    std::vector<std::pair<LayoutPoint, Places>> sizes_;
};

void addRects(ShapeRecords& records, const MaskGrid& grid, const std::vector<PixelRect>& rects) {
    BoxSizes sizes;
    for (const PixelRect& rect : rects)
        sizes.add(grid.at({rect.row + rect.rows, rect.col}),
                  grid.at({rect.row, rect.col + rect.cols}));
    sizes.putInto(records);
}

void addPolygons(ShapeRecords& records, const MaskGrid& grid, const PixelPolygons& polygons) {
    std::map<std::string, Places> forms;
    for (std::size_t i = 0; i < polygons.ends.size(); ++i)
        forms[cornersOf(grid, polygons[i])].push_back(grid.at(polygons[i].front()));
    for (const auto& [form, places] : forms)
        records.addPolygons(form, places);
}

/// Without a header, as blocks of OASIS are.
std::string deflated(const std::string& bytes) {
    z_stream stream{};
    if (::deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 9,
                       Z_DEFAULT_STRATEGY)
        != Z_OK)
        throw std::bad_alloc();
    std::string packed(::deflateBound(&stream, bytes.size()), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    ::deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    ::deflateEnd(&stream);
    return packed;
}

/// Records as a deflated block; nothing of none.
std::string blockOf(const std::string& records) {
    if (records.empty())
        return {};
    std::string block(1, static_cast<char>(oasis::cblock));
    putNumber(block, 0); // deflated
    putNumber(block, records.size());
    putText(block, deflated(records));
    return block;
}

void putCell(std::string& to, const std::string& name) {
    to += static_cast<char>(oasis::cell);
    putText(to, name);
}

std::string oasisHead(const MaskPlan& plan) {
    std::string head(oasis::magic);
    head += static_cast<char>(oasis::start);
    putText(head, "1.0");
    putNumber(head, 0); // a whole number
    putNumber(head, unitsInMicrometre);
    head.append(13, '\0'); // no tables of names
    constexpr char ownNameAndValue = 0x14;
    head += static_cast<char>(oasis::property);
    head += ownNameAndValue;
    putText(head, oasis::markName);
    constexpr std::uint64_t textValue = 10;
    putNumber(head, textValue);
    putText(head, maskMark(plan.plate, plan.layout));
    for (std::uint32_t layer = 1; layer <= plan.layout.layers(); ++layer) {
        constexpr std::uint64_t oneNumber = 3;
        head += static_cast<char>(oasis::layerName);
        putText(head, (plan.layout.layerPer == LayerPer::Mask ? "mask_" : "level_")
                          + std::to_string(layer));
        for (const std::uint64_t number :
             {oneNumber, std::uint64_t{layer}, oneNumber, std::uint64_t{0}})
            putNumber(head, number);
    }
    putCell(head, plan.cellName(0));
    return head;
}

std::string oasisShapes(const MaskPlan& plan, const LayerShapes& shapes) {
    ShapeRecords records(shapes.layer, plan.grid.step());
    if (plan.layout.aperture)
        addApertures(records, plan, shapes);
    else
        addRects(records, plan.grid, shapes.rects);
    addPolygons(records, plan.grid, shapes.polygons);
    return blockOf(records.take());
}

/// Marks and label of a layer.
std::string oasisMarks(const MaskPlan& plan, std::uint32_t layer) {
    BoxSizes sizes;
    for (const auto& [low, high] : marksOf(plan, layer))
        sizes.add(low, high);
    ShapeRecords records(layer, 1);
    sizes.putInto(records);
    return blockOf(records.take());
}

std::string oasisNext(const MaskPlan& plan, std::uint32_t cell) {
    std::string bytes;
    putCell(bytes, plan.cellName(cell));
    return bytes;
}

/// A reference to a cell; `isAgain`: its repetition follows.
void putPlacement(std::string& to, const std::string& cell, LayoutPoint at, bool isAgain) {
    constexpr char namedAt = static_cast<char>(0xb0), repeated = 0x08; // name, x, y
    to += static_cast<char>(oasis::placement);
    to += static_cast<char>(isAgain ? namedAt | repeated : namedAt);
    putText(to, cell);
    putSigned(to, at.x);
    putSigned(to, at.y);
}

/// Parts that are all one cell, as a grid.
void putGrid(std::string& to, const MaskPlan& plan) {
    putPlacement(to, plan.cellName(0), plan.lowest(), true);
    const auto [rows, cols] = plan.tiles.parts;
    putNumber(to, rows == 1 ? 2 : cols == 1 ? 3 : 1);
    for (const std::int64_t count : {cols, rows})
        if (count > 1)
            putNumber(to, static_cast<std::uint64_t>(count - 2));
    if (cols > 1)
        putNumber(to, static_cast<std::uint64_t>(plan.partStep().x));
    if (rows > 1)
        putNumber(to, static_cast<std::uint64_t>(plan.partStep().y));
}

/// The cell with the parts of the plate.
std::string placedParts(const MaskPlan& plan) {
    std::string bytes;
    putCell(bytes, plan.layout.cell);
    if (plan.tiles.cells.empty())
        putGrid(bytes, plan);
    for (std::uint32_t cell = 0; !plan.tiles.cells.empty() && cell < plan.tiles.count(); ++cell) {
        const Places places = plan.placesOf(cell);
        putPlacement(bytes, plan.cellName(cell), places.front(), places.size() > 1);
        if (places.size() > 1)
            putRepetition(bytes, places, 1);
    }
    return bytes;
}

std::string oasisTail(const MaskPlan& plan, std::uint32_t crc) {
    std::string tail = plan.hasParts() ? placedParts(plan) : std::string();
    for (std::uint32_t layer = 1; layer <= plan.layout.layers(); ++layer)
        tail += oasisMarks(plan, layer);
    const std::size_t before = tail.size();
    constexpr std::uint64_t crc32 = 1;
    constexpr std::size_t padding = oasis::endBytes - 8; // record, two bytes of length, scheme, sum
    tail += static_cast<char>(oasis::end);
    putText(tail, std::string(padding, '\0'));
    putNumber(tail, crc32);
    crc = static_cast<std::uint32_t>(
        ::crc32(crc, reinterpret_cast<const Bytef*>(tail.data()), static_cast<uInt>(tail.size())));
    for (int byte = 0; byte < 4; ++byte)
        tail += static_cast<char>(crc >> 8 * byte);
    if (tail.size() - before != oasis::endBytes)
        throw std::logic_error("the last record of OASIS has 256 bytes");
    return tail;
}

} // namespace

constinit const LayoutFormat oasis::layout{oasisHead, oasisNext, oasisShapes, oasisTail};

extern const MaskFormat oasis_mask{
    .name = "OASIS",
    .suffixes = {".oas"},
    .layout = &oasis::layout,
    .readSuffixes = {".oas", ".oas.gz"},
    .begins = [](std::string_view bytes) { return bytes.starts_with(oasis::magic.substr(0, 5)); },
    .read = oasis::read,
};

} // namespace fringe
