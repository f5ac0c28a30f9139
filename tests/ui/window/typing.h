// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/window/window_bench.h"
#include "ui/forms/form_field.h"

#include <QLineEdit>

namespace fringe {

/// The field of the pixel pitch, in the inspector.
inline QLineEdit* pitchLine(const WindowBench& bench) {
    bench.tree()->select(QStringLiteral("plate"));
    return bench.inspector()->field(QStringLiteral("plate.pitch_x"))->findChild<QLineEdit*>();
}

inline void typeWithoutEnter(QLineEdit* line, const QString& text) {
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
}

inline void type(QLineEdit* line, const QString& text) {
    typeWithoutEnter(line, text);
    QTest::keyClick(line, Qt::Key_Return);
}

} // namespace fringe
