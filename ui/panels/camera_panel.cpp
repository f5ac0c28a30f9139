// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/camera_panel.h"

#include "app/studio/studio.h"
#include "app/tasks/even_out.h"
#include "ui/forms/event_guards.h"
#include "ui/panels/camera_canvas.h"
#include "ui/panels/even_out_dialog.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/import_flow.h"
#include "ui/shell/shell.h"
#include "ui/style/icons.h"

#include <QBoxLayout>
#include <QDropEvent>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QToolButton>

namespace fringe {
namespace {

const QStringList cameraPatterns{QStringLiteral("*.png"),  QStringLiteral("*.tif"),
                                 QStringLiteral("*.tiff"), QStringLiteral("*.bmp"),
                                 QStringLiteral("*.npy"),  QStringLiteral("*.exr"),
                                 QStringLiteral("*.jpg"),  QStringLiteral("*.json")};

/// "0.612 → 0.790 → 0.951", the last ones.
QString uniformities(const std::vector<EveningRound>& rounds) {
    constexpr std::size_t most = 5;
    QStringList texts;
    for (std::size_t i = rounds.size() > most ? rounds.size() - most : 0; i < rounds.size(); ++i)
        texts << QLocale().toString(rounds[i].measured, 'f', 3);
    return (rounds.size() > most ? QStringLiteral("… → ") : QString())
           + texts.join(QStringLiteral(" → "));
}

} // namespace

CameraPanel::CameraPanel(Shell& shell, QWidget* parent)
    : QWidget(parent), shell_(shell), look_(shell.studio.cameraLook()) {
    setObjectName(QStringLiteral("cameraPanel"));
    setAcceptDrops(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(2);
    makeButtons(layout);
    sights_ = new QBoxLayout(QBoxLayout::TopToBottom);
    sights_->setSpacing(4);
    sights_->addWidget(makeSight(simulated_, facts_, QStringLiteral("cameraSimulated")), 1);
    realSight_ = makeSight(real_, realFacts_, QStringLiteral("cameraReal"));
    sights_->addWidget(realSight_, 1);
    simulated_->setAccessibleName(tr("What the simulated camera sees"));
    real_->setAccessibleName(tr("Picture of a real camera"));
    layout->addLayout(sights_, 1);
    connect(real_, &CameraCanvas::picked, this, &CameraPanel::pick);
    connect(&look_, &CameraLook::changed, this, &CameraPanel::follow);
    watchWhileSeen(this, [this](bool isSeen) { look_.setWatched(isSeen); });
    connect(&shell.studio.evening(), &Evening::changed, this, &CameraPanel::followRounds);
    follow();
    followRounds();
}

void CameraPanel::makeButtons(QBoxLayout* layout) {
    auto* open = flatButton(this, QStringLiteral("import"), QStringLiteral("openCameraPicture"),
                            tr("Lay the picture of a real camera beside it; a picture, or a file "
                               "that says how the camera stands, can be dropped here, too"),
                            tr("Picture…"));
    register_ = flatButton(this, QStringLiteral("find"), QStringLiteral("registerCamera"),
                           tr("Say how the camera stands: click three spots in its picture"));
    register_->setCheckable(true);
    remove_ = flatButton(this, QStringLiteral("remove"), QStringLiteral("removeCameraPicture"),
                         tr("Remove the picture of the real camera"));
    auto* even = flatButton(this, QStringLiteral("continue"), QStringLiteral("evenOut"),
                            tr("Weight the spots by what a camera sees, round by round, until it "
                               "sees them as even"),
                            tr("Even out…"));
    stop_ = flatButton(this, QStringLiteral("stop"), QStringLiteral("stopEveningOut"),
                       tr("Stop evening out; what was reached can be kept"));
    auto* row = new QHBoxLayout;
    for (QWidget* button : {open, register_, remove_, even, stop_})
        row->addWidget(button);
    row->addStretch();
    layout->addLayout(row);
    rounds_ = new QLabel(this);
    rounds_->setObjectName(QStringLiteral("cameraRounds"));
    rounds_->setWordWrap(true);
    layout->addWidget(rounds_);
    connect(open, &QToolButton::clicked, this, &CameraPanel::choosePicture);
    connect(register_, &QToolButton::toggled, this, &CameraPanel::startPicking);
    connect(remove_, &QToolButton::clicked, &look_, &CameraLook::removePicture);
    connect(even, &QToolButton::clicked, this, &CameraPanel::askToEvenOut);
    connect(stop_, &QToolButton::clicked, this,
            [this] { shell_.studio.jobs().cancel(shell_.studio.evening().job()); });
}

QWidget* CameraPanel::makeSight(CameraCanvas*& canvas, QLabel*& facts, const QString& name) {
    auto* part = new QWidget(this);
    canvas = new CameraCanvas(part);
    canvas->setObjectName(name);
    facts = new QLabel(part);
    facts->setObjectName(name + QStringLiteral("Facts"));
    facts->setWordWrap(true);
    facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins({});
    layout->setSpacing(2);
    layout->addWidget(canvas, 1);
    layout->addWidget(facts);
    return part;
}

void CameraPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    sights_->setDirection(width() > height() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void CameraPanel::follow() {
    const CameraSight &seen = look_.simulated(), &real = look_.real();
    const bool hasReal = !look_.realName().isEmpty();
    simulated_->setSight(seen);
    facts_->setText(seen.counts.isNull() ? QString()
                    : look_.isBusy()     ? tr("The camera is looking…")
                                         : seen.facts);
    facts_->setVisible(!seen.counts.isNull());
    realSight_->setVisible(hasReal);
    if (hasReal)
        real_->setSight(real);
    realFacts_->setText(register_->isChecked()
                            ? tr("Click the spots 1, 2 and 3 in this picture, in that order.")
                            //: name of a file, what its picture says
                            : tr("%1: %2").arg(look_.realName(), real.facts));
    remove_->setEnabled(hasReal);
    register_->setEnabled(hasReal && !real.counts.isNull() && look_.threeSpots());
    if (!register_->isEnabled())
        register_->setChecked(false);
}

void CameraPanel::followRounds() {
    const Evening& evening = shell_.studio.evening();
    stop_->setVisible(evening.isRunning());
    rounds_->setVisible(evening.planned() > 0);
    const QLocale locale;
    //: rounds that are whole, rounds that were planned, measured uniformity of each
    rounds_->setText(tr("Round %1 of %2, uniformity %3")
                         .arg(locale.toString(evening.rounds().size()),
                              locale.toString(evening.planned()), uniformities(evening.rounds())));
}

void CameraPanel::choosePicture() {
    const QString path = shell_.dialogs.openFile(
        tr("Picture of a real camera"),
        QStringLiteral("%1 (%2)").arg(tr("Picture, or how the camera stands"),
                                      cameraPatterns.join(QLatin1Char(' '))));
    if (!path.isEmpty())
        startCameraImport(shell_.studio, path);
}

/// Marks the spots that are to be clicked in what the simulated camera sees.
void CameraPanel::startPicking(bool on) {
    picked_.clear();
    const auto spots = on ? look_.threeSpots() : std::nullopt;
    simulated_->setMarks(spots ? QList<QPointF>(spots->begin(), spots->end()) : QList<QPointF>());
    real_->setMarks({});
    real_->setPicking(on);
    if (on)
        look_.forgetRegistration(); // clicks are on the picture as it is
    follow();
}

void CameraPanel::pick(QPointF place) {
    if (look_.real().isLaid)
        return; // it is on its way to be shown as it is
    picked_ << place;
    real_->setMarks(picked_);
    if (picked_.size() < 3)
        return;
    const ThreePlaces pixels{real_->pixelAt(picked_[0]), real_->pixelAt(picked_[1]),
                             real_->pixelAt(picked_[2])};
    register_->setChecked(false);
    look_.registerBy(pixels);
}

void CameraPanel::askToEvenOut() {
    auto* dialog = new EvenOutDialog(shell_.studio, this);
    connect(dialog, &EvenOutDialog::chosen, this,
            [this](const EvenOutPlan& plan) { startEvenOut(shell_.studio, plan); });
    dialog->open();
}

void CameraPanel::dragEnterEvent(QDragEnterEvent* event) {
    const QString suffix = QFileInfo(droppedFile(*event)).suffix().toLower();
    if (cameraPatterns.contains(QStringLiteral("*.") + suffix))
        event->acceptProposedAction();
}

void CameraPanel::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    startCameraImport(shell_.studio, droppedFile(*event));
}

} // namespace fringe
