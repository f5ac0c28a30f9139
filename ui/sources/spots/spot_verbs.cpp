// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/spots/spot_verbs.h"

#include "app/studio/studio.h"
#include "app/text/localised.h"
#include "app/text/spot_text.h"
#include "app/text/typed_value.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>

#include <algorithm>

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

SpotPowers spotPowers(Studio& studio, std::size_t spots) {
    const IterationRuns& runs = studio.iterationRuns();
    SpotPowers powers{relativePowers(runs.history()),
                      !runs.isRunning() && !studio.results().isOfState()};
    if (powers.relative.size() != spots)
        powers.relative.clear();
    return powers;
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

SpotChange typedSpotChange(SpotColumn column, const QString& typed, const QString& unit) {
    const QString text = typed.trimmed();
    if (column == SpotColumn::Phase && (text.isEmpty() || text == SpotVerbs::tr("free")))
        return [](auto) { return std::nullopt; };
    const TypedChange change = typedChange(columnInfo(column), text, unit);
    return [change](std::optional<double> before) {
        const bool isRelative = change.kind != TypedChange::Kind::To;
        return isRelative && !before ? before : change.of(before.value_or(0));
    };
}

void changeSpots(Studio& studio, const SpotNumbers& numbers, SpotColumn column,
                 const SpotChange& change) {
    const auto there = chosenSpots(studio.document());
    if (!there || numbers.empty())
        return;
    SpotList spots = there->spots();
    for (const std::size_t number : numbers) {
        const auto value = change(valueOf(spots.at(number), column));
        if (auto reason = value ? refusal(columnInfo(column), *value) : std::nullopt)
            throw Error(ErrorKind::BadInput, *reason);
        spots[number] = withValue(spots[number], column, value);
    }
    const QString label = localisedMark(columnInfo(column).label);
    const QString name =
        numbers.size() == 1
            ? SpotVerbs::tr("Change %1 of spot %2").arg(label).arg(*numbers.begin() + 1)
            : SpotVerbs::tr("Change %1 of %n spot(s)", nullptr, counted(numbers)).arg(label);
    studio.document().edit(name, [&](Design design) {
        return withSpots(std::move(design), studio.document().chosenSource(), std::move(spots));
    });
}

SpotUnits usualUnits() {
    const Unit &mm = lengthUnit("mm"), &degrees = angleUnit("deg");
    return {mm, mm, mm, Unit{}, degrees};
}

void copySpots(const SpotList& spots, const SpotUnits& units) {
    QGuiApplication::clipboard()->setText(textOf(spots, units));
}

void pasteSpots(Studio& studio) {
    Notices& notices = studio.notices();
    try {
        PastedSpots pasted =
            spotsOf(QGuiApplication::clipboard()->text(), SpotColumn::X, usualUnits());
        const auto& columns = pasted.rows.columns;
        for (const SpotColumn needed : {SpotColumn::X, SpotColumn::Y})
            if (std::ranges::find(columns, needed) == columns.end())
                throw badInput(FRINGE_MARK("What was copied has no x or no y; spots need both."));
        if (std::ranges::find(columns, SpotColumn::Z) == columns.end())
            for (Spot& spot : pasted.rows.spots)
                spot.z = usualDepth(*studio.document().design());
        addSpots(
            studio,
            SpotVerbs::tr("Paste %n spot(s)", nullptr, static_cast<int>(pasted.rows.spots.size())),
            pasted.rows.spots);
        if (!pasted.note.isEmpty())
            notices.post({Notice::Kind::Information, pasted.note});
    } catch (const Error& error) {
        notices.post({Notice::Kind::Failure, localised(error)});
    }
}

} // namespace fringe
