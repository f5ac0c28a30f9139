// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/tables/mode_files.h"

#include "engine/io/counted_table.h"
#include "engine/io/point_table.h"
#include "engine/io/text_fields.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/model/modes.h"

#include <algorithm>
#include <optional>

namespace fringe {
namespace {

using ModeRow = table::BoundRow<Mode>;

constexpr const char* familyKey = "family";

/// The fields of the next line that is neither empty nor a comment; none at the end.
std::vector<std::string> nextFields(InputFile& file) {
    while (const auto line = file.line())
        if (const auto text = trimmed(*line);
            !text.empty() && !text.starts_with('#') && !text.starts_with("//"))
            return tableFields(text);
    return {};
}

std::string stemOf(const std::string& field) {
    return lowered(ColumnName(field).stem);
}

struct ModeColumn {
    const ModeRow* row; ///< null: it is not read
    Unit unit{};        ///< of numbers without one
};

class ModeReader {
  public:
    ModeReader(const std::filesystem::path& path, const JobControl& control)
        : file_(path), control_(control) {
        std::vector<std::string> unread;
        for (const std::string& field : nextFields(file_)) {
            const auto row = std::ranges::find(modeRows(), stemOf(field),
                                               [](const ModeRow& each) { return each.info.key; });
            columns_.push_back({row == modeRows().end() ? nullptr : &*row});
            if (columns_.back().row == nullptr)
                unread.push_back(field);
            else
                columns_.back().unit = unitOf(field, row->info);
        }
        if (!has(familyKey))
            throw badInput(FRINGE_MARK("{0}: no column is called \"family\"; the first line of a "
                                       "table of modes reads "
                                       "family,l,p,m,n,cone[mrad],waist[mm],x[mm],y[mm],z[mm],"
                                       "weight,phase[deg], or has some of these."),
                           file_.name());
        noteUnreadColumns(unread, file_.name(), control_);
    }

    ModeList all() {
        constexpr std::size_t most = 1 << 16, perCheckpoint = 1024;
        ModeList modes;
        for (auto fields = nextFields(file_); !fields.empty(); fields = nextFields(file_)) {
            if (modes.size() % perCheckpoint == 0)
                control_.checkpoint();
            if (modes.size() == most)
                throw badInput(FRINGE_MARK("{0} has more than the {1} entries that a table may "
                                           "have."),
                               file_.name(), most);
            modes.push_back(modeOf(fields));
        }
        if (modes.empty())
            throw badInput(FRINGE_MARK("{0} holds no modes; give one or more below the line of "
                                       "names."),
                           file_.name());
        return modes;
    }

  private:
    bool has(const std::string& key) const {
        return std::ranges::any_of(columns_, [&](const ModeColumn& column) {
            return column.row != nullptr && column.row->info.key == key;
        });
    }

    Unit unitOf(const std::string& field, const ParameterInfo& info) const {
        const auto named = ColumnName(field).unit;
        if (!named)
            return {};
        std::string unit(*named);
        std::erase_if(unit, [](char c) {
            return std::string_view("[]()").find(c) != std::string_view::npos;
        });
        try {
            if (info.kind == ValueKind::Length)
                return lengthUnit(trimmed(unit));
            if (info.kind == ValueKind::Angle)
                return angleUnit(trimmed(unit));
        } catch (const Error&) {
        }
        throw badInput(FRINGE_MARK("{0}: \"{1}\" has a unit that does not fit; give nm, um, mm, cm "
                                   "or m for lengths, and deg, mrad or rad for angles."),
                       file_.name(), excerpt(field));
    }

    Mode modeOf(const std::vector<std::string>& fields) const {
        if (fields.size() > columns_.size())
            throw badInput(FRINGE_MARK("{0}: line {1} has {2} fields, more than there are names of "
                                       "columns; remove some."),
                           file_.name(), file_.lineNumber(), fields.size());
        Mode mode;
        for (const bool isFamily : {true, false})
            for (std::size_t i = 0; i < fields.size(); ++i)
                if (const ModeColumn& column = columns_[i];
                    column.row != nullptr && !fields[i].empty()
                    && (column.row->info.key == familyKey) == isFamily)
                    take(column, fields[i], mode);
        return mode;
    }

    void take(const ModeColumn& column, const std::string& field, Mode& mode) const {
        const ParameterInfo& info = column.row->info;
        Value value;
        try {
            value = valueOf(column, field);
        } catch (const Error& error) {
            throw badInput(FRINGE_MARK("{0}: line {1}: {2} cannot be \"{3}\". {4}"), file_.name(),
                           file_.lineNumber(), info.key, excerpt(field), error.message());
        }
        const auto& [key, families] = info.when;
        const Value family = modeRows().front().get(mode);
        if (key.empty() || std::ranges::find(families, family) != families.end())
            column.row->set(mode, value);
        else if (value != Value(std::int64_t{0}) && value != Value(0.0))
            throw badInput(FRINGE_MARK("{0}: line {1}: a mode of the family {2} has no {3}; leave "
                                       "the cell empty."),
                           file_.name(), file_.lineNumber(), std::get<std::string>(family),
                           info.key);
    }

    static Value valueOf(const ModeColumn& column, const std::string& field) {
        const ParameterInfo& info = column.row->info;
        const bool hasUnit = info.kind == ValueKind::Length || info.kind == ValueKind::Angle;
        if (!hasUnit || !toNumber(field))
            return parseValue(info, info.kind == ValueKind::Choice ? lowered(field) : field);
        const Value value = fromUnit(field, column.unit);
        if (const auto reason = refusal(info, value))
            throw Error(ErrorKind::BadInput, *reason, info.key);
        return value;
    }

    InputFile file_;
    const JobControl& control_;
    std::vector<ModeColumn> columns_;
};

} // namespace

ModeList readModes(const std::filesystem::path& path, const JobControl& control) {
    return ModeReader(path, control).all();
}

bool saysModes(const std::filesystem::path& path) {
    try {
        InputFile file(path);
        return std::ranges::count(nextFields(file), familyKey, stemOf) > 0;
    } catch (const Error&) {
        return false;
    }
}

std::string modeTable(const ModeList& modes) {
    std::string text = joined(
        modeRows(), [](const ModeRow& row) { return row.info.key; }, ",");
    for (const Mode& mode : modes) {
        const Value family = modeRows().front().get(mode);
        text += '\n'
                + joined(
                    modeRows(),
                    [&](const ModeRow& row) {
                        const auto& [key, families] = row.info.when;
                        const bool isOfIt =
                            key.empty() || std::ranges::find(families, family) != families.end();
                        const Value value = row.get(mode);
                        const auto* number = std::get_if<double>(&value);
                        return !isOfIt  ? std::string()
                               : number ? formatNumber(*number)
                                        : formatValue(row.info, value);
                    },
                    ",");
    }
    return text + '\n';
}

} // namespace fringe
