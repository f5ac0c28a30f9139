// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/examples/examples.h"

#include <QWidget>

#include <map>

class QGridLayout;

namespace fringe {

struct Shell;

/// The built-in examples in their groups, a card each, which opens it.
class ExampleCards : public QWidget {
    Q_OBJECT

  public:
    ExampleCards(Shell& shell, QWidget* parent);

    void arrange(int room); ///< in as many columns as that is wide enough for [pixels]

  private:
    QWidget* makeCard(const ExampleInfo& example);

    struct Group {
        QWidget* heading;
        QList<QWidget*> cards;
    };
    Shell& shell_;
    std::map<ExampleGroup, Group> groups_;
    QGridLayout* grid_;
};

} // namespace fringe
