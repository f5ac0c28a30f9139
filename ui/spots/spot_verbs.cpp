// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spots/spot_verbs.h"

#include "app/studio/studio.h"

#include <QCoreApplication>

namespace fringe {
namespace {

struct SpotVerbs {
    Q_DECLARE_TR_FUNCTIONS(fringe::SpotVerbs)
};

int counted(const SpotNumbers& numbers) {
    return static_cast<int>(numbers.size());
}

} // namespace

void removeChosenSpots(Studio& studio) {
    const SpotNumbers numbers = studio.spotSelection().numbers();
    studio.spotSelection().set({});
    studio.document().edit(
        SpotVerbs::tr("Remove %n spot(s)", nullptr, counted(numbers)),
        [&](Design design) { return withSpotsRemoved(std::move(design), numbers); });
}

void moveChosenSpots(Studio& studio, const SpotShift& shift, const QString& mergeKey) {
    const SpotNumbers& numbers = studio.spotSelection().numbers();
    studio.document().edit(
        SpotVerbs::tr("Move %n spot(s)", nullptr, counted(numbers)),
        [&](Design design) { return withSpotsMoved(std::move(design), numbers, shift); }, mergeKey);
}

void addSpots(Studio& studio, const QString& name, const SpotList& spots, bool replace) {
    const std::size_t before = replace ? 0 : studio.document().design()->spots.spots().size();
    studio.document().edit(name, [&](Design design) {
        return replace ? withSpots(std::move(design), spots)
                       : withSpotsAdded(std::move(design), spots);
    });
    SpotNumbers added;
    for (std::size_t i = 0; i < spots.size(); ++i)
        added.insert(added.end(), before + i);
    studio.spotSelection().set(std::move(added));
}

} // namespace fringe
