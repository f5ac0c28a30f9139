// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

class QImage;
class QPainter;
class QRectF;

namespace fringe {

/// Light or dark as a desktop is; white on black with edges around all that can be used, for eyes
/// that need the contrast; or red on black, for eyes that are used to the dark of a lab.
enum class Theme { Light, Dark, Contrast, Lab };

/// What a colour is for. Views and canvases are dark in every theme, as pictures are judged against
/// a dark surround.
enum class Role {
    // Windows, in the roles of a palette.
    Window,
    Base,
    Alternate,
    Button,
    Text,
    Hint,
    Faint,
    Accent,
    AccentText,
    Link,
    // Findings on windows. Never the only sign: an icon's shape and words go with them.
    Warning,
    Failure,
    Fine,
    // Buttons and badges that are to be seen first.
    Primary,
    PrimaryText,
    OutOfDate,
    OutOfDateText,
    Partial,
    PartialText,
    // Data of plots, told apart by people who see fewer colours (Okabe & Ito, "Color Universal
    // Design", 2008).
    Series1,
    Series2,
    Series3,
    Series4,
    Series5,
    Series6,
    // Views and canvases.
    View,
    ViewText,
    ViewHint,
    ViewAxis,
    ViewGrid,
    PixelGrid,
    ViewShade,
    ViewFocus,
    Chosen,
    Band,
    // The scene.
    Plate,
    FieldOfView,
    Reconstruction,
    Object,
    Ruler,
    AxisX,
    AxisY,
    AxisZ,
    // Spots and pictures in their planes.
    Reach,
    Signal,
    Noise,
    Handle,
    Spot,
    TooLittle,
    TooMuch,
    // Small pictures of examples: their ground, and what is far and near in them.
    Example,
    ExampleFar,
    ExampleNear,
    Count
};

/// Theme of a palette that `paletteOf` made, or of any other: whether it is dark.
Theme themeOf(const QPalette& palette);
QPalette paletteOf(Theme theme);

/// The colour in a theme; in that of the application's palette, on the GUI thread.
QColor shade(Role role, Theme theme);
QColor shade(Role role);

/// Whether the application's palette is that of the lab, or of high contrast. GUI thread.
bool isLab();
bool isContrast();

/// A picture in red light alone, as bright as it was. Of format RGB32.
void redden(QImage& picture);

/// Takes all but the red light from what has been painted there, in the theme of the lab.
void keepRed(QPainter& painter, const QRectF& area);

} // namespace fringe
