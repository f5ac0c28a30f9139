// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/point_table.h"

#include "engine/job/job_control.h"
#include "engine/model/error.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace fringe {
namespace {

constexpr std::size_t kRowsPerCheckpoint = 4096;
constexpr float kBrightestByte = 255;
constexpr std::uint64_t kBytesAtOnce = 1 << 20; ///< to a scratch file

const char* roleName(PointRole role) {
    static constexpr const char* names[kPointRoleCount] = {
        "", "x", "y", "z", "amplitude", "intensity", "phase", "red", "green", "blue"};
    return names[static_cast<std::size_t>(role)];
}

/// The same sentence for a line and for a point.
struct RowSentence {
    const char *ofLine, *ofPoint;
};

constexpr RowSentence notFinite{
    FRINGE_MARK("{0}: line {1}: {2} is not a finite number; correct it or remove the point."),
    FRINGE_MARK("{0}: point {1}: {2} is not a finite number; correct it or remove the point.")};
constexpr RowSentence isNegative{
    FRINGE_MARK("{0}: line {1}: {2} is negative; it must be 0 or more (turn a wave by its phase)."),
    FRINGE_MARK("{0}: point {1}: {2} is negative; it must be 0 or more (turn a wave by its "
                "phase).")};
constexpr RowSentence isNoColour{
    FRINGE_MARK("{0}: line {1}: the colour is outside its range; red, green and blue go from 0 to "
                "1, or from 0 to 255."),
    FRINGE_MARK("{0}: point {1}: the colour is outside its range; red, green and blue go from 0 "
                "to 1, or from 0 to 255.")};

Error badRow(const RowSentence& sentence, const std::string& file, RowPlace place,
             PointRole role = PointRole::Ignored) {
    const bool isLine = place.kind == RowPlace::Kind::Line;
    return badInput(isLine ? sentence.ofLine : sentence.ofPoint, file, place.number,
                    roleName(role));
}

} // namespace

PointRole pointRole(std::string_view name) {
    static const std::map<std::string_view, PointRole> roles{
        {"x", PointRole::X},
        {"y", PointRole::Y},
        {"z", PointRole::Z},
        {"amplitude", PointRole::Amplitude},
        {"intensity", PointRole::Intensity},
        {"power", PointRole::Intensity},  // what other programs
        {"weight", PointRole::Intensity}, // call it
        {"phase", PointRole::Phase},
        {"red", PointRole::Red},
        {"green", PointRole::Green},
        {"blue", PointRole::Blue},
        {"r", PointRole::Red},
        {"g", PointRole::Green},
        {"b", PointRole::Blue},
    };
    const auto found = roles.find(name);
    return found == roles.end() ? PointRole::Ignored : found->second;
}

PointTable::PointTable(std::string fileName, std::vector<PointColumn> columns,
                       const PointReading& reading)
    : fileName_(std::move(fileName)), columns_(std::move(columns)), control_(reading.control),
      most_(reading.most) {
    at_.fill(kAbsent);
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        const PointRole role = columns_[i].role;
        int& at = at_[static_cast<std::size_t>(role)];
        if (role != PointRole::Ignored && at != kAbsent)
            throw badInput(FRINGE_MARK("{0}: there is more than one column for {1}; keep one."),
                           fileName_, roleName(role));
        at = static_cast<int>(i);
    }
    for (const PointRole role : {PointRole::X, PointRole::Y, PointRole::Z})
        if (columnOf(role) == kAbsent)
            throw badInput(FRINGE_MARK("{0}: the points have no {1}; x, y and z are needed."),
                           fileName_, roleName(role));
    const int coloured = (columnOf(PointRole::Red) != kAbsent)
                         + (columnOf(PointRole::Green) != kAbsent)
                         + (columnOf(PointRole::Blue) != kAbsent);
    if (coloured != 0 && coloured != 3)
        throw badInput(FRINGE_MARK("{0}: a colour needs red, green and blue; one of them is "
                                   "missing."),
                       fileName_);
}

/// Twice the room, but no more than points may take: a vector left alone would go beyond.
void PointTable::makeRoom() {
    const std::size_t held = cloud_.points.size();
    if (held == cloud_.points.capacity())
        reserve(std::max<std::uint64_t>(2 * held, 64));
}

void PointTable::reserve(std::uint64_t rows) {
    const bool isColoured = columnOf(PointRole::Red) != kAbsent;
    const std::uint64_t held = std::min(rows, most_ / PointCloud::bytes(1, isColoured) + 1);
    cloud_.points.reserve(held);
    if (isColoured)
        cloud_.colours.reserve(held);
}

double PointTable::value(std::span<const double> row, PointRole role, double otherwise) const {
    const int column = columnOf(role);
    if (column == kAbsent)
        return otherwise;
    const auto index = static_cast<std::size_t>(column);
    return row[index] * columns_[index].factor;
}

double PointTable::coordinate(std::span<const double> row, PointRole role, RowPlace place) const {
    const double number = value(row, role, 0);
    if (!std::isfinite(number))
        throw badRow(notFinite, fileName_, place, role);
    return number;
}

double PointTable::amplitude(std::span<const double> row, RowPlace place) const {
    const bool given = columnOf(PointRole::Amplitude) != kAbsent;
    const PointRole role = given ? PointRole::Amplitude : PointRole::Intensity;
    const double number = value(row, role, 1);
    if (!std::isfinite(static_cast<float>(number)))
        throw badRow(notFinite, fileName_, place, role);
    if (number < 0)
        throw badRow(isNegative, fileName_, place, role);
    return given ? number : std::sqrt(number);
}

void PointTable::addColour(std::span<const double> row, RowPlace place) {
    std::array<float, 3> colour{static_cast<float>(value(row, PointRole::Red, 1)),
                                static_cast<float>(value(row, PointRole::Green, 1)),
                                static_cast<float>(value(row, PointRole::Blue, 1))};
    const float limit = byteColours_ ? kBrightestByte : 1.0F;
    for (const float part : colour)
        if (!(part >= 0 && part <= limit))
            throw badRow(isNoColour, fileName_, place);
    brightest_ = std::max(brightest_, std::ranges::max(colour));
    cloud_.colours.push_back(colour);
}

void PointTable::add(std::span<const double> row, RowPlace place) {
    if (cloud_.points.size() % kRowsPerCheckpoint == 0)
        control_.checkpoint();
    Point point;
    point.x = coordinate(row, PointRole::X, place);
    point.y = coordinate(row, PointRole::Y, place);
    point.z = coordinate(row, PointRole::Z, place);
    point.amplitude = static_cast<float>(amplitude(row, place));
    point.phase = static_cast<float>(coordinate(row, PointRole::Phase, place));
    if (!std::isfinite(point.phase))
        throw badRow(notFinite, fileName_, place, PointRole::Phase);
    makeRoom();
    cloud_.points.push_back(point);
    if (columnOf(PointRole::Red) != kAbsent)
        addColour(row, place);
    if (cloud_.bytesHeld() > most_)
        store();
}

void PointTable::store() {
    if (!stored_)
        stored_ = std::make_shared<ScratchPoints>();
    stored_->add(cloud_);
    cloud_ = {};
    most_ = std::min(most_, kBytesAtOnce);
}

void PointTable::scaleByteColours() {
    for (auto& colour : cloud_.colours)
        for (float& part : colour)
            part /= kBrightestByte;
}

PointCloud PointTable::take() {
    if (cloud_.points.empty() && !stored_)
        throw badInput(FRINGE_MARK("{0}: the file holds no point; export it again with at least "
                                   "one."),
                       fileName_);
    if (stored_) {
        store();
        stored_->divideColours(brightest_ > 1 ? kBrightestByte : 1);
        return {{}, {}, stored_};
    }
    if (brightest_ > 1)
        scaleByteColours();
    return std::move(cloud_);
}

} // namespace fringe
