// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/array_files.h"

#include "engine/io/file_checks.h"
#include "engine/io/text_fields.h"
#include "engine/model/called.h"

#include <algorithm>

namespace fringe {
bool isArrayFile(const std::filesystem::path& path) {
    const std::string suffix = lowered(path.extension().string());
    return std::ranges::any_of(allFileFormats(), [&](const FileFormat* format) {
        return format->read == &readArray && std::ranges::count(format->suffixes, suffix) > 0;
    });
}

bool holdsNamedArrays(const std::filesystem::path& path) {
    return isArrayFile(path) && lowered(path.extension().string()) != ".npy";
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

std::vector<std::string> arrayNames(const std::filesystem::path& path, const FileReading& reading) {
    FileReading asking = reading;
    asking.array = {.name = "\n"}; // which is no array's
    try {
        if (holdsNamedArrays(path))
            arrayIn(path, asking);
    } catch (const SeveralArrays& all) {
        return all.names;
    }
    return {};
}

namespace {

Error whichIsMeant(const std::filesystem::path& path, const std::vector<std::string>& names,
                   const ArrayChoice& wished) {
    if (!wished.name.empty())
        return badInput(FRINGE_MARK("{0} holds no array {1}; it holds {2}."), path.string(),
                        wished.name, listed(names));
    if (!wished.isOffered)
        return badInput(FRINGE_MARK("{0} holds several arrays that may be meant ({1}); save the "
                                    "one that is in a file of its own."),
                        path.string(), listed(names));
    return badInput(FRINGE_MARK("{0} holds several arrays that may be meant ({1}); choose one "
                                "({2}), or save it in a file of its own."),
                    path.string(), listed(names), setTo(reading::array(), {"NAME"}));
}

} // namespace

SeveralArrays severalArrays(const std::filesystem::path& path,
                            const std::vector<std::string>& names, const ArrayChoice& wished) {
    return {whichIsMeant(path, names, wished), names};
}

Error noArray(const std::filesystem::path& path, const std::vector<std::string>& names) {
    if (names.empty())
        return badInput(FRINGE_MARK("{0} holds no array of two or three dimensions of real or "
                                    "complex numbers."),
                        path.string());
    return badInput(FRINGE_MARK("{0} holds no array of two or three dimensions of real or complex "
                                "numbers, but {1}; save the array by itself."),
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
