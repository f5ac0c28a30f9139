// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/encodings_window.h"

#include "ui/shell/shell.h"
#include "ui/shell/view_menu.h"
#include "ui/style/look.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QLocale>
#include <QPixmap>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <array>
#include <cmath>

namespace fringe {
namespace {

constexpr int figuresOfLight = 3, lights = 3;

/// "34.3", or a dash.
QString decibelText(double value) {
    return std::isfinite(value) ? QLocale().toString(value, 'f', 1) : QStringLiteral("–");
}

std::array<QString, figuresOfLight> textsOf(const std::optional<LightFigures>& light) {
    if (!light)
        return {QStringLiteral("–"), QStringLiteral("–"), QStringLiteral("–")};
    return {decibelText(light->snr),
            decibelText(light->psnr) + QStringLiteral(" / ") + decibelText(light->finerPsnr),
            QLocale().toString(100 * light->light, 'f', 1) + QStringLiteral(" %")};
}

} // namespace

EncodingsWindow::EncodingsWindow(const Shell& shell)
    : QWidget(&shell.window, Qt::Window), look_(shell.studio),
      table_(new QTableWidget(0, 1 + lights * figuresOfLight, this)), picture_(new QLabel(this)),
      told_(new QLabel(this)), compare_(new QPushButton(this)),
      take_(new QPushButton(tr("&Take it"), this)) {
    setObjectName(QStringLiteral("encodingsWindow"));
    setWindowTitle(tr("Encodings of this field — Fringe Studio"));
    resize(fittingSize(*this, {1200, 680}));
    layOut();
    connect(compare_, &QPushButton::clicked, this,
            [this] { look_.isIdle() ? look_.compare() : look_.cancel(); });
    connect(take_, &QPushButton::clicked, this, &EncodingsWindow::take);
    connect(table_, &QTableWidget::cellDoubleClicked, this, &EncodingsWindow::take);
    connect(table_, &QTableWidget::itemSelectionChanged, this, &EncodingsWindow::follow);
    connect(table_, &QTableWidget::itemSelectionChanged, this, &EncodingsWindow::showPicture);
    connect(&look_, &EncodingLook::changed, this, &EncodingsWindow::follow);
    look_.compare();
    follow();
}

void EncodingsWindow::layOut() {
    table_->setObjectName(QStringLiteral("encodingsTable"));
    table_->setAccessibleName(tr("Encodings"));
    table_->setHorizontalHeaderLabels(
        {tr("Encoding"), tr("SNR [dB]"), tr("PSNR, own / finer grid [dB]"), tr("Light"),
         tr("All light: SNR [dB]"), tr("PSNR, own / finer grid [dB]"), tr("Light"),
         tr("On a panel: SNR [dB]"), tr("PSNR, own / finer grid [dB]"), tr("Light")});
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setAlternatingRowColors(true);
    table_->verticalHeader()->hide();
    table_->resizeColumnsToContents();
    offerCopy(*table_);
    auto* note =
        new QLabel(tr("Through the stop that an encoding is made for, with all light, and on "
                      "a panel that moves 90 % of it and blurs phases by half a pixel; "
                      "against the field itself, where the reconstruction is."),
                   this);
    note->setWordWrap(true);
    picture_->setObjectName(QStringLiteral("encodingsPicture"));
    picture_->setAccessibleName(tr("What the encoding shows"));
    picture_->setFixedSize(192, 128);
    picture_->setAlignment(Qt::AlignCenter);
    told_->setObjectName(QStringLiteral("encodingsTold"));
    told_->setWordWrap(true);
    compare_->setObjectName(QStringLiteral("encodingsCompare"));
    take_->setObjectName(QStringLiteral("encodingsTake"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(picture_);
    buttons->addWidget(told_, 1);
    buttons->addWidget(compare_);
    buttons->addWidget(take_);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(note);
    layout->addWidget(table_, 1);
    layout->addLayout(buttons);
}

void EncodingsWindow::fill() {
    table_->setRowCount(static_cast<int>(look_.rows().size()));
    for (int row = 0; row < table_->rowCount(); ++row) {
        const EncodingRow& shown = look_.rows()[static_cast<std::size_t>(row)];
        table_->setItem(row, 0, new QTableWidgetItem(look_.nameOf(shown)));
        int column = 1;
        for (const auto& light :
             {shown.alone, std::optional(shown.all), std::optional(shown.onPanel)})
            for (const QString& text : textsOf(light)) {
                auto* item = new QTableWidgetItem(text);
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
                table_->setItem(row, column++, item);
            }
    }
    table_->resizeColumnsToContents();
    showPicture();
}

void EncodingsWindow::showPicture() {
    const auto row = static_cast<std::size_t>(table_->currentRow());
    QPixmap picture;
    if (row < look_.rows().size())
        picture = QPixmap::fromImage(
            QImage::fromData(QByteArrayView(EncodingLook::pictureOf(look_.rows()[row]))));
    picture_->setPixmap(picture.isNull() ? picture
                                         : picture.scaled(picture_->size(), Qt::KeepAspectRatio,
                                                          Qt::SmoothTransformation));
}

void EncodingsWindow::take() {
    if (const int row = table_->currentRow(); row >= 0 && look_.isIdle())
        look_.take(look_.rows().at(static_cast<std::size_t>(row)));
}

void EncodingsWindow::follow() {
    if (table_->rowCount() != std::ssize(look_.rows()))
        fill();
    const bool isBusy = !look_.isIdle();
    const QString whyNot = look_.whyNot();
    compare_->setText(isBusy ? tr("&Cancel") : tr("&Compare"));
    compare_->setEnabled(isBusy || whyNot.isEmpty());
    take_->setEnabled(!isBusy && table_->currentRow() >= 0);
    if (isBusy || !look_.told().isEmpty())
        told_->setText(look_.told());
    else
        told_->setText(whyNot.isEmpty()
                           ? tr("A double click takes an encoding, which can be undone.")
                           : whyNot);
}

} // namespace fringe
