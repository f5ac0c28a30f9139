// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/outputs_form.h"

#include "app/document/document.h"
#include "app/text/localised.h"
#include "ui/forms/event_guards.h"
#include "ui/shell/view_menu.h"
#include "ui/style/choice_box.h"
#include "ui/style/icons.h"

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
    : QWidget(parent), document_(document), table_(new QTableWidget(0, 2, this)) {
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
    offerCopy(*table_);
    offerButton(*table_, *add);
    offerButton(*table_, *remove);
    connect(add, &QToolButton::clicked, this, &OutputsForm::addOutput);
    connect(remove, &QToolButton::clicked, this, &OutputsForm::removeOutput);
    connect(table_, &QTableWidget::cellChanged, this, &OutputsForm::renameFile);
    connect(&document, &Document::changed, this, &OutputsForm::refresh);
    refresh();
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
}

void OutputsForm::addOutput() {
    document_.edit(tr("Add an output"), [](Design design) {
        const std::string name = freeName(design);
        design.outputs.push_back({name, {"field"}, name + ".npy"});
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
    document_.edit(tr("Change an output's content"), [&](Design design) {
        design.outputs[static_cast<std::size_t>(row)].what = {kind.toStdString()};
        return design;
    });
}

} // namespace fringe
