// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/layout_form.h"

#include "app/studio/studio.h"
#include "app/tasks/import_source.h"
#include "app/tasks/layout_choices.h"
#include "app/text/source_text.h"
#include "ui/shell/shell.h"
#include "ui/style/choice_box.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include <memory>
#include <optional>
#include <utility>

namespace fringe {
namespace {

/// With words of the command line beside those that people read.
QComboBox* choiceOf(const char* name, const std::vector<std::pair<QString, const char*>>& words,
                    QWidget* parent) {
    auto* box = new ChoiceBox(parent);
    box->setObjectName(QLatin1String(name));
    for (const auto& [text, word] : words)
        box->addItem(text, QLatin1String(word));
    return box;
}

void choose(QComboBox& box, const QString& word) {
    box.setCurrentIndex(box.findData(word));
}

} // namespace

LayoutForm::LayoutForm(Shell& shell, QWidget* parent)
    : QWidget(parent), shell_(shell), cell_(choiceOf("layoutCell", {}, this)),
      layerPer_(choiceOf("layoutLayerPer",
                         {{tr("Binary masks"), "mask"}, {tr("Levels, from 1 on"), "level"}}, this)),
      tone_(choiceOf("layoutTone", {{tr("Etched"), "depth"}, {tr("Stays"), "height"}}, this)),
      layers_(new QLineEdit(this)), found_(new QLabel(this)),
      looking_(shell.studio.runner(), QStringLiteral("facts")) {
    layers_->setObjectName(QStringLiteral("layoutLayers"));
    layers_->setToolTip(tr("Layers with their data types, such as 1/0, 2/0; others are left out."));
    found_->setObjectName(QStringLiteral("layoutFound"));
    found_->setWordWrap(true);
    auto* form = new QFormLayout(this);
    form->setContentsMargins({});
    form->addRow(tr("Cell"), cell_);
    form->addRow(tr("Layers"), layers_);
    form->addRow(found_);
    form->addRow(tr("They are"), layerPer_);
    form->addRow(tr("What is drawn"), tone_);
    for (QComboBox* box : {cell_, layerPer_, tone_}) {
        box->setAccessibleName(static_cast<QLabel*>(form->labelForField(box))->text());
        connect(box, &QComboBox::activated, this, &LayoutForm::readAgain);
    }
    layers_->setAccessibleName(tr("Layers"));
    connect(layers_, &QLineEdit::returnPressed, this, &LayoutForm::readAgain);
}

void LayoutForm::show(const Source& source) {
    const std::optional<std::string> options = layoutOptionsOf(source);
    const QString path = originPath(source);
    setVisible(options.has_value());
    if (!options || (path == path_ && *options == options_))
        return;
    path_ = path;
    options_ = *options;
    const auto choices = std::make_shared<std::optional<LayoutChoices>>();
    const auto work = [choices, path, options = *options](JobControl& control) {
        *choices = layoutChoices(path, options, control);
    };
    looking_.request(work, [this, choices] {
        setEnabled(choices->has_value());
        if (*choices)
            fill(**choices);
    });
}

void LayoutForm::fill(const LayoutChoices& choices) {
    const QSignalBlocker quiet(cell_);
    cell_->clear();
    for (const QString& cell : choices.cells)
        cell_->addItem(cell, cell);
    choose(*cell_, choices.cell);
    layers_->setText(choices.layers);
    //: numbers of layers with their data types
    found_->setText(tr("There are shapes on %1.").arg(choices.found));
    choose(*layerPer_, choices.layerPer);
    choose(*tone_, choices.tone);
}

void LayoutForm::readAgain() {
    const auto word = [](const QComboBox* box) { return box->currentData().toString(); };
    const LayoutChoices choices{.cell = word(cell_),
                                .layers = layers_->text(),
                                .layerPer = word(layerPer_),
                                .tone = word(tone_)};
    startReadingAs(shell_.studio, shell_.studio.document().chosen()->kind.key, choices.options());
}

} // namespace fringe
