// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/file_fault.h"
#include "engine/model/called.h"

#include <cerrno>
#include <system_error>

namespace fringe {

namespace {

std::string systemText(int errorNumber) {
    return std::generic_category().message(errorNumber);
}

constexpr const char* lacksMemory = FRINGE_MARK("{0}: there is not enough memory to go on; close "
                                                "other programs, or choose fewer pixels.");

const char* writePattern(int errorNumber) {
    switch (errorNumber) {
    case ENOSPC:
        return FRINGE_MARK("{0}: the disk is full; free some space or choose another folder.");
    case EDQUOT:
        return FRINGE_MARK("{0}: your disk quota is used up; free some space or choose another "
                           "folder.");
    case EFBIG:
        return FRINGE_MARK("{0}: the file is larger than this file system or account allows; "
                           "choose another folder or raise the limit.");
    case ENOMEM:
        return lacksMemory;
    case EACCES:
    case EPERM:
        return FRINGE_MARK("{0}: the folder may not be written to; change its permissions or "
                           "choose another folder.");
    case EROFS:
        return FRINGE_MARK("{0}: the file system is read-only; choose another folder.");
    case ENOENT:
    case ENOTDIR:
        return FRINGE_MARK("{0}: the folder {2} does not exist; create it or choose another.");
    case EEXIST:
        return FRINGE_MARK("{0} exists; choose another name, or have it replaced ({3}).");
    case EISDIR:
        return FRINGE_MARK("{0} is a folder; give the name of a file.");
    case ENAMETOOLONG:
        return FRINGE_MARK("{0}: the name is too long for this file system; choose a shorter one.");
    default:
        return FRINGE_MARK("{0}: could not be written ({1}); check the disk or choose another "
                           "folder.");
    }
}

const char* readPattern(int errorNumber) {
    switch (errorNumber) {
    case ENOMEM:
        return lacksMemory;
    case ENOENT:
    case ENOTDIR:
        return FRINGE_MARK("{0}: there is no such file; check its name and folder.");
    case EACCES:
    case EPERM:
        return FRINGE_MARK("{0}: the file may not be read; change its permissions.");
    case EISDIR:
        return FRINGE_MARK("{0} is a folder; give the name of a file.");
    default:
        return FRINGE_MARK("{0}: could not be read ({1}); check the disk or copy the file again.");
    }
}

Message writeMessage(const std::filesystem::path& file, int errorNumber) {
    const std::filesystem::path folder = std::filesystem::absolute(file).parent_path();
    std::error_code ignored;
    const bool refused = errorNumber == ENOENT && std::filesystem::is_directory(folder, ignored);
    return message(refused ? writePattern(EIO) : writePattern(errorNumber), file.string(),
                   systemText(refused ? EPERM : errorNumber), folder.string(),
                   called(FRINGE_MARK("Replace"), "--force"));
}

} // namespace

Error writeFault(const std::filesystem::path& file, int errorNumber) {
    return Error(ErrorKind::Failed, writeMessage(file, errorNumber));
}

Error unwritable(const std::filesystem::path& file, int errorNumber) {
    return Error(ErrorKind::BadInput, writeMessage(file, errorNumber));
}

Error readFault(const std::filesystem::path& file, int errorNumber) {
    return badInput(readPattern(errorNumber), file.string(), systemText(errorNumber));
}

} // namespace fringe
