// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <string>
#include <string_view>

/// Examples where files may be named.
namespace fringe {

/// "example:die": what names an example where a file may be named.
std::string exampleName(const std::string& key);
bool isExample(std::string_view name);

/// Design of an example by such a name. Throws as `exampleDesign`.
Design namedExample(std::string_view name);

/// The first source of a kind in an example by such a name, with parameters and data. Throws
/// `Error` (BadInput) that names the examples of the kind.
Source exampleSource(const std::string& name, const std::string& kind);

} // namespace fringe
