// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/drop_targets.h"

#include "ui/style/icons.h"
#include "ui/style/theme.h"

#include <QPainter>

#include <algorithm>

namespace fringe {

DropTargets::DropTargets(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("dropTargets"));
    setAccessibleName(tr("Where to drop"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DropTargets::offer(bool isOpenOnly) {
    setGeometry(parentWidget()->rect());
    const auto target = [&](ImportTo to, const QString& text, const char* iconName, double from,
                            double till) {
        const int left = static_cast<int>(from * width()), right = static_cast<int>(till * width());
        targets_.push_back(
            {to, text, QLatin1String(iconName), QRect(left, 0, right - left, height())});
    };
    targets_.clear();
    hovered_ = nullptr;
    if (isOpenOnly) {
        target(ImportTo::Fresh, tr("Open"), "open", 0, 1);
    } else {
        target(ImportTo::Beside, tr("Add beside"), "add", 0, 0.25);
        target(ImportTo::Place, tr("Replace"), "import", 0.25, 0.75);
        target(ImportTo::Fresh, tr("Open"), "open", 0.75, 1);
    }
    show();
    raise();
}

void DropTargets::hover(QPoint place) {
    if (targets_.empty() || hovered_ == &nearest(place))
        return;
    hovered_ = &nearest(place);
    update();
}

ImportTo DropTargets::at(QPoint place) const {
    return targets_.empty() ? ImportTo::Place : nearest(place).to;
}

const DropTargets::Target& DropTargets::nearest(QPoint place) const {
    const int x = std::clamp(place.x(), 0, std::max(0, width() - 1));
    const auto found = std::ranges::find_if(targets_, [x](const Target& target) {
        return x >= target.area.left() && x <= target.area.right();
    });
    return found == targets_.end() ? targets_.back() : *found;
}

void DropTargets::paintEvent(QPaintEvent*) {
    constexpr int margin = 12, iconSide = 32;
    QPainter painter(this);
    QColor veil = shade(Role::Window);
    veil.setAlpha(215);
    painter.fillRect(rect(), veil);
    for (const Target& target : targets_) {
        const QRect area = target.area.adjusted(margin, margin, -margin, -margin);
        const bool isHovered = &target == hovered_;
        painter.setPen(
            QPen(shade(isHovered ? Role::Accent : Role::Hint), isHovered ? 3 : 1, Qt::DashLine));
        painter.drawRoundedRect(area, 8, 8);
        const QRect picture(area.center() - QPoint(iconSide / 2, iconSide),
                            QSize(iconSide, iconSide));
        painter.drawPixmap(picture, icon(target.icon).pixmap(picture.size()));
        painter.setPen(shade(Role::Text));
        painter.drawText(area.adjusted(0, iconSide + margin, 0, iconSide + margin),
                         Qt::AlignCenter | Qt::TextWordWrap, target.text);
    }
}

} // namespace fringe
