// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/atomic_file.h"
#include "engine/io/images/image_codec.h"
#include "engine/io/images/image_reader.h"
#include "engine/io/images/image_writer.h"
#include "engine/model/error.h"

namespace fringe {
namespace {

constexpr char kFormat[] = "bmp";
constexpr int kMostLevels = 256;

void writeLevels(AtomicFile& file, const LevelPattern& levels, const std::string&) {
    if (levels.count > kMostLevels)
        throw badInput(FRINGE_MARK("{0}: BMP holds 256 levels, not {1}; encode with fewer levels "
                                   "or give a name that ends in .png or .tif."),
                       file.target().string(), levels.count);
    writeLevelImage(file, levels, {kFormat}, {});
}

} // namespace

extern const FileFormat format_bmp{{".bmp"}, FRINGE_MARK("BMP image"),
                                   false,    &readAs<kFormat>,
                                   nullptr,  &writeLevels,
                                   nullptr,  kMostLevels,
                                   nullptr,  &requireImageCodec};

} // namespace fringe
