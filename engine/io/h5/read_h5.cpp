// SPDX-License-Identifier: GPL-3.0-or-later
// A program that reads an array of an HDF5 file and writes what `array_stream.h` says.
#include "engine/io/array_choice.h"
#include "engine/io/array_output.h"
#include "engine/io/npy_header.h"

#define H5_USE_110_API
#include <hdf5.h>

#include <algorithm>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fringe {
namespace {

/// A handle of the library, closed with it.
class Handle {
  public:
    Handle(hid_t id, herr_t (*close)(hid_t)) : id_(id), close_(close) { requireRead(id >= 0); }
    ~Handle() { close_(id_); }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    operator hid_t() const { return id_; }

  private:
    hid_t id_;
    herr_t (*close_)(hid_t);
};

/// A complex number as h5py stores it: a pair of floats "r" and "i".
hid_t complexType(hid_t part, std::size_t bytes) {
    const hid_t type = H5Tcreate(H5T_COMPOUND, 2 * bytes);
    H5Tinsert(type, "r", 0, part);
    H5Tinsert(type, "i", bytes, part);
    return type;
}

bool isComplex(hid_t type) {
    if (H5Tget_nmembers(type) != 2)
        return false;
    return H5Tget_member_index(type, "r") == 0 && H5Tget_member_index(type, "i") == 1
           && H5Tget_member_class(type, 0) == H5T_FLOAT;
}

/// What samples are read as; whole numbers that are wider or have a sign as floats.
std::optional<NpyType> typeOf(hid_t type) {
    const std::size_t bytes = H5Tget_size(type);
    switch (H5Tget_class(type)) {
    case H5T_FLOAT:
        return bytes <= sizeof(float) ? NpyType::Float32 : NpyType::Float64;
    case H5T_INTEGER:
        if (H5Tget_sign(type) == H5T_SGN_NONE && bytes <= 2)
            return bytes == 1 ? NpyType::Uint8 : NpyType::Uint16;
        return NpyType::Float64;
    case H5T_COMPOUND:
        if (isComplex(type))
            return bytes <= 2 * sizeof(float) ? NpyType::Complex64 : NpyType::Complex128;
        return std::nullopt;
    default:
        return std::nullopt;
    }
}

hid_t memoryType(NpyType type) {
    switch (type) {
    case NpyType::Uint8:
        return H5Tcopy(H5T_NATIVE_UINT8);
    case NpyType::Uint16:
        return H5Tcopy(H5T_NATIVE_UINT16);
    case NpyType::Float32:
        return H5Tcopy(H5T_NATIVE_FLOAT);
    case NpyType::Float64:
        return H5Tcopy(H5T_NATIVE_DOUBLE);
    case NpyType::Complex64:
        return complexType(H5T_NATIVE_FLOAT, sizeof(float));
    default:
        return complexType(H5T_NATIVE_DOUBLE, sizeof(double));
    }
}

struct FoundSet {
    std::string name;
    std::vector<std::uint64_t> lengths; ///< empty where it is no array that is read
};

FoundSet lookAt(hid_t file, const char* name) {
    const Handle set(H5Dopen2(file, name, H5P_DEFAULT), &H5Dclose);
    const Handle type(H5Dget_type(set), &H5Tclose), space(H5Dget_space(set), &H5Sclose);
    const int rank = H5Sget_simple_extent_ndims(space);
    FoundSet found{name, {}};
    if (!typeOf(type) || rank < 2 || rank > 3)
        return found;
    std::vector<hsize_t> sides(static_cast<std::size_t>(rank));
    requireRead(H5Sget_simple_extent_dims(space, sides.data(), nullptr) == rank);
    found.lengths.assign(sides.begin(), sides.end());
    return found;
}

/// A damaged group may hold itself, which the library follows without an end.
herr_t visit(hid_t file, const char* name, const H5O_info_t* info, void* all) try {
    constexpr std::ptrdiff_t deepest = 32;
    requireRead(std::ranges::count(std::string_view(name), '/') <= deepest);
    if (info->type == H5O_TYPE_DATASET)
        static_cast<std::vector<FoundSet>*>(all)->push_back(lookAt(file, name));
    return 0;
} catch (const std::exception&) {
    return -1;
}

void putSet(hid_t file, const FoundSet& meant, const std::string& others) {
    const Handle set(H5Dopen2(file, meant.name.c_str(), H5P_DEFAULT), &H5Dclose);
    const Handle stored(H5Dget_type(set), &H5Tclose);
    const NpyType type = *typeOf(stored);
    const Handle held(memoryType(type), &H5Tclose);
    std::uint64_t bytes = H5Tget_size(held);
    for (const std::uint64_t length : meant.lengths)
        if (__builtin_mul_overflow(bytes, length, &bytes))
            throw std::bad_alloc();
    std::vector<std::byte> samples(bytes);
    requireRead(H5Dread(set, held, H5S_ALL, H5S_ALL, H5P_DEFAULT, samples.data()) >= 0);
    ArrayStreamHead head{.type = static_cast<std::uint32_t>(type),
                         .dimensions = static_cast<std::uint32_t>(meant.lengths.size())};
    std::ranges::copy(meant.lengths, head.lengths.begin());
    putHead(head, others);
    put(samples);
}

void read(const char* path) {
    H5Eset_auto2(H5E_DEFAULT, nullptr, nullptr);
    const Handle file(H5Fopen(path, H5F_ACC_RDONLY, H5P_DEFAULT), &H5Fclose);
    std::vector<FoundSet> sets;
    requireRead(H5Ovisit(file, H5_INDEX_NAME, H5_ITER_NATIVE, &visit, &sets) >= 0);
    std::vector<std::vector<std::uint64_t>> lengths;
    for (const FoundSet& set : sets)
        lengths.push_back(set.lengths);
    const auto meant = meantArray(lengths);
    std::string others;
    for (std::size_t i = 0; i < sets.size(); ++i)
        if (meant ? i != *meant : !lengths[i].empty())
            others += '\n' + sets[i].name;
    if (meant)
        return putSet(file, sets[*meant], others);
    ArrayStreamHead head;
    head.end = ArrayStreamHead::End::Several;
    putHead(head, others);
}

} // namespace
} // namespace fringe

int main(int argc, char** argv) {
    return fringe::putArrayOf(argc, argv, rlim_t{192} << 20, fringe::read);
}
