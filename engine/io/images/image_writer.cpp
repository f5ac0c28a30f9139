// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/image_writer.h"

#include "engine/io/atomic_file.h"
#include "engine/io/images/image_codec.h"
#include "engine/io/images/image_error.h"
#include "engine/io/metadata.h"
#include "engine/model/error.h"
#include "engine/model/field.h"

#include <algorithm>
#include <array>
#include <limits>

namespace fringe {

namespace {

/// An image that is still to get a type of samples.
struct ImageLayout {
    ImagePlace place;
    Shape shape;
    std::vector<std::string> channels;
    std::string metadata;
    bool isInBits = false;
};

void requireSides(const AtomicFile& file, Shape shape) {
    constexpr std::int64_t longest = std::numeric_limits<int>::max();
    if (shape.rows > longest || shape.cols > longest)
        throw badInput(FRINGE_MARK("{0}: {1} × {2} samples are too many for this format; give a "
                                   "name that ends in .npy."),
                       file.target().string(), shape.cols, shape.rows);
}

std::uint64_t bytesOf(SampleType type) {
    return type == SampleType::UInt8 ? 1 : type == SampleType::UInt16 ? 2 : 4;
}

/// Whether all samples may take more than the 4 GiB that offsets of 32 bits reach.
bool isLarge(const ImageLayout& layout, SampleType type) {
    constexpr std::uint64_t most = (std::uint64_t{1} << 32) - (1 << 26); // tables take the rest
    return static_cast<std::uint64_t>(layout.shape.count()) * layout.channels.size() * bytesOf(type)
           > most;
}

EncodedImage encoded(const AtomicFile& file, const ImageLayout& layout, SampleType type) {
    requireSides(file, layout.shape);
    return {file.temporary().string(),
            layout.place.format,
            layout.place.page,
            layout.place.large || isLarge(layout, type),
            static_cast<int>(layout.shape.cols),
            static_cast<int>(layout.shape.rows),
            type,
            layout.isInBits,
            layout.channels,
            programName(),
            layout.metadata};
}

std::vector<std::string> colourChannels(const AtomicFile& file, std::size_t planes) {
    if (planes == 1)
        return {"Y"};
    if (planes == 3)
        return {"R", "G", "B"};
    throw badInput(FRINGE_MARK("{0}: this format holds one or three wavelengths, not {1}; give a "
                               "name that ends in .npy."),
                   file.target().string(), planes);
}

std::vector<std::string> complexChannels(std::size_t planes) {
    if (planes == 1)
        return {"re", "im"};
    std::vector<std::string> names;
    for (std::size_t i = 0; i < planes; ++i) {
        names.push_back(std::to_string(i) + ".re");
        names.push_back(std::to_string(i) + ".im");
    }
    return names;
}

template <class Number> constexpr SampleType typeOf = SampleType::Float;
template <> constexpr SampleType typeOf<std::uint8_t> = SampleType::UInt8;
template <> constexpr SampleType typeOf<std::uint16_t> = SampleType::UInt16;

template <class Stored, class T> Stored storedAs(T sample) {
    if constexpr (std::is_same_v<Stored, T>)
        return sample;
    else
        return {static_cast<typename Stored::value_type>(sample)};
}

/// A plane's rows from the top.
template <class T> class RowReader {
  public:
    explicit RowReader(const Plane<T>& plane) : plane_(plane) {}

    const T* row(std::int64_t row) {
        const auto [rows, cols] = plane_.shape();
        if (plane_.isInMemory())
            return plane_.samples().data() + row * cols;
        if (row % atOnce == 0) {
            const std::int64_t count = std::min(atOnce, rows - row);
            band_.resize(static_cast<std::size_t>(count * cols));
            plane_.read({row, 0, {count, cols}}, band_, cols);
        }
        return band_.data() + row % atOnce * cols;
    }

  private:
    static constexpr std::int64_t atOnce = 64;
    const Plane<T>& plane_;
    std::vector<T> band_;
};

/// Writes planes interleaved, each sample as a `Stored`.
template <class Stored, class T>
void writePlanes(AtomicFile& file, const ImageLayout& layout,
                 const std::vector<Plane<T>>& planes) try {
    const auto encoder =
        imageCodec().encoder(encoded(file, layout, typeOf<typename Stored::value_type>));
    std::vector<RowReader<T>> readers(planes.begin(), planes.end());
    std::vector<const T*> samples(planes.size());
    std::vector<Stored> row(static_cast<std::size_t>(layout.shape.cols) * planes.size());
    for (std::int64_t j = 0; j < layout.shape.rows; ++j) {
        if (j > 0) // libraries complain of pictures without a row
            file.checkpoint();
        std::ranges::transform(readers, samples.begin(),
                               [j](RowReader<T>& reader) { return reader.row(j); });
        for (std::size_t i = 0; i < row.size(); ++i)
            row[i] = storedAs<Stored>(samples[i % planes.size()][i / planes.size()]);
        encoder->row(row.data());
    }
    encoder->close();
} catch (const ImageFault& fault) {
    throw unwritableImage(file, fault.what());
}

} // namespace

void writeFieldImage(AtomicFile& file, const Hologram& field, const ImagePlace& place,
                     const std::string& metadata) {
    writePlanes<Complex>(
        file, {place, field.shape(), complexChannels(field.planes.size()), metadata}, field.planes);
}

void writeLevelImage(AtomicFile& file, const LevelPattern& levels, const ImagePlace& place,
                     const std::string& metadata) {
    const std::size_t planes = levels.planes.size();
    const ImageLayout layout{place, levels.shape(), colourChannels(file, planes), metadata,
                             place.inBits && levels.count == 2 && planes == 1};
    if (levels.count <= 256)
        writePlanes<std::array<std::uint8_t, 1>>(file, layout, levels.planes);
    else
        writePlanes<std::array<std::uint16_t, 1>>(file, layout, levels.planes);
}

void writePictureImage(AtomicFile& file, const Picture& picture, const ImagePlace& place,
                       const std::string& metadata) {
    writePlanes<std::array<float, 1>>(
        file, {place, picture.shape(), colourChannels(file, picture.planes.size()), metadata},
        picture.planes);
}

} // namespace fringe
