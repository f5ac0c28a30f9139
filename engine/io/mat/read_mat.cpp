// SPDX-License-Identifier: GPL-3.0-or-later
// A program that reads an array of a file of Matlab 4 to 7 with MatIO and writes what
// `array_stream.h` says.
#include "engine/io/array_output.h"
#include "engine/io/npy_header.h"

#include <matio.h>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fringe {
namespace {

using File = std::unique_ptr<mat_t, decltype(&Mat_Close)>;
using Variable = std::unique_ptr<matvar_t, decltype(&Mat_VarFree)>;

/// Whole numbers that are wider than 16 bits or have a sign as floats.
std::optional<NpyType> typeOf(const matvar_t& variable) {
    const auto real = [&](NpyType type) {
        return variable.isComplex ? std::nullopt : std::optional(type);
    };
    if (variable.isLogical && variable.class_type == MAT_C_UINT8)
        return real(NpyType::Bool);
    switch (variable.class_type) {
    case MAT_C_DOUBLE:
        return variable.isComplex ? NpyType::Complex128 : NpyType::Float64;
    case MAT_C_SINGLE:
        return variable.isComplex ? NpyType::Complex64 : NpyType::Float32;
    case MAT_C_UINT8:
        return real(NpyType::Uint8);
    case MAT_C_UINT16:
        return real(NpyType::Uint16);
    case MAT_C_INT8:
    case MAT_C_INT16:
    case MAT_C_INT32:
    case MAT_C_UINT32:
    case MAT_C_INT64:
    case MAT_C_UINT64:
        return real(NpyType::Float64);
    default:
        return std::nullopt;
    }
}

/// What it is called in a list of what is not read.
std::string nameOf(const matvar_t& variable) {
    const std::string name = variable.name ? variable.name : "";
    switch (variable.class_type) {
    case MAT_C_STRUCT:
        return name + " (struct)";
    case MAT_C_CELL:
        return name + " (cell)";
    case MAT_C_SPARSE:
        return name + " (sparse)";
    case MAT_C_CHAR:
        return name + " (char)";
    default:
        return name;
    }
}

/// Planes first, as Matlab has them last; empty where it is no array that is read.
std::vector<std::uint64_t> lengthsOf(const matvar_t& variable) {
    if (!typeOf(variable) || variable.rank < 2 || variable.rank > 3)
        return {};
    const std::span sides(variable.dims, static_cast<std::size_t>(variable.rank));
    if (sides.size() == 2)
        return {sides[0], sides[1]};
    return {sides[2], sides[0], sides[1]};
}

/// The array of a variable on the way from columns to rows: sample(k) gives the k-th as it lies.
template <class Sample>
void putRows(const std::vector<std::uint64_t>& lengths, const Sample& sample) {
    const std::uint64_t rows = lengths[lengths.size() - 2], cols = lengths.back(),
                        planes = lengths.size() > 2 ? lengths[0] : 1;
    for (std::uint64_t row = 0; row < planes * rows; ++row) {
        std::vector<decltype(sample(0))> line;
        for (std::uint64_t col = 0; col < cols; ++col)
            line.push_back(sample(row / rows * rows * cols + col * rows + row % rows));
        put(std::as_bytes(std::span(line)));
    }
}

/// Numbers of the type in memory as those of another.
template <class Number, class As = Number>
void putNumbers(const matvar_t& variable, const std::vector<std::uint64_t>& lengths) {
    if (!variable.isComplex) {
        const auto* numbers = static_cast<const Number*>(variable.data);
        return putRows(lengths, [=](std::uint64_t k) { return static_cast<As>(numbers[k]); });
    }
    const auto* both = static_cast<const mat_complex_split_t*>(variable.data);
    const auto* re = static_cast<const Number*>(both->Re);
    const auto* im = static_cast<const Number*>(both->Im);
    putRows(lengths, [=](std::uint64_t k) { return std::array{re[k], im[k]}; });
}

void putArray(const matvar_t& variable, const std::vector<std::uint64_t>& lengths) {
    switch (variable.class_type) {
    case MAT_C_UINT8:
        return putNumbers<std::uint8_t>(variable, lengths);
    case MAT_C_UINT16:
        return putNumbers<std::uint16_t>(variable, lengths);
    case MAT_C_SINGLE:
        return putNumbers<float>(variable, lengths);
    case MAT_C_INT8:
        return putNumbers<std::int8_t, double>(variable, lengths);
    case MAT_C_INT16:
        return putNumbers<std::int16_t, double>(variable, lengths);
    case MAT_C_INT32:
        return putNumbers<std::int32_t, double>(variable, lengths);
    case MAT_C_UINT32:
        return putNumbers<std::uint32_t, double>(variable, lengths);
    case MAT_C_INT64:
        return putNumbers<std::int64_t, double>(variable, lengths);
    case MAT_C_UINT64:
        return putNumbers<std::uint64_t, double>(variable, lengths);
    default:
        return putNumbers<double>(variable, lengths);
    }
}

void read(const char* path, const std::string& wished) {
    const File file(Mat_Open(path, MAT_ACC_RDONLY), &Mat_Close);
    requireRead(file != nullptr && Mat_GetVersion(file.get()) != MAT_FT_MAT73);
    openNoMore();
    std::vector<Variable> variables;
    std::vector<ArrayEntry> entries;
    while (matvar_t* next = Mat_VarReadNextInfo(file.get())) {
        variables.emplace_back(next, &Mat_VarFree);
        entries.push_back({nameOf(*next), lengthsOf(*next)});
    }
    const auto chosen = chosenArray(entries, wished);
    if (!chosen)
        return putNone(entries);
    matvar_t& variable = *variables[*chosen];
    const std::vector<std::uint64_t>& lengths = entries[*chosen].lengths;
    ArrayStreamHead head{.type = static_cast<std::uint32_t>(*typeOf(variable)),
                         .dimensions = static_cast<std::uint32_t>(lengths.size())};
    std::ranges::copy(lengths, head.lengths.begin());
    putHead(head,
            namesOf(entries, false,
                    chosen)); // before the data take memory that who waits may not want to give
    requireRead(Mat_VarReadDataAll(file.get(), &variable) == 0 && variable.data != nullptr);
    putArray(variable, lengths);
}

} // namespace
} // namespace fringe

int main(int argc, char** argv) {
    return fringe::putArrayOf(argc, argv, rlim_t{192} << 20, fringe::read);
}
