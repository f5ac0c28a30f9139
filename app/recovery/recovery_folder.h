// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

#include <memory>

class QLockFile;

namespace fringe {

/// A folder in which something is kept in case the program is cut off; it belongs to one process
/// at a time. Any thread, one at a time.
class RecoveryFolder {
  public:
    enum class Kind {
        Run, ///< of iterations: `project`, `iterations` and `facts`
        Work ///< that is in no project file yet: `project` and `facts`
    };

    /// A new one, in the place that the system has for the data of programs. Throws `Error`
    /// (Failed) if there is no room or no right to make it.
    static std::unique_ptr<RecoveryFolder> make(Kind kind);
    /// The newest that a program left which has ended since; null: none. What was left without
    /// anything to go on from is removed.
    static std::unique_ptr<RecoveryFolder> claimLeftOver(Kind kind);

    ~RecoveryFolder(); ///< leaves it, free for others
    RecoveryFolder(const RecoveryFolder&) = delete;
    RecoveryFolder& operator=(const RecoveryFolder&) = delete;

    QString file(const QString& name) const;
    QDateTime lastKept() const;
    void remove();

    static constexpr const char* project = "project.fringe";
    static constexpr const char* iterations = "iterations"; ///< the checkpoint
    static constexpr const char* facts = "facts.json";

  private:
    RecoveryFolder(Kind kind, QString path, std::unique_ptr<QLockFile> lock);
    bool isWhole() const;

    Kind kind_;
    QString path_;
    std::unique_ptr<QLockFile> lock_;
};

} // namespace fringe
