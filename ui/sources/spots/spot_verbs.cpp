// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/spots/spot_verbs.h"

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

std::optional<SpotSource> chosenSpots(const Document& document) {
    const DesignPtr& design = document.draft() ? document.draft() : document.design();
    const Source* source =
        document.chosen() ? &design->sources.at(document.chosenSource()) : nullptr;
    return source && source->kind.key == spotSourceInfo().key ? std::optional(asSpots(*source))
                                                              : std::nullopt;
}

void removeChosenSpots(Studio& studio) {
    const SpotNumbers numbers = studio.spotSelection().numbers();
    studio.spotSelection().set({});
    studio.document().edit(
        SpotVerbs::tr("Remove %n spot(s)", nullptr, counted(numbers)), [&](Design design) {
            return withSpotsRemoved(std::move(design), studio.document().chosenSource(), numbers);
        });
}

void moveChosenSpots(Studio& studio, const Shift& shift, const QString& mergeKey) {
    const SpotNumbers& numbers = studio.spotSelection().numbers();
    studio.document().edit(
        SpotVerbs::tr("Move %n spot(s)", nullptr, counted(numbers)),
        [&](Design design) {
            return withSpotsMoved(std::move(design), studio.document().chosenSource(), numbers,
                                  shift);
        },
        mergeKey);
}

void addSpots(Studio& studio, const QString& name, const SpotList& spots, bool replace) {
    Document& document = studio.document();
    const std::size_t source = document.chosenSource();
    const auto there = chosenSpots(document);
    if (!there)
        return;
    const std::size_t before = replace ? 0 : there->spots().size();
    document.edit(name, [&](Design design) {
        return replace ? withSpots(std::move(design), source, spots)
                       : withSpotsAdded(std::move(design), source, spots);
    });
    SpotNumbers added;
    for (std::size_t i = 0; i < spots.size(); ++i)
        added.insert(added.end(), before + i);
    studio.spotSelection().set(std::move(added));
}

} // namespace fringe
