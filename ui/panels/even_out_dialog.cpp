// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/even_out_dialog.h"

#include "app/studio/studio.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace fringe {
namespace {

enum EveningCamera { BySimulation, ByCommand };

QSpinBox* eveningSpin(QWidget* parent, const char* name, int most, int value) {
    auto* box = new QSpinBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setRange(1, most);
    box->setValue(value);
    return box;
}

} // namespace

EvenOutDialog::EvenOutDialog(Studio& studio, QWidget* parent) : QDialog(parent), studio_(studio) {
    setObjectName(QStringLiteral("evenOutDialog"));
    setWindowTitle(tr("Even out by camera"));
    setAttribute(Qt::WA_DeleteOnClose);
    form_ = new QFormLayout;
    addCamera(*form_);
    addRounds(*form_);
    told_ = new QLabel(this);
    told_->setObjectName(QStringLiteral("evenOutTold"));
    told_->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form_);
    layout->addWidget(told_);
    addButtons();
    connect(camera_, &QComboBox::currentIndexChanged, this, &EvenOutDialog::follow);
    connect(command_, &QLineEdit::textChanged, this, &EvenOutDialog::follow);
    follow();
}

void EvenOutDialog::addCamera(QFormLayout& form) {
    camera_ = new QComboBox(this);
    camera_->setObjectName(QStringLiteral("evenOutCamera"));
    camera_->addItems({tr("Simulated camera"), tr("Command of yours")});
    command_ = new QLineEdit(studio_.preferences().cameraCommand(), this);
    command_->setObjectName(QStringLiteral("evenOutCommand"));
    command_->setPlaceholderText(QStringLiteral("snap {pattern} {picture}"));
    command_->setToolTip(tr("It shows the picture file {pattern} on the panel, and writes what the "
                            "camera sees of it to the file {picture}."));
    command_->setMinimumWidth(36 * fontMetrics().averageCharWidth());
    registration_ = new QLineEdit(studio_.preferences().cameraRegistration(), this);
    registration_->setObjectName(QStringLiteral("evenOutRegistration"));
    registration_->setPlaceholderText(tr("Found by showing three spots"));
    registration_->setToolTip(tr("A file of three spots and the pixels that see them, or the "
                                 "report of fringe camera-loop."));
    seconds_ = eveningSpin(this, "evenOutSeconds", 86400, 60);
    seconds_->setSuffix(tr(" s"));
    form.addRow(tr("Camera"), camera_);
    form.addRow(tr("Command"), command_);
    form.addRow(tr("It may take"), seconds_);
    form.addRow(tr("Camera stands as in"), registration_);
}

void EvenOutDialog::addRounds(QFormLayout& form) {
    const EvenOutPlan usual;
    rounds_ = eveningSpin(this, "evenOutRounds", 1000, usual.rounds);
    iterations_ = eveningSpin(this, "evenOutIterations", 10000, usual.iterations);
    gain_ = new QDoubleSpinBox(this);
    gain_->setObjectName(QStringLiteral("evenOutGain"));
    gain_->setRange(0.01, 2);
    gain_->setSingleStep(0.1);
    gain_->setValue(usual.gain);
    gain_->setToolTip(tr("Exponent of the corrections: 1 corrects all that is measured at once, "
                         "less suffers less from noise."));
    form.addRow(tr("Rounds"), rounds_);
    form.addRow(tr("Iterations of a round"), iterations_);
    form.addRow(tr("Gain"), gain_);
}

void EvenOutDialog::addButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    start_ = buttons->addButton(tr("Start"), QDialogButtonBox::AcceptRole);
    start_->setObjectName(QStringLiteral("startEveningOut"));
    auto* drop = buttons->addButton(tr("Drop weights"), QDialogButtonBox::ResetRole);
    drop->setObjectName(QStringLiteral("dropWeights"));
    drop->setToolTip(tr("Ask for the intensities again that are wanted"));
    drop->setEnabled(areWeighted(studio_));
    layout()->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(drop, &QPushButton::clicked, this, [this] {
        dropWeights(studio_);
        reject();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        const EvenOutPlan wanted = plan();
        if (camera_->currentIndex() == ByCommand)
            studio_.preferences().setCameraCommand(wanted.command, wanted.registration);
        accept();
        emit chosen(wanted);
    });
}

EvenOutPlan EvenOutDialog::plan() const {
    EvenOutPlan plan{.rounds = rounds_->value(),
                     .iterations = iterations_->value(),
                     .gain = gain_->value(),
                     .seconds = static_cast<double>(seconds_->value())};
    if (camera_->currentIndex() == ByCommand) {
        plan.command = command_->text().trimmed();
        plan.registration = registration_->text().trimmed();
    }
    return plan;
}

void EvenOutDialog::follow() {
    const bool isCommand = camera_->currentIndex() == ByCommand;
    for (QWidget* field : {static_cast<QWidget*>(command_), static_cast<QWidget*>(registration_),
                           static_cast<QWidget*>(seconds_)})
        form_->setRowVisible(field, isCommand);
    const QString fault = studio_.evening().isRunning()
                              ? tr("A camera is evening them out already.")
                              : whyNotEvened(studio_);
    const bool lacks = isCommand && command_->text().trimmed().isEmpty();
    start_->setEnabled(fault.isEmpty() && !lacks);
    if (!fault.isEmpty())
        told_->setText(fault);
    else if (areWeighted(studio_))
        told_->setText(tr("The spots have weights of a camera. Rounds begin anew, from the "
                          "intensities that are wanted."));
    else
        told_->setText(tr("The intensities that the camera finds become those of the spots, in one "
                          "step that can be undone; those that are wanted are kept beside them."));
}

} // namespace fringe
