// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <algorithm>
#include <cmath>

namespace fringe {

/// Contrast of two colours beside each other, 1 to 21 (WCAG 2.1, "contrast ratio").
inline double contrast(const QColor& a, const QColor& b) {
    const auto luminance = [](const QColor& colour) {
        const auto linear = [](double c) {
            return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
               + 0.0722 * linear(colour.blueF());
    };
    const double high = std::max(luminance(a), luminance(b));
    return (high + 0.05) / (std::min(luminance(a), luminance(b)) + 0.05);
}

} // namespace fringe
