// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/file_sum.h"
#include "engine/mask/oasis_bytes.h"
#include "engine/mask/oasis_shapes.h"
#include "engine/mask/oasis_skips.h"

#include <cmath>
#include <optional>
#include <utility>

namespace fringe {
namespace {

class OasisReader {
  public:
    OasisReader(const LayoutBytes& bytes, const FileReading& reading, LayoutSink& sink)
        : path_(bytes.path), input_(bytes), reading_(reading), sink_(sink), shapes_(input_, sink) {}

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
            return input_.setRelative(record == oasis::relative);
        case oasis::cblock:
            return input_.beginBlock();
        case oasis::property:
            return takeProperty();
        case oasis::lastProperty:
            return;
        default:
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
        placed_ = {};
        placedCell_.reset();
        input_.beginCell();
        shapes_.beginCell();
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
        const bool isElement = record >= oasis::placement && record <= oasis::circle;
        if (!isElement && record != oasis::xGeometry)
            return skipOasisName(input_, record);
        input_.require(isInCell_);
        if (record <= oasis::placementTurned)
            takePlacement(record == oasis::placementTurned);
        else if (record == oasis::text)
            takeText();
        else
            shapes_.take(record);
    }

    void takePlacement(bool isTurned) {
        const std::uint8_t info = input_.byte();
        constexpr std::uint8_t isNamed = 128, isNumber = 64, x = 32, y = 16, again = 8;
        if (info & isNamed)
            placedCell_ = info & isNumber ? numbered(input_.number()) : input_.text();
        FilePlacement placement{.isMirrored = (info & 1) != 0, .quarters = info >> 1 & 3};
        if (isTurned) {
            FileTurn turn;
            turn.magnification = info & 4 ? input_.real() : 1;
            turn.degrees = info & 2 ? input_.real() : 0;
            turn.before = input_.position();
            turn.give(placement, head_, input_.name());
        }
        input_.place(placed_, info & x, info & y);
        placement.at = placed_;
        const Repetition& places = input_.repetition(info & again);
        input_.require(placedCell_.has_value());
        sink_.reference(*placedCell_, placement, places);
    }

    void takeText() {
        const std::uint8_t info = input_.byte();
        constexpr std::uint8_t isNamed = 64, isNumber = 32, x = 16, y = 8, again = 4;
        if (info & isNamed && info & isNumber)
            input_.number();
        else if (info & isNamed)
            input_.text();
        for (const std::uint8_t bit : {1, 2}) // layer and type
            if (info & bit)
                input_.number();
        for (const std::uint8_t bit : {x, y})
            if (info & bit)
                input_.signedNumber();
        input_.repetition(info & again);
        sink_.leftOut();
    }

    std::filesystem::path path_;
    OasisInput input_;
    const FileReading& reading_;
    LayoutSink& sink_;
    LayoutHead head_;
    std::uint64_t records_ = 0;
    bool isTableAtEnd_ = false, isInCell_ = false;
    FilePoint placed_{};                    ///< of the placement before
    std::optional<std::string> placedCell_; ///< of it, too
    OasisShapes shapes_;
};

} // namespace

LayoutHead oasis::read(const LayoutBytes& bytes, const FileReading& reading, LayoutSink& sink) {
    return OasisReader(bytes, reading, sink).read();
}

} // namespace fringe
