// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/on_screen.h"

#include "engine/encodings/encoding.h"
#include "engine/run/plan.h"

namespace fringe {

std::shared_ptr<const LevelPattern> OnScreen::encoded() const {
    return levels ? levels : std::make_shared<const LevelPattern>(encode(*field, state->encoding));
}

std::optional<int> rowOf(const Document& document, const Design& design,
                         bool (*areSame)(const Design&, const Design&)) {
    for (int away = 0; away < document.rows(); ++away)
        for (const int row : {document.row() - away, document.row() + away})
            if (row >= 0 && row < document.rows() && areSame(document.designAt(row), design))
                return row;
    return std::nullopt;
}

bool sameSent(const Design& a, const Design& b) {
    return sameHologram(a, b) && a.encoding == b.encoding && a.device == b.device;
}

bool sameHologram(const Design& a, const Design& b) {
    if (&a == &b)
        return true;
    // The method of a source that a solver makes decides nothing.
    const auto isSame = [&](const Source& one, const Source& other) {
        return one.kind == other.kind && (a.isDesigned() || one.method == other.method);
    };
    if (!visibleSourcesMatch(a, b, isSame) || a.isDesigned() != b.isDesigned())
        return false;
    if (!a.isDesigned())
        return a.setup.plate == b.setup.plate && a.setup.wavelengths == b.setup.wavelengths
               && a.setup.beam == b.setup.beam && a.setup.aperture == b.setup.aperture
               && a.start.seed == b.start.seed && carriedBy(a) == carriedBy(b);
    return static_cast<const Solving&>(a) == static_cast<const Solving&>(b) && a.setup == b.setup
           && levelsOf(a.encoding) == levelsOf(b.encoding);
}

} // namespace fringe
