// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <string>

namespace fringe::test {

/// The back-end that the tests run on: what FRINGE_TEST_DEVICE says, without it "cpu".
inline std::string testDevice() {
    const char* named = std::getenv("FRINGE_TEST_DEVICE");
    return named ? named : "cpu";
}

} // namespace fringe::test
