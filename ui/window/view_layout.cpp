// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/view_layout.h"

#include "ui/window/view_pane.h"

#include <QSignalBlocker>
#include <QSplitter>
#include <QTabBar>
#include <QVBoxLayout>

#include <utility>

namespace fringe {
namespace {

constexpr int lowest = 560;    ///< pixels that leave room for two planes above each other
constexpr int narrowest = 800; ///< pixels that leave room for three beside each other

} // namespace

ViewLayout::ViewLayout(std::vector<ViewPane*> panes, std::function<bool(const ViewPane&)> isUsed)
    : panes_(std::move(panes)), isUsed_(std::move(isUsed)), tabs_(new QTabBar(this)),
      left_(new QSplitter(Qt::Vertical)), all_(new QSplitter(Qt::Horizontal)) {
    tabs_->setObjectName(QStringLiteral("viewTabs"));
    tabs_->setDrawBase(false);
    tabs_->hide();
    layOut();
    tabs_->setCurrentIndex(tabs_->count() - 1);
    connect(tabs_, &QTabBar::currentChanged, this, &ViewLayout::arrange);
}

void ViewLayout::layOut() {
    for (ViewPane* pane : panes_) {
        (pane == panes_.back() ? all_ : left_)->addWidget(pane);
        tabs_->addTab(pane->accessibleName());
        connect(pane, &ViewPane::maximiseToggled, this,
                [this, pane](bool alone) { showAlone(pane, alone); });
    }
    all_->insertWidget(0, left_);
    for (QSplitter* splitter : {left_, all_})
        splitter->setChildrenCollapsible(false);
    shareRoom();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(tabs_);
    layout->addWidget(all_, 1);
}

void ViewLayout::setBeside(bool isBeside) {
    isBeside_ = isBeside;
    arrange();
}

bool ViewLayout::isCrowded() const {
    return isBeside_ && width() < narrowest;
}

const ViewPane* ViewLayout::only() const {
    if (alone_ || !isCrowded())
        return alone_;
    return panes_.at(static_cast<std::size_t>(tabs_->currentIndex()));
}

void ViewLayout::suitRoom() {
    const bool isPlane = !isUsed_(*panes_.front());
    const bool inRow = isPlane && height() < lowest && width() > narrowest;
    const auto orientation = inRow ? Qt::Horizontal : Qt::Vertical;
    if (left_->orientation() == orientation)
        return;
    left_->setOrientation(orientation);
    shareRoom();
}

void ViewLayout::shareRoom() {
    const bool inRow = left_->orientation() == Qt::Horizontal;
    QList<int> sizes(left_->count(), inRow ? 1000 : 1400);
    sizes.front() = sizes.back() = 1000;
    left_->setSizes(sizes);
    all_->setSizes(inRow ? QList{2000, 1000} : QList{1000, 1250});
}

void ViewLayout::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    isCrowded() == tabs_->isHidden() ? arrange() : suitRoom();
}

void ViewLayout::showAlone(const ViewPane* pane, bool alone) {
    alone_ = alone ? pane : nullptr;
    arrange();
}

void ViewLayout::arrange() {
    if (alone_ && !isUsed_(*alone_))
        alone_ = nullptr;
    const QSignalBlocker quiet(tabs_);
    for (std::size_t i = 0; i < panes_.size(); ++i)
        tabs_->setTabVisible(static_cast<int>(i), isUsed_(*panes_[i]));
    tabs_->setVisible(isCrowded() && !alone_);
    const ViewPane* const only = this->only();
    for (ViewPane* pane : panes_) {
        pane->showMaximised(pane == alone_);
        pane->setVisible(isUsed_(*pane) && (!only || pane == only));
    }
    left_->setVisible(!only || only->parentWidget() == left_);
    suitRoom();
}

} // namespace fringe
