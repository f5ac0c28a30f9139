// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/npy_header.h"

#include "engine/io/input_file.h"
#include "engine/io/scalar.h"
#include "engine/io/text_fields.h"
#include "engine/model/error.h"

#include <array>
#include <optional>

namespace fringe {

namespace {

constexpr std::string_view kMagic = "\x93NUMPY";
constexpr std::size_t kAlignment = 64;
constexpr std::size_t kLongestDictionary = 64 * 1024;
constexpr std::uint64_t kMostPlanes = 64;

struct TypeRow {
    NpyType type;
    std::string_view code;
    std::size_t size;
};
constexpr std::array<TypeRow, 7> kTypes{{
    {NpyType::Uint8, "u1", 1},
    {NpyType::Uint16, "u2", 2},
    {NpyType::Float32, "f4", 4},
    {NpyType::Float64, "f8", 8},
    {NpyType::Complex64, "c8", 8},
    {NpyType::Complex128, "c16", 16},
    {NpyType::Bool, "b1", 1},
}};

const TypeRow& rowOf(NpyType type) {
    return kTypes[static_cast<std::size_t>(type)];
}

Error damagedHeader(const InputFile& file) {
    return badInput(FRINGE_MARK("{0}: the .npy header is damaged; save the array again with "
                                "numpy.save."),
                    file.name());
}

std::string dictionaryText(InputFile& file) {
    const auto version = file.bytes(2);
    const int major = std::to_integer<int>(version[0]);
    if (major < 1 || major > 3)
        throw damagedHeader(file);
    const std::size_t length =
        major == 1 ? loadScalar<std::uint16_t>(file.bytes(2).data(), std::endian::little)
                   : loadScalar<std::uint32_t>(file.bytes(4).data(), std::endian::little);
    if (length >= kLongestDictionary || length > file.remaining())
        throw damagedHeader(file);
    const auto bytes = file.bytes(length);
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// What follows the key and its colon.
std::string_view valueAfter(std::string_view dictionary, std::string_view key,
                            const InputFile& file) {
    const std::size_t at = dictionary.find(key);
    if (at == dictionary.npos)
        throw damagedHeader(file);
    const std::string_view rest = trimmed(dictionary.substr(at + key.size()));
    if (!rest.starts_with(':'))
        throw damagedHeader(file);
    return trimmed(rest.substr(1));
}

void takeType(std::string_view value, NpyHeader& header, const InputFile& file) {
    const std::size_t stop = value.empty() ? 0 : value.find(value.front(), 1);
    if (stop == value.npos || stop < 3)
        throw damagedHeader(file);
    const std::string_view descriptor = value.substr(1, stop - 1);
    header.order = descriptor.front() == '>' ? std::endian::big : std::endian::little;
    for (const TypeRow& row : kTypes) {
        if (row.code != descriptor.substr(1))
            continue;
        header.type = row.type;
        return;
    }
    throw badInput(FRINGE_MARK("{0}: samples of type \"{1}\" are not read; complex64, complex128, "
                               "float32, float64, uint8, uint16 and bool are."),
                   file.name(), excerpt(descriptor));
}

std::vector<std::uint64_t> lengthsOf(std::string_view value, const InputFile& file,
                                     std::size_t mostDimensions) {
    const std::size_t stop = value.find(')');
    if (!value.starts_with('(') || stop == value.npos)
        throw damagedHeader(file);
    std::vector<std::string_view> words;
    splitWords(value.substr(1, stop - 1), true, words);
    std::vector<std::uint64_t> lengths;
    for (const std::string_view word : words) {
        const auto length = toCount(word);
        if (!length)
            throw damagedHeader(file);
        lengths.push_back(*length);
    }
    if (lengths.size() > 1 && lengths.size() <= mostDimensions && mostDimensions > 3)
        return lengths;
    if (lengths.size() != 2 && lengths.size() != 3)
        throw badInput(FRINGE_MARK("{0}: the array has the shape ({1}); (Ny, Nx) or (wavelengths, "
                                   "Ny, Nx) is needed."),
                       file.name(), excerpt(trimmed(value.substr(1, stop - 1))));
    if (lengths.size() == 3 && lengths[0] > kMostPlanes)
        throw badInput(
            FRINGE_MARK("{0}: the array has the shape ({1}), which is of {2} planes, one "
                        "per wavelength; at most {3} are read, and planes come first."),
            file.name(), excerpt(trimmed(value.substr(1, stop - 1))), lengths[0], kMostPlanes);
    return lengths;
}

void requireBytes(const NpyHeader& header, const InputFile& file) {
    std::uint64_t bytes = npySize(header.type);
    bool overflows = false;
    for (const std::uint64_t length : header.lengths)
        overflows = __builtin_mul_overflow(bytes, length, &bytes) || overflows;
    if (!overflows && bytes == 0)
        throw badInput(FRINGE_MARK("{0}: the array is empty; at least one row and one column are "
                                   "needed."),
                       file.name());
    if (overflows || bytes != file.remaining())
        throw badInput(FRINGE_MARK("{0}: the header announces an array of {1} bytes, but {2} "
                                   "follow; the file is cut short or its header is wrong."),
                       file.name(), overflows ? UINT64_MAX : bytes, file.remaining());
}

} // namespace

std::size_t npySize(NpyType type) {
    return rowOf(type).size;
}

NpyHeader readNpyHeader(InputFile& file, std::size_t mostDimensions) {
    const auto magic = file.bytes(std::min<std::uint64_t>(kMagic.size(), file.remaining()));
    if (std::string_view(reinterpret_cast<const char*>(magic.data()), magic.size()) != kMagic)
        throw badInput(FRINGE_MARK("{0}: this is no .npy file; save the array with numpy.save."),
                       file.name());
    const std::string dictionary = dictionaryText(file);
    NpyHeader header;
    takeType(valueAfter(dictionary, "'descr'", file), header, file);
    header.fortranOrder = valueAfter(dictionary, "'fortran_order'", file).starts_with("True");
    header.lengths = lengthsOf(valueAfter(dictionary, "'shape'", file), file, mostDimensions);
    requireBytes(header, file);
    return header;
}

std::string npyHeaderText(NpyType type, const std::vector<std::uint64_t>& lengths) {
    std::string dictionary = "{'descr': '";
    dictionary += npySize(type) == 1 ? '|' : '<';
    dictionary += rowOf(type).code;
    dictionary += "', 'fortran_order': False, 'shape': (";
    for (std::size_t i = 0; i < lengths.size(); ++i)
        dictionary += (i == 0 ? "" : ", ") + std::to_string(lengths[i]);
    dictionary += "), }";
    const std::size_t before = kMagic.size() + 4;
    const std::size_t unpadded = before + dictionary.size() + 1;
    dictionary.append((kAlignment - unpadded % kAlignment) % kAlignment, ' ');
    dictionary += '\n';
    std::string text(kMagic);
    text += {'\x01', '\x00', static_cast<char>(dictionary.size() & 0xff),
             static_cast<char>(dictionary.size() >> 8)};
    return text + dictionary;
}

} // namespace fringe
