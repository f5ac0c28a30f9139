// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/image_writer.h"

#include "engine/io/atomic_file.h"
#include "engine/io/images/image_error.h"
#include "engine/io/metadata.h"
#include "engine/model/error.h"
#include "engine/model/field.h"

#include <OpenImageIO/imageio.h>

#include <array>
#include <limits>
#include <memory>

namespace fringe {

namespace {

/// What is to be written: samples of one type, channel by channel within a pixel.
struct ImageLayout {
    ImagePlace place;
    Shape shape;
    std::vector<std::string> channels; ///< their names, kept by EXR only
    std::string metadata;              ///< empty where the format cannot hold it
};

class ImageWriter {
  public:
    ImageWriter(AtomicFile& file, const ImageLayout& layout, OIIO::TypeDesc type);
    void row(const void* samples); ///< the next row from the top
    void close();

  private:
    AtomicFile& file_;
    OIIO::TypeDesc type_;
    std::unique_ptr<OIIO::ImageOutput> output_;
    int nextRow_ = 0;
};

OIIO::ImageSpec specOf(const ImageLayout& layout, OIIO::TypeDesc type) {
    OIIO::ImageSpec spec(static_cast<int>(layout.shape.cols), static_cast<int>(layout.shape.rows),
                         static_cast<int>(layout.channels.size()), type);
    spec.channelnames = layout.channels;
    spec.alpha_channel = -1;
    spec.z_channel = -1;
    spec.attribute("oiio:UnassociatedAlpha", 1);
    spec.attribute("Software", programName());
    spec.attribute("DateTime", "1970:01:01 00:00:00");
    if (!layout.metadata.empty())
        spec.attribute("ImageDescription", layout.metadata);
    if (layout.place.large)
        spec.attribute("tiff:bigtiff", 1);
    return spec;
}

void requireSides(const AtomicFile& file, Shape shape) {
    constexpr std::int64_t longest = std::numeric_limits<int>::max();
    if (shape.rows > longest || shape.cols > longest)
        throw badInput(FRINGE_MARK("{0}: {1} × {2} samples are too many for this format; give a "
                                   "name that ends in .npy."),
                       file.target().string(), shape.cols, shape.rows);
}

ImageWriter::ImageWriter(AtomicFile& file, const ImageLayout& layout, OIIO::TypeDesc type)
    : file_(file), type_(type), output_(OIIO::ImageOutput::create(layout.place.format)) {
    requireSides(file, layout.shape);
    if (!output_)
        throw unwritableImage(file, OIIO::geterror());
    const auto mode =
        layout.place.page > 0 ? OIIO::ImageOutput::AppendSubimage : OIIO::ImageOutput::Create;
    if (!output_->open(file.temporary().string(), specOf(layout, type), mode))
        throw unwritableImage(file, output_->geterror());
}

void ImageWriter::row(const void* samples) {
    if (nextRow_ > 0) // libraries complain of pictures without a row
        file_.checkpoint();
    if (!output_->write_scanline(nextRow_++, 0, type_, samples))
        throw unwritableImage(file_, output_->geterror());
}

void ImageWriter::close() {
    if (!output_->close())
        throw unwritableImage(file_, output_->geterror());
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

/// Writes planes interleaved; `sampleAt(plane, index)` gives each sample.
template <class Sample, class SampleAt>
void writePlanes(AtomicFile& file, const ImageLayout& layout, std::size_t planes,
                 SampleAt sampleAt) {
    ImageWriter writer(file, layout, OIIO::BaseTypeFromC<typename Sample::value_type>::value);
    const auto cols = static_cast<std::size_t>(layout.shape.cols);
    const auto rows = static_cast<std::size_t>(layout.shape.rows);
    std::vector<Sample> row(cols * planes);
    for (std::size_t j = 0; j < rows; ++j) {
        for (std::size_t i = 0; i < cols; ++i)
            for (std::size_t plane = 0; plane < planes; ++plane)
                row[i * planes + plane] = sampleAt(plane, j * cols + i);
        writer.row(row.data());
    }
    writer.close();
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
