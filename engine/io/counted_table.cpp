// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/counted_table.h"

#include "engine/io/text_fields.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>

namespace fringe {
namespace {

constexpr std::size_t mostColumns = 4;

/// Where a separator stands outside of quotes, from a place on; the end if nowhere.
std::size_t separatorFrom(std::string_view line, char separator, std::size_t from) {
    bool isQuoted = false;
    for (; from < line.size() && (isQuoted || line[from] != separator); ++from)
        isQuoted = isQuoted != (line[from] == '"');
    return from;
}

std::string unquoted(std::string_view field) {
    field = trimmed(field);
    if (field.size() > 1 && field.starts_with('"') && field.ends_with('"'))
        field = trimmed(field.substr(1, field.size() - 2));
    return std::string(field);
}

} // namespace

std::vector<std::string> tableFields(std::string_view line) {
    const auto has = [&](char separator) {
        return separatorFrom(line, separator, 0) < line.size();
    };
    const char separator = has(';') ? ';' : has('\t') ? '\t' : has(',') ? ',' : ' ';
    std::vector<std::string> fields;
    if (separator == ' ') {
        std::vector<std::string_view> words;
        splitWords(line, false, words);
        std::ranges::transform(words, std::back_inserter(fields), unquoted);
        return fields;
    }
    for (std::size_t from = 0; from <= line.size();) {
        const std::size_t end = separatorFrom(line, separator, from);
        fields.push_back(unquoted(line.substr(from, end - from)));
        if (separator != ',')
            std::ranges::replace(fields.back(), ',', '.');
        from = end + 1;
    }
    if (fields.size() > 2 && fields.back().empty()) // a separator ends the line
        fields.pop_back();
    return fields;
}

CountedTable::CountedTable(const std::filesystem::path& path, const JobControl& control,
                           bool hasGaps)
    : file_(path), control_(control), hasGaps_(hasGaps) {
    while (const auto line = file_.line())
        take(trimmed(*line));
    if (values_.empty())
        throw badInput(FRINGE_MARK("{0} holds no rows; a table has two numbers in each, such "
                                   "as \"0 0\"."),
                       file_.name());
}

Raster CountedTable::raster(double factor) const {
    Raster table{{1, static_cast<std::int64_t>(values_.size())}};
    for (const double value : values_)
        table.samples.push_back(static_cast<float>(value * factor));
    return table;
}

void CountedTable::take(std::string_view line) {
    const bool isComment = line.starts_with('#') || line.starts_with("//");
    if (isComment)
        line = trimmed(line.substr(line.starts_with('#') ? 1 : 2));
    const std::vector<std::string> fields = tableFields(line);
    const bool areNames = values_.empty() && !fields.empty() && fields.size() <= mostColumns
                          && std::ranges::none_of(
                              fields, [](const auto& name) { return toNumber(name).has_value(); });
    if (areNames && (!isComment || fields.size() == 2) && !line.empty())
        header_ = fields.back();
    else if (!isComment && !line.empty())
        takeRow(fields);
}

void CountedTable::takeRow(const std::vector<std::string>& fields) {
    if (values_.size() % 1024 == 0)
        control_.checkpoint();
    if (columns_ == 0)
        columns_ = fields.size();
    std::vector<std::optional<double>> numbers;
    for (const std::string& field : fields)
        numbers.push_back(toNumber(field));
    const bool isRow = columns_ == fields.size() && columns_ <= mostColumns
                       && std::ranges::all_of(
                           numbers, [](auto number) { return number && std::isfinite(*number); });
    if (!isRow)
        throw badInput(FRINGE_MARK("{0}: line {1} has no two numbers; a table has an index and "
                                   "a value in each, or in all of them the value alone."),
                       file_.name(), file_.lineNumber());
    const bool isCounted = columns_ % 2 == 0;
    const auto values = numbers.begin() + (isCounted ? 1 : 0);
    if (std::adjacent_find(values, numbers.end(), std::not_equal_to()) != numbers.end())
        throw badInput(FRINGE_MARK("{0}: line {1} has other values for red, green and blue; give "
                                   "the table of one of them, with an index and a value in each "
                                   "line."),
                       file_.name(), file_.lineNumber());
    add(isCounted ? *numbers.front() : static_cast<double>(values_.size()), **values);
}

void CountedTable::add(double index, double value) {
    if (!hasGaps_ && index != static_cast<double>(values_.size()))
        throw badInput(FRINGE_MARK("{0}: line {1} begins with {2} where {3} is due; the first "
                                   "column counts from 0 without gaps."),
                       file_.name(), file_.lineNumber(), formatNumber(index), values_.size());
    if (values_.size() == mostEntries)
        throw badInput(FRINGE_MARK("{0} has more than the {1} entries that a table may have."),
                       file_.name(), mostEntries);
    values_.push_back(value);
    indices_.push_back(index);
}

} // namespace fringe
