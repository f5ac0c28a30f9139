// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/hologram_probe.h"

#include "app/text/numbers.h"
#include "ui/views/field_source.h"
#include "ui/views/view_style.h"

#include <QLocale>

#include <cmath>
#include <numbers>

namespace fringe {

QString placeText(const Shape& shape, const Sampling& sampling, const ProbedSample& at) {
    const double x = static_cast<double>(at.col - shape.cols / 2) * sampling.pitchX.si();
    const double y = static_cast<double>(shape.rows / 2 - at.row) * sampling.pitchY.si();
    return QStringLiteral("x %1 mm  y %2 mm").arg(millimetres(x), millimetres(y));
}

QString HologramProbe::text(const Hologram& hologram, const LevelPattern* levels,
                            const ProbedSample& at) {
    const Complex value = hologram.planes[at.plane].at(at.row, at.col);
    QStringList parts{
        placeText(hologram.shape(), hologram.sampling, at),
        tr("pixel %1, %2").arg(at.col).arg(at.row),
        tr("amplitude %1").arg(shortNumber(std::abs(value))),
        tr("phase %1 π").arg(QLocale().toString(phaseOf(value) / std::numbers::pi, 'f', 3))};
    if (levels && at.plane < levels->planes.size() && levels->shape() == hologram.shape()) {
        parts << tr("level %1").arg(levels->planes[at.plane].at(at.row, at.col));
    }
    return parts.join(QStringLiteral("  "));
}

} // namespace fringe
