// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/plane_view.h"

#include "ui/views/pan_zoom.h"
#include "ui/views/view_controls.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QToolButton>

#include <utility>

namespace fringe {

PlaneView::PlaneView(const QString& name, const QString& title, QWidget* parent,
                     std::unique_ptr<ImageDisplay> (*makeDisplay)(QWidget*))
    : QWidget(parent), name_(name), display_(makeDisplay(this)), bar_(new ColourBar(this)),
      hand_(new PanZoom(surface())) {
    surface()->setObjectName(name + QStringLiteral("Canvas"));
    surface()->setAccessibleName(title);
    bar_->setObjectName(name + QStringLiteral("ColourBar"));
    connect(hand_, &PanZoom::transformChanged, this,
            [this] { display_->setTransform(hand_->transform()); });
    connect(hand_, &PanZoom::hovered, this, &PlaneView::probe);
    connect(hand_, &PanZoom::left, this, [this] {
        probing_.forget();
        emit probed({});
    });
}

PlaneView::~PlaneView() = default;

QGridLayout* PlaneView::arrange(std::initializer_list<QWidget*> left,
                                std::initializer_list<QWidget*> right) {
    auto* tools = new QHBoxLayout;
    for (QWidget* tool : left) {
        tools->addWidget(tool);
        setTabOrder(tool, surface());
    }
    tools->addStretch();
    for (QWidget* tool : right)
        tools->addWidget(tool);
    addZoomButtons(*tools, this, name_, [this](double factor) { hand_->zoomBy(factor); });
    tools->addWidget(iconButton(this, ViewIcon::Fit, name_ + QStringLiteral("Fit"), tr("Fit"),
                                [this] { hand_->fit(); }));
    QGridLayout* grid = layOutView(this, tools, surface());
    grid->addWidget(bar_, 1, 1);
    return grid;
}

void PlaneView::setShown(const Coloured& made) {
    display_->setSource(made.source);
    bar_->setScale(made.scale);
}

void PlaneView::showMade(double samples, std::function<Coloured()> make,
                         std::function<void()> done) {
    const auto made = std::make_shared<Coloured>();
    measuring_.request({samples, [made, make = std::move(make)] { *made = make(); },
                        [this, made, done = std::move(done)] {
                            setShown(*made);
                            if (done)
                                done();
                        }});
}

void PlaneView::showNothing() {
    measuring_.forget();
    setShown({});
}

void PlaneView::tell(double samples, std::function<QString()> words) {
    const auto text = std::make_shared<QString>();
    probing_.request({samples, [text, words = std::move(words)] { *text = words(); },
                      [this, text] { emit probed(*text); }});
}

} // namespace fringe
