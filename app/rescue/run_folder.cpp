// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rescue/run_folder.h"

#include "engine/model/error.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>
#include <vector>

namespace fringe {
namespace {

QString rootPath() {
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)
           + QStringLiteral("/runs");
}

/// Locked, or null if a living program has it.
std::unique_ptr<QLockFile> lockOf(const QString& folder) {
    auto lock = std::make_unique<QLockFile>(folder + QStringLiteral("/lock"));
    lock->setStaleLockTime(0);
    return lock->tryLock(0) ? std::move(lock) : nullptr;
}

} // namespace

RunFolder::RunFolder(QString path, std::unique_ptr<QLockFile> lock)
    : path_(std::move(path)), lock_(std::move(lock)) {}

RunFolder::~RunFolder() = default;

std::unique_ptr<RunFolder> RunFolder::make() {
    const QString path =
        rootPath() + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces);
    auto lock = QDir().mkpath(path) ? lockOf(path) : nullptr;
    if (!lock)
        throw failed(FRINGE_MARK("{0}: the folder cannot be made; make room on the disk, or allow "
                                 "writing there."),
                     path.toStdString());
    return std::unique_ptr<RunFolder>(new RunFolder(path, std::move(lock)));
}

std::unique_ptr<RunFolder> RunFolder::claimLeftOver() {
    std::unique_ptr<RunFolder> newest;
    for (const QFileInfo& entry :
         QDir(rootPath()).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        auto lock = lockOf(entry.filePath());
        if (!lock)
            continue;
        std::unique_ptr<RunFolder> left(new RunFolder(entry.filePath(), std::move(lock)));
        if (!left->isWhole())
            left->remove();
        else if (!newest || newest->lastKept() < left->lastKept())
            newest = std::move(left);
    }
    return newest;
}

bool RunFolder::isWhole() const {
    return std::ranges::all_of(std::vector{project, rounds, facts}, [this](const char* name) {
        return QFileInfo::exists(file(QLatin1String(name)));
    });
}

QString RunFolder::file(const QString& name) const {
    return path_ + QLatin1Char('/') + name;
}

QDateTime RunFolder::lastKept() const {
    return QFileInfo(file(QLatin1String(rounds))).lastModified();
}

void RunFolder::remove() {
    lock_->unlock();
    QDir(path_).removeRecursively();
}

} // namespace fringe
