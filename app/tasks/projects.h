// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/project_lock.h"
#include "app/project/project_file.h"
#include "app/results/result_store.h"

#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace fringe {

class Studio;

/// An empty design for sources of a kind and the device preset that was chosen last.
Design newDesign(Studio& studio, const std::string& kind);

/// A new design as a project. What was open is given up: ask before.
void newProject(Studio& studio, const std::string& kind = "points");

/// A built-in example as a new project, which is computed at once unless that takes minutes: the
/// results of all would be some 400 MB, and each is there in seconds.
void openExample(Studio& studio, const std::string& key);

/// As the program's argument; and its key again, if there is such an example.
QString exampleArgument(const std::string& key);
std::optional<std::string> exampleOf(const QString& argument);

/// What takes the place of the open project.
struct NextProject {
    Design design;
    ProjectFile file{};
    bool isSaved = false; ///< all of it is in the file
    std::vector<RunRecord> runs{};
    std::vector<HologramResult> results{}; ///< the one that is shown where none is of the design
                                           ///< at the end
};
void replaceProject(Studio& studio, NextProject next);

/// How to open a project that another program has open.
enum class OpenHeld {
    Not,   ///< but say who has it
    Copy,  ///< as work that was never saved
    Anyway ///< to be saved under its name
};

struct Opening {
    OpenHeld how = OpenHeld::Anyway;
    LocatedData located{};
    std::function<void(const ProjectHolder&)> held{};  ///< told with `OpenHeld::Not`
    std::function<void(const MissingData&)> missing{}; ///< told of data instead of a failure
};

/// Reads a project; once that has worked, it takes the place of the open one.
void startOpen(Studio& studio, const QString& path, Opening opening = {});

/// A project's file holds what this program has neither read nor written.
struct SaveConflict {
    std::optional<ProjectHolder> holder; ///< another program that has it open
};

/// Writes the design as it is now; `then` follows on success. If another version would be replaced,
/// `conflict` is told that instead; without one, that version gets a name of its own.
void startSave(
    Studio& studio, const QString& path, std::function<void()> then = [] {},
    std::function<void(const SaveConflict&)> conflict = {});

} // namespace fringe
