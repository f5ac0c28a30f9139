// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/array_output.h"
#include "engine/io/npy_header.h"

#define H5_USE_110_API
#include <hdf5.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What the samples of a data set mean, by their type and by the marks of who wrote them.
namespace fringe {

/// A handle of the library, closed with it.
class H5Handle {
  public:
    H5Handle(hid_t id, herr_t (*close)(hid_t)) : id_(id), close_(close) { requireRead(id >= 0); }
    ~H5Handle() { close_(id_); }
    H5Handle(const H5Handle&) = delete;
    H5Handle& operator=(const H5Handle&) = delete;
    operator hid_t() const { return id_; }

  private:
    hid_t id_;
    herr_t (*close_)(hid_t);
};

struct H5Dialect {
    bool columnsFirst = false; ///< the last index counts rows
    bool isLogical = false;    ///< bytes that are true or false
    bool isText = false;       ///< numbers that are letters
    bool isOctaves = false;
};

/// type: what Octave says beside a value, "complex matrix". Source: libinterp/octave-value of
/// GNU Octave, `save_hdf5`.
inline H5Dialect ofOctave(const std::string& type) {
    return {true, type.find("bool") != type.npos, type.find("string") != type.npos, true};
}

/// name: the class that Matlab 7.3 notes of an array; empty: it is not Matlab's own.
inline H5Dialect ofMatlab(const std::string& name) {
    return {!name.empty(), name == "logical", name == "char", false};
}

/// read: puts text of that type, if it has a length of its own. Empty: it does not, or fails.
template <class Read> std::string fixedText(hid_t type, const Read& read) {
    constexpr std::size_t longest = 64;
    const std::size_t size = H5Tget_size(type);
    if (H5Tget_class(type) != H5T_STRING || H5Tis_variable_str(type) != 0 || size > longest)
        return {};
    std::string text(size, '\0');
    return read(text.data()) >= 0 ? text.substr(0, text.find('\0')) : std::string();
}

inline std::string attributeText(hid_t object, const char* name) {
    if (H5Aexists(object, name) <= 0)
        return {};
    const H5Handle attribute(H5Aopen(object, name, H5P_DEFAULT), &H5Aclose);
    const H5Handle type(H5Aget_type(attribute), &H5Tclose),
        space(H5Aget_space(attribute), &H5Sclose);
    if (H5Sget_simple_extent_npoints(space) != 1)
        return {};
    return fixedText(type, [&](char* to) { return H5Aread(attribute, type, to); });
}

inline std::string memberName(hid_t type, unsigned member) {
    char* const name = H5Tget_member_name(type, member);
    requireRead(name != nullptr);
    std::string own(name);
    H5free_memory(name);
    return own;
}

/// The members of a compound that are the real and the imaginary part of a complex number: "r" and
/// "i" as h5py has them, "real" and "imag" as Octave and Matlab, in either order, in any letters.
inline std::optional<std::array<std::string, 2>> complexParts(hid_t type) {
    constexpr std::array<std::array<std::string_view, 2>, 3> known{
        {{"r", "i"}, {"re", "im"}, {"real", "imag"}}};
    if (H5Tget_class(type) != H5T_COMPOUND || H5Tget_nmembers(type) != 2
        || H5Tget_member_class(type, 0) != H5T_FLOAT || H5Tget_member_class(type, 1) != H5T_FLOAT)
        return std::nullopt;
    std::array names{memberName(type, 0), memberName(type, 1)};
    for (int turn = 0; turn < 2; ++turn, std::swap(names[0], names[1]))
        for (const auto& parts : known) {
            const auto isNamed = [&](std::size_t i) {
                return std::ranges::equal(names[i], parts[i], [](unsigned char a, char b) {
                    return std::tolower(a) == b;
                });
            };
            if (isNamed(0) && isNamed(1))
                return names;
        }
    return std::nullopt;
}

/// FALSE and TRUE, as h5py stores truth.
inline bool isTruth(hid_t type) {
    return H5Tget_class(type) == H5T_ENUM && H5Tget_size(type) == 1 && H5Tget_nmembers(type) == 2
           && memberName(type, 0) == "FALSE" && memberName(type, 1) == "TRUE";
}

/// What samples are read as; whole numbers that are wider or have a sign as floats.
inline std::optional<NpyType> typeOf(hid_t type, const H5Dialect& dialect) {
    const std::size_t bytes = H5Tget_size(type);
    if (dialect.isText)
        return std::nullopt;
    if (isTruth(type))
        return NpyType::Bool;
    if (complexParts(type))
        return bytes <= 2 * sizeof(float) ? NpyType::Complex64 : NpyType::Complex128;
    switch (H5Tget_class(type)) {
    case H5T_FLOAT:
        return bytes <= sizeof(float) ? NpyType::Float32 : NpyType::Float64;
    case H5T_INTEGER:
        if (dialect.isLogical && bytes == 1)
            return NpyType::Bool;
        if (H5Tget_sign(type) == H5T_SGN_NONE && bytes <= 2)
            return bytes == 1 ? NpyType::Uint8 : NpyType::Uint16;
        return NpyType::Float64;
    default:
        return std::nullopt;
    }
}

inline hid_t complexType(hid_t stored, hid_t part, std::size_t bytes) {
    const auto names = complexParts(stored);
    const hid_t type = H5Tcreate(H5T_COMPOUND, 2 * bytes);
    H5Tinsert(type, names->at(0).c_str(), 0, part);
    H5Tinsert(type, names->at(1).c_str(), bytes, part);
    return type;
}

/// Type of the samples in memory.
inline hid_t memoryType(hid_t stored, NpyType type) {
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
        return complexType(stored, H5T_NATIVE_FLOAT, sizeof(float));
    case NpyType::Complex128:
        return complexType(stored, H5T_NATIVE_DOUBLE, sizeof(double));
    default:
        return H5Tcopy(isTruth(stored) ? stored : H5T_NATIVE_UINT8);
    }
}

} // namespace fringe
