// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/source_verbs.h"

#include "app/edits/source_edits.h"
#include "app/studio/studio.h"
#include "app/text/source_text.h"

#include <QCoreApplication>

namespace fringe {
namespace {

struct SourceVerbs {
    Q_DECLARE_TR_FUNCTIONS(fringe::SourceVerbs)
};

} // namespace

void removeChosenSource(Studio& studio) {
    Document& document = studio.document();
    if (const Source* source = document.chosen())
        document.edit(SourceVerbs::tr("Remove %1").arg(sourceTitle(*source)), [&](Design design) {
            return withoutSource(std::move(design), document.chosenSource());
        });
}

void setSourceVisible(Studio& studio, std::size_t source, bool visible) {
    Document& document = studio.document();
    const QString title = sourceTitle(document.design()->sources.at(source));
    document.edit(visible ? SourceVerbs::tr("Show %1").arg(title)
                          : SourceVerbs::tr("Hide %1").arg(title),
                  [&](Design design) { return withVisible(std::move(design), source, visible); });
}

void chooseSource(Studio& studio, std::size_t source) {
    Document& document = studio.document();
    if (source == document.chosenSource())
        return;
    document.choose(source);
    document.look(lookingAt(*document.design(), source).reconstruction);
}

} // namespace fringe
