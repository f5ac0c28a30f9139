// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/layout_form.h"

#include "app/studio/studio.h"
#include "app/tasks/import_source.h"
#include "app/text/localised.h"
#include "app/text/source_text.h"
#include "engine/model/called.h"
#include "ui/forms/form_field.h"
#include "ui/shell/shell.h"
#include "ui/style/choice_box.h"

#include <QFormLayout>
#include <QLabel>
#include <QPointer>

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

namespace fringe {
namespace {

constexpr std::size_t mostRows = 64; ///< of layers

QComboBox* choiceOf(const char* name, const std::vector<Message>& entries, QWidget* parent) {
    auto* box = new ChoiceBox(parent);
    box->setObjectName(QLatin1String(name));
    for (const Message& entry : entries)
        box->addItem(localised(entry));
    return box;
}

FormField* pitchField(const char* key, const char* label, QWidget* parent) {
    ParameterInfo info{.key = key,
                       .kind = ValueKind::Length,
                       .label = label,
                       .help = FRINGE_MARK("Of the pixels that the layout is read in."),
                       .initial = 0.0,
                       .least = 0,
                       .unit = "µm",
                       .zero = FRINGE_MARK("as its edges say")};
    auto* field = new FormField(info, parent);
    field->setObjectName(QLatin1String(key));
    return field;
}

/// What a layer in that place is.
QString placeText(LayerPer per, std::size_t place) {
    if (per == LayerPer::Level)
        return LayoutForm::tr("Level %1").arg(place + 1);
    //: a layer that is a mask: its number, and how many levels deeper it makes what it covers
    return LayoutForm::tr("Mask %1, adds %2").arg(place + 1).arg(1ULL << place);
}

std::size_t countOfPlaces(const LayoutChoices& choices) {
    constexpr std::size_t mostMasks = 16;
    const std::size_t count = std::max(choices.found.size(), choices.read.layers.size());
    return choices.read.layerPer == LayerPer::Level ? count : std::min(count, mostMasks);
}

void dropRow(QFormLayout& form, int row) {
    const QFormLayout::TakeRowResult taken = form.takeRow(row);
    for (QLayoutItem* item : {taken.labelItem, taken.fieldItem}) {
        if (!item)
            continue;
        item->widget()->setParent(nullptr); // it may be the one that was chosen in
        item->widget()->deleteLater();
        delete item;
    }
}

} // namespace

LayoutForm::LayoutForm(Shell& shell, QWidget* parent)
    : QWidget(parent), shell_(shell), cell_(choiceOf("layoutCell", {}, this)),
      layerPer_(choiceOf("layoutLayerPer", {reading::mask(), reading::level()}, this)),
      tone_(choiceOf("layoutTone", {reading::etched(), reading::stays()}, this)),
      pitchX_(pitchField("layoutPitchX", FRINGE_MARK("Pixel pitch x"), this)),
      pitchY_(pitchField("layoutPitchY", FRINGE_MARK("Pixel pitch y"), this)),
      looking_(shell.studio.runner(), QStringLiteral("facts")) {
    auto* form = new QFormLayout(this);
    form->setContentsMargins({});
    form->setVerticalSpacing(3);
    for (const auto& [box, what] : {std::pair(cell_, reading::cell()),
                                    {layerPer_, reading::layerPer()},
                                    {tone_, reading::tone()}}) {
        box->setAccessibleName(localised(what));
        form->addRow(localised(what), box);
    }
    pitchX_->addTo(*form);
    pitchY_->addTo(*form);
    listen();
}

void LayoutForm::listen() {
    connect(cell_, &QComboBox::activated, this, [this] {
        readAgain([this](LayoutChoice& choice) {
            choice.cell = cell_->currentText().toStdString();
            choice.layers.clear(); // which are those of the other one
        });
    });
    connect(layerPer_, &QComboBox::activated, this, [this](int index) {
        readAgain([index](LayoutChoice& choice) {
            choice.layerPer = index == 0 ? LayerPer::Mask : LayerPer::Level;
        });
    });
    connect(tone_, &QComboBox::activated, this, [this](int index) {
        readAgain([index](LayoutChoice& choice) { choice.isOfHeights = index == 1; });
    });
    for (const auto& [field, pitch] :
         {std::pair(pitchX_, &LayoutChoice::pitchX), {pitchY_, &LayoutChoice::pitchY}})
        connect(field, &FormField::edited, this, [this, pitch](const Value& value) {
            readAgain(
                [&](LayoutChoice& choice) { choice.*pitch = Length(std::get<double>(value)); });
        });
}

void LayoutForm::show(const Source& source) {
    const QString path = originPath(source);
    const std::string options = readingOf(source);
    const bool isMeant = isOfLayout(source);
    setVisible(isMeant);
    if (!isMeant || (path == path_ && options == options_))
        return;
    path_ = path;
    options_ = options;
    const auto choices = std::make_shared<std::optional<LayoutChoices>>();
    const auto work = [choices, path, options](JobControl& control) {
        *choices = layoutChoices(path, options, control);
    };
    looking_.request(work, [this, choices] {
        choices_ = std::move(*choices);
        setEnabled(choices_.has_value());
        fill();
    });
}

void LayoutForm::fill() {
    if (!choices_)
        return;
    const LayoutChoice& read = choices_->read;
    cell_->clear();
    for (const std::string& cell : choices_->cells)
        cell_->addItem(QString::fromStdString(cell));
    cell_->setCurrentText(QString::fromStdString(read.cell));
    layerPer_->setCurrentIndex(read.layerPer == LayerPer::Level ? 1 : 0);
    tone_->setCurrentIndex(read.isOfHeights.value_or(false) ? 1 : 0);
    pitchX_->setValue(choices_->chosen.pitchX.si());
    pitchY_->setValue(choices_->chosen.pitchY.si());
    listLayers();
    fillLayers();
}

/// Rows that stay what they are keep the focus.
void LayoutForm::listLayers() {
    const bool areLevels = choices_->read.layerPer == LayerPer::Level;
    const QString list = QString::fromStdString(optionsOf({.layers = choices_->found})
                                                + (areLevels ? " level " : " mask ")
                                                + std::to_string(countOfPlaces(*choices_)));
    if (std::exchange(listed_, list) == list)
        return;
    auto* form = static_cast<QFormLayout*>(layout());
    const auto rowOf = [form](QWidget* field) {
        int row = -1;
        form->getWidgetPosition(field, &row, nullptr);
        return row;
    };
    const int first = rowOf(layerPer_) + 1;
    while (rowOf(tone_) > first)
        dropRow(*form, first);
    places_.clear();
    QWidget* before = layerPer_;
    for (const FileLayer& layer : choices_->found)
        if (places_.size() < mostRows) {
            places_.push_back(addLayer(layer));
            //: a layer of a layout: its number and data type, "1/0"
            const QString name = tr("Layer %1").arg(QString::fromStdString(layersText({layer})));
            places_.back()->setAccessibleName(name);
            form->insertRow(rowOf(tone_), name, places_.back());
            setTabOrder(before, places_.back());
            before = places_.back();
        }
    if (choices_->found.size() > mostRows)
        form->insertRow(rowOf(tone_), new QLabel(tr("The others are read as they were."), this));
}

QComboBox* LayoutForm::addLayer(FileLayer layer) {
    QComboBox* box = choiceOf("layoutLayer", {}, this);
    box->addItem(tr("Left out"));
    for (std::size_t place = 0; place < countOfPlaces(*choices_); ++place)
        box->addItem(placeText(choices_->read.layerPer.value_or(LayerPer::Mask), place));
    connect(box, &QComboBox::activated, this, [this, layer](int index) {
        readAgain([&](LayoutChoice& choice) {
            const auto place =
                index > 0 ? std::optional(static_cast<std::size_t>(index) - 1) : std::nullopt;
            choice.layers = withPlace(choices_->read.layers, layer, place);
        });
    });
    return box;
}

void LayoutForm::fillLayers() {
    const auto& layers = choices_->read.layers;
    for (std::size_t i = 0; i < places_.size(); ++i) {
        const auto found = std::ranges::find(layers, choices_->found[i]);
        places_[i]->setCurrentIndex(
            found == layers.end() ? 0 : static_cast<int>(found - layers.begin()) + 1);
    }
}

void LayoutForm::readAgain(const std::function<void(LayoutChoice&)>& change) {
    LayoutChoice choice = choices_->chosen;
    change(choice);
    startReadingAs(shell_.studio, shell_.studio.document().chosen()->kind.key, optionsOf(choice),
                   [form = QPointer(this)] {
                       if (form && form->looking_.isIdle())
                           form->fill();
                   });
}

} // namespace fringe
