// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/file_sum.h"
#include "engine/mask/layout_reader.h"
#include "engine/mask/oasis_bytes.h"
#include "engine/mask/oasis_input.h"
#include "engine/mask/oasis_skips.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace fringe {
namespace {

/// Bits of an info byte that records of shapes share.
enum ShapeInfo : std::uint8_t {
    withLayer = 1,
    withDataType = 2,
    isAgain = 4,
    withY = 8,
    withX = 16
};

class OasisReader {
  public:
    OasisReader(const std::filesystem::path& path, const FileReading& reading, LayoutSink& sink)
        : path_(path), input_(path), reading_(reading), sink_(sink) {}

    LayoutHead read() {
        for (const char expected : oasis::magic)
            if (input_.byte() != static_cast<std::uint8_t>(expected))
                throw badInput(FRINGE_MARK("{0} is no OASIS file: it does not begin with "
                                           "%SEMI-OASIS."),
                               input_.name());
        input_.require(input_.byte() == oasis::start);
        readStart();
        for (std::uint8_t record = next(); record != oasis::end; record = next())
            take(record);
        readEnd();
        return head_;
    }

  private:
    std::uint8_t next() {
        if (++records_ % 256 == 0)
            reading_.checkpoint();
        input_.endBlock();
        return input_.byte();
    }

    void readStart() {
        input_.text(); // version
        const double perMicrometre = input_.real();
        input_.require(perMicrometre > 0 && perMicrometre < 1e9);
        head_.unit = 1e-6 / perMicrometre;
        isTableAtEnd_ = input_.number() != 0;
        if (!isTableAtEnd_)
            readTables();
    }

    void readTables() {
        constexpr int numbers = 12; // of six tables a flag and a place
        for (int i = 0; i < numbers; ++i)
            input_.number();
    }

    void readEnd() {
        input_.require(!input_.isInBlock());
        if (isTableAtEnd_)
            readTables();
        input_.text(); // padding
        constexpr std::uint64_t crc32 = 1;
        if (input_.number() == crc32)
            requireSum();
    }

    void requireSum() {
        const std::uint64_t bytes = input_.position();
        std::uint32_t stored = 0;
        for (int byte = 0; byte < 4; ++byte)
            stored |= std::uint32_t{input_.byte()} << 8 * byte;
        if (fileSum(path_, bytes, reading_) != stored)
            throw badInput(FRINGE_MARK("{0} is damaged: its bytes do not have the sum that it "
                                       "says."),
                           input_.name());
    }

    void take(std::uint8_t record) {
        switch (record) {
        case oasis::pad:
            return;
        case oasis::cellName:
        case oasis::cellNameNumbered:
            return takeCellName(record == oasis::cellNameNumbered);
        case oasis::cellNumbered:
            return beginCell(numbered(input_.number()));
        case oasis::cell:
            return beginCell(input_.text());
        case oasis::absolute:
        case oasis::relative:
            isRelative_ = record == oasis::relative;
            return;
        case oasis::cblock:
            return input_.beginBlock();
        case oasis::property:
            return takeProperty();
        case oasis::lastProperty:
            return;
        default:
            if (record == oasis::xGeometry)
                takeGeometry();
            else if (record < oasis::cellNumbered || record > oasis::circle)
                skipOasisName(input_, record);
            else
                takeElement(record);
        }
    }

    static std::string numbered(std::uint64_t number) { return '\n' + std::to_string(number); }

    void takeCellName(bool isNumbered) {
        const std::string name = input_.text();
        const std::uint64_t number = isNumbered ? input_.number() : head_.names.size();
        head_.names.emplace_back(numbered(number), name);
    }

    void beginCell(const std::string& key) {
        isInCell_ = true;
        isRelative_ = false;
        at_ = placed_ = {};
        layer_ = {};
        width_ = height_ = {};
        again_ = {};
        corners_.reset();
        placedCell_.reset();
        sink_.beginCell(key);
    }

    void takeProperty() {
        const std::uint8_t info = input_.byte();
        constexpr std::uint8_t hasName = 4, isNumbered = 2, hasNoValues = 8;
        std::string name;
        if (info & hasName && info & isNumbered)
            input_.number();
        else if (info & hasName)
            name = input_.text();
        const std::uint64_t count = info & hasNoValues ? 0
                                    : info >> 4 == 15  ? input_.number()
                                                       : info >> 4;
        for (std::uint64_t i = 0; i < count; ++i) {
            const std::string value = oasisPropertyValue(input_);
            if (name == oasis::markName && !isInCell_)
                head_.mark = value;
        }
    }

    void takeElement(std::uint8_t record) {
        input_.require(isInCell_);
        switch (record) {
        case oasis::placement:
        case oasis::placementTurned:
            return takePlacement(record == oasis::placementTurned);
        case oasis::text:
            return takeText();
        case oasis::rectangle:
            return takeRectangle();
        case oasis::polygon:
            return takePolygon();
        default:
            return takeOther(record);
        }
    }

    void takeLayer(std::uint8_t info) {
        if (info & withLayer)
            layer_ = static_cast<std::uint32_t>(std::min<std::uint64_t>(input_.number(), 1 << 30));
        if (info & withDataType)
            input_.number();
    }

    void takePoint(FilePoint& at, std::uint8_t info, int x, int y) {
        const auto take = [&](std::int64_t& to) {
            to = input_.signedNumber() + (isRelative_ ? to : 0);
            input_.require(to <= mostOfFile && to >= -mostOfFile);
        };
        if (info & x)
            take(at.x);
        if (info & y)
            take(at.y);
    }

    const Repetition& takeRepetition() {
        if (std::optional<Repetition> read = input_.repetition())
            again_ = std::move(read);
        input_.require(again_.has_value());
        return *again_;
    }

    void takeRectangle() {
        const std::uint8_t info = input_.byte();
        constexpr std::uint8_t isSquare = 128, withWidth = 64, withHeight = 32;
        takeLayer(info);
        if (info & withWidth)
            width_ = static_cast<std::int64_t>(input_.number());
        if (info & withHeight)
            height_ = static_cast<std::int64_t>(input_.number());
        if (info & isSquare)
            height_ = width_;
        takePoint(at_, info, withX, withY);
        const Repetition& again = info & isAgain ? takeRepetition() : once_;
        input_.require(layer_ && width_ && height_);
        sink_.box(*layer_, at_, at_ + FilePoint{*width_, *height_}, again);
    }

    void takePolygon() {
        const std::uint8_t info = input_.byte();
        constexpr std::uint8_t withCorners = 32;
        takeLayer(info);
        if (info & withCorners)
            corners_ = input_.corners();
        takePoint(at_, info, withX, withY);
        const Repetition& again = info & isAgain ? takeRepetition() : once_;
        input_.require(layer_ && corners_);
        std::vector<FilePoint> corners = *corners_;
        for (FilePoint& corner : corners)
            corner = corner + at_;
        sink_.polygon(*layer_, corners, again);
    }

    void takePlacement(bool isTurned) {
        const std::uint8_t info = input_.byte();
        constexpr std::uint8_t isNamed = 128, isNumber = 64, x = 32, y = 16, again = 8;
        if (info & isNamed)
            placedCell_ = info & isNumber ? numbered(input_.number()) : input_.text();
        FilePlacement placement{.isMirrored = (info & 1) != 0, .quarters = info >> 1 & 3};
        if (isTurned) {
            const double size = info & 4 ? input_.real() : 1;
            const double quarters = info & 2 ? input_.real() / 90 : 0;
            if (size != 1 || !(std::abs(quarters) < 1000) || quarters != std::round(quarters))
                throw badInput(FRINGE_MARK("{0}: the reference before byte {1} turns or scales its "
                                           "cell off the grid of pixels; only quarter turns and "
                                           "mirrors are read."),
                               input_.name(), input_.position());
            placement.quarters = (static_cast<int>(quarters) % 4 + 4) % 4;
        }
        takePoint(placed_, info, x, y);
        placement.at = placed_;
        const Repetition& places = info & again ? takeRepetition() : once_;
        input_.require(placedCell_.has_value());
        sink_.reference(*placedCell_, placement, places);
    }

    void takeText() {
        const std::uint8_t info = input_.byte();
        constexpr std::uint8_t isNamed = 64, isNumber = 32;
        if (info & isNamed && info & isNumber)
            input_.number();
        else if (info & isNamed)
            input_.text();
        for (const std::uint8_t bit : {1, 2}) // layer and type
            if (info & bit)
                input_.number();
        for (const std::uint8_t bit : {withX, withY})
            if (info & bit)
                input_.signedNumber();
        if (info & isAgain)
            takeRepetition();
        sink_.leftOut();
    }

    /// Shapes that are no pixels.
    void takeOther(std::uint8_t record) {
        const std::uint8_t info = input_.byte();
        takeLayer(info);
        switch (record) {
        case oasis::path:
            skipPathForm(input_, info);
            break;
        case oasis::circle:
            if (info & 32)
                input_.number();
            break;
        default:
            skipTrapezoidForm(input_, record, info);
        }
        takePoint(at_, info, withX, withY);
        if (info & isAgain)
            takeRepetition();
        sink_.leftOut();
    }

    void takeGeometry() {
        const std::uint8_t info = input_.byte();
        input_.number();
        takeLayer(info);
        input_.text();
        takePoint(at_, info, withX, withY);
        if (info & isAgain)
            takeRepetition();
        sink_.leftOut();
    }

    std::filesystem::path path_;
    OasisInput input_;
    const FileReading& reading_;
    LayoutSink& sink_;
    LayoutHead head_;
    std::uint64_t records_ = 0;
    bool isTableAtEnd_ = false, isInCell_ = false, isRelative_ = false;
    // What a record leaves to the next ones.
    FilePoint at_{}, placed_{};
    std::optional<std::uint32_t> layer_;
    std::optional<std::int64_t> width_, height_;
    std::optional<std::vector<FilePoint>> corners_;
    std::optional<Repetition> again_;
    std::optional<std::string> placedCell_;
    const Repetition once_{};
};

} // namespace

LayoutHead readOasis(const std::filesystem::path& path, const FileReading& reading,
                     LayoutSink& sink) {
    return OasisReader(path, reading, sink).read();
}

} // namespace fringe
