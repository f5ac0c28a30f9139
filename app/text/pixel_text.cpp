// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/pixel_text.h"

#include <QCoreApplication>

namespace fringe {
namespace {

struct PixelText {
    Q_DECLARE_TR_FUNCTIONS(fringe::PixelText)
};

} // namespace

QString sourceText(const GivenPixels& pixels) {
    return pixels.name.empty() ? PixelText::tr("A result of this project")
                               : QString::fromStdString(pixels.name);
}

} // namespace fringe
