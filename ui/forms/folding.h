// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QFormLayout;
class QString;
class QToolButton;

namespace fringe {

class Preferences;

/// Puts a header above the rows of a form from `first` to its end that folds them away; whether
/// they are is remembered under `key`, and at first they are open where `isOpen`. Returns the
/// header, which is checked while they are open.
QToolButton* foldRows(QFormLayout& form, int first, const QString& title, Preferences& preferences,
                      const QString& key, bool isOpen);

} // namespace fringe
