// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optics/finite.h"

#include "engine/model/error.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>

namespace fringe {
namespace {

constexpr float inf = std::numeric_limits<float>::infinity();
constexpr float nan = std::numeric_limits<float>::quiet_NaN();
constexpr float most = std::numeric_limits<float>::max();

template <class Value> std::string sentenceOn(const Value& value) {
    try {
        requireFinite(value);
        return {};
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::Failed);
        return error.what();
    }
}

TEST(Finite, ASampleThatIsNotFiniteIsASentenceWhereverItStands) {
    constexpr std::int64_t rows = 300, cols = 211; // more than a thread takes at once
    for (const float wrong : {inf, -inf, nan, -nan})
        for (const std::size_t place : {std::size_t{0}, std::size_t{rows * cols - 1}}) {
            std::vector<Complex> wave(rows * cols, {most, -most});
            EXPECT_EQ(sentenceOn(Field({rows, cols}, wave)), "");
            wave[place].imag(wrong);
            EXPECT_NE(sentenceOn(Field({rows, cols}, wave)).find("wave"), std::string::npos);
            std::vector<float> seen(rows * cols, most);
            Picture picture{{{{rows, cols}, seen}}};
            EXPECT_EQ(sentenceOn(picture), "");
            seen[place] = wrong;
            picture.planes = {{{rows, cols}, seen}};
            EXPECT_NE(sentenceOn(picture).find("intensity"), std::string::npos);
        }
}

} // namespace
} // namespace fringe
