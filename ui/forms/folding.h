// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QFormLayout;
class QToolButton;

namespace fringe {

class Preferences;

/// Rows that can be folded away.
struct Fold {
    QString title;
    QString key; ///< under which it is remembered whether they are
    bool isOpen; ///< at first
};

/// Puts a header above the rows of a form from `first` to its end that folds them away. Returns
/// the header, which is checked while they are open. The preferences outlive the form.
QToolButton* foldRows(QFormLayout& form, int first, const Fold& rows, Preferences& preferences);

} // namespace fringe
