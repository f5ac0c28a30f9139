// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/table_panel.h"

#include "app/studio/studio.h"
#include "ui/shell/shell.h"
#include "ui/sources/source_editor.h"

#include <utility>

namespace fringe {

TablePanel::TablePanel(Shell& shell, QWidget* parent) : QStackedWidget(parent), shell_(shell) {
    for (const SourceEditor* editor : allSourceEditors())
        if (editor->table)
            addWidget(tables_[editor] = editor->table(shell, this));
    const Document& document = shell.studio.document();
    connect(&document, &Document::changed, this, &TablePanel::showSource);
    connect(&document, &Document::sourceChosen, this, &TablePanel::showSource);
    connect(&document, &Document::replaced, this, &TablePanel::showSource);
    showSource();
}

void TablePanel::showSource() {
    const Source* source = shell_.studio.document().chosen();
    const auto found = tables_.find(&editorOf(source ? source->kind.key : std::string()));
    const bool has = found != tables_.end();
    if (has)
        setCurrentWidget(found->second);
    if (std::exchange(hasTable_, has) != has)
        emit hasTableChanged(has);
}

} // namespace fringe
