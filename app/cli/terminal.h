// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

/// Standard error, shared by messages and the progress bar. Any thread.
namespace fringe {

/// Writes one line, after wiping a progress bar that stands there. What it may hold from files
/// and names becomes `showable`.
void printErrorLine(const std::string& line);

/// Shows or replaces the progress bar; an empty text wipes it.
void showBar(const std::string& bar);

bool errorIsTerminal();
int errorColumns(); ///< width of the terminal, 80 if unknown

} // namespace fringe
