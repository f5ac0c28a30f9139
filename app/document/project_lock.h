// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

#include <memory>
#include <optional>

class QLockFile;

namespace fringe {

/// Who has a project open.
struct ProjectHolder {
    QString user, host;
    QDateTime since;
};

/// What came of asking for a project.
struct ProjectLock {
    std::shared_ptr<QLockFile> file{};     ///< for as long as it lives, others see who has it
    std::optional<ProjectHolder> holder{}; ///< a living program that has it
};

/// Asks for `project` by a hidden file beside it, `.NAME.fringe.lock`. One that a program of this
/// host left which has ended is taken over. Where no file can be made, what has that name is
/// no file, or for a project without a name, there is neither lock nor holder. Any thread.
ProjectLock lockProject(const QString& project);

} // namespace fringe
