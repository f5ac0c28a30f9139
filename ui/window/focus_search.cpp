// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/focus_search.h"

#include "app/studio/studio.h"
#include "app/text/localised.h"
#include "app/text/numbers.h"
#include "app/text/typed_value.h"
#include "engine/model/error.h"
#include "ui/plots/focus_plot.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fringe {
namespace {

/// All that stand out, rising.
std::vector<Length> distancesOf(const Focus& focus) {
    std::vector<Length> distances = focus.others;
    if (focus.standsOut)
        distances.push_back(focus.best);
    std::ranges::sort(distances);
    return distances;
}

/// The part of a line as a sentence of its own.
QString begun(const QString& part) {
    return part.left(1).toUpper() + part.mid(1);
}

} // namespace

FocusSearch::FocusSearch(Studio& studio, QWidget* parent)
    : QDialog(parent), studio_(studio), from_(new QLineEdit(this)), to_(new QLineEdit(this)),
      said_(new QLabel(this)), plot_(new FocusPlot(this)), offers_(new QWidget(this)) {
    setWindowTitle(tr("Find the sharpest distance"));
    setObjectName(QStringLiteral("focusSearch"));
    from_->setObjectName(QStringLiteral("focusFrom"));
    to_->setObjectName(QStringLiteral("focusTo"));
    said_->setObjectName(QStringLiteral("focusSaid"));
    said_->setWordWrap(true);
    said_->setMinimumHeight(3 * said_->fontMetrics().lineSpacing());
    said_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    plot_->setObjectName(QStringLiteral("focusCurve"));
    plot_->setAccessibleName(tr("Sharpness by distance"));
    plot_->setMinimumSize(440, 240);
    new QHBoxLayout(offers_);
    offers_->layout()->setContentsMargins({});
    auto* form = new QFormLayout;
    form->addRow(tr("From"), from_);
    form->addRow(tr("To"), to_);
    auto* search = new QPushButton(tr("&Search"), this);
    search->setObjectName(QStringLiteral("focusGo"));
    search->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(search);
    column->addWidget(plot_, 1);
    column->addWidget(said_);
    column->addWidget(offers_);
    connect(search, &QPushButton::clicked, this, &FocusSearch::search);
    const Refocus& refocus = studio_.refocus();
    connect(&refocus, &Refocus::sharpest, this, &FocusSearch::tell);
    connect(&refocus, &Refocus::failed, this,
            [this](const Message& why) { said_->setText(localised(why)); });
    connect(&refocus, &Refocus::idle, this, [this] {
        if (plot_->note() == tr("Searching…"))
            plot_->setCurve({}, {});
    });
}

void FocusSearch::ask() {
    const auto estimate = studio_.planner().estimate();
    if (!estimate)
        return;
    const auto range = searchedRange(*estimate->design, estimate->bounds, estimate->lens);
    if (asked_ != range) {
        asked_ = range;
        from_->setText(localLength(range.low));
        to_->setText(localLength(range.high));
        said_->clear();
        plot_->setCurve({}, {});
        offer({});
    }
    if (!testAttribute(Qt::WA_Moved))
        placeBeside();
    show();
    raise();
}

/// Left of the view that the distances are tried in, where there is room.
void FocusSearch::placeBeside() {
    const QPoint view = parentWidget()->mapToGlobal(QPoint());
    const int left = view.x() - sizeHint().width() - 2 * layout()->contentsMargins().left();
    if (left >= screen()->availableGeometry().left())
        move(left, view.y());
}

void FocusSearch::search() {
    const auto read = [](const QLineEdit& field) {
        return std::get<double>(
            typedValue({.key = {}, .kind = ValueKind::Length}, field.text(), QStringLiteral("mm")));
    };
    try {
        const auto [low, high] = std::minmax({read(*from_), read(*to_)});
        if (low == high)
            return said_->setText(tr("Give two distances that differ."));
        said_->clear();
        plot_->setCurve({}, {});
        plot_->say(tr("Searching…"));
        offer({});
        studio_.refocus().findSharpest(Length(low), Length(high));
    } catch (const Error& error) {
        said_->setText(localised(error));
    }
}

void FocusSearch::tell(const FocusFound& found) {
    const auto& [distances, sharpnesses] = found.curve;
    std::vector<QPointF> curve;
    for (std::size_t i = 0; i < distances.size(); ++i)
        curve.emplace_back(distances[i], sharpnesses[i]);
    std::vector<double> marked;
    for (const Length distance : distancesOf(found.focus))
        marked.push_back(distance.si());
    plot_->setCurve(curve, marked);
    said_->setText(begun(localised(focusText(found.focus))));
    offer(found.focus);
    if (found.focus.standsOut)
        emit chosen(found.focus.best.si());
}

/// A button for each distance, from near to far, where there are several.
void FocusSearch::offer(const Focus& focus) {
    qDeleteAll(offers_->findChildren<QPushButton*>());
    if (focus.others.empty())
        return;
    for (const Length distance : distancesOf(focus)) {
        auto* go = new QPushButton(tr("Go to %1").arg(localLength(distance)), offers_);
        go->setObjectName(QStringLiteral("focusGoTo"));
        go->setAutoDefault(false);
        connect(go, &QPushButton::clicked, this, [this, distance] { emit chosen(distance.si()); });
        offers_->layout()->addWidget(go);
    }
}

} // namespace fringe
