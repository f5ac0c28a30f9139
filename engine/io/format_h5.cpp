// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays in HDF5 files, as h5py and makers of panels save them, by way of a program of their own.
#include "engine/io/array_program.h"

namespace fringe {

FoundArray h5Array(const std::filesystem::path& path, const FileReading& reading) {
    static constexpr ArrayProgram program{
        "fringe-read-h5", FRINGE_MARK("{0} is no HDF5 file, or damaged; save the array again."),
        FRINGE_MARK("{0}: this program was built without its reader of HDF5 files; save the array "
                    "as .npy, .tif or .exr."),
        FRINGE_MARK("{0}: HDF5 files cannot be read, for their library was not found; install the "
                    "package libhdf5-103-1.")};
    return arrayBy(program, path, reading);
}

extern const FileFormat format_h5{.suffixes = {".h5", ".hdf5"},
                                  .label = FRINGE_MARK("HDF5 array"),
                                  .read = &readArray,
                                  .look = &lookAtArray,
                                  .planesAreChannels = false};

} // namespace fringe
