// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <vector>

namespace fringe {

class Studio;

struct PreferenceOption {
    QString value; ///< as it is kept
    QString text;
    QString whyNot{}; ///< empty: it can be chosen
};

/// Something that is chosen once and for all, of which menus and the window of preferences are
/// made. What is chosen holds at once. The studio outlives its rows.
struct PreferenceRow {
    QString name; ///< in object names
    QString page; ///< heading under which it stands
    QString label, help;
    QString standard; ///< at first
    /// Among which to choose; of those that are on or off, "1" and "", and of folders none.
    std::function<std::vector<PreferenceOption>()> options{};
    std::function<QString()> value;
    std::function<void(const QString& value)> choose;
    QString folder{}; ///< of those that name a folder: which one is taken if none is named
};

std::vector<PreferenceRow> preferenceRows(Studio& studio);
PreferenceRow preferenceRow(Studio& studio, const QString& name); ///< it is there

} // namespace fringe
