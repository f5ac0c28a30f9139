// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/colour_bar.h"

#include "app/text/numbers.h"
#include "ui/style/theme.h"
#include "ui/views/view_controls.h"
#include "ui/views/view_style.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fringe {

namespace {

constexpr int stripWidth = 14;
constexpr int barGap = 4;
constexpr double leastStep = 1.0 / 6;

QImage upright(const ColourTable& table) {
    QImage image(1, static_cast<int>(table.size()), QImage::Format_RGB32);
    for (int i = 0; i < image.height(); ++i) {
        image.setPixel(0, image.height() - 1 - i, table[static_cast<std::size_t>(i)]);
    }
    if (isLab())
        redden(image);
    return image;
}

double niceStep(double span) {
    return niceBelow(span * leastStep) * 2;
}

ColourScale steppedScale(ColourScale scale, double low, double high, double step) {
    for (double value = std::ceil(low / step) * step; value <= high + step * 1e-6; value += step) {
        const double rounded = std::abs(value) < step * 1e-6 ? 0 : value;
        scale.ticks.push_back({(rounded - low) / (high - low), shortNumber(rounded)});
    }
    return scale;
}

} // namespace

ColourBar::ColourBar(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    markPicture(*this);
}

void ColourBar::setScale(const ColourScale& scale) {
    scale_ = scale;
    setAccessibleName(scale.title);
    updateGeometry();
    update();
}

void ColourBar::clear() {
    setScale({});
}

QSize ColourBar::sizeHint() const {
    int text = fontMetrics().horizontalAdvance(scale_.title) - stripWidth - barGap;
    for (const ColourTick& tick : scale_.ticks) {
        text = std::max(text, fontMetrics().horizontalAdvance(tick.text));
    }
    return {scale_.ticks.empty() ? 0 : stripWidth + 4 * barGap + text, 160};
}

QRect ColourBar::strip() const {
    const int line = fontMetrics().height();
    return {barGap, line + 2 * barGap + line / 2, stripWidth, height() - 2 * line - 3 * barGap};
}

void ColourBar::paintEvent(QPaintEvent*) {
    if (scale_.ticks.empty()) {
        return;
    }
    QPainter painter(this);
    const QRect area = strip();
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect(barGap, barGap, width() - barGap, fontMetrics().height()), Qt::AlignLeft,
                     scale_.title);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(area, upright(scale_.table));
    painter.drawRect(area.adjusted(0, 0, -1, -1));
    int below = height() + fontMetrics().height(); // where the last number stands
    for (const ColourTick& tick : scale_.ticks) {
        const int y =
            static_cast<int>(std::lround(area.bottom() - tick.place * (area.height() - 1)));
        painter.drawLine(area.right(), y, area.right() + barGap, y);
        if (below - y < fontMetrics().height())
            continue; // there is no room for all numbers
        below = y;
        const int top = y - fontMetrics().height() / 2;
        painter.drawText(QRect(area.right() + 2 * barGap, top, width(), fontMetrics().height()),
                         Qt::AlignLeft | Qt::AlignVCenter, tick.text);
    }
}

ColourScale phaseScale(const QString& title) {
    return {colourTable(ColourMap::Phase),
            title,
            {{0, QStringLiteral("0")},
             {0.25, QStringLiteral("π/2")},
             {0.5, QStringLiteral("π")},
             {0.75, QStringLiteral("3π/2")},
             {1, QStringLiteral("2π")}}};
}

ColourScale numberScale(const ColourTable& table, const QString& title, double low, double high) {
    return steppedScale({table, title, {}}, low, high, niceStep(high - low));
}

ColourScale levelScale(const QString& title, int count) {
    return steppedScale({colourTable(ColourMap::Grey), title, {}}, 0, count - 1,
                        std::max(niceStep(count - 1), 1.0));
}

} // namespace fringe
