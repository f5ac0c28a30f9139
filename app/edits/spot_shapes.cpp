// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edits/spot_shapes.h"

#include "app/edits/dot_letters.h"
#include "app/edits/spot_edits.h"
#include "engine/model/message.h"
#include "engine/model/parameter_rows.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

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
        spots.push_back(at(along * std::cos(angle), along * std::sin(angle),
                           share(i, all) * numbers.real("depth")));
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
          shapeParameter("angle", ValueKind::Angle, FRINGE_MARK("Angle"), 0.0),
          shapeParameter("depth", ValueKind::Length, FRINGE_MARK("Depth along z"), 0.0)},
         false,
         line},
        {"lattice",
         FRINGE_MARK("Hexagonal lattice"),
         {count("shells", FRINGE_MARK("Shells"), 2),
          positiveLength("step", FRINGE_MARK("Step"), 3e-4)},
         false,
         lattice},
        {"letters",
         FRINGE_MARK("Letters"),
         {positiveLength("height", FRINGE_MARK("Height"), 1e-3)},
         true,
         letters},
    };
    return shapes;
}

SpotList shaped(const SpotShape& shape, const ShapeValues& values, const Spot& centre) {
    SpotList spots = shape.make(shape, values);
    for (Spot& spot : spots)
        spot = {roundedLength(spot.x + centre.x), roundedLength(spot.y + centre.y),
                roundedLength(spot.z + centre.z), centre.intensity, centre.phase};
    return spots;
}

} // namespace fringe
