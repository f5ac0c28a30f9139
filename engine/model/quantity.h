// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <numbers>

namespace fringe {

/// A number with a dimension, held in its SI unit.
template <class Dimension> class Quantity {
  public:
    constexpr Quantity() = default;
    explicit constexpr Quantity(double si) : si_(si) {}
    constexpr double si() const { return si_; } ///< metres, or radians

    friend constexpr auto operator<=>(Quantity, Quantity) = default;
    friend constexpr Quantity operator-(Quantity a) { return Quantity(-a.si_); }
    friend constexpr Quantity operator+(Quantity a, Quantity b) { return Quantity(a.si_ + b.si_); }
    friend constexpr Quantity operator-(Quantity a, Quantity b) { return Quantity(a.si_ - b.si_); }
    friend constexpr Quantity operator*(Quantity a, double f) { return Quantity(a.si_ * f); }
    friend constexpr Quantity operator*(double f, Quantity a) { return Quantity(a.si_ * f); }
    friend constexpr Quantity operator/(Quantity a, double f) { return Quantity(a.si_ / f); }
    friend constexpr double operator/(Quantity a, Quantity b) { return a.si_ / b.si_; }

  private:
    double si_ = 0;
};

using Length = Quantity<struct LengthDimension>; ///< [m]
using Angle = Quantity<struct AngleDimension>;   ///< [rad]

/// Literals give the same double as `parseLength` of the same text.
inline namespace literals {
constexpr Length operator""_m(long double v) {
    return Length(static_cast<double>(v));
}
constexpr Length operator""_mm(long double v) {
    return Length(static_cast<double>(v / 1e3L));
}
constexpr Length operator""_um(long double v) {
    return Length(static_cast<double>(v / 1e6L));
}
constexpr Length operator""_nm(long double v) {
    return Length(static_cast<double>(v / 1e9L));
}
constexpr Length operator""_m(unsigned long long v) {
    return Length(static_cast<double>(v));
}
constexpr Length operator""_mm(unsigned long long v) {
    return Length(static_cast<double>(v / 1e3L));
}
constexpr Length operator""_um(unsigned long long v) {
    return Length(static_cast<double>(v / 1e6L));
}
constexpr Length operator""_nm(unsigned long long v) {
    return Length(static_cast<double>(v / 1e9L));
}
constexpr Angle operator""_deg(long double v) {
    return Angle(static_cast<double>(v) * (std::numbers::pi / 180));
}
} // namespace literals

} // namespace fringe
