// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/motion_bar.h"

#include "app/studio/device_choice.h"
#include "app/studio/stereogram_look.h"
#include "ui/style/choice_box.h"
#include "ui/style/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QToolButton>

namespace fringe {

MotionBar::MotionBar(StereogramLook& look, const DeviceChoice& devices, QWidget* parent)
    : QWidget(parent), look_(look), devices_(devices),
      play_(flatButton(this, QStringLiteral("pause"), QStringLiteral("stereogramPlay"), {})),
      modes_(new ChoiceBox(this)), rate_(new QLabel(this)) {
    modes_->setObjectName(QStringLiteral("stereogramMode"));
    modes_->setAccessibleName(tr("Shown"));
    rate_->setObjectName(QStringLiteral("stereogramRate"));
    rate_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // numbers move nothing
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(4);
    row->addWidget(play_);
    row->addWidget(modes_);
    row->addWidget(rate_, 1);
    connect(play_, &QToolButton::clicked, this, [this] { look_.setPlaying(!look_.isPlaying()); });
    connect(modes_, &QComboBox::activated, this, [this] {
        look_.setMode(static_cast<StereogramLook::Mode>(modes_->currentData().toInt()));
    });
    connect(&look, &StereogramLook::changed, this, &MotionBar::follow);
    connect(&devices, &DeviceChoice::listed, this, &MotionBar::listModes);
    connect(&devices, &DeviceChoice::chosen, this, &MotionBar::listModes);
    listModes();
    follow();
}

void MotionBar::listModes() {
    using Mode = StereogramLook::Mode;
    const QSignalBlocker quiet(modes_);
    modes_->clear();
    const auto add = [this](Mode mode, const QString& text, const QString& help) {
        modes_->addItem(text, static_cast<int>(mode));
        modes_->setItemData(modes_->count() - 1, help, Qt::ToolTipRole);
    };
    const ComputeDeviceInfo* gpu = devices_.gpu();
    add(Mode::Scene, tr("Scene"), tr("What the depth camera sees"));
    add(Mode::Cpu, tr("CPU"), tr("The stereogram, made by the processor"));
    add(Mode::Gpu, tr("GPU"),
        gpu ? tr("The stereogram, made by %1").arg(QString::fromStdString(gpu->name))
            : devices_.whyNoGpu());
    auto* items = static_cast<QStandardItemModel*>(modes_->model());
    items->item(modes_->count() - 1)->setEnabled(gpu != nullptr);
    modes_->setCurrentIndex(modes_->findData(static_cast<int>(look_.mode())));
}

void MotionBar::follow() {
    setVisible(look_.moves());
    const bool plays = look_.isPlaying();
    const QString help = plays ? tr("Pause") : tr("Play");
    if (play_->toolTip() != help) {
        play_->setIcon(icon(plays ? QStringLiteral("pause") : QStringLiteral("compute")));
        play_->setToolTip(help);
        play_->setAccessibleName(help);
    }
    rate_->setText(look_.rate());
}

} // namespace fringe
