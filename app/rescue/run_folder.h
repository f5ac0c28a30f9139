// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

#include <memory>

class QLockFile;

namespace fringe {

/// A folder in which one run of rounds is kept in case the program ends before it; it belongs to
/// one process at a time. Any thread, one at a time.
class RunFolder {
  public:
    /// A new one, in the place that the system has for the data of programs. Throws `Error`
    /// (Failed) if there is no room or no right to make it.
    static std::unique_ptr<RunFolder> make();
    /// The newest that a program left which has ended since; null: none. What was left without
    /// anything to go on from is removed.
    static std::unique_ptr<RunFolder> claimLeftOver();

    ~RunFolder(); ///< leaves it, free for others
    RunFolder(const RunFolder&) = delete;
    RunFolder& operator=(const RunFolder&) = delete;

    QString file(const QString& name) const;
    QDateTime lastKept() const;
    void remove();

    static constexpr const char* project = "project.fringe";
    static constexpr const char* rounds = "rounds"; ///< the checkpoint
    static constexpr const char* facts = "facts.json";

  private:
    RunFolder(QString path, std::unique_ptr<QLockFile> lock);
    bool isWhole() const;

    QString path_;
    std::unique_ptr<QLockFile> lock_;
};

} // namespace fringe
