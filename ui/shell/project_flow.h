// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/import_source.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace fringe {

struct Shell;

/// Does `then` once nothing unsaved can be lost by it: at once, after saving, or not at all.
/// elsewhere: arguments of the program for who would rather have another window; nothing: that
/// makes no sense.
void leaveProject(const Shell& shell, std::function<void()> then,
                  const std::optional<QStringList>& elsewhere = std::nullopt);

/// Saves under the project's name, asking for one if it has none.
void saveProject(
    const Shell& shell, std::function<void()> then = [] {});
void saveProjectAs(
    const Shell& shell, std::function<void()> then = [] {});

/// A project is opened, another file imported, as its name says.
void openAny(const Shell& shell, const QString& path);
/// An earlier version of a project is opened as work that was never saved.
void openVersion(const Shell& shell, const QString& path);
/// The project among the files, else all of them as they are best understood; `to` as in
/// `startImport`, after asking where what is open would be lost.
void openAll(const Shell& shell, const QStringList& paths, ImportTo to);
/// By its name.
bool isProject(const QString& path);
bool canOpen(const QString& path);

/// Asks where a recent project is that is not at its place, and opens it; what is not as it was
/// when it was opened or saved here is said.
void locateProject(const Shell& shell, const QString& path);

/// Filter of both forms that a project has.
QString projectFilter();

} // namespace fringe
