// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/look.h"

#include <QApplication>
#include <QPainter>
#include <QPalette>
#include <QProxyStyle>
#include <QScreen>
#include <QStyleOption>

namespace fringe {
namespace {

constexpr QSize titleBar{0, 40}; ///< about what a window manager adds

struct Shades {
    QRgb window, base, alternate, text, faint, button, accent, accentText, link;
};

QPalette paletteOf(const Shades& s) {
    QPalette palette{QColor(s.button), QColor(s.window)};
    palette.setColor(QPalette::Window, QColor(s.window));
    palette.setColor(QPalette::Base, QColor(s.base));
    palette.setColor(QPalette::AlternateBase, QColor(s.alternate));
    palette.setColor(QPalette::ToolTipBase, QColor(s.base));
    palette.setColor(QPalette::Button, QColor(s.button));
    palette.setColor(QPalette::Highlight, QColor(s.accent));
    palette.setColor(QPalette::HighlightedText, QColor(s.accentText));
    palette.setColor(QPalette::Link, QColor(s.link));
    palette.setColor(QPalette::PlaceholderText, QColor(s.faint));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                            QPalette::ToolTipText, QPalette::BrightText}) {
        palette.setColor(role, QColor(s.text));
        palette.setColor(QPalette::Disabled, role, QColor(s.faint));
    }
    return palette;
}

/// Fusion, with a ring around what the keyboard has been led to that is seen on any ground.
class Look : public QProxyStyle {
  public:
    Look() : QProxyStyle(QStringLiteral("Fusion")) {}

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override {
        if (element != PE_FrameFocusRect)
            return QProxyStyle::drawPrimitive(element, option, painter, widget);
        if (!(option->state & State_KeyboardFocusChange))
            return;
        painter->save();
        painter->setPen(QPen(option->palette.color(QPalette::Highlight), 2));
        painter->drawRect(option->rect.adjusted(1, 1, -1, -1));
        painter->restore();
    }
};

bool isDark() {
    return QApplication::palette().color(QPalette::Window).lightness() < 128;
}

} // namespace

void applyLook(QApplication& application) {
    const bool dark = isDark();
    application.setStyle(new Look);
    application.setPalette(dark ? darkPalette() : lightPalette());
}

QPalette lightPalette() {
    return paletteOf({0xfff3f5f7, 0xffffffff, 0xfff7f9fa, 0xff1f2a33, 0xff75818b, 0xffe9edf0,
                      0xff1f6f8b, 0xffffffff, 0xff1a5f78});
}

QPalette darkPalette() {
    return paletteOf({0xff23292e, 0xff1b2024, 0xff20262b, 0xffe3e8eb, 0xff8b969e, 0xff30383e,
                      0xff2f8aa8, 0xffffffff, 0xff6cc3dc});
}

QColor warningColour() {
    return isDark() ? QColor(0xffe0a63a) : QColor(0xff8a5a00);
}

QColor failureColour() {
    return isDark() ? QColor(0xffff8a80) : QColor(0xffb3261e);
}

QColor fineColour() {
    return isDark() ? QColor(0xff7ccf9a) : QColor(0xff1c7a45);
}

QColor accentColour() {
    return QApplication::palette().color(QPalette::Highlight);
}

QSize fittingSize(const QWidget& window, QSize wanted) {
    return wanted.boundedTo(window.screen()->availableSize() - titleBar);
}

} // namespace fringe
