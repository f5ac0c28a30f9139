// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace fringe {

struct Design;

/// A page of the help. Its name is that of its file below `resources/help/LANGUAGE`, without the
/// suffix: "glossary", "panels/checks", "solvers/gs". A page of an entry of a registry lies in the
/// folder that the entry's file has in `engine`, under the entry's key.
struct HelpPage {
    QString name, title;
    QString text; ///< Markdown; pictures and other pages are named relative to the page
};

/// All pages, by chapters.
QStringList helpPageNames();

bool hasHelpPage(const QString& name);

/// A page in the language of the program, in English where it has none, which it says then. Of a
/// kind or a section of the design, it has the label, the help and the parameters of the tables
/// there. A line "{solvers}" is a list of all solvers, and so for other registries.
HelpPage helpPage(const QString& name);

/// The title of the chapter that a page stands in.
QString helpChapter(const QString& page);

/// The page of a section of the design, see `designSections`, or of "outputs": that of the kind of
/// a source, of the chosen solver or encoding, or of the section.
QString helpPageOf(const Design& design, const QString& section);

} // namespace fringe
