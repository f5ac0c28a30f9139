// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace fringe {

/// Scrolling a form must not change the fields that pass under the cursor: the wheel reaches
/// `editor` only while it has the focus.
void guardWheel(QWidget* editor);

} // namespace fringe
