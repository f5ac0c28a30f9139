// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/array_files.h"
#include "engine/io/atomic_file.h"
#include "engine/io/compared_picture.h"
#include "engine/io/file_checks.h"
#include "engine/io/file_plane.h"
#include "engine/io/input_file.h"
#include "engine/io/npy_header.h"
#include "engine/io/scalar.h"
#include "engine/job/memory_budget.h"
#include "engine/model/error.h"
#include "engine/model/mapped_plane.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

namespace fringe {

namespace {

struct Extent {
    std::uint64_t planes, rows, cols;
    std::uint64_t count() const { return planes * rows * cols; }
    Shape shape() const {
        return {static_cast<std::int64_t>(rows), static_cast<std::int64_t>(cols)};
    }
};

/// An array, and whether its last index counts rows.
struct Array {
    NpyHeader header;
    bool columnsFirst = false;

    Extent extent() const {
        Extent extent{1, header.lengths.end()[-2], header.lengths.back()};
        if (header.lengths.size() > 2)
            extent.planes = header.lengths[0];
        if (columnsFirst)
            std::swap(extent.rows, extent.cols);
        return extent;
    }
};

/// Plane and sample of the k-th number of the file.
struct Place {
    std::size_t plane, sample;
};
Place placeOf(std::uint64_t k, const Extent& extent, const Array& array) {
    const std::uint64_t perPlane = extent.rows * extent.cols;
    const bool planesFastest = array.header.fortranOrder;
    const std::uint64_t plane = planesFastest ? k % extent.planes : k / perPlane;
    const std::uint64_t in = planesFastest ? k / extent.planes : k % perPlane;
    if (planesFastest == array.columnsFirst)
        return {plane, in};
    return {plane, in % extent.rows * extent.cols + in / extent.rows};
}

Complex sampleOf(const std::byte* bytes, NpyType type, std::endian order) {
    switch (type) {
    case NpyType::Complex64:
        return {loadScalar<float>(bytes, order), loadScalar<float>(bytes + 4, order)};
    case NpyType::Complex128:
        return {static_cast<float>(loadScalar<double>(bytes, order)),
                static_cast<float>(loadScalar<double>(bytes + 8, order))};
    case NpyType::Float32:
        return loadScalar<float>(bytes, order);
    default:
        return static_cast<float>(loadScalar<double>(bytes, order));
    }
}

/// Calls `take(bytes, place)` for every number in the order of the file.
template <class Take>
void forEachNumber(InputFile& file, const Array& array, const FileReading& reading, Take take) {
    const Extent extent = array.extent();
    const std::size_t size = npySize(array.header.type);
    const std::size_t most = 65536 / size;
    for (std::uint64_t k = 0; k < extent.count();) {
        const std::uint64_t numbers = std::min<std::uint64_t>(most, extent.count() - k);
        reading.checkpoint();
        const auto bytes = file.bytes(numbers * size);
        for (std::size_t i = 0; i < numbers; ++i, ++k)
            take(bytes.data() + i * size, placeOf(k, extent, array));
    }
}

bool isStoredAsHeld(const Array& array) {
    return array.header.type == NpyType::Complex64 && !array.header.fortranOrder
           && !array.columnsFirst && array.header.order == std::endian::native;
}

template <class T>
std::vector<Plane<T>> planesOf(std::vector<std::vector<T>> samples, const Extent& extent) {
    std::vector<Plane<T>> planes;
    for (std::vector<T>& plane : samples)
        planes.emplace_back(extent.shape(), std::move(plane));
    return planes;
}

Hologram readSamples(InputFile& file, const Array& array, const FileReading& reading) {
    const NpyHeader& header = array.header;
    const Extent extent = array.extent();
    std::vector samples(extent.planes, std::vector<Complex>(extent.rows * extent.cols));
    if (isStoredAsHeld(array))
        for (std::vector<Complex>& plane : samples)
            for (std::span left(plane); !left.empty();) {
                constexpr std::size_t atOnce = 1 << 20;
                reading.checkpoint();
                file.read(std::as_writable_bytes(left.first(std::min(left.size(), atOnce))));
                left = left.subspan(std::min(left.size(), atOnce));
            }
    else
        forEachNumber(file, array, reading, [&](const std::byte* bytes, Place at) {
            samples[at.plane][at.sample] = sampleOf(bytes, header.type, header.order);
        });
    return {.planes = planesOf(std::move(samples), extent)};
}

/// As many as the type can hold.
int countOf(NpyType type) {
    return type == NpyType::Bool ? 2 : type == NpyType::Uint8 ? 256 : 65536;
}

LevelPattern readNumbers(InputFile& file, const Array& array, const FileReading& reading) {
    const NpyHeader& header = array.header;
    const Extent extent = array.extent();
    const bool wide = header.type == NpyType::Uint16;
    const unsigned most = header.type == NpyType::Bool ? 1 : 255;
    std::vector levels(extent.planes, std::vector<std::uint16_t>(extent.rows * extent.cols));
    forEachNumber(file, array, reading, [&](const std::byte* bytes, Place at) {
        levels[at.plane][at.sample] =
            wide ? loadScalar<std::uint16_t>(bytes, header.order)
                 : static_cast<std::uint16_t>(std::min(std::to_integer<unsigned>(*bytes), most));
    });
    return {.count = countOf(header.type), .planes = planesOf(std::move(levels), extent)};
}

/// The planes of a file that memory does not hold.
template <class T>
std::vector<Plane<T>> filePlanes(const InputFile& file, const NpyHeader& header) {
    const Extent extent = Array{header}.extent();
    std::vector<Plane<T>> planes;
    for (std::uint64_t i = 0; i < extent.planes; ++i)
        planes.push_back(
            filePlane<T>(file.name(), extent.shape(),
                         file.position() + i * extent.rows * extent.cols * npySize(header.type),
                         npySize(header.type) < sizeof(T)));
    return planes;
}

bool isLevels(const NpyHeader& header) {
    return header.type == NpyType::Uint8 || header.type == NpyType::Uint16
           || header.type == NpyType::Bool;
}

/// Reads what is stored as it is held, such as the writers below leave it.
StoredData readInPlace(const std::filesystem::path& path, const FileReading& reading) {
    InputFile file(path);
    const NpyHeader header = readNpyHeader(file);
    if (header.fortranOrder || header.order != std::endian::native || reading.array.transpose
        || header.type == NpyType::Bool)
        return readArray(path, reading);
    if (isLevels(header))
        return {LevelPattern{.count = countOf(header.type),
                             .planes = filePlanes<std::uint16_t>(file, header)},
                {}};
    if (header.type == NpyType::Complex64)
        return {Hologram{.planes = filePlanes<Complex>(file, header)}, {}};
    if (header.type != NpyType::Float32)
        return readArray(path, reading);
    Hologram real;
    for (const Plane<float>& plane : filePlanes<float>(file, header))
        real.planes.push_back(mapped(plane, [](float value) { return Complex(value); }));
    return {std::move(real), {}};
}

void writeHeader(AtomicFile& file, NpyType type, Shape shape, std::size_t planes) {
    std::vector<std::uint64_t> lengths{static_cast<std::uint64_t>(shape.rows),
                                       static_cast<std::uint64_t>(shape.cols)};
    if (planes != 1)
        lengths.insert(lengths.begin(), planes);
    const std::string text = npyHeaderText(type, lengths);
    file.write(std::as_bytes(std::span(text)));
}

void writeField(AtomicFile& file, const Hologram& field, const std::string&) {
    writeHeader(file, NpyType::Complex64, field.shape(), field.planes.size());
    for (const Field& plane : field.planes)
        inBands(plane, [&](std::int64_t, std::span<const Complex> rows) {
            file.checkpoint();
            file.write(std::as_bytes(rows));
        });
}

void writeLevels(AtomicFile& file, const LevelPattern& levels, const std::string&) {
    const bool wide = levels.count > 256;
    writeHeader(file, wide ? NpyType::Uint16 : NpyType::Uint8, levels.shape(),
                levels.planes.size());
    for (const auto& plane : levels.planes)
        inBands(plane, [&](std::int64_t, std::span<const std::uint16_t> rows) {
            const std::vector<std::uint8_t> narrow(wide ? rows.end() : rows.begin(), rows.end());
            file.checkpoint();
            file.write(wide ? std::as_bytes(rows) : std::as_bytes(std::span(narrow)));
        });
}

void writePicture(AtomicFile& file, const Picture& picture, const std::string&) {
    writeHeader(file, NpyType::Float32, picture.shape(), picture.planes.size());
    for (const auto& plane : picture.planes)
        inBands(plane, [&](std::int64_t, std::span<const float> rows) {
            file.checkpoint();
            file.write(std::as_bytes(rows));
        });
}

StoredData readOneArray(const std::filesystem::path& path, const FileReading& reading) {
    const FoundArray found = arrayIn(path, reading);
    InputFile file(found.npy, path.string());
    const Array array{readNpyHeader(file), found.columnsFirst != reading.array.transpose};
    const std::uint64_t count = file.remaining() / npySize(array.header.type);
    requireMemory(file.name(), count * sizeof(Complex), reading.memory);
    StoredData stored;
    if (isLevels(array.header))
        stored.content = readNumbers(file, array, reading);
    else
        stored.content = readSamples(file, array, reading);
    stored.notes = found.notes;
    return stored;
}

/// Real numbers of an array of that name.
Hologram partOf(const std::filesystem::path& path, FileReading reading, const std::string& name) {
    reading.array.name = name;
    StoredData stored = readOneArray(path, reading);
    const auto* part = std::get_if<Hologram>(&stored.content);
    if (!part || !isReal(*part))
        throw badInput(FRINGE_MARK("{0}: {1} holds whole or complex numbers; amplitudes, and "
                                   "phases in radians, are needed as float32 or float64."),
                       path.string(), name);
    return *part;
}

/// A field by two arrays of the file, of amplitudes and of phases.
StoredData readPolar(const std::filesystem::path& path, const FileReading& reading) {
    const std::string& both = reading.array.name;
    const std::size_t comma = both.find(',');
    const std::string first = both.substr(0, comma), second = both.substr(comma + 1);
    const Hologram amplitudes = partOf(path, reading, first),
                   phases = partOf(path, reading, second);
    if (amplitudes.shape() != phases.shape() || amplitudes.planes.size() != phases.planes.size())
        throw badInput(FRINGE_MARK("{0}: {1} and {2} differ in size; amplitudes and phases are "
                                   "needed of the same samples."),
                       path.string(), first, second);
    Hologram field;
    for (std::size_t i = 0; i < phases.planes.size(); ++i) {
        std::vector<Complex> samples;
        std::ranges::transform(
            amplitudes.planes[i].samples(), phases.planes[i].samples(), std::back_inserter(samples),
            [](Complex a, Complex b) { return a.real() * std::polar(1.0F, b.real()); });
        field.planes.emplace_back(phases.shape(), std::move(samples));
    }
    return {std::move(field),
            {},
            {},
            {},
            {message(FRINGE_MARK("{0}: {1} is read as amplitudes, and {2} as phases in radians."),
                     path.string(), first, second)}};
}

} // namespace

StoredData readArray(const std::filesystem::path& path, const FileReading& reading) {
    return reading.array.isPolar() && holdsNamedArrays(path) ? readPolar(path, reading)
                                                             : readOneArray(path, reading);
}

FileLook lookAtArray(const std::filesystem::path& path, const FileReading& reading) try {
    if (reading.array.isPolar())
        return {.isComplex = true};
    const FoundArray found = arrayIn(path, reading);
    InputFile file(found.npy, path.string());
    const NpyType type = readNpyHeader(file).type;
    return {type == NpyType::Complex64 || type == NpyType::Complex128};
} catch (const SeveralArrays& all) {
    if (!reading.array.name.empty())
        throw;
    FileReading first = reading;
    first.array.name = all.names.front();
    return lookAtArray(path, first);
}

extern const FileFormat format_npy{.suffixes = {".npy"},
                                   .label = FRINGE_MARK("NumPy array"),
                                   .holdsMetadata = false,
                                   .read = &readArray,
                                   .writeField = &writeField,
                                   .writeLevels = &writeLevels,
                                   .writePicture = &writePicture,
                                   .readInPlace = &readInPlace,
                                   .look = &lookAtArray,
                                   .planesAreChannels = false};

} // namespace fringe
