// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/array_files.h"

#include "engine/io/file_checks.h"

namespace fringe {
bool isArrayFile(const std::filesystem::path& path) {
    return formatOf(path).read == &readArray;
}

FoundArray arrayIn(const std::filesystem::path& path, const FileReading& reading) {
    const std::string& suffix = formatOf(path).suffixes.front();
    return suffix == ".npz"   ? npzArray(path, reading)
           : suffix == ".mat" ? matArray(path, reading)
           : suffix == ".h5"  ? h5Array(path, reading)
                              : FoundArray{path};
}

void requirePlanesFirst(const std::filesystem::path& path, std::uint64_t planes, Shape shape) {
    constexpr std::uint64_t mostColours = 4;
    if (planes <= mostColours || shape.rows <= 4 || shape.cols < 3 || shape.cols > 4)
        return;
    throw badInput(FRINGE_MARK("{0}: the array has the shape ({1}, {2}, {3}), with colours last; "
                               "planes come first, as in ({3}, {1}, {2}): save "
                               "numpy.moveaxis(a, -1, 0)."),
                   path.string(), planes, shape.rows, shape.cols);
}

Error noMeantArray(const std::filesystem::path& path, const std::vector<std::string>& names) {
    if (names.empty())
        return badInput(FRINGE_MARK("{0} holds no array of rows and columns of real or complex "
                                    "numbers, or of whole ones of 8 or 16 bits without sign."),
                        path.string());
    return badInput(FRINGE_MARK("{0} holds several arrays that may be meant ({1}); keep the one "
                                "that is in a file of its own."),
                    path.string(), listed(names));
}

std::vector<Message> notReadNote(const std::filesystem::path& path,
                                 const std::vector<std::string>& names) {
    if (names.empty())
        return {};
    return {
        message(FRINGE_MARK("{0}: these arrays are not read: {1}."), path.string(), listed(names))};
}

} // namespace fringe
