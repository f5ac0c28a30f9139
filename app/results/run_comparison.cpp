// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/run_comparison.h"

#include "app/edits/pixel_edits.h"
#include "app/text/localised.h"
#include "app/text/numbers.h"
#include "app/text/pixel_text.h"
#include "engine/model/design_parameters.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <optional>

namespace fringe {
namespace {

struct Comparison {
    Q_DECLARE_TR_FUNCTIONS(fringe::RunComparison)
};

QString none() {
    return QStringLiteral("–");
}

using Figure = std::optional<double>;

/// How a kind of figure is written.
struct Style {
    int digits;
    QString pattern = QStringLiteral("%1"); ///< with its unit
    bool byPower = false;                   ///< so small that its digits are counted from the first
};

QString numberText(double figure, const Style& style) {
    return style.byPower ? shortNumber(figure, style.digits)
                         : QLocale().toString(figure, 'f', style.digits);
}

QString written(const Figure& figure, const Style& style) {
    return figure ? style.pattern.arg(numberText(*figure, style)) : none();
}

QString differenceOf(const Figure& first, const Figure& second, const Style& style) {
    if (!first || !second)
        return {};
    const double difference = *second - *first;
    const QString size = written(std::abs(difference), style);
    if (size == written(0, style))
        return size;
    return (difference > 0 ? QStringLiteral("+") : QStringLiteral("−")) + size;
}

void addFigure(std::vector<ComparedRow>& rows, const QString& name,
               const std::array<Figure, 2>& figures, const Style& style) {
    const auto& [first, second] = figures;
    if (first || second)
        rows.push_back({name, written(first, style), written(second, style),
                        differenceOf(first, second, style)});
}

/// The text of a parameter where it applies.
QString valueText(const DesignParameter& row, const Design& design) {
    const Value value = row.get(design);
    if (const bool* on = std::get_if<bool>(&value))
        return *on ? Comparison::tr("yes") : Comparison::tr("no");
    if (const auto* key = std::get_if<std::string>(&value)) {
        const auto found = std::ranges::find(row.info.choices, *key, &ParameterChoice::key);
        if (found != row.info.choices.end())
            return localisedMark(found->label);
    }
    return localNumber(legible(formatValue(row.info, value)));
}

bool decidesPatterns(const DesignSection& section) {
    return section.key != "reconstruction";
}

/// A parameter, and of which plane of pictures.
struct Place {
    const DesignSection& section;
    const DesignParameter& row;
    std::size_t plane = 0;
};

QString textIn(Design design, const Place& place) {
    if (place.plane >= design.picture.planes.size())
        return none();
    design.picture.chosen = place.plane;
    const bool applies = place.section.applies(design) && place.row.applies(design);
    return applies ? valueText(place.row, design) : none();
}

QString nameOf(const Place& place) {
    const QString section = localisedMark(place.section.label);
    const QString label = localisedMark(place.row.info.label);
    return place.plane == 0
               //: group of parameters, parameter
               ? Comparison::tr("%1: %2").arg(section, label)
               //: group of parameters, number in it, parameter
               : Comparison::tr("%1 %2: %3").arg(section).arg(place.plane + 1).arg(label);
}

void addParameter(std::vector<ComparedRow>& rows, const Place& place, const Design& first,
                  const Design& second) {
    const QString texts[]{textIn(first, place), textIn(second, place)};
    if (texts[0] != texts[1])
        rows.push_back({nameOf(place), texts[0], texts[1]});
}

std::size_t planesOf(const DesignParameter& row, const Design& first, const Design& second) {
    return row.isOfPlane ? std::max(first.picture.planes.size(), second.picture.planes.size()) : 1;
}

QString spotsOf(const Design& design) {
    return design.target == Target::Spots ? Comparison::tr(
               "%Ln spot(s)", nullptr, static_cast<int>(design.spots.spots().size()))
                                          : none();
}

QString pictureOf(const Design& design) {
    if (design.target != Target::Picture)
        return none();
    QStringList names;
    for (const PicturePlane& plane : design.picture.planes)
        names << QString::fromStdString(plane.name);
    return names.join(QStringLiteral(", "));
}

bool samePictures(const Design& first, const Design& second) {
    return std::ranges::equal(first.picture.planes, second.picture.planes, {}, &PicturePlane::name,
                              &PicturePlane::name);
}

void addPixels(std::vector<ComparedRow>& rows, const Design& first, const Design& second) {
    const auto add = [&](PixelUse use, const QString& name) {
        const auto sourceIn = [use](const Design& design) {
            return wantsPixels(use, design) ? sourceText(pixelsFor(use, design)) : none();
        };
        const bool isUsed = wantsPixels(use, first) || wantsPixels(use, second);
        if (isUsed && pixelsFor(use, first) != pixelsFor(use, second))
            rows.push_back({name, sourceIn(first), sourceIn(second)});
    };
    add(PixelUse::Beam, Comparison::tr("Picture of the beam"));
    add(PixelUse::Start, Comparison::tr("Start pattern"));
}

void addTargets(std::vector<ComparedRow>& rows, const Design& first, const Design& second) {
    const auto isOf = [&](Target target) {
        return first.target == target || second.target == target;
    };
    if (isOf(Target::Spots) && first.spots.spots() != second.spots.spots())
        rows.push_back(
            {Comparison::tr("Places or powers of the spots"), spotsOf(first), spotsOf(second)});
    if (isOf(Target::Picture) && !samePictures(first, second))
        rows.push_back({Comparison::tr("Picture"), pictureOf(first), pictureOf(second)});
}

} // namespace

std::vector<ComparedRow> comparedFigures(const KeptRun& first, const KeptRun& second) {
    const auto both = [&](const std::function<Figure(const KeptRun&)>& figure) {
        return std::array{figure(first), figure(second)};
    };
    const auto ofBest = [&](auto member) {
        return both([member](const KeptRun& run) { return Figure(run.history.best().*member); });
    };
    std::vector<ComparedRow> rows{{Comparison::tr("Algorithm"), algorithmLabel(*first.design),
                                   algorithmLabel(*second.design)}};
    const Style share{4}, whole{0};
    addFigure(rows, Comparison::tr("Efficiency"), ofBest(&Figures::efficiency), share);
    addFigure(rows, Comparison::tr("Uniformity"), ofBest(&Figures::uniformity), share);
    addFigure(rows, Comparison::tr("σ"), ofBest(&Figures::sigma), {2, Comparison::tr("%1 %")});
    addFigure(rows, Comparison::tr("Error"), ofBest(&Figures::error), share);
    addFigure(rows, Comparison::tr("Phase error"), ofBest(&Figures::phaseError),
              {4, Comparison::tr("%1 rad")});
    addFigure(rows, Comparison::tr("PSNR"), ofBest(&Figures::psnr), {1, Comparison::tr("%1 dB")});
    addFigure(rows, Comparison::tr("Zero order"), ofBest(&Figures::zeroOrder),
              {.digits = 2, .byPower = true});
    const auto count = [&](auto number) {
        return both([number](const KeptRun& run) {
            return Figure(static_cast<double>(number(run.history)));
        });
    };
    addFigure(rows, Comparison::tr("Rounds"),
              count([](const RoundHistory& h) { return h.rounds.size() - 1; }), whole);
    addFigure(rows, Comparison::tr("Round of the best"),
              count([](const RoundHistory& h) { return h.bestRound; }), whole);
    addFigure(rows, Comparison::tr("Time"),
              both([](const KeptRun& run) { return Figure(run.seconds); }),
              {2, Comparison::tr("%1 s")});
    rows.push_back({Comparison::tr("Device"), QString::fromStdString(first.device),
                    QString::fromStdString(second.device)});
    rows.push_back({Comparison::tr("Revision"), QString::number(first.history.revision),
                    QString::number(second.history.revision)});
    return rows;
}

std::vector<ComparedRow> comparedDesigns(const Design& first, const Design& second) {
    std::vector<ComparedRow> rows;
    for (const DesignSection& section : designSections(first))
        if (decidesPatterns(section) && (section.applies(first) || section.applies(second)))
            for (const DesignParameter& row : section.rows)
                for (std::size_t plane = 0; plane < planesOf(row, first, second); ++plane)
                    addParameter(rows, {section, row, plane}, first, second);
    addTargets(rows, first, second);
    addPixels(rows, first, second);
    return rows;
}

QString algorithmLabel(const Design& design) {
    const char* path =
        design.target == Target::Picture ? "picture_algorithm.name" : "algorithm.name";
    return valueText(designParameter(design, path), design);
}

} // namespace fringe
