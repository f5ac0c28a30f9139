// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/outputs/relief_writers.h"

#include "engine/device/gray_curve.h"
#include "engine/io/atomic_file.h"
#include "engine/io/relief_files.h"
#include "engine/model/units.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <sstream>

namespace fringe {
namespace {

ReliefFacts factsOf(const MadePattern& made, std::string of, double scale) {
    const bool isThrough = made.mask.light == Mask::Light::Transmission;
    return {.of = std::move(of),
            .scale = scale,
            .light = isThrough ? "transmission" : "reflection",
            .index = made.mask.index(),
            .medium = isThrough ? made.mask.indexAbove : 1};
}

std::string meaningOf(const MadePattern& made) {
    if (!made.isRelief())
        return "opening";
    return made.isOfDepths() ? "depth" : "height";
}

LevelPattern numbersOf(const MadePattern& made, const std::vector<std::uint16_t>& values,
                       int count) {
    LevelPattern pattern;
    pattern.count = count;
    pattern.sampling = {made.pitchX, made.pitchY, {made.wavelength}};
    pattern.planes = {
        mapped(made.numbers, [values](std::uint16_t number) { return values[number]; })};
    return pattern;
}

/// The text of each number in nanometres, as short as it says the same to a thousandth of one.
std::vector<std::string> nanometreTexts(const MadePattern& made) {
    std::vector<std::string> texts;
    for (std::int64_t number = 0; number < made.levels; ++number) {
        const double picometres = std::round(static_cast<double>(number) * made.step.si() * 1e12);
        texts.push_back(formatNumber(picometres / 1e3));
    }
    return texts;
}

std::string csvHead(const MadePattern& made) {
    const Shape shape = made.numbers.shape();
    const ReliefFacts facts = factsOf(made, meaningOf(made), 0);
    std::ostringstream head;
    head << "# " << facts.of << (made.isOfDepths() ? " below the highest" : " above the lowest")
         << " place in nm; wavelength " << formatLength(made.wavelength) << ", in " << facts.light
         << ", refractive index " << formatNumber(facts.index)
         << (facts.medium != 1 ? " in " + formatNumber(facts.medium) : "") << "\n# " << shape.cols
         << " columns, " << shape.rows << " rows, the first on top; a pixel is "
         << formatLength(made.pitchX) << " wide and " << formatLength(made.pitchY) << " high\n";
    return head.str();
}

} // namespace

void writeReliefTiff(const Fabrication& of, const OutputFile& file) {
    const MadePattern& made = of.made;
    if (made.mask.curve || !made.isRelief())
        return writeGrays(of, file);
    const std::int64_t part = std::numeric_limits<std::uint16_t>::max() / (made.levels - 1);
    std::vector<std::uint16_t> values;
    for (std::int64_t number = 0; number < made.levels; ++number)
        values.push_back(static_cast<std::uint16_t>(number * part));
    writeRelief(file.path, numbersOf(made, values, 1 << 16),
                factsOf(made, meaningOf(made), made.step.si() / static_cast<double>(part)),
                file.overwrite, file.control);
}

void writeReliefExr(const Fabrication& of, const OutputFile& file) {
    const MadePattern& made = of.made;
    Picture metres;
    metres.sampling = {made.pitchX, made.pitchY, {made.wavelength}};
    metres.planes = {mapped(made.numbers, [step = made.step.si()](std::uint16_t number) {
        return static_cast<float>(number * step);
    })};
    writeRelief(file.path, metres, factsOf(made, meaningOf(made), 1), file.overwrite, file.control);
}

std::uint64_t reliefCsvBytes(const Fabrication& of) {
    std::size_t longest = 0;
    for (const std::string& text : nanometreTexts(of.made))
        longest = std::max(longest, text.size());
    return csvHead(of.made).size() + of.made.numbers.size() * (longest + 1);
}

void writeReliefCsv(const Fabrication& of, const OutputFile& target) {
    const MadePattern& made = of.made;
    const std::vector<std::string> texts = nanometreTexts(made);
    AtomicFile file(target.path, target.control);
    const std::string head = csvHead(made);
    file.write(std::as_bytes(std::span(head)));
    const auto cols = static_cast<std::size_t>(made.numbers.shape().cols);
    inBands(made.numbers, [&](std::int64_t, std::span<const std::uint16_t> rows) {
        std::string line;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            line += texts[rows[i]];
            const bool isLast = (i + 1) % cols == 0;
            line += isLast ? '\n' : ',';
            if (isLast) {
                file.write(std::as_bytes(std::span(line)));
                line.clear();
            }
        }
    });
    file.commit(target.overwrite);
}

void writeGrays(const Fabrication& of, const OutputFile& file) {
    const MadePattern& made = of.made;
    const Mask& mask = made.mask;
    std::vector<std::uint16_t> values;
    if (mask.curve)
        values = graysOf(*mask.curve, mask.curveName, {made.step, made.levels, mask.grayBits});
    else
        for (std::int64_t number = 0; number < made.levels; ++number)
            values.push_back(static_cast<std::uint16_t>(number));
    const int count = mask.curve ? 1 << mask.grayBits : static_cast<int>(made.levels);
    const ReliefFacts facts =
        mask.curve ? factsOf(made, "gray", 0) : factsOf(made, meaningOf(made), made.step.si());
    writeRelief(file.path, numbersOf(made, values, count), facts, file.overwrite, file.control);
}

} // namespace fringe
