// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/image_writer.h"

#include "engine/disk/halving.h"
#include "engine/io/atomic_file.h"
#include "engine/io/file_plane.h"
#include "engine/io/images/image_codec.h"
#include "engine/io/images/image_error.h"
#include "engine/io/metadata.h"
#include "engine/model/build.h"
#include "engine/model/error.h"
#include "engine/model/field.h"

#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <span>

namespace fringe {

namespace {

/// An image that is still to get a type of samples.
struct ImageLayout {
    ImagePlace place;
    Shape shape;
    std::vector<std::string> channels;
    std::string metadata;
    const Sampling& sampling;
    int bits = 0;
    int tileHeight = 0; ///< 0: in rows
};

constexpr int tileWidth = 256;
/// What is held of an image at once, once as it is and once as it is stored [bytes].
constexpr std::int64_t mostAtOnce = 16 << 20;

/// Height of tiles of which a row is not held beside the memory that makes it; a multiple of 16,
/// see TIFF 6.0. rowBytes: of all planes.
int tileHeightFor(std::int64_t rowBytes) {
    int height = tileWidth;
    while (height > 16 && height * rowBytes > mostAtOnce)
        height /= 2;
    return height;
}

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
    const std::uint64_t bytes =
        static_cast<std::uint64_t>(layout.shape.count()) * layout.channels.size() * bytesOf(type);
    return bytes + (layout.tileHeight > 0 ? bytes / 3 : 0) > most;
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
            layout.bits,
            tileWidth,
            layout.tileHeight,
            layout.bits == 0 && !layout.place.isPage,
            layout.channels,
            layout.sampling.pitchX.si(),
            layout.sampling.pitchY.si(),
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

/// Smaller images of planes that are held are in rows, which all programs read: all samples of one
/// are decoded in a second, so that tiles would gain nothing.
template <class T> bool isInTiles(const std::vector<Plane<T>>& planes) {
    constexpr std::int64_t mostInRows = 1 << 26;
    return planes.front().shape().count() > mostInRows
           || !std::ranges::all_of(planes, &Plane<T>::isHeld);
}

/// Rows of a plane from the top on their way to become one: in memory, or in a file beside another
/// that is gone with them.
template <class T> class GatheredRows {
  public:
    GatheredRows(const AtomicFile& other, Shape shape) : shape_(shape) {
        if (shape.count() * static_cast<std::int64_t>(sizeof(T)) > mostAtOnce)
            file_ = std::make_unique<AtomicFile>(other.target());
    }

    void add(const std::vector<T>& rows) {
        if (file_)
            file_->write(std::as_bytes(std::span(rows)));
        else
            samples_.insert(samples_.end(), rows.begin(), rows.end());
    }

    Plane<T> plane() {
        if (!file_)
            return {shape_, std::move(samples_)};
        return filePlane<T>(file_->temporary(), shape_, 0);
    }

  private:
    Shape shape_;
    std::unique_ptr<AtomicFile> file_;
    std::vector<T> samples_;
};

/// Writes a level of planes interleaved, each sample as a `Stored`; also(plane, rows) takes the
/// rows on their way.
template <class Stored, class T, class Also>
void writeRows(const AtomicFile& file, ImageEncoder& encoder, const std::vector<Plane<T>>& planes,
               const Also& also) {
    constexpr std::int64_t rowsOfStrips = 64;
    const auto [rows, cols] = planes.front().shape();
    const std::int64_t atOnce = encoder.rowsAtOnce() > 0 ? encoder.rowsAtOnce() : rowsOfStrips;
    std::vector<std::unique_ptr<PlaneReader<T>>> readers;
    for (const Plane<T>& plane : planes)
        readers.push_back(plane.open());
    std::vector<T> band;
    std::vector<Stored> stored;
    for (std::int64_t row = 0; row < rows; row += atOnce) {
        if (row > 0) // libraries complain of pictures without a row
            file.checkpoint();
        const std::int64_t count = std::min(atOnce, rows - row);
        const auto size = static_cast<std::size_t>(count * cols);
        stored.resize(size * planes.size());
        for (std::size_t p = 0; p < planes.size(); ++p) {
            band.resize(size);
            readers[p]->read({row, 0, {count, cols}}, band.data(), cols);
            for (std::size_t i = 0; i < size; ++i)
                stored[i * planes.size() + p] = storedAs<Stored>(band[i]);
            also(p, band);
        }
        encoder.rows(static_cast<int>(count), stored.data());
    }
}

/// mean: of four samples, for a pyramid.
template <class Stored, class T, class Mean>
void writePlanes(AtomicFile& file, ImageLayout layout, std::vector<Plane<T>> planes,
                 const Mean& mean) try {
    constexpr std::size_t larger = std::max(sizeof(Stored), sizeof(T));
    if (isInTiles(planes))
        layout.tileHeight = tileHeightFor(layout.shape.cols * std::ssize(planes)
                                          * static_cast<std::int64_t>(larger));
    const auto encoder =
        imageCodec().encoder(encoded(file, layout, typeOf<typename Stored::value_type>));
    std::vector<GatheredRows<T>> level; // whose planes are written
    for (;;) {
        const Shape shape = planes.front().shape();
        std::vector<GatheredRows<T>> halves;
        for (std::size_t p = 0; encoder->isHalved() && p < planes.size(); ++p)
            halves.emplace_back(file, halfShape(shape));
        writeRows<Stored>(file, *encoder, planes, [&](std::size_t p, std::span<const T> rows) {
            if (!halves.empty())
                halves[p].add(halvedRows(rows, shape.cols, mean));
        });
        if (halves.empty())
            break;
        encoder->halve();
        level = std::move(halves);
        std::ranges::transform(level, planes.begin(), &GatheredRows<T>::plane);
    }
    encoder->close();
} catch (const ImageFault& fault) {
    throw unwritableImage(file, fault.what());
}

/// The bits of a sample that are asked for, where so many levels fit into them and the library has
/// them; else 0.
int storedBits(int bits, int count) {
    const bool isThere = bits == 1 || (count > 256 && (bits == 10 || bits == 12));
    return isThere && count <= 1 << bits ? bits : 0;
}

} // namespace

void writeFieldImage(AtomicFile& file, const Hologram& field, const ImagePlace& place,
                     const std::string& metadata) {
    writePlanes<Complex>(
        file,
        {place, field.shape(), complexChannels(field.planes.size()), metadata, field.sampling},
        field.planes, meanWave);
}

void writeLevelImage(AtomicFile& file, const LevelPattern& levels, const ImagePlace& place,
                     const std::string& metadata) {
    const std::size_t planes = levels.planes.size();
    const ImageLayout layout{
        place,    levels.shape(),  colourChannels(file, planes),
        metadata, levels.sampling, planes == 1 ? storedBits(place.bits, levels.count) : 0};
    if (levels.count <= 256)
        writePlanes<std::array<std::uint8_t, 1>>(file, layout, levels.planes, MeanLevel(levels));
    else
        writePlanes<std::array<std::uint16_t, 1>>(file, layout, levels.planes, MeanLevel(levels));
}

void writePictureImage(AtomicFile& file, const Picture& picture, const ImagePlace& place,
                       const std::string& metadata) {
    writePlanes<std::array<float, 1>>(file,
                                      {place, picture.shape(),
                                       colourChannels(file, picture.planes.size()), metadata,
                                       picture.sampling},
                                      picture.planes, meanValue);
}

} // namespace fringe
