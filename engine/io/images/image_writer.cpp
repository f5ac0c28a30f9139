// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/image_writer.h"

#include "engine/io/atomic_file.h"
#include "engine/io/images/image_codec.h"
#include "engine/io/images/image_error.h"
#include "engine/io/metadata.h"
#include "engine/model/error.h"
#include "engine/model/field.h"

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
};

void requireSides(const AtomicFile& file, Shape shape) {
    constexpr std::int64_t longest = std::numeric_limits<int>::max();
    if (shape.rows > longest || shape.cols > longest)
        throw badInput(FRINGE_MARK("{0}: {1} × {2} samples are too many for this format; give a "
                                   "name that ends in .npy."),
                       file.target().string(), shape.cols, shape.rows);
}

EncodedImage encoded(const AtomicFile& file, const ImageLayout& layout, SampleType type) {
    requireSides(file, layout.shape);
    return {file.temporary().string(),
            layout.place.format,
            layout.place.page,
            layout.place.large,
            static_cast<int>(layout.shape.cols),
            static_cast<int>(layout.shape.rows),
            type,
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

/// Writes planes interleaved; `sampleAt(plane, index)` gives each sample.
template <class Sample, class SampleAt>
void writePlanes(AtomicFile& file, const ImageLayout& layout, std::size_t planes,
                 SampleAt sampleAt) try {
    const auto encoder =
        imageCodec().encoder(encoded(file, layout, typeOf<typename Sample::value_type>));
    const auto cols = static_cast<std::size_t>(layout.shape.cols);
    const auto rows = static_cast<std::size_t>(layout.shape.rows);
    std::vector<Sample> row(cols * planes);
    for (std::size_t j = 0; j < rows; ++j) {
        if (j > 0) // libraries complain of pictures without a row
            file.checkpoint();
        for (std::size_t i = 0; i < cols; ++i)
            for (std::size_t plane = 0; plane < planes; ++plane)
                row[i * planes + plane] = sampleAt(plane, j * cols + i);
        encoder->row(row.data());
    }
    encoder->close();
} catch (const ImageFault& fault) {
    throw unwritableImage(file, fault.what());
}

template <class Number>
void writeNumbers(AtomicFile& file, const ImageLayout& layout, const LevelPattern& levels) {
    writePlanes<std::array<Number, 1>>(
        file, layout, levels.planes.size(), [&](std::size_t plane, std::size_t index) {
            return std::array<Number, 1>{static_cast<Number>(levels.planes[plane][index])};
        });
}

} // namespace

void writeFieldImage(AtomicFile& file, const Hologram& field, const ImagePlace& place,
                     const std::string& metadata) {
    const std::size_t planes = field.planes.size();
    const ImageLayout layout{place, field.shape(), complexChannels(planes), metadata};
    writePlanes<Complex>(file, layout, planes, [&](std::size_t plane, std::size_t index) {
        return field.planes[plane].samples[index];
    });
}

void writeLevelImage(AtomicFile& file, const LevelPattern& levels, const ImagePlace& place,
                     const std::string& metadata) {
    const ImageLayout layout{place, levels.shape, colourChannels(file, levels.planes.size()),
                             metadata};
    if (levels.count <= 256)
        writeNumbers<std::uint8_t>(file, layout, levels);
    else
        writeNumbers<std::uint16_t>(file, layout, levels);
}

void writePictureImage(AtomicFile& file, const Picture& picture, const ImagePlace& place,
                       const std::string& metadata) {
    const std::size_t planes = picture.planes.size();
    const ImageLayout layout{place, picture.shape, colourChannels(file, planes), metadata};
    writePlanes<std::array<float, 1>>(file, layout, planes,
                                      [&](std::size_t plane, std::size_t index) {
                                          return std::array<float, 1>{picture.planes[plane][index]};
                                      });
}

} // namespace fringe
