// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/stereogram_panel.h"

#include "app/studio/studio.h"
#include "app/tasks/export.h"
#include "app/tasks/stereogram_files.h"
#include "ui/forms/event_guards.h"
#include "ui/panels/motion_bar.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/shell.h"
#include "ui/style/choice_box.h"
#include "ui/style/icons.h"

#include <QDir>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

namespace fringe {

StereogramPanel::StereogramPanel(const Shell& shell, QWidget* parent)
    : QWidget(parent), shell_(shell), look_(shell.studio.stereogramLook()),
      area_(new QScrollArea(this)), sight_(new StereogramSight(area_)),
      depths_(new ChoiceBox(this)), progress_(new QLabel(this)), why_(new QLabel(this)),
      facts_(new QLabel(this)) {
    setObjectName(QStringLiteral("stereogramPanel"));
    setFocusPolicy(Qt::ClickFocus);
    why_->setObjectName(QStringLiteral("stereogramWhy"));
    why_->setWordWrap(true);
    why_->setAlignment(Qt::AlignCenter);
    sight_->setObjectName(QStringLiteral("stereogramSight"));
    sight_->setAccessibleName(tr("Stereogram"));
    sight_->setToolTip(tr("A pixel is a pixel of the screen; double-click fills the screen"));
    area_->setWidget(sight_);
    area_->setFrameShape(QFrame::NoFrame);
    facts_->setObjectName(QStringLiteral("stereogramFacts"));
    facts_->setWordWrap(true);
    makeDepths();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(2);
    makeButtons(layout);
    layout->addWidget(progress_);
    layout->addWidget(new MotionBar(look_, shell.studio.devices(), this));
    layout->addWidget(why_, 1);
    layout->addWidget(area_, 1);
    layout->addWidget(facts_);
    connect(sight_, &StereogramSight::screenWanted, this, &StereogramPanel::fillScreen);
    connect(&look_, &StereogramLook::changed, this, &StereogramPanel::follow);
    watchWhileSeen(this, [this](bool isSeen) { look_.setWatched(isSeen); });
    connect(&shell.studio.document(), &Document::changed, this, &StereogramPanel::follow);
    connect(&shell.studio.reconstructionDepth(), &ReconstructionDepth::changed, this,
            &StereogramPanel::followDepth);
    follow();
    followDepth();
}

void StereogramPanel::makeDepths() {
    using Depth = StereogramLook::Depth;
    depths_->setObjectName(QStringLiteral("stereogramDepth"));
    depths_->setAccessibleName(tr("Depth"));
    depths_->setMinimumWidth(12 * fontMetrics().averageCharWidth()); // narrower than what it says
    depths_->addItem(tr("Depth of the scene"), static_cast<int>(Depth::Scene));
    depths_->addItem(tr("Depth of the reconstruction"), static_cast<int>(Depth::Reconstruction));
    progress_->setObjectName(QStringLiteral("stereogramProgress"));
    progress_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(depths_, &QComboBox::activated, this,
            [this] { look_.setDepth(static_cast<Depth>(depths_->currentData().toInt())); });
    connect(progress_, &QLabel::linkActivated, this, [this] { look_.setDepth(Depth::Scene); });
}

void StereogramPanel::makeButtons(QBoxLayout* layout) {
    auto* tile = flatButton(this, QStringLiteral("import"), QStringLiteral("stereogramTile"),
                            tr("Repeat a picture instead of noise"), tr("Tile…"));
    noise_ = flatButton(this, QStringLiteral("remove"), QStringLiteral("stereogramNoise"),
                        tr("Repeat noise again"));
    screen_ = flatButton(this, QStringLiteral("maximise"), QStringLiteral("stereogramFull"),
                         tr("Fill the screen (F11); Esc comes back"));
    export_ = flatButton(this, QStringLiteral("export"), QStringLiteral("stereogramExport"),
                         tr("Export the stereogram as a picture"));
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    for (QToolButton* button : {tile, noise_, screen_, export_})
        row->addWidget(button);
    row->addWidget(depths_);
    row->addStretch();
    layout->addLayout(row);
    connect(tile, &QToolButton::clicked, this, &StereogramPanel::chooseTile);
    connect(noise_, &QToolButton::clicked, this, [this] { removeTile(shell_.studio); });
    connect(screen_, &QToolButton::clicked, this, &StereogramPanel::fillScreen);
    connect(export_, &QToolButton::clicked, this, &StereogramPanel::exportPicture);
}

bool StereogramPanel::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_F11)
        event->accept();
    return QWidget::event(event);
}

void StereogramPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_F11)
        fillScreen();
    else
        QWidget::keyPressEvent(event);
}

void StereogramPanel::follow() {
    const bool isThere = !look_.picture().isNull();
    why_->setText(look_.why());
    why_->setVisible(!isThere);
    area_->setVisible(isThere);
    facts_->setVisible(isThere);
    facts_->setText(look_.facts());
    sight_->setPicture(look_.picture());
    if (full_)
        full_->setPicture(look_.picture());
    depths_->setCurrentIndex(depths_->findData(static_cast<int>(look_.depth())));
    noise_->setEnabled(!shell_.studio.document().design()->stereogram.assets.empty());
    for (QToolButton* each : {screen_, export_})
        each->setEnabled(isThere);
}

void StereogramPanel::followDepth() {
    const ReconstructionDepth& depth = shell_.studio.reconstructionDepth();
    const int reconstruction =
        depths_->findData(static_cast<int>(StereogramLook::Depth::Reconstruction));
    static_cast<QStandardItemModel*>(depths_->model())
        ->item(reconstruction)
        ->setEnabled(depth.hasSource());
    depths_->setItemData(reconstruction,
                         depth.hasSource()
                             ? tr("The distances at which what the hologram shows is sharpest")
                             : tr("Compute the hologram first"),
                         Qt::ToolTipRole);
    const QString& progress = depth.progress();
    progress_->setVisible(!progress.isEmpty());
    progress_->setText(QStringLiteral("%1 &nbsp; <a href='cancel'>%2</a>")
                           .arg(progress.toHtmlEscaped(), tr("Cancel")));
}

void StereogramPanel::chooseTile() {
    const QString path = shell_.dialogs.openFile(
        tr("Tile of the stereogram"),
        QStringLiteral("%1 (%2)").arg(tr("Pictures"), tilePatterns().join(QLatin1Char(' '))));
    if (!path.isEmpty())
        startTileImport(shell_.studio, path);
}

void StereogramPanel::exportPicture() {
    const QFileInfo project(shell_.studio.document().path());
    const QString name = tr("stereogram");
    const auto file = shell_.dialogs.saveFile(
        tr("Export the stereogram"),
        project.filePath().isEmpty() ? name : project.absoluteDir().filePath(name),
        {QStringLiteral("%1 (%2)").arg(
            tr("Stereogram"), exportPatterns(std::string("stereogram")).join(QLatin1Char(' ')))});
    if (!file.path.isEmpty())
        startStereogramExport(shell_.studio, file.path);
}

void StereogramPanel::fillScreen() {
    if (!look_.picture().isNull() && (!full_ || full_->isHidden()))
        full_ = new StereogramScreen(look_.picture(), window());
}

} // namespace fringe
