// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/error.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

namespace fringe::test {

/// The sentence of the `Error` that `body` throws; a test failure and "" if it throws none.
template <class Body> std::string sentenceOf(Body&& body) {
    try {
        std::forward<Body>(body)();
    } catch (const Error& error) {
        return error.what();
    }
    ADD_FAILURE() << "no Error was thrown";
    return {};
}

/// The sentence holds all of `parts`, and reads as one.
template <class... Parts> void expectSentence(const std::string& sentence, Parts... parts) {
    for (const std::string& part : {std::string(parts)...})
        EXPECT_NE(sentence.find(part), sentence.npos) << sentence << "\nlacks: " << part;
    EXPECT_TRUE(sentence.ends_with('.') || sentence.ends_with('?')) << sentence;
    EXPECT_EQ(sentence.find('\n'), sentence.npos) << sentence;
    for (const char* place : {"{0}", "{1}", "{2}", "{3}", "{4}", "{5}"})
        EXPECT_EQ(sentence.find(place), sentence.npos) << sentence;
}

} // namespace fringe::test
