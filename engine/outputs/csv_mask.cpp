// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/atomic_file.h"
#include "engine/model/units.h"
#include "engine/outputs/relief_writers.h"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace fringe {
namespace {

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
    const ReliefFacts facts = reliefFacts(made, meaningOf(made), 0);
    std::ostringstream head;
    head << "# " << facts.of << (made.isOfDepths() ? " below the highest" : " above the lowest")
         << " place in nm; wavelength " << formatLength(made.wavelength) << ", in " << facts.light
         << ", refractive index " << formatNumber(facts.index)
         << (facts.medium != 1 ? " in " + formatNumber(facts.medium) : "") << "\n# " << shape.cols
         << " columns, " << shape.rows << " rows, the first on top; a pixel is "
         << formatLength(made.pitchX) << " wide and " << formatLength(made.pitchY) << " high\n";
    return head.str();
}

MaskFacts forecast(const Fabrication& of, const JobControl*) {
    std::size_t longest = 0;
    for (const std::string& text : nanometreTexts(of.made))
        longest = std::max(longest, text.size());
    const std::uint64_t pixels = of.made.numbers.size();
    return countedFacts(pixels, csvHead(of.made).size() + pixels * (longest + 1));
}

/// Nanometres, a line a row of pixels, below two lines that say what they are.
MaskFacts write(const Fabrication& of, const OutputFile& target) {
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
    return of.facts;
}

} // namespace

extern const MaskFormat csv_mask{
    .name = "CSV",
    .suffixes = {".csv"},
    .holds = MaskFormat::Holds::Relief,
    .forecast = forecast,
    .write = write,
    .counted = "pixels",
    .text = pixelsText,
};

} // namespace fringe
