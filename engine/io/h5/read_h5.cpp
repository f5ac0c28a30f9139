// SPDX-License-Identifier: GPL-3.0-or-later
// A program that reads an array of an HDF5 file and writes what `array_stream.h` says.
#include "engine/io/array_output.h"
#include "engine/io/h5/h5_types.h"

#include <algorithm>
#include <new>
#include <string_view>

namespace fringe {
namespace {

struct FoundSet {
    std::string path;
    H5Dialect dialect;
};

/// All that a file holds.
struct Found {
    hid_t file = -1;
    std::vector<FoundSet> sets;
    std::vector<ArrayEntry> entries; ///< of each set
    std::string elsewhere;           ///< names of what lies in other files
};

/// Whether the numbers lie in other files, which may be anybody's.
bool liesElsewhere(hid_t set) {
    const H5Handle made(H5Dget_create_plist(set), &H5Pclose);
    return H5Pget_layout(made) == H5D_VIRTUAL || H5Pget_external_count(made) > 0;
}

std::vector<std::uint64_t> lengthsOf(hid_t set, const H5Dialect& dialect) {
    const H5Handle type(H5Dget_type(set), &H5Tclose), space(H5Dget_space(set), &H5Sclose);
    const int rank = H5Sget_simple_extent_ndims(space);
    if (!typeOf(type, dialect) || rank < 2 || rank > 3)
        return {};
    std::vector<hsize_t> sides(static_cast<std::size_t>(rank));
    requireRead(H5Sget_simple_extent_dims(space, sides.data(), nullptr) == rank);
    return {sides.begin(), sides.end()};
}

/// The text of a data set such as Octave puts beside its values; empty: there is none.
std::string textOf(hid_t file, const std::string& path) {
    if (H5Lexists(file, path.c_str(), H5P_DEFAULT) <= 0)
        return {};
    const H5Handle set(H5Dopen2(file, path.c_str(), H5P_DEFAULT), &H5Dclose);
    if (liesElsewhere(set))
        return {};
    const H5Handle type(H5Dget_type(set), &H5Tclose);
    return fixedText(
        type, [&](char* to) { return H5Dread(set, type, H5S_ALL, H5S_ALL, H5P_DEFAULT, to); });
}

/// The group in which Octave keeps a value, or what it says of it, under that name; empty: none.
std::string groupOfOctave(hid_t file, const std::string& path, std::string_view name) {
    if (!path.ends_with(name))
        return {};
    const std::string group = path.substr(0, path.size() - name.size());
    const H5Handle parent(H5Gopen2(file, group.c_str(), H5P_DEFAULT), &H5Gclose);
    return H5Aexists(parent, "OCTAVE_NEW_FORMAT") > 0 ? group : std::string();
}

H5Dialect dialectOf(hid_t file, const std::string& path, hid_t set) {
    const std::string group = groupOfOctave(file, path, "/value");
    return group.empty() ? ofMatlab(attributeText(set, "MATLAB_class"))
                         : ofOctave(textOf(file, group + "/type"));
}

/// As people know it who saved it with Octave, which keeps every value in a group of its own.
std::string knownName(std::string path, const H5Dialect& dialect) {
    constexpr std::string_view value = "/value";
    if (!dialect.isOctaves)
        return path;
    for (std::size_t at = 0; (at = path.find(value, at)) != path.npos;)
        if (at + value.size() == path.size() || path[at + value.size()] == '/')
            path.erase(at, value.size());
        else
            at += value.size();
    return path;
}

void lookAt(Found& found, const char* path) {
    const H5Handle set(H5Dopen2(found.file, path, H5P_DEFAULT), &H5Dclose);
    if (liesElsewhere(set)) {
        found.elsewhere += '\n' + std::string(path);
        return;
    }
    if (!groupOfOctave(found.file, path, "/type").empty())
        return;
    const H5Dialect dialect = dialectOf(found.file, path, set);
    found.sets.push_back({path, dialect});
    found.entries.push_back({knownName(path, dialect), lengthsOf(set, dialect)});
}

/// A damaged group may hold itself, which the library follows without an end.
void requireShallow(const char* path) {
    constexpr std::ptrdiff_t deepest = 32;
    requireRead(std::ranges::count(std::string_view(path), '/') <= deepest);
}

herr_t visitObject(hid_t, const char* path, const H5O_info_t* info, void* all) try {
    requireShallow(path);
    if (info->type == H5O_TYPE_DATASET)
        lookAt(*static_cast<Found*>(all), path);
    return 0;
} catch (const std::exception&) {
    return -1;
}

herr_t visitLink(hid_t, const char* path, const H5L_info_t* info, void* all) try {
    requireShallow(path);
    if (info->type >= H5L_TYPE_UD_MIN)
        static_cast<Found*>(all)->elsewhere += '\n' + std::string(path);
    return 0;
} catch (const std::exception&) {
    return -1;
}

/// What unpacks the samples and is not there; empty: nothing.
std::string missingFilter(hid_t set) {
    const H5Handle made(H5Dget_create_plist(set), &H5Pclose);
    for (int i = 0; i < H5Pget_nfilters(made); ++i) {
        unsigned flags = 0;
        std::size_t values = 0;
        std::array<char, 64> name{};
        const H5Z_filter_t filter = H5Pget_filter2(made, static_cast<unsigned>(i), &flags, &values,
                                                   nullptr, name.size() - 1, name.data(), nullptr);
        if (H5Zfilter_avail(filter) <= 0)
            return '\n' + (name[0] != '\0' ? name.data() : std::to_string(filter));
    }
    return {};
}

std::vector<std::byte> samplesOf(hid_t set, hid_t held, const std::vector<std::uint64_t>& lengths) {
    std::uint64_t bytes = H5Tget_size(held);
    for (const std::uint64_t length : lengths)
        if (__builtin_mul_overflow(bytes, length, &bytes))
            throw std::bad_alloc();
    std::vector<std::byte> samples(bytes);
    openNoMore();
    requireRead(H5Dread(set, held, H5S_ALL, H5S_ALL, H5P_DEFAULT, samples.data()) >= 0);
    return samples;
}

void putSet(const Found& found, std::size_t chosen) {
    const auto& [path, dialect] = found.sets[chosen];
    const std::vector<std::uint64_t>& lengths = found.entries[chosen].lengths;
    const H5Handle set(H5Dopen2(found.file, path.c_str(), H5P_DEFAULT), &H5Dclose);
    ArrayStreamHead head;
    if (const std::string filter = missingFilter(set); !filter.empty()) {
        head.end = ArrayStreamHead::End::Packed;
        return putHead(head, filter);
    }
    const H5Handle stored(H5Dget_type(set), &H5Tclose);
    const NpyType type = *typeOf(stored, dialect);
    const H5Handle held(memoryType(stored, type), &H5Tclose);
    const std::vector<std::byte> samples = samplesOf(set, held, lengths);
    head.type = static_cast<std::uint32_t>(type);
    head.dimensions = static_cast<std::uint32_t>(lengths.size());
    head.columnsFirst = dialect.columnsFirst ? 1 : 0;
    std::ranges::copy(lengths, head.lengths.begin());
    putHead(head, namesOf(found.entries, false, chosen) + found.elsewhere);
    put(samples);
}

void read(const char* path, const std::string& wished) {
    H5Eset_auto2(H5E_DEFAULT, nullptr, nullptr);
    const H5Handle file(H5Fopen(path, H5F_ACC_RDONLY, H5P_DEFAULT), &H5Fclose);
    Found found{file, {}, {}, {}};
    requireRead(H5Ovisit(file, H5_INDEX_NAME, H5_ITER_NATIVE, &visitObject, &found) >= 0);
    requireRead(H5Lvisit(file, H5_INDEX_NAME, H5_ITER_NATIVE, &visitLink, &found) >= 0);
    const auto chosen = chosenArray(found.entries, wished);
    const bool mayBeElsewhere = wished.empty() || !chosen;
    if (!found.elsewhere.empty() && mayBeElsewhere) {
        ArrayStreamHead head;
        head.end = ArrayStreamHead::End::Elsewhere;
        return putHead(head, found.elsewhere);
    }
    if (chosen)
        return putSet(found, *chosen);
    putNone(found.entries);
}

} // namespace
} // namespace fringe

int main(int argc, char** argv) {
    return fringe::putArrayOf(argc, argv, rlim_t{192} << 20, fringe::read);
}
