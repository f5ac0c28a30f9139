// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/error.h"
#include "engine/model/message.h"

#include <QString>

#include <filesystem>

namespace fringe {

/// The user's language for what the engine says in marked English; an argument that is itself
/// marked ("a whole number", or another sentence) is translated too.
QString localised(const Message& message);
QString localised(const Error& error);

/// The user's language for one marked string: a label, a help text, a unit.
QString localisedMark(const char* marked);

/// Between the file names of the window and those of the engine.
std::filesystem::path toPath(const QString& name);
QString fromPath(const std::filesystem::path& path);

/// The name of an action without the letter that menus underline, which stands behind the name,
/// "(&I)", where the script has none to underline, as in Japanese.
QString withoutMnemonic(QString name);

} // namespace fringe
