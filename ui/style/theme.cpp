// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/theme.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include <array>
#include <span>

namespace fringe {
namespace {

struct Row {
    Role role;
    std::array<QRgb, 4> shades; ///< light, dark, contrast, lab
};

constexpr Row everywhere(Role role, QRgb usual, QRgb lab) {
    return {role, {usual, usual, usual, lab}};
}

constexpr Row everywhere(Role role, QRgb usual, QRgb contrast, QRgb lab) {
    return {role, {usual, usual, contrast, lab}};
}

/// In the lab only red light is made, and text is read at 4.5 : 1 on black from 0xea on.
constexpr std::array rows{
    Row{Role::Window, {0xfff3f5f7, 0xff23292e, 0xff000000, 0xff000000}},
    Row{Role::Base, {0xffffffff, 0xff1b2024, 0xff000000, 0xff240000}},
    Row{Role::Alternate, {0xfff7f9fa, 0xff20262b, 0xff141414, 0xff1a0000}},
    Row{Role::Button, {0xffe9edf0, 0xff30383e, 0xff000000, 0xff2c0000}},
    Row{Role::Text, {0xff1f2a33, 0xffe3e8eb, 0xffffffff, 0xffff0000}},
    Row{Role::Hint, {0xff65707a, 0xff959fa7, 0xffa0a0a0, 0xfffa0000}},
    Row{Role::Faint, {0xff75818b, 0xff8b969e, 0xff808080, 0xff960000}},
    Row{Role::Accent, {0xff1f6f8b, 0xff257a96, 0xffffe14d, 0xffff0000}},
    Row{Role::AccentText, {0xffffffff, 0xffffffff, 0xff000000, 0xff000000}},
    Row{Role::Link, {0xff1a5f78, 0xff6cc3dc, 0xff8cd3ff, 0xffff0000}},
    Row{Role::Warning, {0xff8a5a00, 0xffe0a63a, 0xffffe14d, 0xffff0000}},
    Row{Role::Failure, {0xffb3261e, 0xffff8a80, 0xffff9d94, 0xffff0000}},
    Row{Role::Fine, {0xff1c7a45, 0xff7ccf9a, 0xff86f7ac, 0xfffa0000}},
    Row{Role::Primary, {0xff165064, 0xff1c5264, 0xff003a52, 0xff200000}},
    Row{Role::PrimaryText, {0xffffffff, 0xffffffff, 0xffffffff, 0xffff0000}},
    everywhere(Role::OutOfDate, 0xffffc857, 0xffff0000),
    everywhere(Role::OutOfDateText, 0xff261c00, 0xff000000),
    everywhere(Role::Partial, 0xff1f6f8b, 0xff003a52, 0xff2c0000),
    everywhere(Role::PartialText, 0xffffffff, 0xffff0000),
    Row{Role::Series1, {0xff0072b2, 0xff56b4e9, 0xff66c2ff, 0xffff0000}},
    Row{Role::Series2, {0xffd55e00, 0xffffa04d, 0xffffab5e, 0xffb40000}},
    Row{Role::Series3, {0xff00835f, 0xff3fcf9f, 0xff5ff0c0, 0xffd80000}},
    Row{Role::Series4, {0xffa8538a, 0xffe08fc0, 0xffffa3dc, 0xff980000}},
    Row{Role::Series5, {0xff8a6d00, 0xfff0e442, 0xfffff36b, 0xffe80000}},
    Row{Role::Series6, {0xff3d4f5c, 0xffb6c4cd, 0xffffffff, 0xffa60000}},
    everywhere(Role::View, 0xff1e2024, 0xff000000, 0xff000000),
    everywhere(Role::ViewText, 0xffd6d9de, 0xffffffff, 0xffff0000),
    everywhere(Role::ViewHint, 0xffa4a7ac, 0xffffffff, 0xfff00000),
    everywhere(Role::ViewAxis, 0xff60646c, 0xffc8c8c8, 0xff780000),
    everywhere(Role::ViewGrid, 0xff3a3d43, 0xff787878, 0xff400000),
    everywhere(Role::PixelGrid, 0x6e808080, 0x6e900000),
    everywhere(Role::ViewShade, 0xc81e2024, 0xf0000000, 0xc8000000),
    everywhere(Role::ViewFocus, 0xff4fb0d2, 0xffffe14d, 0xffff0000),
    everywhere(Role::Chosen, 0xffffffff, 0xffff0000),
    everywhere(Role::Band, 0x18ffffff, 0x30ff0000),
    everywhere(Role::Plate, 0xff60aaff, 0xffff0000),
    everywhere(Role::FieldOfView, 0xff78c896, 0xfff00000),
    everywhere(Role::Reconstruction, 0xffffb05c, 0xffff0000),
    everywhere(Role::Object, 0xffa3a7b0, 0xffe6e6e6, 0xfff00000),
    everywhere(Role::Ruler, 0xff969aa3, 0xffe6e6e6, 0xfff00000),
    everywhere(Role::AxisX, 0xffeb6964, 0xffff9a94, 0xffff0000),
    everywhere(Role::AxisY, 0xff78cd6e, 0xffff0000),
    everywhere(Role::AxisZ, 0xff6ea5ff, 0xff9cc2ff, 0xffff0000),
    everywhere(Role::Reach, 0xbed2aa50, 0xffffd24d, 0xbed00000),
    everywhere(Role::Signal, 0xff56c8b4, 0xffff0000),
    everywhere(Role::Noise, 0x2e96a0af, 0x50b4c8e6, 0x38a00000),
    everywhere(Role::Handle, 0xff1e2024, 0xff000000, 0xff000000),
    everywhere(Role::Spot, 0xffcdd3dc, 0xffffffff, 0xffb00000),
    everywhere(Role::TooLittle, 0xff468cff, 0xff780000),
    everywhere(Role::TooMuch, 0xffff8c32, 0xffff0000),
    everywhere(Role::Example, 0xff101a21, 0xff100000),
    everywhere(Role::ExampleFar, 0xff3a6894, 0xff3a0000),
    everywhere(Role::ExampleNear, 0xff96e8d6, 0xff960000),
};

constexpr bool isInOrder() {
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].role != static_cast<Role>(i))
            return false;
    return rows.size() == static_cast<std::size_t>(Role::Count);
}
static_assert(isInOrder());

} // namespace

Theme themeOf(const QPalette& palette) {
    const QColor text = palette.color(QPalette::Text);
    if (text.red() > 0 && text.green() == 0 && text.blue() == 0)
        return Theme::Lab;
    if (palette.color(QPalette::Window) == shade(Role::Window, Theme::Contrast))
        return Theme::Contrast;
    return palette.color(QPalette::Base).lightness() < 128 ? Theme::Dark : Theme::Light;
}

QPalette paletteOf(Theme theme) {
    const auto of = [theme](Role role) { return shade(role, theme); };
    QPalette palette{of(Role::Button), of(Role::Window)};
    palette.setColor(QPalette::Window, of(Role::Window));
    palette.setColor(QPalette::Base, of(Role::Base));
    palette.setColor(QPalette::AlternateBase, of(Role::Alternate));
    palette.setColor(QPalette::ToolTipBase, of(Role::Base));
    palette.setColor(QPalette::Button, of(Role::Button));
    palette.setColor(QPalette::Highlight, of(Role::Accent));
    palette.setColor(QPalette::HighlightedText, of(Role::AccentText));
    palette.setColor(QPalette::Link, of(Role::Link));
    palette.setColor(QPalette::LinkVisited, of(Role::Link));
    palette.setColor(QPalette::PlaceholderText, of(Role::Hint));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                            QPalette::ToolTipText, QPalette::BrightText}) {
        palette.setColor(role, of(Role::Text));
        palette.setColor(QPalette::Disabled, role, of(Role::Faint));
    }
    return palette;
}

QColor shade(Role role, Theme theme) {
    return QColor::fromRgba(
        rows[static_cast<std::size_t>(role)].shades[static_cast<std::size_t>(theme)]);
}

QColor shade(Role role) {
    return shade(role, themeOf(QGuiApplication::palette()));
}

bool isLab() {
    return themeOf(QGuiApplication::palette()) == Theme::Lab;
}

bool isContrast() {
    return themeOf(QGuiApplication::palette()) == Theme::Contrast;
}

void redden(QImage& picture) {
    for (int row = 0; row < picture.height(); ++row) {
        auto* line = reinterpret_cast<QRgb*>(picture.scanLine(row));
        for (QRgb& colour : std::span(line, static_cast<std::size_t>(picture.width())))
            colour = qRgb(qGray(colour), 0, 0);
    }
}

void keepRed(QPainter& painter, const QRectF& area) {
    if (!isLab())
        return;
    painter.save();
    painter.setCompositionMode(QPainter::CompositionMode_Multiply);
    painter.fillRect(area, Qt::red);
    painter.restore();
}

} // namespace fringe
