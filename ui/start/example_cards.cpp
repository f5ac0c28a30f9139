// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/example_cards.h"

#include "app/tasks/projects.h"
#include "app/text/localised.h"
#include "ui/shell/project_flow.h"
#include "ui/shell/shell.h"
#include "ui/start/card.h"
#include "ui/start/example_picture.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace fringe {
namespace {

constexpr QSize pictureSize{80, 64};
constexpr int narrowestCard = 216; ///< pixels
constexpr int mostColumns = 3;

} // namespace

ExampleCards::ExampleCards(Shell& shell, QWidget* parent)
    : QWidget(parent), shell_(shell), grid_(new QGridLayout(this)) {
    grid_->setContentsMargins({});
    grid_->setSpacing(8);
    const std::map<ExampleGroup, QString> titles{{ExampleGroup::Object, tr("See an object")},
                                                 {ExampleGroup::Beam, tr("Shape a beam")},
                                                 {ExampleGroup::Device, tr("Make a device")}};
    for (const auto& [group, title] : titles)
        groups_[group].heading = heading(title, 1.1, this);
    for (const ExampleInfo& example : examples())
        groups_[example.group].cards << makeCard(example);
}

QWidget* ExampleCards::makeCard(const ExampleInfo& example) {
    auto* card = new Card(examplePicture(example.key, pictureSize, devicePixelRatioF()),
                          localisedMark(example.title), localisedMark(example.help), this);
    card->setObjectName(QStringLiteral("example-%1").arg(QString::fromStdString(example.key)));
    connect(card, &QPushButton::clicked, this, [this, key = example.key] {
        leaveProject(
            shell_, [this, key] { openExample(shell_.studio, key); },
            QStringList{exampleArgument(key)});
    });
    return card;
}

void ExampleCards::arrange(int room) {
    int widest = narrowestCard;
    for (const auto& [group, shown] : groups_)
        for (const QWidget* card : shown.cards)
            widest = std::max(widest, card->minimumSizeHint().width());
    const int gap = grid_->spacing();
    const int columns = std::clamp((room + gap) / (widest + gap), 1, mostColumns);
    while (QLayoutItem* item = grid_->takeAt(0))
        delete item;
    for (int i = 0; i < mostColumns; ++i)
        grid_->setColumnStretch(i, i < columns ? 1 : 0);
    int row = 0;
    for (const auto& [group, shown] : groups_) {
        grid_->setRowStretch(row, 0);
        grid_->addWidget(shown.heading, row++, 0, 1, columns);
        for (int i = 0; i < shown.cards.size(); ++i)
            grid_->addWidget(shown.cards[i], row + i / columns, i % columns);
        row += (static_cast<int>(shown.cards.size()) + columns - 1) / columns;
    }
    grid_->setRowStretch(static_cast<int>(groups_.size() + examples().size()), 1);
}

} // namespace fringe
