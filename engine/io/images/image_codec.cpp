// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/image_codec.h"

#include "engine/model/error.h"
#include "kernels/run_time_module.h"

namespace fringe {

const ImageCodec& imageCodec() {
    static const OpenedModule opened =
        openModule({"images", "OpenImageIO", FRINGE_MARK("install OpenImageIO"),
                    "fringe_image_codec", imageCodecAbi});
    if (!opened.entry)
        throw badInput(FRINGE_MARK("Image files cannot be read or written: {0}."), opened.absence);
    return *static_cast<const ImageCodec*>(opened.entry);
}

void requireImageCodec() {
    imageCodec();
}

} // namespace fringe
