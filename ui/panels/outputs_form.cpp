// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/outputs_form.h"

#include "app/document/document.h"
#include "app/edits/source_edits.h"
#include "app/text/localised.h"
#include "ui/forms/event_guards.h"
#include "ui/forms/form_field.h"
#include "ui/shell/view_menu.h"
#include "ui/style/choice_box.h"
#include "ui/style/icons.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace fringe {
namespace {

enum OutputColumn { ContentColumn, FileColumn };

/// A name that no output of the design has: "output 2".
std::string freeName(const Design& design) {
    std::size_t number = design.outputs.size() + 1;
    const auto taken = [&](const std::string& name) {
        return std::ranges::find(design.outputs, name, &Output::name) != design.outputs.end();
    };
    while (taken("output-" + std::to_string(number)))
        ++number;
    return "output-" + std::to_string(number);
}

} // namespace

OutputsForm::OutputsForm(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), table_(new QTableWidget(0, 2, this)),
      values_(new QFormLayout) {
    table_->setObjectName(QStringLiteral("outputs"));
    table_->setAccessibleName(tr("Outputs"));
    table_->setHorizontalHeaderLabels({tr("Content"), tr("File")});
    table_->horizontalHeader()->setSectionResizeMode(FileColumn, QHeaderView::Stretch);
    table_->horizontalHeader()->setSectionResizeMode(ContentColumn, QHeaderView::ResizeToContents);
    table_->verticalHeader()->hide();
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setMinimumHeight(110);
    table_->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    auto* add =
        flatButton(this, QStringLiteral("add"), QStringLiteral("addOutput"), tr("Add an output"));
    auto* remove = flatButton(this, QStringLiteral("remove"), QStringLiteral("removeOutput"),
                              tr("Remove the selected output"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(add);
    buttons->addWidget(remove);
    buttons->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(table_);
    layout->addLayout(buttons);
    layout->addLayout(values_);
    values_->setRowWrapPolicy(QFormLayout::WrapLongRows);
    values_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    values_->setLabelAlignment(Qt::AlignLeft);
    values_->setVerticalSpacing(3);
    offerCopy(*table_);
    offerButton(*table_, *add);
    offerButton(*table_, *remove);
    connect(add, &QToolButton::clicked, this, &OutputsForm::addOutput);
    connect(remove, &QToolButton::clicked, this, &OutputsForm::removeOutput);
    connect(table_, &QTableWidget::cellChanged, this, &OutputsForm::renameFile);
    connect(table_, &QTableWidget::currentCellChanged, this, &OutputsForm::showValues);
    connect(&document, &Document::changed, this, &OutputsForm::refresh);
    refresh();
    table_->setCurrentCell(0, ContentColumn);
}

void OutputsForm::refresh() {
    const QSignalBlocker quiet(table_);
    const auto& outputs = document_.design()->outputs;
    table_->setRowCount(static_cast<int>(outputs.size()));
    for (int row = 0; row < table_->rowCount(); ++row) {
        const Output& output = outputs[static_cast<std::size_t>(row)];
        auto* content = new ChoiceBox(table_);
        for (const ChoiceInfo* kind : outputInfos())
            content->addItem(localisedMark(kind->label), QString::fromStdString(kind->key));
        content->setCurrentIndex(content->findData(QString::fromStdString(output.what.key)));
        content->setAccessibleName(tr("Content"));
        content->setObjectName(QStringLiteral("content%1").arg(row));
        guardWheel(content);
        connect(content, &QComboBox::activated, this,
                [this, row, content] { setContent(row, content->currentData().toString()); });
        table_->setCellWidget(row, ContentColumn, content);
        table_->setItem(row, ContentColumn, new QTableWidgetItem(content->currentText()));
        table_->setItem(row, FileColumn, new QTableWidgetItem(QString::fromStdString(output.file)));
    }
    showValues();
}

/// Fields that stay are left alone, so that the one that is being used keeps the focus.
void OutputsForm::showValues() {
    const DesignPtr design = document_.design();
    const int output = table_->currentRow();
    const auto rows = output < 0 ? std::vector<DesignParameter>()
                                 : valueRows(*design, static_cast<std::size_t>(output));
    const auto [field, row] = std::ranges::mismatch(fields_, rows, {}, &FormField::key,
                                                    [](const auto& r) { return r.info.key; });
    for (auto gone = field; gone != fields_.end(); ++gone) {
        const auto taken = values_->takeRow(*gone);
        for (QLayoutItem* item : {taken.labelItem, taken.fieldItem}) {
            item->widget()->hide();
            item->widget()->deleteLater();
            delete item;
        }
    }
    fields_.erase(field, fields_.end());
    std::for_each(row, rows.end(), [this](const auto& added) { addField(added); });
    for (std::size_t i = 0; i < rows.size(); ++i)
        fields_[i]->setValue(rows[i].get(*design));
}

void OutputsForm::addField(const DesignParameter& row) {
    auto* field = new FormField(row.info, this);
    field->addTo(*values_);
    fields_.push_back(field);
    connect(field, &FormField::edited, this, [this, row](const Value& value) {
        document_.edit(
            tr("Change an output"),
            [&](Design design) {
                row.set(design, value);
                return design;
            },
            QString::fromStdString(row.info.key));
    });
}

void OutputsForm::addOutput() {
    document_.edit(tr("Add an output"), [](Design design) {
        const std::string name = freeName(design);
        design.outputs.push_back({.name = name, .file = name + ".npy"});
        return design;
    });
}

void OutputsForm::removeOutput() {
    const int row = table_->currentRow();
    if (row < 0)
        return;
    document_.edit(tr("Remove an output"), [row](Design design) {
        design.outputs.erase(design.outputs.begin() + row);
        return design;
    });
}

void OutputsForm::renameFile(int row) {
    constexpr int longest = 1000; ///< characters; no file system has longer names
    const std::string file =
        table_->item(row, FileColumn)->text().trimmed().left(longest).toStdString();
    document_.edit(tr("Change an output's file"), [&](Design design) {
        if (!file.empty())
            design.outputs[static_cast<std::size_t>(row)].file = file;
        return design;
    });
}

void OutputsForm::setContent(int row, const QString& kind) {
    table_->setCurrentCell(row, ContentColumn);
    document_.edit(tr("Change an output's content"), [&](Design design) {
        design.outputs[static_cast<std::size_t>(row)].what = {kind.toStdString()};
        return design;
    });
}

} // namespace fringe
