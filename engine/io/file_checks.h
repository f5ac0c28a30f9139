// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/field_files.h"
#include "engine/model/error.h"

#include <filesystem>
#include <string>

namespace fringe {

/// The suffixes of formats, one behind the other.
template <class Formats> std::string suffixList(Formats&& formats) {
    std::string list;
    for (const auto* format : formats)
        for (const std::string& suffix : format->suffixes)
            list += (list.empty() ? "" : " ") + suffix;
    return list;
}

/// Throws `Error` (BadInput) if the path is empty.
void requireName(const std::filesystem::path& path);

/// The format of a file by its suffix. Throws `Error` (BadInput) that lists the suffixes that fit,
/// or says that the program was built without image formats.
const FileFormat& formatOf(const std::filesystem::path& path);

/// The format, if it can hold the content. Throws `Error` (BadInput) that lists those which can.
const FileFormat& formatFor(const std::filesystem::path& path, FileContent content);

/// Thrown where memory is what a file lacks.
struct MemoryRefused : Error {
    explicit MemoryRefused(Error error) : Error(std::move(error)) {}
};

/// Refuses to read what takes more memory than it may [bytes]; 0: than is free. Throws
/// `MemoryRefused` (BadInput).
void requireMemory(const std::string& name, std::uint64_t bytes, std::uint64_t allowed);

/// Where reading took more than it may and it is not known how much that would have been.
MemoryRefused noMemory(const std::string& name, std::uint64_t allowed);

/// Names as a file gives them, one behind the other, as much as can be shown.
std::string listed(const std::vector<std::string>& names);

/// Says that a sample of a field, counted by rows, is no amplitude.
Error sampleBeyond(const std::filesystem::path& path, std::int64_t sample, std::int64_t cols);

/// The folder exists and may be written to, and nothing stands in the way at `path`. Throws `Error`
/// (BadInput).
void requirePlace(const std::filesystem::path& path, bool overwrite);

} // namespace fringe
