// SPDX-License-Identifier: GPL-3.0-or-later
// A program that reads an array of a Matlab file with MatIO and writes what `array_stream.h` says.
#include "engine/io/array_choice.h"
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

std::optional<NpyType> typeOf(const matvar_t& variable) {
    switch (variable.class_type) {
    case MAT_C_DOUBLE:
        return variable.isComplex ? NpyType::Complex128 : NpyType::Float64;
    case MAT_C_SINGLE:
        return variable.isComplex ? NpyType::Complex64 : NpyType::Float32;
    case MAT_C_UINT8:
        return variable.isComplex ? std::nullopt : std::optional(NpyType::Uint8);
    case MAT_C_UINT16:
        return variable.isComplex ? std::nullopt : std::optional(NpyType::Uint16);
    default:
        return std::nullopt;
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

template <class Number>
void putNumbers(const matvar_t& variable, const std::vector<std::uint64_t>& lengths) {
    if (!variable.isComplex) {
        const auto* numbers = static_cast<const Number*>(variable.data);
        return putRows(lengths, [=](std::uint64_t k) { return numbers[k]; });
    }
    const auto* both = static_cast<const mat_complex_split_t*>(variable.data);
    const auto* re = static_cast<const Number*>(both->Re);
    const auto* im = static_cast<const Number*>(both->Im);
    putRows(lengths, [=](std::uint64_t k) { return std::array{re[k], im[k]}; });
}

void putArray(const matvar_t& variable, NpyType type, const std::vector<std::uint64_t>& lengths) {
    switch (type) {
    case NpyType::Uint8:
        return putNumbers<std::uint8_t>(variable, lengths);
    case NpyType::Uint16:
        return putNumbers<std::uint16_t>(variable, lengths);
    case NpyType::Float32:
    case NpyType::Complex64:
        return putNumbers<float>(variable, lengths);
    default:
        return putNumbers<double>(variable, lengths);
    }
}

void read(const char* path) {
    const File file(Mat_Open(path, MAT_ACC_RDONLY), &Mat_Close);
    requireRead(file != nullptr);
    std::vector<Variable> variables;
    std::vector<std::vector<std::uint64_t>> lengths;
    while (matvar_t* next = Mat_VarReadNextInfo(file.get())) {
        variables.emplace_back(next, &Mat_VarFree);
        lengths.push_back(lengthsOf(*next));
    }
    const auto meant = meantArray(lengths);
    std::string others;
    for (std::size_t i = 0; i < variables.size(); ++i)
        if (meant ? i != *meant : !lengths[i].empty())
            others += '\n' + std::string(variables[i]->name ? variables[i]->name : "");
    ArrayStreamHead head;
    head.end = ArrayStreamHead::End::Several;
    if (!meant)
        return putHead(head, others);
    matvar_t& variable = *variables[*meant];
    const std::vector<std::uint64_t>& own = lengths[*meant];
    head = {.type = static_cast<std::uint32_t>(*typeOf(variable)),
            .dimensions = static_cast<std::uint32_t>(own.size())};
    std::ranges::copy(own, head.lengths.begin());
    putHead(head, others); // before the data take memory that who waits may not want to give
    requireRead(Mat_VarReadDataAll(file.get(), &variable) == 0 && variable.data != nullptr);
    putArray(variable, *typeOf(variable), own);
}

} // namespace
} // namespace fringe

int main(int argc, char** argv) {
    return fringe::putArrayOf(argc, argv, rlim_t{192} << 20, fringe::read);
}
