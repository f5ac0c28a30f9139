// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/spot_text.h"

#include "app/text/localised.h"
#include "engine/io/spot_files.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace fringe {
namespace {

struct SpotText {
    Q_DECLARE_TR_FUNCTIONS(fringe::SpotText)
};

} // namespace

QString textOf(const SpotList& spots, const SpotUnits& units) {
    const char mark = QLocale().decimalPoint() == QLatin1String(",") ? ',' : '.';
    return QString::fromStdString(spotText(spots, units, mark));
}

PastedSpots spotsOf(const QString& text, SpotColumn first, const SpotUnits& units) {
    if (text.trimmed().isEmpty())
        throw badInput(FRINGE_MARK("The clipboard holds no text; copy rows of numbers first."));
    JobControl control;
    PastedSpots pasted{readSpotRows(text.toStdString(),
                                    {SpotText::tr("Clipboard").toStdString(), first, units},
                                    control),
                       {}};
    QStringList notes;
    for (const Message& note : control.takeNotes())
        notes << localised(note);
    pasted.note = notes.join(QLatin1Char(' '));
    return pasted;
}

} // namespace fringe
