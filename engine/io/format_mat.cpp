// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays as Matlab saves them, versions 4 to 7.3, by way of programs of their own.
#include "engine/io/array_program.h"
#include "engine/io/input_file.h"

#include <fstream>

namespace fringe {
namespace {

/// Whether it is an HDF5 file, as those of version 7.3 are. Source: "HDF5 File Format
/// Specification", II.A: the signature stands at 0, 512, 1024, 2048, …
bool isOfHdf5(const std::filesystem::path& path) {
    constexpr std::string_view signature("\x89HDF\r\n\x1a\n", 8);
    const std::uint64_t size = InputFile(path).size();
    std::ifstream file(path, std::ios::binary);
    for (std::uint64_t at = 0; at < size; at = at == 0 ? 512 : 2 * at) {
        std::string found(signature.size(), ' ');
        file.clear();
        file.seekg(static_cast<std::streamoff>(at));
        file.read(found.data(), std::ssize(found));
        if (found == signature)
            return true;
    }
    return false;
}

} // namespace

FoundArray matArray(const std::filesystem::path& path, const FileReading& reading) {
    if (isOfHdf5(path))
        return h5Array(path, reading);
    static constexpr ArrayProgram program{
        "fringe-read-mat",
        FRINGE_MARK("{0} is no file of Matlab 4 to 7.3, or damaged; save the array again."),
        FRINGE_MARK("{0}: this program was built without its reader of Matlab files; save the "
                    "array as .npy, .tif or .exr."),
        FRINGE_MARK("{0}: Matlab files cannot be read, for MatIO was not found; install the "
                    "package libmatio11.")};
    return arrayBy(program, path, reading);
}

extern const FileFormat format_mat{.suffixes = {".mat"},
                                   .label = FRINGE_MARK("Matlab array"),
                                   .read = &readArray,
                                   .look = &lookAtArray,
                                   .planesAreChannels = false};

} // namespace fringe
