// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/benchmark/benchmark_form.h"

#include "app/studio/studio.h"
#include "app/text/localised.h"
#include "engine/model/choice.h"
#include "ui/benchmark/bench_text.h"
#include "ui/style/icons.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fringe {
namespace {

constexpr Shape sizes[]{{512, 512},   {1024, 1920}, {1080, 1920},  {2160, 3840},
                        {4096, 4096}, {8192, 8192}, {16384, 16384}};
constexpr std::int64_t pointCounts[]{512, 1024, 9944, 10'000, 65'000, 1'000'000};
constexpr double tolerances[]{1e-5, 1e-4, 1e-3, 1e-2};

bool isQuick(std::int64_t points) {
    return points == 1024 || points == 9944; // those that others have published
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
      methods_(new CheckList(QStringLiteral("benchmarkMethods"), tr("Methods"), this)),
      devices_(new CheckList(QStringLiteral("benchmarkDevices"), tr("Devices"), this)),
      points_(
          new CheckList(QStringLiteral("benchmarkPoints"), tr("Numbers of points or spots"), this)),
      size_(new QComboBox(this)), tolerance_(new QComboBox(this)), start_(new QPushButton(this)),
      progress_(new QProgressBar(this)) {
    fill();
    layOut();
    for (const CheckList* list : {benchmarks_, methods_, devices_, points_})
        connect(list, &CheckList::checkedChanged, this, &BenchmarkForm::follow);
    connect(start_, &QPushButton::clicked, this, &BenchmarkForm::startOrCancel);
    connect(&studio.devices(), &DeviceChoice::listed, this, &BenchmarkForm::listDevices);
    connect(&studio.benchmark(), &BenchmarkStore::runningChanged, this, &BenchmarkForm::follow);
    connect(&studio.jobs(), &Jobs::progressed, this, &BenchmarkForm::follow);
    listDevices();
    follow();
}

void BenchmarkForm::fill() {
    for (const Benchmark* benchmark : allBenchmarks())
        benchmarks_->add(benchmark->name, localisedMark(benchmark->title),
                         benchmark->name == std::string("points"),
                         localisedMark(benchmark->subject));
    for (const ChoiceInfo* method : methodInfos())
        methods_->add(method->key, localisedMark(method->label), true);
    for (const std::int64_t count : pointCounts)
        points_->add(std::to_string(count), bench_text::points(count), isQuick(count));
    for (const Shape size : sizes)
        size_->addItem(bench_text::size(size));
    size_->setCurrentIndex(1);
    size_->setObjectName(QStringLiteral("benchmarkSize"));
    for (const double tolerance : tolerances)
        tolerance_->addItem(bench_text::error(tolerance));
    tolerance_->setCurrentIndex(1);
    tolerance_->setObjectName(QStringLiteral("benchmarkTolerance"));
    start_->setObjectName(QStringLiteral("benchmarkStart"));
    progress_->setObjectName(QStringLiteral("benchmarkProgress"));
    progress_->setRange(0, 1000);
}

void BenchmarkForm::layOut() {
    auto* layout = new QVBoxLayout(this);
    for (CheckList* list : {benchmarks_, methods_, devices_, points_}) {
        auto* title = new QLabel(list->accessibleName(), this);
        title->setBuddy(list);
        layout->addWidget(title);
        layout->addWidget(list);
    }
    auto* choices = new QFormLayout;
    choices->addRow(tr("Pixels"), size_);
    choices->addRow(tr("Tolerance"), tolerance_);
    layout->addLayout(choices);
    layout->addStretch(1);
    layout->addWidget(progress_);
    layout->addWidget(start_);
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
    BenchmarkWish wish;
    wish.choice.names = benchmarks_->checked();
    wish.choice.methods = methods_->checked();
    for (const std::string& count : points_->checked())
        wish.choice.points.push_back(std::stoll(count));
    wish.choice.sizes = {sizes[size_->currentIndex()]};
    wish.choice.tolerances = {tolerances[tolerance_->currentIndex()]};
    wish.devices = devices_->checked();
    return wish;
}

QString BenchmarkForm::whyNot() const {
    for (const CheckList* list : {benchmarks_, methods_, devices_, points_})
        if (list->checked().empty())
            return tr("Tick something below “%1”.").arg(list->accessibleName());
    return {};
}

void BenchmarkForm::startOrCancel() {
    if (studio_.benchmark().isRunning())
        studio_.jobs().cancel(job_);
    else
        job_ = startBenchmark(studio_, wish());
}

void BenchmarkForm::follow() {
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
