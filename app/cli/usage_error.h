// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace CLI {
class App;
class ParseError;
} // namespace CLI

namespace fringe {

/// One sentence that says what is wrong with the command line, which option it is about, and what
/// would be right.
std::string usageSentence(const CLI::App& root, const CLI::ParseError& error);

} // namespace fringe
