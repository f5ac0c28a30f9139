// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/mask_plan.h"
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

void addRects(ShapeRecords& records, const MaskGrid& grid, const std::vector<PixelRect>& rects) {
    std::unordered_map<std::uint64_t, std::size_t> numbers;
    std::vector<std::pair<LayoutPoint, Places>> sizes;
    for (const PixelRect& rect : rects) {
        const LayoutPoint at{grid.x(rect.col), grid.y(rect.row + rect.rows)};
        const LayoutPoint size{grid.x(rect.col + rect.cols) - at.x, grid.y(rect.row) - at.y};
        const auto key =
            static_cast<std::uint64_t>(size.x) << 32 | static_cast<std::uint32_t>(size.y);
        const auto [found, isNew] = numbers.try_emplace(key, sizes.size());
        if (isNew)
            sizes.push_back({size, {}});
        sizes[found->second].second.push_back(at);
    }
    for (const auto& [size, places] : sizes)
        records.addRectangles(size, places);
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
    putCell(head, plan.hasParts() ? plan.partName() : plan.layout.cell);
    return head;
}

std::string oasisShapes(const MaskPlan& plan, const LayerShapes& shapes) {
    ShapeRecords records(shapes.layer, plan.grid.step());
    if (plan.layout.aperture)
        addApertures(records, plan, shapes);
    else
        addRects(records, plan.grid, shapes.rects);
    addPolygons(records, plan.grid, shapes.polygons);
    const std::string bytes = records.take();
    if (bytes.empty())
        return {};
    const std::string packed = deflated(bytes);
    std::string block(1, static_cast<char>(oasis::cblock));
    putNumber(block, 0); // deflated
    putNumber(block, bytes.size());
    putText(block, packed);
    return block;
}

/// The parts of the plate, as a grid of references to one cell.
std::string placedParts(const MaskPlan& plan) {
    std::string bytes;
    putCell(bytes, plan.layout.cell);
    constexpr char namedAt = static_cast<char>(0xb8); // name, x, y, repetition
    bytes += static_cast<char>(oasis::placement);
    bytes += namedAt;
    putText(bytes, plan.partName());
    putSigned(bytes, plan.lowest().x);
    putSigned(bytes, plan.lowest().y);
    const auto [rows, cols] = plan.parts;
    putNumber(bytes, rows == 1 ? 2 : cols == 1 ? 3 : 1);
    for (const std::int64_t count : {cols, rows})
        if (count > 1)
            putNumber(bytes, static_cast<std::uint64_t>(count - 2));
    if (cols > 1)
        putNumber(bytes, static_cast<std::uint64_t>(plan.partStep().x));
    if (rows > 1)
        putNumber(bytes, static_cast<std::uint64_t>(plan.partStep().y));
    return bytes;
}

std::string oasisTail(const MaskPlan& plan, std::uint32_t crc) {
    std::string tail = plan.hasParts() ? placedParts(plan) : std::string();
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

constinit const LayoutFormat oasisFormat{MaskFormat::Oasis, ".oas", oasisHead, oasisShapes,
                                         oasisTail};

} // namespace fringe
