// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays as Matlab saves them, versions 5 to 7.3, by way of a program of their own.
#include "engine/io/array_program.h"

namespace fringe {

FoundArray matArray(const std::filesystem::path& path, const FileReading& reading) {
    static constexpr ArrayProgram program{
        "fringe-read-mat",
        FRINGE_MARK("{0} is no file of Matlab 5 to 7.3, or damaged; save the array again."),
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
