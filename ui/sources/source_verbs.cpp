// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/source_verbs.h"

#include "app/edits/source_edits.h"
#include "app/studio/studio.h"
#include "app/text/localised.h"
#include "app/text/source_text.h"

#include <QCoreApplication>

namespace fringe {
namespace {

struct SourceVerbs {
    Q_DECLARE_TR_FUNCTIONS(fringe::SourceVerbs)
};

} // namespace

void addSourceOfKind(Studio& studio, const std::string& kind) {
    Document& document = studio.document();
    const QString label = localisedMark(findInfo(sourceInfos(), kind)->label);
    document.edit(SourceVerbs::tr("Add %1").arg(label), [&](Design design) {
        return withSourceAdded(std::move(design), SourceData{.kind = kind});
    });
    document.choose(document.design()->sources.size() - 1);
}

void removeChosenSource(Studio& studio) {
    Document& document = studio.document();
    if (const Source* source = document.chosen())
        document.edit(SourceVerbs::tr("Remove %1").arg(sourceTitle(*source)), [&](Design design) {
            return withoutSource(std::move(design), document.chosenSource());
        });
}

void duplicateChosenSource(Studio& studio) {
    Document& document = studio.document();
    const Source* source = document.chosen();
    if (!source)
        return;
    const std::size_t number = document.chosenSource();
    document.edit(SourceVerbs::tr("Duplicate %1").arg(sourceTitle(*source)),
                  [&](Design design) { return withSourceDuplicated(std::move(design), number); });
    document.choose(number + 1);
}

void renameSource(Studio& studio, std::size_t source, const QString& name) {
    studio.document().edit(SourceVerbs::tr("Rename to %1").arg(name.trimmed()), [&](Design design) {
        return withSourceRenamed(std::move(design), source, name.trimmed().toStdString());
    });
}

void fitChosenSource(Studio& studio) {
    Document& document = studio.document();
    if (const Source* source = document.chosen())
        document.edit(SourceVerbs::tr("Fit %1").arg(sourceTitle(*source)), [&](Design design) {
            return withSourceFitted(std::move(design), document.chosenSource());
        });
}

void centreChosenSource(Studio& studio) {
    Document& document = studio.document();
    if (const Source* source = document.chosen())
        document.edit(SourceVerbs::tr("Centre %1").arg(sourceTitle(*source)), [&](Design design) {
            return withSourceCentred(std::move(design), document.chosenSource());
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
    studio.document().choose(source);
}

} // namespace fringe
