// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/image_codec.h"
#include "engine/io/images/image_reader.h"
#include "engine/io/images/image_writer.h"

namespace fringe {
namespace {

constexpr char kFormat[] = "openexr";

} // namespace

extern const FileFormat format_exr{{".exr"},
                                   FRINGE_MARK("OpenEXR image"),
                                   true,
                                   &readAs<kFormat>,
                                   &writeFieldAs<kFormat>,
                                   nullptr,
                                   &writePictureAs<kFormat>,
                                   0,
                                   nullptr,
                                   &requireImageCodec,
                                   &readInPlaceAs<kFormat>,
                                   &lookAs<kFormat>};

} // namespace fringe
