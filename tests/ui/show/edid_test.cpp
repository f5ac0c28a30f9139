// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/show/edid.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace fringe {
namespace {

// The second of four descriptors, at 54 + 18, of the type 0xFC: "PLUTO-2", a line feed, spaces.
TEST(Edid, ItsModelIsTheNameDescriptor) {
    std::array<std::uint8_t, 128> edid{};
    edid[54] = 1; // a detailed timing
    edid[72 + 3] = 0xfc;
    constexpr std::string_view name = "PLUTO-2\n     ";
    std::ranges::copy(name, edid.begin() + 72 + 5);
    EXPECT_EQ(edidModel(edid), "PLUTO-2");
    EXPECT_EQ(edidModel(std::span(edid).first(80)), "");
}

// FNV-1a of 64 bits of the byte "a", as its authors publish it.
TEST(Edid, ItsHashIsFnv) {
    const std::array<std::uint8_t, 1> a{'a'};
    EXPECT_EQ(edidHash(a), "af63dc4c8601ec8c");
    EXPECT_EQ(edidHash({}), "");
}

} // namespace
} // namespace fringe
