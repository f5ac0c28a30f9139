// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/inspector.h"

#include "app/edits/source_edits.h"
#include "app/studio/studio.h"
#include "app/tasks/vary.h"
#include "app/text/localised.h"
#include "app/text/source_text.h"
#include "engine/model/design_parameters.h"
#include "ui/forms/findings.h"
#include "ui/forms/folding.h"
#include "ui/forms/form_field.h"
#include "ui/forms/vary_dialog.h"
#include "ui/panels/outputs_form.h"
#include "ui/panels/pixels_form.h"
#include "ui/panels/table_line.h"
#include "ui/shell/shell.h"
#include "ui/sources/read_as.h"
#include "ui/sources/source_editor.h"
#include "ui/sources/source_line.h"

#include <QEvent>
#include <QFormLayout>
#include <QScrollBar>
#include <QToolButton>

#include <optional>
#include <ranges>

namespace fringe {
namespace {

/// Rows of a source are followed by those of its method, and those that few need are the last.
std::vector<DesignParameter> rowsOf(const Design& design, const QString& section) {
    std::vector<DesignParameter> rows;
    const std::string key = section.toStdString();
    for (DesignSection& candidate : designSections(design))
        if (candidate.key == key
            || (candidate.source && candidate.applies(design)
                && sourcePath(design, *candidate.source) == key))
            for (DesignParameter& row : candidate.rows)
                if (row.applies(design))
                    rows.push_back(std::move(row));
    std::ranges::stable_partition(rows, [](const auto& row) { return !row.info.advanced; });
    return rows;
}

std::map<std::string, QString> unusable(const ParameterInfo& solvers, const Design& design) {
    std::map<std::string, QString> reasons;
    for (const ParameterChoice& choice : solvers.choices)
        if (const auto reason = whyNotSolved(design, choice.key))
            reasons.emplace(choice.key, localised(*reason));
    return reasons;
}

bool sameRows(const std::vector<DesignParameter>& rows, const std::vector<FormField*>& fields) {
    return std::ranges::equal(
        rows, fields, {}, [](const auto& row) { return row.info.key; },
        [](const FormField* field) { return field->key(); });
}

/// One value after the other makes results that differ.
bool canVary(const ParameterInfo& info) {
    const std::string section = sectionOf(info.key);
    return info.kind != ValueKind::Lengths && info.kind != ValueKind::Numbers
           && info.kind != ValueKind::Text && section != "reconstruction" && section != "camera"
           && section != "stereogram" && section != "outputs";
}

} // namespace

Inspector::Inspector(Shell& shell, QWidget* parent) : QScrollArea(parent), shell_(shell) {
    setObjectName(QStringLiteral("inspector"));
    setAccessibleName(tr("Inspector"));
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(&shell.studio.document(), &Document::changed, this, &Inspector::refresh);
    connect(&shell.studio.document(), &Document::replaced, this, &Inspector::rebuild);
    connect(&shell.studio.planner(), &Planner::changed, this, &Inspector::advise);
}

void Inspector::showSection(const QString& key) {
    if (key == section_)
        return;
    section_ = key;
    verticalScrollBar()->setValue(0);
    rebuild();
}

FormField* Inspector::field(const QString& path) const {
    const auto found = std::ranges::find(fields_, path.toStdString(), &FormField::key);
    return found == fields_.end() ? nullptr : *found;
}

void Inspector::lead(const QString& path) {
    FormField* wanted = field(path);
    if (!wanted)
        return;
    if (advanced_ && wanted->isHidden())
        advanced_->setChecked(true);
    ensureWidgetVisible(wanted);
    wanted->setFocus(Qt::OtherFocusReason);
}

std::string Inspector::focused() const {
    const auto found = std::ranges::find_if(fields_, [](const FormField* field) {
        return field->focusProxy()->focusProxy()->hasFocus();
    });
    return found == fields_.end() ? std::string() : (*found)->key();
}

/// With the same place in sight, and the same field to type into.
void Inspector::rebuild() {
    const int scrolled = verticalScrollBar()->value();
    const std::string typed = focused();
    fields_.clear();
    auto* page = new QWidget;
    page->setObjectName(QStringLiteral("inspectorPage"));
    auto* form = new QFormLayout(page);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setLabelAlignment(Qt::AlignLeft);
    form->setContentsMargins(10, 8, 10, 8);
    form->setVerticalSpacing(3);
    if (section_ == QLatin1String("outputs"))
        form->addRow(new OutputsForm(shell_.studio.document(), page));
    if (showsSource())
        addSource(form);
    addRows(form);
    addTables(form);
    if (QWidget* old = takeWidget())
        old->deleteLater();
    setWidget(page);
    refresh();
    advise();
    if (FormField* again = field(QString::fromStdString(typed)))
        again->setFocus(Qt::OtherFocusReason);
    form->activate();
    page->resize(page->width(), page->sizeHint().height());
    verticalScrollBar()->setValue(scrolled);
}

/// The chosen one, whose item is selected then.
bool Inspector::showsSource() const {
    const Document& document = shell_.studio.document();
    return document.chosen()
           && section_.toStdString() == sourcePath(*document.design(), document.chosenSource());
}

void Inspector::addSource(QFormLayout* form) {
    form->addRow(new SourceLine(shell_, form->parentWidget()));
    form->addRow(new ReadAs(shell_, form->parentWidget()));
    const Source& chosen = *shell_.studio.document().chosen();
    if (const auto own = editorOf(chosen.kind.key).form)
        form->addRow(own(shell_, form->parentWidget()));
    else
        for (const AssetSlot& slot : kindInfo(chosen).assets | std::views::drop(1))
            form->addRow(new SlotLine(shell_, slot, form->parentWidget()));
}

/// Rows that few need are folded away, unless one of them is not what it is by default.
void Inspector::addRows(QFormLayout* form) {
    const DesignPtr design = shell_.studio.document().design();
    std::optional<int> firstFolded;
    bool isChanged = false;
    for (const DesignParameter& row : rowsOf(*design, section_)) {
        if (row.info.advanced) {
            firstFolded = firstFolded.value_or(form->rowCount());
            isChanged |= row.get(*design) != row.info.initial;
        }
        addField(form, row.info);
        if (QWidget* under = makeUnder(row.info.key, form->parentWidget()))
            form->addRow(under);
    }
    advanced_ = firstFolded ? foldRows(*form, *firstFolded,
                                       {tr("Advanced"), QStringLiteral("advanced"), isChanged},
                                       shell_.studio.preferences())
                            : nullptr;
}

/// Tables of the design's device, in its section.
void Inspector::addTables(QFormLayout* form) {
    if (section_ != QLatin1String("device"))
        return;
    const std::string& key = shell_.studio.document().design()->device.key;
    for (const AssetSlot& slot : findInfo(deviceInfos(), key)->assets)
        form->addRow(new TableLine(shell_, slot, form->parentWidget()));
}

QWidget* Inspector::makeUnder(const std::string& path, QWidget* parent) const {
    if (const auto use = PixelsForm::chosenBy(path))
        return new PixelsForm(shell_, *use, parent);
    if (!showsSource())
        return nullptr;
    const auto own = editorOf(shell_.studio.document().chosen()->kind.key).underRow;
    return own ? own(shell_, std::string_view(path).substr(section_.size() + 1), parent) : nullptr;
}

void Inspector::addField(QFormLayout* form, const ParameterInfo& info) {
    auto* field = new FormField(info, form->parentWidget());
    field->addTo(*form);
    connect(field, &FormField::edited, this,
            [this, info](const Value& value) { edit(info, value); });
    if (canVary(info))
        connect(field->addVerb(tr("Vary…")), &QAction::triggered, this,
                [this, info] { vary(info); });
    fields_.push_back(field);
}

void Inspector::vary(const ParameterInfo& info) {
    const DesignPtr design = shell_.studio.document().design();
    auto* dialog = new VaryDialog(info, designParameter(*design, info.key).get(*design), this);
    connect(dialog, &VaryDialog::chosen, this, [this, info](const std::vector<Value>& values) {
        startVary(shell_.studio, info.key, values);
    });
    dialog->open();
}

void Inspector::refresh() {
    const DesignPtr design = shell_.studio.document().design();
    const auto rows = rowsOf(*design, section_);
    if (!sameRows(rows, fields_))
        return rebuild();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].info.key == "solver.name")
            fields_[i]->setUnusable(unusable(rows[i].info, *design));
        fields_[i]->setValue(rows[i].get(*design));
    }
}

void Inspector::advise() {
    const auto estimate = shell_.studio.planner().estimate();
    for (FormField* field : fields_) {
        const Finding* worst = estimate ? worstFinding(estimate->plan, field->key()) : nullptr;
        field->setFindings(worst ? std::optional(worst->severity) : std::nullopt,
                           worst ? localised(worst->message) : QString());
    }
}

/// Wide enough for the form, of which nothing is cut off then.
bool Inspector::eventFilter(QObject* watched, QEvent* event) {
    const bool handled = QScrollArea::eventFilter(watched, event);
    if (event->type() == QEvent::LayoutRequest && watched == widget())
        setMinimumWidth(widget()->minimumSizeHint().width()
                        + verticalScrollBar()->sizeHint().width());
    return handled;
}

void Inspector::edit(const ParameterInfo& info, const Value& value) {
    Document& document = shell_.studio.document();
    const QString name = tr("Change %1").arg(localisedMark(info.label));
    const Design after = withChange(*document.design(), info.key, value);
    Design looked = *document.design();
    looked.reconstruction = after.reconstruction;
    if (after == looked)
        document.look(after.reconstruction);
    else
        document.edit(
            name, [&](const Design&) { return after; }, QString::fromStdString(info.key));
}

} // namespace fringe
