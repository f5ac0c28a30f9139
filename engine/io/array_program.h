// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/array_files.h"

#include <filesystem>

namespace fringe {

/// A program of its own that reads arrays with a library which damaged files may end, as
/// `array_stream.h` says, and what is said where it cannot: FRINGE_MARKed sentences about {0}, the
/// file.
struct ArrayProgram {
    const char* name;       ///< "fringe-read-mat"
    const char* damaged;    ///< or no file of that kind
    const char* absent;     ///< the program was not built
    const char* unloadable; ///< its library is not there
};

/// The array of a file: of several the one that `meantArray` says. Throws `Error` (BadInput) that
/// names the file; `Cancelled`.
FoundArray arrayBy(const ArrayProgram& program, const std::filesystem::path& path,
                   const FileReading& reading);

} // namespace fringe
