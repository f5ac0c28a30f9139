// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;
class QVBoxLayout;
class QWidget;

namespace fringe {

inline constexpr int thumbnailSide = 56; ///< pixels

/// Lays out a form that shows what was given by a file: a thumbnail with its text beside it, above
/// what is added to the layout. Names the thumbnail for tests.
QVBoxLayout* layoutWithThumbnail(QWidget& form, QLabel& thumbnail, QLabel& text);

} // namespace fringe
