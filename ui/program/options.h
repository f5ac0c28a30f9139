// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace fringe {

/// fringe-studio [PROJECT|POINTFILE] [--language CODE] [--demo] [--screenshot FILE] [--size WxH]
/// [--latency]
struct Options {
    QString file;
    QString language; ///< overrides the preference for this session
    bool demo = false;
    QString screenshot; ///< write a picture of the window once all is done, and quit
    std::optional<QSize> size;
    bool latency = false; ///< say how late the window answered on leaving
};

/// What stopped the reading: the sentence, and the exit status to leave with.
struct OptionsEnd {
    QString text;
    int status = 0;
};

/// Reads the arguments. Fills `end` instead for `--help`, `--version` and mistakes.
Options readOptions(const QStringList& arguments, std::optional<OptionsEnd>& end);

} // namespace fringe
