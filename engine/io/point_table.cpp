// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/point_table.h"

#include "engine/io/text_fields.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

namespace fringe {
namespace {

constexpr std::size_t kRowsPerCheckpoint = 4096;
constexpr std::uint64_t kBytesAtOnce = 1 << 20; ///< to a scratch file

const char* roleName(PointRole role) {
    static constexpr const char* names[kPointRoleCount] = {
        "", "x", "y", "z", "amplitude", "intensity", "phase", "red", "green", "blue"};
    return names[static_cast<std::size_t>(role)];
}

/// A sentence about a line, and about a point.
struct RowSentence {
    const char *ofLine, *ofPoint;
};

constexpr RowSentence placeless{
    FRINGE_MARK("{0}: {1} points without a place are left out, the first in line {2}."),
    FRINGE_MARK("{0}: {1} points without a place are left out, the first being point {2}.")};
constexpr RowSentence unclear{
    FRINGE_MARK("{0}: {1} points with a colour, an intensity or a phase that is no number are left "
                "out, the first in line {2}."),
    FRINGE_MARK("{0}: {1} points with a colour, an intensity or a phase that is no number are left "
                "out, the first being point {2}.")};
constexpr RowSentence isNegative{
    FRINGE_MARK("{0}: line {1}: {2} is negative; it must be 0 or more (turn a wave by its phase)."),
    FRINGE_MARK("{0}: point {1}: {2} is negative; it must be 0 or more (turn a wave by its "
                "phase).")};
constexpr RowSentence isNoColour{
    FRINGE_MARK("{0}: line {1}: the colour is outside its range; red, green and blue go from 0 to "
                "1, or from 0 to 255."),
    FRINGE_MARK("{0}: point {1}: the colour is outside its range; red, green and blue go from 0 "
                "to 1, or from 0 to 255.")};

const char* fitting(const RowSentence& sentence, RowPlace place) {
    return place.kind == RowPlace::Kind::Line ? sentence.ofLine : sentence.ofPoint;
}

Error badRow(const RowSentence& sentence, const std::string& file, RowPlace place,
             PointRole role = PointRole::Ignored) {
    return badInput(fitting(sentence, place), file, place.number, roleName(role));
}

/// A name that ends in a number, such as "f_rest_12".
struct Numbered {
    std::string_view stem;
    std::optional<std::uint64_t> number;

    explicit Numbered(std::string_view name) {
        const std::size_t digits = name.find_last_not_of("0123456789") + 1;
        stem = name.substr(0, digits);
        number = toCount(name.substr(digits));
    }
    bool precedes(const Numbered& next) const {
        return number && next.number && stem == next.stem && *number + 1 == *next.number;
    }
};

/// "nx, ny, f_rest_0…44"
std::string listOf(const std::vector<std::string>& names) {
    constexpr std::size_t mostListed = 12;
    std::string list;
    std::size_t listed = 0;
    for (std::size_t i = 0; i < names.size() && listed <= mostListed; ++i, ++listed) {
        std::size_t last = i;
        while (last + 1 < names.size() && Numbered(names[last]).precedes(Numbered(names[last + 1])))
            ++last;
        list += list.empty() ? "" : ", ";
        list += listed == mostListed ? "…" : excerpt(names[i]);
        if (last > i && listed < mostListed)
            list += "…" + std::to_string(*Numbered(names[last]).number);
        i = last;
    }
    return list;
}

/// Without a unit and what CloudCompare puts before names of its own, in lower case.
std::string plainName(std::string_view name) {
    constexpr std::string_view ofCloudCompare = "scalar_";
    const std::string plain = lowered(ColumnName(name).stem);
    return plain.starts_with(ofCloudCompare) ? plain.substr(ofCloudCompare.size()) : plain;
}

/// Whether a column has a role's own name.
bool isNamedAfter(const PointColumn& column) {
    return plainName(column.name) == roleName(column.role);
}

bool isColour(PointRole role) {
    return role == PointRole::Red || role == PointRole::Green || role == PointRole::Blue;
}

} // namespace

ColumnName::ColumnName(std::string_view field) : stem(field) {
    const auto cut = [&](std::size_t at, std::size_t after) {
        stem = trimmed(field.substr(0, at));
        unit = trimmed(field.substr(after));
    };
    const std::size_t bracket = field.find_first_of("[(/"), gap = field.find_last_of("_ ");
    if (bracket != field.npos)
        cut(bracket, field[bracket] == '/' ? bracket + 1 : bracket);
    else if (gap != field.npos && isUnit(field.substr(gap + 1)))
        cut(gap, gap + 1);
}

PointRole pointRole(std::string_view name) {
    static const std::map<std::string, PointRole, std::less<>> roles{
        {"x", PointRole::X},
        {"y", PointRole::Y},
        {"z", PointRole::Z},
        {"amplitude", PointRole::Amplitude},
        {"intensity", PointRole::Intensity},
        {"power", PointRole::Intensity},
        {"weight", PointRole::Intensity},
        {"reflectance", PointRole::Intensity},
        {"i", PointRole::Intensity},
        {"phase", PointRole::Phase},
        {"φ", PointRole::Phase},
        {"red", PointRole::Red},
        {"green", PointRole::Green},
        {"blue", PointRole::Blue},
        {"diffuse_red", PointRole::Red},
        {"diffuse_green", PointRole::Green},
        {"diffuse_blue", PointRole::Blue},
        {"r", PointRole::Red},
        {"g", PointRole::Green},
        {"b", PointRole::Blue},
        {"rf", PointRole::Red},
        {"gf", PointRole::Green},
        {"bf", PointRole::Blue},
    };
    const auto found = roles.find(plainName(name));
    return found == roles.end() ? PointRole::Ignored : found->second;
}

void settleRoles(std::vector<PointColumn>& columns, const std::string& file,
                 const JobControl& control) {
    const auto leave = [&](PointRole role, const auto& isLeft) {
        for (PointColumn& column : columns)
            if (column.role == role && isLeft(column))
                column.role = PointRole::Ignored;
    };
    for (int i = 1; i < kPointRoleCount; ++i) {
        const auto role = static_cast<PointRole>(i);
        const auto has = [&] { return std::ranges::count(columns, role, &PointColumn::role); };
        if (has() > 1 && std::ranges::any_of(columns, [&](const PointColumn& column) {
                return column.role == role && isNamedAfter(column);
            }))
            leave(role, [](const PointColumn& column) { return !isNamedAfter(column); });
        if (has() > 1)
            throw badInput(FRINGE_MARK("{0}: there is more than one column for {1}; keep one."),
                           file, roleName(role));
    }
    if (std::ranges::count(columns, PointRole::Amplitude, &PointColumn::role) > 0)
        leave(PointRole::Intensity, [](const PointColumn&) { return true; });
    std::vector<std::string> unread;
    for (const PointColumn& column : columns)
        if (column.role == PointRole::Ignored && !column.name.empty())
            unread.push_back(column.name);
    noteUnreadColumns(unread, file, control);
}

void noteUnreadColumns(const std::vector<std::string>& names, const std::string& file,
                       const JobControl& control) {
    if (!names.empty())
        control.note(
            message(FRINGE_MARK("{0}: columns that are not read: {1}."), file, listOf(names)));
}

PointTable::PointTable(std::string fileName, std::vector<PointColumn> columns,
                       const PointReading& reading)
    : fileName_(std::move(fileName)), columns_(std::move(columns)), control_(reading.control),
      most_(reading.most) {
    settleRoles(columns_, fileName_, control_);
    at_.fill(kAbsent);
    for (std::size_t i = 0; i < columns_.size(); ++i)
        at_[static_cast<std::size_t>(columns_[i].role)] = static_cast<int>(i);
    for (const PointRole role : {PointRole::X, PointRole::Y, PointRole::Z})
        if (columnOf(role) == kAbsent)
            throw badInput(FRINGE_MARK("{0}: the points have no {1}; x, y and z are needed."),
                           fileName_, roleName(role));
    const auto coloured = std::ranges::count_if(columns_, isColour, &PointColumn::role);
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

void PointTable::Rows::add(RowPlace place) {
    if (count++ == 0)
        first = place;
}

bool PointTable::isLeftOut(std::span<const double> row, RowPlace place) {
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        const PointRole role = columns_[i].role;
        const bool isPlace = role == PointRole::X || role == PointRole::Y || role == PointRole::Z;
        if (role == PointRole::Ignored
            || (isPlace ? std::isfinite(row[i] * columns_[i].factor)
                        : std::isfinite(static_cast<float>(row[i]))))
            continue;
        (isPlace ? placeless_ : unclear_).add(place);
        return true;
    }
    return false;
}

float PointTable::amplitude(std::span<const double> row, RowPlace place) const {
    const bool given = columnOf(PointRole::Amplitude) != kAbsent;
    const PointRole role = given ? PointRole::Amplitude : PointRole::Intensity;
    const double number = value(row, role, 1);
    if (number < 0)
        throw badRow(isNegative, fileName_, place, role);
    return static_cast<float>(given ? number : std::sqrt(number));
}

void PointTable::addColour(std::span<const double> row, RowPlace place) {
    constexpr float rounding = 0.01F;
    const PointColour colour{static_cast<float>(value(row, PointRole::Red, 1)),
                             static_cast<float>(value(row, PointRole::Green, 1)),
                             static_cast<float>(value(row, PointRole::Blue, 1))};
    const auto& [red, green, blue] = colour;
    const bool isUnit = std::abs(red * red + green * green + blue * blue - 1) < rounding;
    areUnits_ = areUnits_ && isUnit;
    colours_.include(colour);
    const auto [low, high] = std::ranges::minmax(colour);
    if (high > ColourRange::brightestByte || (low < 0 && !(areDoubtful_ && areUnits_)))
        throw badRow(isNoColour, fileName_, place);
    if (low < 0 || high > 1)
        odd_.add(place);
    cloud_.colours.push_back(colour);
}

void PointTable::add(std::span<const double> row, RowPlace place) {
    if (seen_++ % kRowsPerCheckpoint == 0)
        control_.checkpoint();
    if (isLeftOut(row, place))
        return;
    makeRoom();
    cloud_.points.push_back({value(row, PointRole::X, 0), value(row, PointRole::Y, 0),
                             value(row, PointRole::Z, 0), amplitude(row, place),
                             static_cast<float>(value(row, PointRole::Phase, 0))});
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

/// Colours of length 1 that are not all red, green or blue.
bool PointTable::areNormals() const {
    return areDoubtful_ && areUnits_ && (colours_.low < 0 || !colours_.isWhole);
}

/// Divides those of bytes, and drops normals.
void PointTable::settleColours() {
    if (areDoubtful_ && areUnits_)
        control_.note(
            message(areNormals() ? FRINGE_MARK("{0}: columns 4 to 6 are taken for normals, which "
                                               "points do not have, since all are of length 1; a "
                                               "first line \"x y z red green blue\" makes them "
                                               "colours.")
                                 : FRINGE_MARK("{0}: columns 4 to 6 are taken for colours; a first "
                                               "line \"x y z nx ny nz\" makes them normals."),
                    fileName_));
    if (areNormals()) {
        cloud_.colours.clear();
        if (stored_)
            stored_->dropColours();
        return;
    }
    if (colours_.isBeyond())
        throw badRow(isNoColour, fileName_, odd_.first);
    if (!colours_.isOfBytes())
        return;
    for (PointColour& colour : cloud_.colours)
        for (float& part : colour)
            part /= ColourRange::brightestByte;
    if (stored_)
        stored_->divideColours(ColourRange::brightestByte);
}

PointCloud PointTable::take() {
    if (cloud_.points.empty() && !stored_ && placeless_.count + unclear_.count > 0)
        throw badInput(FRINGE_MARK("{0}: none of its {1} points has a place; export it again with "
                                   "finite numbers."),
                       fileName_, placeless_.count + unclear_.count);
    if (cloud_.points.empty() && !stored_)
        throw badInput(FRINGE_MARK("{0}: the file holds no point; export it again with at least "
                                   "one."),
                       fileName_);
    for (const auto& [rows, sentence] :
         {std::pair(placeless_, placeless), std::pair(unclear_, unclear)})
        if (rows.count > 0)
            control_.note(
                message(fitting(sentence, rows.first), fileName_, rows.count, rows.first.number));
    if (stored_)
        store();
    if (columnOf(PointRole::Red) != kAbsent)
        settleColours();
    return stored_ ? PointCloud{{}, {}, stored_} : std::move(cloud_);
}

} // namespace fringe
