// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/source_line.h"

#include "app/edits/source_edits.h"
#include "app/studio/studio.h"
#include "app/tasks/freeze.h"
#include "app/text/localised.h"
#include "app/text/source_text.h"
#include "ui/forms/finding_line.h"
#include "ui/forms/findings.h"
#include "ui/shell/import_flow.h"
#include "ui/shell/shell.h"
#include "ui/sources/source_verbs.h"
#include "ui/style/icons.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace fringe {
namespace {

/// The worst that is found of a slot of the chosen source.
void sayWorst(const Shell& shell, FindingLine& line, const std::string& slot) {
    const Document& document = shell.studio.document();
    const auto estimate = shell.studio.planner().estimate();
    const Finding* worst = nullptr;
    if (estimate && document.chosen())
        worst = worstFinding(estimate->plan,
                             sourcePath(*document.design(), document.chosenSource()) + '.' + slot);
    line.say(worst ? std::optional(worst->severity) : std::nullopt,
             worst ? localised(worst->message) : QString());
}

} // namespace

SourceLine::SourceLine(Shell& shell, QWidget* parent)
    : QWidget(parent), shell_(shell), text_(new QLabel(this)), finding_(new FindingLine(this)),
      visible_(new QCheckBox(tr("Show in the hologram"), this)) {
    text_->setObjectName(QStringLiteral("sourceText"));
    text_->setWordWrap(true);
    visible_->setObjectName(QStringLiteral("sourceVisible"));
    visible_->setAccessibleName(visible_->text());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 4);
    layout->addWidget(makeButtons());
    layout->addWidget(text_);
    layout->addWidget(finding_);
    layout->addWidget(makePlacing());
    layout->addWidget(visible_);
    Document& document = shell.studio.document();
    connect(visible_, &QCheckBox::clicked, this, [this](bool on) {
        setSourceVisible(shell_.studio, shell_.studio.document().chosenSource(), on);
    });
    connect(&document, &Document::changed, this, &SourceLine::refresh);
    connect(&document, &Document::sourceChosen, this, &SourceLine::refresh);
    connect(&shell.studio.planner(), &Planner::changed, this, &SourceLine::advise);
    refresh();
}

QWidget* SourceLine::makeButtons() {
    auto* row = new QWidget(this);
    import_ = flatButton(row, QStringLiteral("import"), QStringLiteral("importSource"),
                         tr("Import a file in the place of this"), tr("Import…"));
    auto* add = flatButton(row, QStringLiteral("add"), QStringLiteral("addSource"),
                           tr("Add a file beside this"), tr("Add…"));
    remove_ = flatButton(row, QStringLiteral("remove"), QStringLiteral("removeSource"),
                         tr("Remove this"));
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    freeze_ = flatButton(row, QStringLiteral("freeze"), QStringLiteral("freezeSource"),
                         tr("Make a source of what it makes now"), tr("Freeze"));
    layout->addWidget(import_);
    layout->addWidget(freeze_);
    layout->addWidget(add);
    layout->addStretch();
    layout->addWidget(remove_);
    connect(freeze_, &QToolButton::clicked, this, [this] { startFreezing(shell_.studio); });
    connect(import_, &QToolButton::clicked, this,
            [this] { chooseSourceFiles(shell_, ImportTo::Place); });
    connect(add, &QToolButton::clicked, this,
            [this] { chooseSourceFiles(shell_, ImportTo::Beside); });
    connect(remove_, &QToolButton::clicked, this, [this] { removeChosenSource(shell_.studio); });
    return row;
}

QWidget* SourceLine::makePlacing() {
    placing_ = new QWidget(this);
    auto* layout = new QHBoxLayout(placing_);
    layout->setContentsMargins({});
    fit_ = flatButton(placing_, QStringLiteral("fit-object"), QStringLiteral("fitSource"),
                      tr("As large as what is seen of the plate at its distance, in the middle"),
                      tr("Fit"));
    auto* centre =
        flatButton(placing_, QStringLiteral("centre-object"), QStringLiteral("centreSource"),
                   tr("In the middle of the plate, as far away as it is"), tr("Centre"));
    layout->addWidget(fit_);
    layout->addWidget(centre);
    layout->addStretch();
    connect(fit_, &QToolButton::clicked, this, [this] { fitChosenSource(shell_.studio); });
    connect(centre, &QToolButton::clicked, this, [this] { centreChosenSource(shell_.studio); });
    return placing_;
}

void SourceLine::refresh() {
    const Document& document = shell_.studio.document();
    const Source* source = document.chosen();
    if (!source)
        return;
    const bool hasOthers = document.design()->sources.size() > 1;
    const QString content = contentText(*source);
    text_->setText(source->name.empty()
                       ? content
                       //: name of what is shown, how much it holds
                       : tr("%1, %2").arg(QString::fromStdString(source->name), content));
    import_->setVisible(!kindInfo(*source).assets.empty());
    freeze_->setVisible(canFreezeChosen(shell_.studio));
    const auto grip = gripOf(*document.design(), document.chosenSource());
    placing_->setVisible(grip.has_value());
    fit_->setVisible(grip && grip->freedoms.scales != Freedoms::Scaling::No);
    remove_->setEnabled(hasOthers || mainAsset(*source));
    visible_->setVisible(hasOthers || !source->visible);
    visible_->setChecked(source->visible);
    advise();
}

void SourceLine::advise() {
    const Source* source = shell_.studio.document().chosen();
    if (source && !kindInfo(*source).assets.empty())
        sayWorst(shell_, *finding_, kindInfo(*source).assets.front().key);
}

SlotLine::SlotLine(Shell& shell, const AssetSlot& slot, QWidget* parent)
    : QWidget(parent), shell_(shell), slot_(slot), text_(new QLabel(this)),
      finding_(new FindingLine(this)) {
    const QString name = QString::fromStdString(slot.key);
    text_->setObjectName(name + QStringLiteral("Text"));
    text_->setWordWrap(true);
    auto* import =
        flatButton(this, QStringLiteral("import"), name + QStringLiteral("Import"),
                   tr("Import a file as this"), localisedMark(slot.label) + QStringLiteral("…"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 4);
    layout->addWidget(import, 0, Qt::AlignLeft);
    layout->addWidget(text_);
    layout->addWidget(finding_);
    connect(import, &QToolButton::clicked, this, [this] { chooseSlotFile(shell_, slot_); });
    connect(&shell.studio.document(), &Document::changed, this, &SlotLine::refresh);
    connect(&shell.studio.planner(), &Planner::changed, this, &SlotLine::advise);
    refresh();
}

void SlotLine::refresh() {
    const Source* source = shell_.studio.document().chosen();
    if (!source)
        return;
    const auto found = source->kind.assets.find(slot_.key);
    text_->setText(found == source->kind.assets.end()
                       ? tr("Nothing yet")
                       //: name of what is shown, how much it holds
                       : tr("%1, %2").arg(QString::fromStdString(found->second.name),
                                          assetText(found->second)));
    advise();
}

void SlotLine::advise() {
    sayWorst(shell_, *finding_, slot_.key);
}

} // namespace fringe
