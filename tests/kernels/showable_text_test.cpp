// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/message.h"

#include <gtest/gtest.h>

namespace fringe {
namespace {

TEST(ShowableText, IsWhatPeopleWrite) {
    for (const char* text :
         {"", "bunny.obj", "grün 8 µm", "点群", "שלום", "👩‍🔬", "a\"b\\c"})
        EXPECT_EQ(showable(text), text);
}

TEST(ShowableText, BoundsWhatASentenceQuotes) {
    const std::string quoted = std::string(3000, 'a') + "end";
    const std::string said = message("{0} is no number.", quoted).english();
    EXPECT_LT(said.size(), 450U);
    EXPECT_TRUE(said.ends_with("aend is no number.")) << said;
    const std::string path = "/" + std::string(200, 'p') + "/a.npy";
    EXPECT_EQ(message("{0}: no.", path).english(), path + ": no.");
}

TEST(ShowableText, HasNoControls) {
    EXPECT_EQ(showable("a\nb\r\tc"), "a\\u000Ab\\u000D\\u0009c");
    EXPECT_EQ(showable("\x1b[2J"), "\\u001B[2J");
    EXPECT_EQ(showable(std::string("\0", 1)), "\\u0000");
    EXPECT_EQ(showable("\u009b"), "\\u009B");
}

TEST(ShowableText, LeavesTheDirectionOfTheLine) {
    EXPECT_EQ(showable("gpj.\u202efdp"), "gpj.\\u202Efdp");
    EXPECT_EQ(showable("\u2067x\u2069\u200f"), "\\u2067x\\u2069\\u200F");
    EXPECT_EQ(showable("a\u2028b"), "a\\u2028b");
}

TEST(ShowableText, IsUtf8WhateverItWas) {
    EXPECT_EQ(showable("8 \xB5m"), "8 \\xB5m");
    EXPECT_EQ(showable("\xC3"), "\\xC3");
    EXPECT_EQ(showable("\xC0\xAF"), "\\xC0\\xAF");          // too long a form
    EXPECT_EQ(showable("\xED\xA0\x80"), "\\xED\\xA0\\x80"); // half of a pair
    EXPECT_EQ(showable("\xF5\x80\x80\x80"), "\\xF5\\x80\\x80\\x80");
}

TEST(ShowableText, IsShortenedBetweenCharacters) {
    EXPECT_EQ(showable("äöü", 3), "äöü");
    EXPECT_EQ(showable("äöüß", 3), "äö…ß");
    EXPECT_EQ(showable("abcdefghij", 6), "abcd…ij");
    EXPECT_EQ(showable(std::string(5'000'000, 'x')).size(), 2000U + std::string("…").size());
}

TEST(Message, ShowsWhatComesFromFilesSafely) {
    const Message inner = message("{0} is no number", std::string("\x1b\u202e"));
    EXPECT_EQ(message("{0}: {1}", std::string("a\nb"), inner).english(),
              "a\\u000Ab: \\u001B\\u202E is no number");
    EXPECT_LT(message("{0}", std::string(1'000'000, 'x')).english().size(), 2100U);
}

} // namespace
} // namespace fringe
