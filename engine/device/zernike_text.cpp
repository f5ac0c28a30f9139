// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/zernike.h"
#include "engine/model/error.h"
#include "engine/model/showable_text.h"
#include "engine/model/units.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <sstream>

namespace fringe {
namespace {

template <class Value> struct ZernikeName {
    const char* text;
    Value value;
};
constexpr std::array<ZernikeName<ZernikeIndex>, 4> indexNames{{{"osa", ZernikeIndex::Osa},
                                                               {"noll", ZernikeIndex::Noll},
                                                               {"fringe", ZernikeIndex::Fringe},
                                                               {"nm", ZernikeIndex::Order}}};
constexpr std::array<ZernikeName<ZernikeNorm>, 2> normNames{
    {{"rms", ZernikeNorm::Rms}, {"peak", ZernikeNorm::Peak}}};
constexpr std::array<ZernikeName<PhaseUnit>, 2> unitNames{
    {{"rad", PhaseUnit::Radians}, {"waves", PhaseUnit::Waves}}};

std::string quotedTerm(std::string_view text) {
    return showable(text, mostQuoted);
}

template <class Names> auto valueNamed(const Names& names, std::string_view name) {
    for (const auto& each : names)
        if (name == each.text)
            return each.value;
    throw badInput(FRINGE_MARK("Zernike terms: \"{0}\" is none of: {1}."), quotedTerm(name),
                   joined(names, [](const auto& each) { return each.text; }));
}

template <class Names, class Value> const char* nameIn(const Names& names, Value value) {
    return std::ranges::find(names, value, [](const auto& each) { return each.value; })->text;
}

std::string_view withoutBlanks(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blanks);
    return first == text.npos ? std::string_view()
                              : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

int wholeNumber(std::string_view text) {
    const double number = parseNumber(withoutBlanks(text));
    constexpr double most = 1e6;
    if (number != std::floor(number) || std::abs(number) > most)
        throw badInput(FRINGE_MARK("Zernike terms: \"{0}\" is no whole number that names a term."),
                       quotedTerm(text));
    return static_cast<int>(number);
}

/// The order that "4" names, or "(2, -2)" or "2,-2".
ZernikeOrder orderNamed(ZernikeIndex index, std::string_view name) {
    if (index != ZernikeIndex::Order)
        return zernikeOrder(index, wholeNumber(name));
    if (name.starts_with('(') && name.ends_with(')'))
        name = name.substr(1, name.size() - 2);
    const std::size_t comma = name.find(',');
    if (comma == name.npos)
        throw badInput(FRINGE_MARK("Zernike terms: \"{0}\" is no pair of n and m such as (2, -2)."),
                       quotedTerm(name));
    const ZernikeOrder order{wholeNumber(name.substr(0, comma)),
                             wholeNumber(name.substr(comma + 1))};
    zernikeNumber(index, order);
    return order;
}

/// What stands between commas outside of brackets.
std::vector<std::string_view> betweenCommas(std::string_view text) {
    std::vector<std::string_view> parts;
    int depth = 0;
    std::size_t from = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        if (i < text.size())
            depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
        if (i < text.size() && (text[i] != ',' || depth > 0))
            continue;
        parts.push_back(withoutBlanks(text.substr(from, i - from)));
        from = i + 1;
    }
    return parts.size() == 1 && parts.front().empty() ? std::vector<std::string_view>() : parts;
}

void takePupil(std::istringstream& words, ZernikeSum& sum) {
    std::string word, value;
    while (words >> word) {
        words >> value;
        const auto places = betweenCommas(value);
        if (word == "radius" && places.size() == 1) {
            sum.radius = parseLength(places[0]);
        } else if (word == "centre" && places.size() == 2) {
            sum.x = parseLength(places[0]);
            sum.y = parseLength(places[1]);
        } else {
            throw badInput(FRINGE_MARK("Zernike terms: \"{0} {1}\" is not understood; a pupil is "
                                       "given as in \"radius 5mm centre 1mm,-0.5mm\"."),
                           quotedTerm(word), quotedTerm(value));
        }
    }
    if (sum.radius < Length{})
        throw badInput(FRINGE_MARK("Zernike terms: the radius of the pupil is negative."));
}

std::string inMillimetres(Length length) {
    return inUnit(length.si(), lengthUnit("mm")) + "mm";
}

} // namespace

ZernikeIndex zernikeIndexOf(std::string_view name) {
    return valueNamed(indexNames, name);
}
ZernikeNorm zernikeNormOf(std::string_view name) {
    return valueNamed(normNames, name);
}
PhaseUnit zernikeUnitOf(std::string_view name) {
    return valueNamed(unitNames, name);
}
const char* nameOf(ZernikeIndex index) {
    return nameIn(indexNames, index);
}
const char* nameOf(ZernikeNorm norm) {
    return nameIn(normNames, norm);
}
const char* nameOf(PhaseUnit unit) {
    return nameIn(unitNames, unit);
}

void addTerm(ZernikeSum& sum, std::string_view name, double value) {
    const ZernikeOrder order = orderNamed(sum.index, withoutBlanks(name));
    if (std::ranges::find(sum.terms, order, &ZernikeTerm::order) != sum.terms.end())
        throw badInput(FRINGE_MARK("Zernike terms: the term {0} is given twice."),
                       quotedTerm(withoutBlanks(name)));
    sum.terms.push_back({order, value});
}

std::string termName(ZernikeIndex index, ZernikeOrder order) {
    return index == ZernikeIndex::Order ? std::to_string(order.n) + ", " + std::to_string(order.m)
                                        : std::to_string(zernikeNumber(index, order));
}

ZernikeSum parseZernike(std::string_view text) {
    const std::size_t colon = text.find(':');
    std::istringstream words{std::string(text.substr(0, colon))};
    std::string index, norm, unit;
    if (colon == text.npos || !(words >> index >> norm >> unit))
        throw badInput(FRINGE_MARK("Zernike terms name their index, normalisation and unit before "
                                   "a colon, as in \"osa rms waves: 4=0.5, 12=-0.1\"."));
    ZernikeSum sum{zernikeIndexOf(index), zernikeNormOf(norm), zernikeUnitOf(unit)};
    takePupil(words, sum);
    for (const std::string_view part : betweenCommas(text.substr(colon + 1))) {
        const std::size_t equals = part.find('=');
        if (equals == part.npos)
            throw badInput(FRINGE_MARK("Zernike terms: \"{0}\" is no term such as 4=0.5."),
                           quotedTerm(part));
        addTerm(sum, part.substr(0, equals), parseNumber(withoutBlanks(part.substr(equals + 1))));
    }
    return sum;
}

std::string formatZernike(const ZernikeSum& sum) {
    std::string text =
        std::string(nameOf(sum.index)) + ' ' + nameOf(sum.norm) + ' ' + nameOf(sum.unit);
    if (sum.radius > Length{})
        text += " radius " + inMillimetres(sum.radius);
    if (sum.x != Length{} || sum.y != Length{})
        text += " centre " + inMillimetres(sum.x) + ',' + inMillimetres(sum.y);
    const auto termText = [&](const ZernikeTerm& term) {
        const std::string name = termName(sum.index, term.order);
        return (sum.index == ZernikeIndex::Order ? '(' + name + ')' : name) + '='
               + formatNumber(term.value);
    };
    return text + ": " + joined(sum.terms, termText);
}

} // namespace fringe
