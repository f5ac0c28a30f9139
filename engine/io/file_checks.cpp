// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/file_checks.h"

#include "engine/io/atomic_file.h"
#include "engine/io/file_fault.h"
#include "engine/io/metadata.h"
#include "engine/io/text_fields.h"
#include "engine/job/memory_budget.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <ranges>
#include <unistd.h>

namespace fringe {

namespace {

namespace fs = std::filesystem;

const FileFormat* registered(const std::string& suffix) {
    for (const FileFormat* format : allFileFormats())
        if (std::ranges::count(format->suffixes, suffix) > 0)
            return format;
    return nullptr;
}

bool isImageSuffix(const std::string& suffix) {
    static constexpr std::array images{".png", ".bmp", ".tif", ".tiff", ".exr", ".jpg", ".jpeg"};
    return std::ranges::count(images, suffix) > 0;
}

const char* notHeldPattern(FileContent content) {
    switch (content) {
    case FileContent::Field:
        return FRINGE_MARK("{0}: {1} files hold no complex field; give a name that ends in {2}, or "
                           "encode the field.");
    case FileContent::Levels:
        return FRINGE_MARK("{0}: {1} files hold no levels; give a name that ends in {2}.");
    default:
        return FRINGE_MARK("{0}: {1} files hold no picture; give a name that ends in {2}.");
    }
}

void requireFolder(const fs::path& path) {
    const fs::path parent = path.parent_path();
    const fs::path folder = parent.empty() ? fs::path(".") : parent;
    std::error_code ignored;
    if (!fs::is_directory(folder, ignored))
        throw unwritable(path, ENOENT);
    if (::faccessat(AT_FDCWD, folder.c_str(), W_OK | X_OK, AT_EACCESS) != 0)
        throw unwritable(path, errno);
}

/// Permissions do not say all: some file systems take no files from anybody.
void requireFolderTakesFiles(const fs::path& path) {
    try {
        const AtomicFile probe(path);
    } catch (const Error& error) {
        throw Error(ErrorKind::BadInput, error.message());
    }
}

} // namespace

void requireName(const fs::path& path) {
    if (path.empty())
        throw badInput(FRINGE_MARK("The name of a file is empty; give one."));
}

std::string suffixOf(const fs::path& path) {
    const std::string last = lowered(path.extension().string());
    return last == ".gz" ? lowered(path.stem().extension().string()) + last : last;
}

bool isLayoutFile(const fs::path& path) {
    const FileFormat* const format = registered(suffixOf(path));
    return format != nullptr && format->isLayout;
}

bool canHold(const FileFormat& format, FileContent content) {
    switch (content) {
    case FileContent::Field:
        return format.writeField != nullptr;
    case FileContent::Levels:
        return format.writeLevels != nullptr;
    default:
        return format.writePicture != nullptr || format.pictureLevels > 0;
    }
}

const FileFormat& formatOf(const fs::path& path) {
    requireName(path);
    const std::string suffix = suffixOf(path);
    if (const FileFormat* format = registered(suffix))
        return *format;
    if (std::error_code none; fs::is_directory(path, none))
        throw badInput(FRINGE_MARK("{0} is a folder; give a file in it."), path.string());
    const std::string known = suffixList(allFileFormats());
    if (isImageSuffix(suffix))
        throw badInput(FRINGE_MARK("{0}: this program was built without image formats; use {1}, or "
                                   "build it with OpenImageIO."),
                       path.string(), known);
    throw badInput(FRINGE_MARK("{0}: the suffix \"{1}\" is not that of a field or picture file; "
                               "those are {2}."),
                   path.string(), suffix, known);
}

const FileFormat& formatFor(const fs::path& path, FileContent content) {
    const FileFormat& format = formatOf(path);
    if (!canHold(format, content))
        throw badInput(notHeldPattern(content), path.string(), lowered(path.extension().string()),
                       suffixList(allFileFormats() | std::views::filter([&](const FileFormat* f) {
                                      return canHold(*f, content);
                                  })));
    return format;
}

void requireMemory(const std::string& name, std::uint64_t bytes, std::uint64_t allowed) {
    if (allowed > 0 && bytes > allowed)
        throw MemoryRefused(
            badInput(FRINGE_MARK("{0}: to read this takes {1} of memory and {2} are allowed; "
                                 "allow more, or make the picture smaller."),
                     name, formatBytes(bytes), formatBytes(allowed)));
    const std::uint64_t free = availableMemory();
    if (free > 0 && bytes > free)
        throw MemoryRefused(
            badInput(FRINGE_MARK("{0}: to read this takes {1} of memory and {2} are free; close "
                                 "other programs, or make the picture smaller."),
                     name, formatBytes(bytes), formatBytes(free)));
}

MemoryRefused noMemory(const std::string& name, std::uint64_t allowed) {
    return MemoryRefused(badInput(
        FRINGE_MARK("{0}: to read this takes more than the {1} of memory that it may; allow "
                    "more, close other programs, or make the picture smaller."),
        name, formatBytes(allowed)));
}

std::string listed(const std::vector<std::string>& names) {
    constexpr std::size_t longest = 120;
    std::string list;
    for (const std::string& name : names)
        list += (list.empty() ? "" : ", ") + name;
    return excerpt(list, longest);
}

Error sampleBeyond(const fs::path& path, std::int64_t sample, std::int64_t cols) {
    return badInput(FRINGE_MARK("{0}: the sample in row {1}, column {2} is not a number up to "
                                "10¹²; correct the field or compute it again."),
                    path.string(), sample / cols, sample % cols);
}

void requirePlace(const fs::path& path, bool overwrite) {
    requireFolder(path);
    std::error_code error;
    const fs::file_status status = fs::status(writtenPath(path), error);
    if (error == std::errc::filename_too_long)
        throw unwritable(path, ENAMETOOLONG);
    if (!fs::exists(status) && !fs::is_symlink(path, error))
        return;
    if (fs::is_directory(status))
        throw unwritable(path, EISDIR);
    if (fs::exists(status) && !fs::is_regular_file(status))
        throw badInput(FRINGE_MARK("{0} is a pipe or a device; give the name of a regular file."),
                       path.string());
    if (!overwrite)
        throw unwritable(path, EEXIST);
}

void requireWritable(const fs::path& path, FileContent content, bool overwrite) {
    const FileFormat& format = formatFor(path, content);
    requirePlace(path, overwrite);
    if (!format.holdsMetadata)
        requirePlace(sidecarPath(path), overwrite);
    requireFolderTakesFiles(path);
    if (format.requireLibrary)
        format.requireLibrary();
}

} // namespace fringe
