// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/run_comparison.h"

#include "app/edits/pixel_edits.h"
#include "app/text/localised.h"
#include "app/text/numbers.h"
#include "app/text/source_text.h"
#include "engine/model/design_parameters.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <optional>
#include <set>

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

bool decidesPatterns(const DesignSection& section) {
    return section.key != "reconstruction";
}

/// The text of a path in a design that may not have it.
QString textAt(const Design& design, const std::string& path) {
    for (const DesignSection& section : designSections(design))
        for (const DesignParameter& row : section.rows)
            if (row.info.key == path && section.applies(design) && row.applies(design))
                return valueText(row.info, row.get(design));
    return none();
}

/// What it is called, and of which source.
QString nameOf(const Design& design, const DesignSection& section, const DesignParameter& row) {
    const QString of = section.source ? sourceTitle(design.sources.at(*section.source))
                                      : localisedMark(section.label);
    //: source or group of parameters, parameter
    return Comparison::tr("%1: %2").arg(of, localisedMark(row.info.label));
}

/// Sources that `design` shows.
QString sourcesOf(const Design& design) {
    QStringList texts;
    for (const std::size_t number : visibleSources(design)) {
        const Source& source = design.sources[number];
        texts << QStringLiteral("%1 (%2)").arg(sourceTitle(source), contentText(source));
    }
    return texts.isEmpty() ? none() : texts.join(QStringLiteral(", "));
}

bool haveSameData(const Source& a, const Source& b) {
    return a.kind.key == b.kind.key && a.kind.assets == b.kind.assets;
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

/// The rows that `design` has, where the other has another value or none; once for those of both.
void addRows(std::vector<ComparedRow>& rows, const Design& design, const Design& first,
             const Design& second, std::set<std::string>& seen) {
    for (const DesignSection& section : designSections(design))
        if (decidesPatterns(section))
            for (const DesignParameter& row : section.rows)
                if (seen.insert(row.info.key).second)
                    if (const QString a = textAt(first, row.info.key),
                        b = textAt(second, row.info.key);
                        a != b)
                        rows.push_back({nameOf(design, section, row), a, b});
}

} // namespace

std::vector<ComparedRow>
comparedFigures(const KeptRun& first, const KeptRun& second,
                const std::function<QString(const std::string& id)>& deviceName) {
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
    addFigure(rows, Comparison::tr("σ"), ofBest(&Figures::sigma),
              {3, Comparison::tr("%1 %"), true});
    addFigure(rows, Comparison::tr("Error"), ofBest(&Figures::error),
              {.digits = 3, .byPower = true});
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
    addFigure(rows, Comparison::tr("Iterations"),
              count([](const IterationHistory& h) { return h.iterations.size() - 1; }), whole);
    addFigure(rows, Comparison::tr("Best iteration"),
              count([](const IterationHistory& h) { return h.bestIteration; }), whole);
    addFigure(rows, Comparison::tr("Time"),
              both([](const KeptRun& run) { return Figure(run.seconds); }),
              {2, Comparison::tr("%1 s")});
    rows.push_back({Comparison::tr("Device"), deviceName(first.device), deviceName(second.device)});
    return rows;
}

std::vector<ComparedRow> comparedDesigns(const Design& first, const Design& second) {
    std::vector<ComparedRow> rows;
    std::set<std::string> seen;
    for (const Design* design : {&first, &second})
        addRows(rows, *design, first, second, seen);
    if (!visibleSourcesMatch(first, second, haveSameData))
        rows.push_back({Comparison::tr("Sources"), sourcesOf(first), sourcesOf(second)});
    addPixels(rows, first, second);
    return rows;
}

QString algorithmLabel(const Design& design) {
    const DesignParameter row = designParameter(design, "solver.name");
    return valueText(row.info, row.get(design));
}

} // namespace fringe
