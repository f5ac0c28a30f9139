// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/hologram_probe.h"

#include "app/text/numbers.h"
#include "ui/views/field_source.h"
#include "ui/views/view_style.h"

#include <QLocale>

#include <cmath>
#include <numbers>

namespace fringe {

QString HologramProbe::place(const Shape& shape, const Sampling& sampling, const ProbedSample& at,
                             Length x, Length y) {
    x = x + sampling.pitchX * static_cast<double>(at.col - shape.cols / 2);
    y = y + sampling.pitchY * static_cast<double>(shape.rows / 2 - at.row);
    return QStringLiteral("x %1 mm  y %2 mm  ").arg(millimetres(x.si()), millimetres(y.si()))
           + tr("pixel %1, %2").arg(at.col).arg(at.row);
}

QString HologramProbe::text(const Hologram& hologram, const LevelPattern* levels,
                            const ProbedSample& at) {
    const Complex value = hologram.planes[at.plane].at(at.row, at.col);
    QStringList parts{
        place(hologram.shape(), hologram.sampling, at),
        tr("amplitude %1").arg(shortNumber(std::abs(value))),
        tr("phase %1 π").arg(QLocale().toString(phaseOf(value) / std::numbers::pi, 'f', 3))};
    if (levels && at.plane < levels->planes.size() && levels->shape() == hologram.shape()) {
        parts << tr("level %1").arg(levels->planes[at.plane].at(at.row, at.col));
    }
    return parts.join(QStringLiteral("  "));
}

} // namespace fringe
