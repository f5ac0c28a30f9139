// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"

#include <array>
#include <cstdio>
#include <string>

namespace fringe {

/// As `printf` does it, of less than 96 characters.
template <class... Args> std::string formatted(const char* pattern, Args... arguments) {
    std::array<char, 96> text{};
    std::snprintf(text.data(), text.size(), pattern, arguments...);
    return text.data();
}

/// "[#######-------]  48 %  Adding points  1.20 G point-pixels/s  0:12 left", cut to `columns`.
std::string barText(const Progress& progress, int columns);

/// One line of JSON: activity, fraction, rate, unit, seconds_left (the last three where known).
std::string progressJson(const Progress& progress);

/// "1.20 G" for 1.2e9: three digits and the SI prefix.
std::string withPrefix(double number);

/// "0.031 s", "12.3 s": three digits.
std::string secondsText(double seconds);

/// "0:12", "1:02:03": whole seconds.
std::string clockText(double seconds);

} // namespace fringe
