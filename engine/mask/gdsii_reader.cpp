// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/input_file.h"
#include "engine/mask/gdsii_bytes.h"
#include "engine/mask/layout_shapes.h"
#include "engine/model/error.h"

#include <cmath>
#include <cstddef>
#include <optional>

namespace fringe {
namespace {

using Bytes = std::span<const std::byte>;

std::uint64_t bigNumber(Bytes bytes) {
    std::uint64_t number = 0;
    for (const std::byte byte : bytes)
        number = number << 8 | std::to_integer<std::uint64_t>(byte);
    return number;
}

/// A sign bit, seven bits of a power of 16 above −64, and 56 of a fraction.
double realNumber(Bytes bytes) {
    const std::uint64_t number = bigNumber(bytes.first(8));
    const double size = std::ldexp(static_cast<double>(number & ~(~0ULL << 56)),
                                   4 * (static_cast<int>(number >> 56 & 127) - 64) - 56);
    return number >> 63 ? -size : size;
}

class GdsiiReader {
  public:
    GdsiiReader(const LayoutBytes& bytes, const FileReading& reading, LayoutSink& sink)
        : file_(bytes.path, bytes.name), reading_(reading), sink_(sink) {}

    LayoutHead read() {
        if (next() != gdsii::header)
            throw badInput(FRINGE_MARK("{0} is no GDSII file: it does not begin with a header."),
                           file_.name());
        while (next() != gdsii::endLibrary)
            take();
        if (!(head_.unit > 0) || isBegun_)
            throw damaged();
        return head_;
    }

  private:
    struct Element {
        std::uint8_t kind = 0; ///< 0: none
        FileLayer layer{};
        std::vector<FilePoint> points{};
        std::string name{};
        bool isMirrored = false;
        FileTurn turn{};
        std::array<std::int64_t, 2> counts{1, 1};
        std::int64_t pathType = 0, width = 0;
        std::array<std::int64_t, 2> beyond{}; ///< the ends of a path of its own type
    };

    Error damaged() const {
        return badInput(FRINGE_MARK("{0} is damaged: what ends before byte {1} is no record of "
                                    "GDSII that can stand there."),
                        file_.name(), file_.position());
    }

    /// Reads a record; its kind.
    std::uint8_t next() {
        if (++records_ % 4096 == 0)
            reading_.checkpoint();
        const Bytes head = file_.bytes(gdsii::headBytes);
        const auto length = static_cast<std::size_t>(bigNumber(head.first(2)));
        kind_ = std::to_integer<std::uint8_t>(head[2]);
        if (length < gdsii::headBytes || length % 2 != 0)
            throw damaged();
        data_ = file_.bytes(length - gdsii::headBytes);
        return kind_;
    }

    void requireData(std::size_t bytes) const {
        if (data_.size() < bytes)
            throw damaged();
    }
    std::int64_t shortNumber(std::size_t index) const {
        requireData(2 * index + 2);
        return static_cast<std::int64_t>(bigNumber(data_.subspan(2 * index, 2)));
    }
    double real(std::size_t index) const {
        requireData(8 * index + 8);
        return realNumber(data_.subspan(8 * index));
    }
    std::string text() const {
        std::string text(reinterpret_cast<const char*>(data_.data()), data_.size());
        return text.substr(0, text.find('\0'));
    }

    void take() {
        switch (kind_) {
        case gdsii::libraryName:
            head_.mark = text();
            return;
        case gdsii::units:
            head_.unit = real(1);
            return;
        case gdsii::beginStructure:
            requireState(!isBegun_);
            isBegun_ = true;
            return;
        case gdsii::structureName:
            requireState(isBegun_ && !isInCell_);
            isInCell_ = true;
            return sink_.beginCell(text());
        case gdsii::endStructure:
            requireState(isInCell_ && !element_.kind);
            isBegun_ = isInCell_ = false;
            return;
        default:
            takeOfElement();
        }
    }

    void requireState(bool isRight) const {
        if (!isRight)
            throw damaged();
    }

    void takeOfElement() {
        switch (kind_) {
        case gdsii::boundary:
        case gdsii::path:
        case gdsii::box:
        case gdsii::node:
        case gdsii::text:
        case gdsii::structureReference:
        case gdsii::arrayReference:
            requireState(isInCell_ && !element_.kind);
            element_ = Element{.kind = kind_};
            return;
        case gdsii::endElement:
            requireState(element_.kind);
            finish();
            element_ = {};
            return;
        default:
            if (element_.kind)
                takePart();
        }
    }

    void takePart() {
        switch (kind_) {
        case gdsii::layer:
            element_.layer.number = static_cast<std::uint32_t>(shortNumber(0));
            return;
        case gdsii::dataType:
        case gdsii::boxType:
        case gdsii::textType:
        case gdsii::nodeType:
            element_.layer.dataType = static_cast<std::uint32_t>(shortNumber(0));
            return;
        case gdsii::points:
            for (std::size_t at = 0; at + 8 <= data_.size(); at += 8)
                element_.points.push_back({int32At(at), int32At(at + 4)});
            requireState(element_.points.size() <= mostListed);
            return;
        case gdsii::referenceName:
            element_.name = text();
            return;
        case gdsii::columnsRows:
            element_.counts = {shortNumber(0), shortNumber(1)};
            return;
        case gdsii::pathType:
            element_.pathType = shortNumber(0);
            return;
        case gdsii::width: // below 0: whatever the reference scales
            element_.width = std::abs(length());
            return;
        case gdsii::beginExtension:
        case gdsii::endExtension:
            element_.beyond[kind_ == gdsii::endExtension] = length();
            return;
        default:
            takeTurn();
        }
    }

    void takeTurn() {
        if (kind_ == gdsii::transformation)
            element_.isMirrored = (shortNumber(0) & 0x8000) != 0;
        else if (kind_ == gdsii::magnification)
            element_.turn.magnification = real(0);
        else if (kind_ == gdsii::angle)
            element_.turn.degrees = real(0);
    }

    std::int64_t int32At(std::size_t at) const {
        return static_cast<std::int32_t>(bigNumber(data_.subspan(at, 4)));
    }

    std::int64_t length() const {
        requireData(4);
        return int32At(0);
    }

    FilePlacement placement() {
        FilePlacement placement{.isMirrored = element_.isMirrored, .at = element_.points[0]};
        element_.turn.before = file_.position();
        element_.turn.give(placement, head_, file_.name());
        return placement;
    }

    void finish() {
        std::vector<FilePoint>& points = element_.points;
        switch (element_.kind) {
        case gdsii::boundary:
        case gdsii::box:
            return finishOutline();
        case gdsii::structureReference:
            requireState(points.size() == 1 && !element_.name.empty());
            return sink_.reference(element_.name, placement(), {});
        case gdsii::arrayReference:
            return finishArray();
        case gdsii::path:
            return finishPath();
        default:
            sink_.leftOut();
        }
    }

    void finishOutline() {
        std::vector<FilePoint>& points = element_.points;
        const bool isClosed = points.size() > 1 && points.front() == points.back();
        if (isClosed)
            points.pop_back();
        if (points.size() < 3)
            return sink_.leftOut();
        head_.closed += !isClosed;
        sink_.polygon(element_.layer, points, {});
    }

    void finishPath() {
        constexpr std::int64_t round = 1, square = 2, own = 4;
        const double half = static_cast<double>(element_.width) / 2;
        FilePath path{
            .points = element_.points, .half = half, .isRound = element_.pathType == round};
        if (element_.pathType == square)
            path.beyond = {half, half};
        if (element_.pathType == own)
            path.beyond = {static_cast<double>(element_.beyond[0]),
                           static_cast<double>(element_.beyond[1])};
        drawPath(path, element_.layer, {}, sink_);
    }

    void finishArray() {
        const std::vector<FilePoint>& points = element_.points;
        const auto [cols, rows] = element_.counts;
        requireState(points.size() == 3 && !element_.name.empty() && cols > 0 && rows > 0);
        const FilePoint across = points[1] - points[0], down = points[2] - points[0];
        const auto isWhole = [](FilePoint way, std::int64_t count) {
            return way.x % count == 0 && way.y % count == 0;
        };
        if (isWhole(across, cols) && isWhole(down, rows))
            return sink_.reference(element_.name, placement(),
                                   {{cols, rows},
                                    {FilePoint{across.x / cols, across.y / cols},
                                     FilePoint{down.x / rows, down.y / rows}},
                                    {}});
        ++head_.rounded;
        sink_.reference(element_.name, placement(), listed(across, down));
    }

    /// Places of an array whose end is no multiple of its count, each rounded.
    Repetition listed(FilePoint across, FilePoint down) const {
        const auto [cols, rows] = element_.counts;
        requireState(cols * rows <= static_cast<std::int64_t>(mostListed));
        const auto at = [&, cols = cols, rows = rows](std::int64_t x, std::int64_t y,
                                                      std::int64_t i, std::int64_t k) {
            const auto share = [](std::int64_t way, std::int64_t part, std::int64_t of) {
                return static_cast<double>(way * part) / static_cast<double>(of);
            };
            return std::llround(share(x, i, cols) + share(y, k, rows));
        };
        Repetition again;
        for (std::int64_t i = 0; i < cols; ++i)
            for (std::int64_t k = 0; k < rows; ++k)
                again.listed.push_back({at(across.x, down.x, i, k), at(across.y, down.y, i, k)});
        return again;
    }

    InputFile file_;
    const FileReading& reading_;
    LayoutSink& sink_;
    LayoutHead head_;
    std::uint64_t records_ = 0;
    std::uint8_t kind_ = 0; ///< of the record
    Bytes data_;
    bool isBegun_ = false, isInCell_ = false; ///< a cell; once its name is read
    Element element_;
};

} // namespace

LayoutHead gdsii::read(const LayoutBytes& bytes, const FileReading& reading, LayoutSink& sink) {
    return GdsiiReader(bytes, reading, sink).read();
}

} // namespace fringe
