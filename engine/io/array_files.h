// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/field_files.h"
#include "engine/io/memory_file.h"
#include "engine/model/error.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

/// Arrays of numbers: a .npy file, or a file of another program that holds such an array, which
/// becomes one.
namespace fringe {

struct FoundArray {
    std::filesystem::path npy;                    ///< what is to be read
    std::shared_ptr<const MemoryFile> unpacked{}; ///< where that lies; null: it is the file itself
    std::vector<Message> notes{};                 ///< what else the file holds
    bool columnsFirst = false;                    ///< the last of its indices counts rows
};

/// Whether it is a file of an array, by its suffix.
bool isArrayFile(const std::filesystem::path& path);
/// Whether arrays have names in it.
bool holdsNamedArrays(const std::filesystem::path& path);

/// The array of a file: of several the one that is chosen, or that `meantArray` says. reading: of
/// unpacking. Throws `Error` (BadInput) that names the file; `Cancelled`.
FoundArray arrayIn(const std::filesystem::path& path, const FileReading& reading);

/// Names of all its arrays, those that are most likely meant first; none of a .npy. Throws
/// likewise.
std::vector<std::string> arrayNames(const std::filesystem::path& path, const FileReading& reading);

/// The array of a .npz archive of NumPy. Throws likewise.
FoundArray npzArray(const std::filesystem::path& path, const FileReading& reading);
/// The array of a file of Matlab, 4 to 7.3. Throws likewise, also where its reader is missing.
FoundArray matArray(const std::filesystem::path& path, const FileReading& reading);

/// The array of an HDF5 file. Throws likewise.
FoundArray h5Array(const std::filesystem::path& path, const FileReading& reading);

/// For tables of formats: numbers as in `FileFormat::read`, (Ny, Nx) or (planes, Ny, Nx).
StoredData readArray(const std::filesystem::path& path, const FileReading& reading);
/// A look at the first of several that can be meant.
FileLook lookAtArray(const std::filesystem::path& path, const FileReading& reading);

/// Refuses an array of three dimensions that has colours last. Throws `Error` (BadInput).
void requirePlanesFirst(const std::filesystem::path& path, std::uint64_t planes, Shape shape);

/// A file holds several arrays of these names, those that are most likely meant first.
class SeveralArrays : public Error {
  public:
    SeveralArrays(const Error& error, std::vector<std::string> all)
        : Error(error), names(std::move(all)) {}
    std::vector<std::string> names;
};

/// Refuses a file of several arrays of these names, or one without the array that is wished.
SeveralArrays severalArrays(const std::filesystem::path& path,
                            const std::vector<std::string>& names, const ArrayChoice& wished);
/// Refuses a file without an array to read. names: of what else it holds.
Error noArray(const std::filesystem::path& path, const std::vector<std::string>& names);
/// Says that these arrays of a file are not read; nothing if there are none.
std::vector<Message> notReadNote(const std::filesystem::path& path,
                                 const std::vector<std::string>& names);

} // namespace fringe
