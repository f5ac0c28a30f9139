// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace fringe {

class InputFile;

/// The samples a .npy file can hold for us.
enum class NpyType { Uint8, Uint16, Float32, Float64, Complex64, Complex128, Bool };

struct NpyHeader {
    NpyType type = NpyType::Complex64;
    std::endian order = std::endian::little;
    bool fortranOrder = false;          ///< the first index runs fastest
    std::vector<std::uint64_t> lengths; ///< (Ny, Nx), (planes, Ny, Nx) or of more dimensions
};

std::size_t npySize(NpyType type); ///< [bytes]

/// Reads versions 1 to 3 and checks the shape against the bytes that follow.
/// Source: numpy.lib.format, "NPY format". Of three dimensions the first is that of wavelengths
/// unless more dimensions are allowed. Throws `Error` (BadInput).
NpyHeader readNpyHeader(InputFile& file, std::size_t mostDimensions = 3);

/// Magic, version 1.0 and the padded dictionary, ready to write. Little endian, C order.
std::string npyHeaderText(NpyType type, const std::vector<std::uint64_t>& lengths);

} // namespace fringe
