// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/encodings_window.h"

#include "app/jobs/job_text.h"
#include "app/studio/studio.h"
#include "app/text/localised.h"
#include "engine/encodings/encoding.h"
#include "ui/shell/view_menu.h"
#include "ui/style/look.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <array>
#include <chrono>
#include <cmath>

namespace fringe {
namespace {

using namespace std::chrono_literals;

/// "34.3", or a dash.
QString decibelText(double value) {
    return std::isfinite(value) ? QLocale().toString(value, 'f', 1) : QStringLiteral("–");
}

std::array<QString, 3> textsOf(const std::optional<EncodedLight>& light) {
    if (!light)
        return {QStringLiteral("–"), QStringLiteral("–"), QStringLiteral("–")};
    return {decibelText(light->snr),
            decibelText(light->psnr) + QStringLiteral(" / ") + decibelText(light->finerPsnr),
            QLocale().toString(100 * light->light, 'f', 1) + QStringLiteral(" %")};
}

} // namespace

EncodingsWindow::EncodingsWindow(const Shell& shell)
    : QWidget(&shell.window, Qt::Window), shell_(shell), table_(new QTableWidget(0, 7, this)),
      told_(new QLabel(this)), compare_(new QPushButton(this)),
      take_(new QPushButton(tr("&Take it"), this)),
      work_(shell.studio.runner(), QStringLiteral("refocus")) { // whose device it uses
    setObjectName(QStringLiteral("encodingsWindow"));
    setWindowTitle(tr("Encodings of this field — Fringe Studio"));
    resize(fittingSize(*this, {940, 620}));
    layOut();
    clock_.setInterval(200ms);
    connect(&clock_, &QTimer::timeout, this, &EncodingsWindow::follow);
    connect(compare_, &QPushButton::clicked, this, [this] {
        if (work_.isIdle())
            return compare();
        work_.cancel();
    });
    connect(take_, &QPushButton::clicked, this, &EncodingsWindow::take);
    connect(table_, &QTableWidget::cellDoubleClicked, this, &EncodingsWindow::take);
    connect(table_, &QTableWidget::itemSelectionChanged, this, &EncodingsWindow::follow);
    connect(&work_, &NewestWins::idle, this, &EncodingsWindow::follow);
    connect(&shell_.studio.results(), &ResultStore::hologramChanged, this,
            &EncodingsWindow::follow);
    compare();
}

void EncodingsWindow::layOut() {
    table_->setObjectName(QStringLiteral("encodingsTable"));
    table_->setAccessibleName(tr("Encodings"));
    table_->setHorizontalHeaderLabels(
        {tr("Encoding"), tr("SNR [dB]"), tr("PSNR, own / finer grid [dB]"), tr("Light"),
         tr("All light: SNR [dB]"), tr("PSNR, own / finer grid [dB]"), tr("Light")});
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setAlternatingRowColors(true);
    table_->verticalHeader()->hide();
    offerCopy(*table_);
    auto* note = new QLabel(tr("Through the stop that an encoding is made for, and with all light; "
                               "against the field itself, where the reconstruction is."),
                            this);
    note->setWordWrap(true);
    told_->setObjectName(QStringLiteral("encodingsTold"));
    told_->setWordWrap(true);
    compare_->setObjectName(QStringLiteral("encodingsCompare"));
    take_->setObjectName(QStringLiteral("encodingsTake"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(told_, 1);
    buttons->addWidget(compare_);
    buttons->addWidget(take_);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(note);
    layout->addWidget(table_, 1);
    layout->addLayout(buttons);
}

void EncodingsWindow::compare() {
    const HologramResult& result = shell_.studio.results().hologram();
    if (!result.isAtHand() || result.folder)
        return follow();
    Studio& studio = shell_.studio;
    Design design = *studio.document().design();
    const auto chain = result.chain.with(std::make_shared<const Design>(std::move(design)));
    work_.ask(
        [chain, id = studio.devices().id(), memory = studio.preferences().memory(),
         &pool = studio.devicePool()](JobControl& control) {
            const auto device = pool.device(id, Lane::Looking);
            return taken(encodingTable(chain, {*device, control, memory}));
        },
        [this](const Outcome<std::vector<EncodingRow>>& made) { show(made); });
    clock_.start();
    follow();
}

void EncodingsWindow::show(const Outcome<std::vector<EncodingRow>>& made) {
    if (made.error)
        told_->setText(localised(made.error->message()));
    rows_ = made.value.value_or(std::vector<EncodingRow>());
    table_->setRowCount(static_cast<int>(rows_.size()));
    for (int row = 0; row < table_->rowCount(); ++row) {
        const EncodingRow& shown = rows_[static_cast<std::size_t>(row)];
        table_->setItem(
            row, 0, new QTableWidgetItem(localisedMark(encodingOf(shown.encoding.key).info.label)));
        int column = 1;
        for (const auto& light : {shown.alone, std::optional(shown.all)})
            for (const QString& text : textsOf(light)) {
                auto* item = new QTableWidgetItem(text);
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
                table_->setItem(row, column++, item);
            }
        if (shown.encoding.key == shell_.studio.document().design()->encoding.key)
            table_->selectRow(row);
    }
    table_->resizeColumnsToContents();
}

void EncodingsWindow::take() {
    const int row = table_->currentRow();
    if (row < 0 || row >= std::ssize(rows_))
        return;
    const Choice chosen = rows_[static_cast<std::size_t>(row)].encoding;
    shell_.studio.document().edit(tr("Encoding"), [&chosen](Design design) {
        design.encoding.key = chosen.key;
        return design;
    });
}

void EncodingsWindow::follow() {
    const HologramResult& result = shell_.studio.results().hologram();
    const bool isBusy = !work_.isIdle(), isThere = result.isAtHand() && !result.folder;
    if (!isBusy)
        clock_.stop();
    compare_->setText(isBusy ? tr("&Cancel") : tr("&Compare"));
    compare_->setEnabled(isBusy || isThere);
    take_->setEnabled(!isBusy && table_->currentRow() >= 0 && !rows_.empty());
    if (isBusy)
        told_->setText(progressText(work_.progress()));
    else if (!isThere)
        told_->setText(tr("Compute a hologram that memory holds first."));
    else if (!rows_.empty())
        told_->setText(tr("A double click takes an encoding, which can be undone."));
}

} // namespace fringe
