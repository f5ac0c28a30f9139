// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace fringe {

struct Design;

/// The help's page about what a widget shows or edits: that of the section of the design that tree
/// and inspector show, else that of the innermost panel, view, dialog or window around it, of which
/// panels, views and windows have the last word of an object name ("dock-checks", "pane-spots").
/// "index" if there is none.
QString helpTopic(const QWidget* widget, const Design& design);

} // namespace fringe
