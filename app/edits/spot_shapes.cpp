// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edits/spot_shapes.h"

#include "app/edits/spot_edits.h"
#include "engine/model/message.h"
#include "engine/model/parameter_rows.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

constexpr std::array<DotLetter, 10> digits{{
    {0x0e, 0x11, 0x13, 0x15, 0x19, 0x11, 0x0e}, // 0
    {0x04, 0x0c, 0x04, 0x04, 0x04, 0x04, 0x0e}, // 1
    {0x0e, 0x11, 0x01, 0x06, 0x08, 0x10, 0x1f}, // 2
    {0x1e, 0x01, 0x01, 0x0e, 0x01, 0x01, 0x1e}, // 3
    {0x02, 0x06, 0x0a, 0x12, 0x1f, 0x02, 0x02}, // 4
    {0x1f, 0x10, 0x1e, 0x01, 0x01, 0x11, 0x0e}, // 5
    {0x06, 0x08, 0x10, 0x1e, 0x11, 0x11, 0x0e}, // 6
    {0x1f, 0x01, 0x02, 0x04, 0x04, 0x08, 0x08}, // 7
    {0x0e, 0x11, 0x11, 0x0e, 0x11, 0x11, 0x0e}, // 8
    {0x0e, 0x11, 0x11, 0x0f, 0x01, 0x02, 0x0c}, // 9
}};

constexpr std::array<DotLetter, 26> capitals{{
    {0x0e, 0x11, 0x11, 0x1f, 0x11, 0x11, 0x11}, // A
    {0x1e, 0x11, 0x11, 0x1e, 0x11, 0x11, 0x1e}, // B
    {0x0e, 0x11, 0x10, 0x10, 0x10, 0x11, 0x0e}, // C
    {0x1e, 0x11, 0x11, 0x11, 0x11, 0x11, 0x1e}, // D
    {0x1f, 0x10, 0x10, 0x1e, 0x10, 0x10, 0x1f}, // E
    {0x1f, 0x10, 0x10, 0x1e, 0x10, 0x10, 0x10}, // F
    {0x0e, 0x11, 0x10, 0x17, 0x11, 0x11, 0x0e}, // G
    {0x11, 0x11, 0x11, 0x1f, 0x11, 0x11, 0x11}, // H
    {0x0e, 0x04, 0x04, 0x04, 0x04, 0x04, 0x0e}, // I
    {0x07, 0x02, 0x02, 0x02, 0x02, 0x12, 0x0c}, // J
    {0x11, 0x12, 0x14, 0x18, 0x14, 0x12, 0x11}, // K
    {0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x1f}, // L
    {0x11, 0x1b, 0x15, 0x15, 0x11, 0x11, 0x11}, // M
    {0x11, 0x19, 0x19, 0x15, 0x13, 0x13, 0x11}, // N
    {0x0e, 0x11, 0x11, 0x11, 0x11, 0x11, 0x0e}, // O
    {0x1e, 0x11, 0x11, 0x1e, 0x10, 0x10, 0x10}, // P
    {0x0e, 0x11, 0x11, 0x11, 0x15, 0x12, 0x0d}, // Q
    {0x1e, 0x11, 0x11, 0x1e, 0x14, 0x12, 0x11}, // R
    {0x0f, 0x10, 0x10, 0x0e, 0x01, 0x01, 0x1e}, // S
    {0x1f, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04}, // T
    {0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x0e}, // U
    {0x11, 0x11, 0x11, 0x11, 0x11, 0x0a, 0x04}, // V
    {0x11, 0x11, 0x11, 0x15, 0x15, 0x1b, 0x11}, // W
    {0x11, 0x11, 0x0a, 0x04, 0x0a, 0x11, 0x11}, // X
    {0x11, 0x11, 0x0a, 0x04, 0x04, 0x04, 0x04}, // Y
    {0x1f, 0x01, 0x02, 0x04, 0x08, 0x10, 0x1f}, // Z
}};

constexpr double mostSpots = 1000; ///< along one direction

ParameterInfo count(const char* key, const char* label, std::int64_t initial) {
    ParameterInfo info = shapeParameter(key, ValueKind::Count, label, initial);
    info.least = 1;
    info.most = mostSpots;
    return info;
}

ParameterInfo positiveLength(const char* key, const char* label, double initial) {
    ParameterInfo info = shapeParameter(key, ValueKind::Length, label, initial);
    info.least = 0;
    info.leastAllowed = false;
    return info;
}

/// The values of a shape, by key.
class Numbers {
  public:
    Numbers(const SpotShape& shape, const ShapeValues& values) : shape_(shape), values_(values) {}
    double real(const char* key) const { return std::get<double>(value(key)); }
    int whole(const char* key) const {
        return static_cast<int>(std::get<std::int64_t>(value(key)));
    }

  private:
    const Value& value(const char* key) const {
        const auto found = values_.numbers.find(key);
        return found != values_.numbers.end()
                   ? found->second
                   : std::ranges::find(shape_.parameters, key, &ParameterInfo::key)->initial;
    }
    const SpotShape& shape_;
    const ShapeValues& values_;
};

Spot at(double x, double y, double z = 0) {
    return {x, y, z, 1, {}};
}

/// From -1/2 to 1/2 in equal steps; 0 if there is one only.
double share(int index, int all) {
    return all > 1 ? static_cast<double>(index) / (all - 1) - 0.5 : 0;
}

SpotList grid(const SpotShape& shape, const ShapeValues& values) {
    const Numbers numbers(shape, values);
    const int columns = numbers.whole("columns"), rows = numbers.whole("rows");
    SpotList spots;
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c)
            spots.push_back(at(share(c, columns) * (columns - 1) * numbers.real("step_x"),
                               -share(r, rows) * (rows - 1) * numbers.real("step_y")));
    return spots;
}

SpotList ring(const SpotShape& shape, const ShapeValues& values) {
    const Numbers numbers(shape, values);
    const int all = numbers.whole("spots");
    const double radius = numbers.real("radius");
    SpotList spots;
    for (int i = 0; i < all; ++i) {
        const double angle = numbers.real("angle") + 2 * std::numbers::pi * i / all;
        spots.push_back(at(radius * std::cos(angle), radius * std::sin(angle)));
    }
    return spots;
}

SpotList line(const SpotShape& shape, const ShapeValues& values) {
    const Numbers numbers(shape, values);
    const int all = numbers.whole("spots");
    const double angle = numbers.real("angle");
    SpotList spots;
    for (int i = 0; i < all; ++i) {
        const double along = share(i, all) * numbers.real("length");
        spots.push_back(at(along * std::cos(angle), along * std::sin(angle)));
    }
    return spots;
}

/// Hexagonal shells about a spot in the middle.
SpotList lattice(const SpotShape& shape, const ShapeValues& values) {
    const Numbers numbers(shape, values);
    const int shells = numbers.whole("shells");
    const double step = numbers.real("step");
    SpotList spots;
    for (int b = -shells; b <= shells; ++b)
        for (int a = -shells; a <= shells; ++a)
            if (std::abs(a + b) <= shells)
                spots.push_back(at(step * (a + 0.5 * b), -step * std::sqrt(0.75) * b));
    return spots;
}

/// Planes of grids.
SpotList latticeInSpace(const SpotShape& shape, const ShapeValues& values) {
    const Numbers numbers(shape, values);
    const int planes = numbers.whole("planes");
    const SpotList plane = grid(shape, values);
    SpotList spots;
    for (int p = 0; p < planes; ++p)
        for (Spot spot : plane) {
            spot.z = share(p, planes) * (planes - 1) * numbers.real("distance");
            spots.push_back(spot);
        }
    return spots;
}

SpotList letters(const SpotShape& shape, const ShapeValues& values) {
    const double step = Numbers(shape, values).real("height") / (dotRows - 1);
    const auto places = static_cast<int>(values.text.size()) * (dotColumns + 1) - 1;
    SpotList spots;
    for (std::size_t i = 0; i < values.text.size(); ++i) {
        const DotLetter letter = dotLetter(values.text[i]);
        for (int r = 0; r < dotRows; ++r)
            for (int c = 0; c < dotColumns; ++c)
                if (letter[static_cast<std::size_t>(r)] >> (dotColumns - 1 - c) & 1) {
                    const int column = static_cast<int>(i) * (dotColumns + 1) + c;
                    spots.push_back(
                        at(step * (column - 0.5 * (places - 1)), step * (0.5 * (dotRows - 1) - r)));
                }
    }
    return spots;
}

} // namespace

ParameterInfo shapeParameter(const char* key, ValueKind kind, const char* label, Value initial) {
    ParameterInfo info = table::named(key, kind, label, "");
    info.initial = std::move(initial);
    return info;
}

const std::vector<SpotShape>& spotShapes() {
    static const std::vector<SpotShape> shapes{
        {"grid",
         FRINGE_MARK("Grid"),
         {count("columns", FRINGE_MARK("Columns"), 5), count("rows", FRINGE_MARK("Rows"), 5),
          positiveLength("step_x", FRINGE_MARK("Step x"), 3e-4),
          positiveLength("step_y", FRINGE_MARK("Step y"), 3e-4)},
         false,
         grid},
        {"ring",
         FRINGE_MARK("Ring"),
         {count("spots", FRINGE_MARK("Spots"), 12),
          positiveLength("radius", FRINGE_MARK("Radius"), 1e-3),
          shapeParameter("angle", ValueKind::Angle, FRINGE_MARK("First angle"), 0.0)},
         false,
         ring},
        {"line",
         FRINGE_MARK("Line"),
         {count("spots", FRINGE_MARK("Spots"), 8),
          positiveLength("length", FRINGE_MARK("Length"), 2e-3),
          shapeParameter("angle", ValueKind::Angle, FRINGE_MARK("Angle"), 0.0)},
         false,
         line},
        {"lattice",
         FRINGE_MARK("Hexagonal lattice"),
         {count("shells", FRINGE_MARK("Shells"), 2),
          positiveLength("step", FRINGE_MARK("Step"), 3e-4)},
         false,
         lattice},
        {"space",
         FRINGE_MARK("Lattice in space"),
         {count("columns", FRINGE_MARK("Columns"), 3), count("rows", FRINGE_MARK("Rows"), 3),
          count("planes", FRINGE_MARK("Planes"), 3),
          positiveLength("step_x", FRINGE_MARK("Step x"), 3e-4),
          positiveLength("step_y", FRINGE_MARK("Step y"), 3e-4),
          positiveLength("distance", FRINGE_MARK("Distance of planes"), 1e-3)},
         false,
         latticeInSpace},
        {"letters",
         FRINGE_MARK("Letters"),
         {positiveLength("height", FRINGE_MARK("Height"), 1e-3)},
         true,
         letters},
    };
    return shapes;
}

SpotList shaped(const SpotShape& shape, const ShapeValues& values, const ShapePlace& place) {
    SpotList spots = shape.make(shape, values);
    const double middle = 0.5 * (static_cast<double>(spots.size()) - 1);
    const double cosX = std::cos(place.tiltX), sinX = std::sin(place.tiltX);
    const double cosY = std::cos(place.tiltY), sinY = std::sin(place.tiltY);
    for (std::size_t i = 0; i < spots.size(); ++i) {
        const Spot flat = spots[i];
        const double z = flat.z + place.stepZ * (static_cast<double>(i) - middle);
        const double y = flat.y * cosX - z * sinX, away = flat.y * sinX + z * cosX;
        const Spot& centre = place.centre;
        spots[i] = {
            roundedLength(centre.x + flat.x * cosY + away * sinY), roundedLength(centre.y + y),
            roundedLength(centre.z + away * cosY - flat.x * sinY), centre.intensity, centre.phase};
    }
    return spots;
}

DotLetter dotLetter(char character) {
    const auto beyond = [character](char first) {
        return static_cast<std::size_t>(character - first);
    };
    if (character >= '0' && character <= '9')
        return digits[beyond('0')];
    if (character >= 'A' && character <= 'Z')
        return capitals[beyond('A')];
    if (character >= 'a' && character <= 'z')
        return capitals[beyond('a')];
    return {};
}

} // namespace fringe
