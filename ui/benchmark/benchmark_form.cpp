// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/benchmark/benchmark_form.h"

#include "app/studio/studio.h"
#include "app/text/localised.h"
#include "app/text/source_text.h"
#include "app/text/typed_value.h"
#include "engine/model/error.h"
#include "ui/style/icons.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fringe {
namespace {

/// From one to the next value in a field, which may have decimal commas.
const QString betweenValues = QStringLiteral("; ");

QString textOf(const BenchAxis& axis, const std::vector<Value>& values) {
    QStringList texts;
    for (const Value& value : values)
        texts << valueText(axis.info, value);
    return texts.join(betweenValues);
}

std::vector<Value> typedValues(const BenchAxis& axis, const QString& text) {
    std::vector<Value> values;
    for (const QString& part : text.split(QLatin1Char(';'), Qt::SkipEmptyParts))
        if (const QString one = part.trimmed(); !one.isEmpty())
            values.push_back(axis.info.kind == ValueKind::Text
                                 ? axis.read(axis.info, one.toStdString())
                                 : typedValue(axis.info, one, textOf(axis, {axis.values.front()})));
    return values;
}

} // namespace

CheckList::CheckList(const QString& objectName, const QString& title, QWidget* parent)
    : QListWidget(parent) {
    setObjectName(objectName);
    setAccessibleName(title);
    setSelectionMode(NoSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    connect(this, &QListWidget::itemChanged, this, &CheckList::checkedChanged);
}

void CheckList::add(const std::string& key, const QString& text, bool checked, const QString& tip) {
    auto* line = new QListWidgetItem(text);
    line->setData(Qt::UserRole, QString::fromStdString(key));
    line->setToolTip(tip.isEmpty() ? text : tip);
    line->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable);
    line->setCheckState(checked ? Qt::Checked : Qt::Unchecked);
    addItem(line);
    updateGeometry();
}

std::vector<std::string> CheckList::checked() const {
    std::vector<std::string> keys;
    for (int i = 0; i < count(); ++i)
        if (item(i)->checkState() == Qt::Checked)
            keys.push_back(item(i)->data(Qt::UserRole).toString().toStdString());
    return keys;
}

void CheckList::setChecked(const std::vector<std::string>& keys) {
    for (int i = 0; i < count(); ++i) {
        const std::string key = item(i)->data(Qt::UserRole).toString().toStdString();
        item(i)->setCheckState(std::ranges::count(keys, key) > 0 ? Qt::Checked : Qt::Unchecked);
    }
}

int CheckList::heightOf(int lines) const {
    return lines * std::max(sizeHintForRow(0), fontMetrics().height()) + 2 * frameWidth() + 2;
}

QSize CheckList::sizeHint() const {
    return {260, heightOf(count())};
}

QSize CheckList::minimumSizeHint() const {
    return {120, heightOf(std::min(count(), 2))};
}

BenchmarkForm::BenchmarkForm(Studio& studio, QWidget* parent)
    : QWidget(parent), studio_(studio),
      benchmarks_(new CheckList(QStringLiteral("benchmarks"), tr("Measure"), this)),
      devices_(new CheckList(QStringLiteral("benchmarkDevices"), tr("Devices"), this)),
      form_(new QFormLayout), start_(new QPushButton(this)), progress_(new QProgressBar(this)) {
    for (const Benchmark* benchmark : allBenchmarks())
        benchmarks_->add(benchmark->name, localisedMark(benchmark->title),
                         benchmark->name == std::string("points"),
                         localisedMark(benchmark->subject));
    start_->setObjectName(QStringLiteral("benchmarkStart"));
    progress_->setObjectName(QStringLiteral("benchmarkProgress"));
    progress_->setRange(0, 1000);
    layOut();
    for (const CheckList* list : {benchmarks_, devices_})
        connect(list, &CheckList::checkedChanged, this, &BenchmarkForm::follow);
    connect(start_, &QPushButton::clicked, this, &BenchmarkForm::startOrCancel);
    connect(&studio.devices(), &DeviceChoice::listed, this, &BenchmarkForm::listDevices);
    connect(&studio.benchmark(), &BenchmarkStore::runningChanged, this, &BenchmarkForm::follow);
    connect(&studio.jobs(), &Jobs::progressed, this, &BenchmarkForm::follow);
    listDevices();
    follow();
}

void BenchmarkForm::layOut() {
    auto* layout = new QVBoxLayout(this);
    for (CheckList* list : {benchmarks_, devices_}) {
        auto* title = new QLabel(list->accessibleName(), this);
        title->setBuddy(list);
        layout->addWidget(title);
        layout->addWidget(list);
    }
    for (const BenchAxis& axis : benchAxes())
        addField(axis);
    layout->addLayout(form_);
    layout->addStretch(1);
    layout->addWidget(progress_);
    layout->addWidget(start_);
}

void BenchmarkForm::addField(const BenchAxis& axis) {
    const std::string& key = axis.info.key;
    const QString name = QStringLiteral("benchmark-") + QString::fromStdString(key);
    const QString label = localisedMark(axis.info.label);
    const QString help = localisedMark(axis.info.help);
    if (axis.info.kind == ValueKind::Choice) {
        auto* list = new CheckList(name, label, this);
        for (const ParameterChoice& choice : axis.info.choices)
            list->add(choice.key, localisedMark(choice.label), true);
        connect(list, &CheckList::checkedChanged, this, &BenchmarkForm::follow);
        form_->addRow(label, list);
        fields_.push_back({key, list, [list] {
                               const std::vector<std::string> keys = list->checked();
                               return std::vector<Value>(keys.begin(), keys.end());
                           }});
    } else if (axis.info.kind == ValueKind::Toggle) {
        auto* box = new QCheckBox(label, this);
        box->setObjectName(name);
        box->setToolTip(help);
        form_->addRow(box);
        fields_.push_back({key, box, [box] { return std::vector<Value>{box->isChecked()}; }});
    } else {
        auto* line = new QLineEdit(textOf(axis, axis.quick), this);
        line->setObjectName(name);
        line->setToolTip(help);
        connect(line, &QLineEdit::textChanged, this, &BenchmarkForm::follow);
        form_->addRow(label, line);
        fields_.push_back({key, line, [line, axis] { return typedValues(axis, line->text()); }});
    }
}

void BenchmarkForm::listDevices() {
    std::vector<std::string> ticked = devices_->checked();
    if (ticked.empty())
        ticked = {studio_.devices().id()};
    devices_->clear();
    for (const BackendListing& backend : studio_.devices().backends())
        for (const ComputeDeviceInfo& info : backend.devices)
            devices_->add(info.id,
                          //: identifier, name
                          tr("%1: %2").arg(QString::fromStdString(info.id),
                                           QString::fromStdString(info.name)),
                          false);
    if (devices_->count() == 0)
        devices_->add("cpu", QStringLiteral("cpu"), true);
    devices_->setChecked(ticked);
    if (devices_->checked().empty())
        devices_->item(0)->setCheckState(Qt::Checked);
}

BenchmarkWish BenchmarkForm::wish() const {
    BenchmarkWish wish{{.names = benchmarks_->checked()}, devices_->checked()};
    for (const Field& field : fields_)
        if (form_->isRowVisible(field.edit))
            if (std::vector<Value> values = field.values(); !values.empty())
                wish.choice.values[field.key] = std::move(values);
    return wish;
}

QString BenchmarkForm::whyNot() const {
    for (const CheckList* list : findChildren<CheckList*>())
        if (list->isVisibleTo(this) && list->checked().empty())
            return tr("Tick something below “%1”.").arg(list->accessibleName());
    try {
        wish();
        return {};
    } catch (const Error& error) {
        return localised(error);
    }
}

void BenchmarkForm::startOrCancel() {
    if (studio_.benchmark().isRunning())
        studio_.jobs().cancel(job_);
    else
        job_ = startBenchmark(studio_, wish());
}

void BenchmarkForm::follow() {
    const std::vector<std::string> names = benchmarks_->checked();
    const auto axes = names.empty() ? std::vector<BenchAxis>() : benchAxes(names);
    for (const auto& [key, edit, values] : fields_) {
        const auto axis =
            std::ranges::find(axes, key, [](const BenchAxis& one) { return one.info.key; });
        form_->setRowVisible(edit, axis != axes.end());
        if (auto* line = qobject_cast<QLineEdit*>(edit); line && axis != axes.end())
            line->setPlaceholderText(textOf(*axis, axis->values));
    }
    const bool running = studio_.benchmark().isRunning();
    const QString reason = running ? QString() : whyNot();
    start_->setText(running ? tr("Cancel") : tr("Start"));
    start_->setIcon(icon(running ? QStringLiteral("cancel") : QStringLiteral("compute")));
    start_->setEnabled(reason.isEmpty());
    start_->setToolTip(reason);
    const JobRecord* job = studio_.jobs().list().find(job_);
    progress_->setVisible(running);
    progress_->setValue(job ? static_cast<int>(1000 * job->progress.fraction) : 0);
}

} // namespace fringe
