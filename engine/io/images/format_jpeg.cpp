// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures come as JPEG; nothing is written so, for it would change every sample.
#include "engine/io/images/image_reader.h"

namespace fringe {

namespace {

constexpr char kFormat[] = "jpeg";

} // namespace

extern const FileFormat format_jpeg{{".jpg", ".jpeg"},
                                    FRINGE_MARK("JPEG image"),
                                    false,
                                    &readAs<kFormat>,
                                    nullptr,
                                    nullptr,
                                    nullptr};

} // namespace fringe
