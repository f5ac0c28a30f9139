// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// A project is opened, another file imported, as its suffix says.
void openAny(const Shell& shell, const QString& path);
/// An earlier version of a project is opened as work that was never saved.
void openVersion(const Shell& shell, const QString& path);
/// Several pictures become layers, other files are imported beside each other, unless there is a
/// project among them.
void openAll(const Shell& shell, const QStringList& paths);
bool canOpen(const Shell& shell, const QString& path);

/// Of both forms that a project has.
QString projectFilter();

} // namespace fringe
