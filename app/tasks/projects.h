// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <string>

namespace fringe {

class Studio;

/// An empty project for sources of a kind. What was open is given up: ask before.
void newProject(Studio& studio, const std::string& kind = "points");

/// A built-in example as a new project.
void openExample(Studio& studio, const std::string& key);

/// Reads a project; once that has worked, it takes the place of the open one.
void startOpen(Studio& studio, const QString& path);

/// Writes the design as it is now; `then` follows on success.
void startSave(
    Studio& studio, const QString& path, std::function<void()> then = [] {});

} // namespace fringe
