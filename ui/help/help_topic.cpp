// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/help_topic.h"

#include "engine/model/design.h"
#include "ui/help/help_pages.h"
#include "ui/panels/inspector.h"
#include "ui/panels/project_tree.h"

#include <QHash>
#include <QRegularExpression>

namespace fringe {
namespace {

/// "checks" of "dock-checks", "comparison" of "comparisonWindow".
QString lastWord(const QString& objectName) {
    static const QRegularExpression end(QStringLiteral("Window$"));
    return objectName.section(QLatin1Char('-'), -1).remove(end);
}

QString sectionAt(const QWidget* widget) {
    if (const auto* tree = qobject_cast<const ProjectTree*>(widget))
        return tree->section();
    const auto* inspector = qobject_cast<const Inspector*>(widget);
    return inspector ? inspector->section() : QString();
}

/// Page of a dialog that is about a part of the design; empty: of another one.
QString pageOfDialog(const QString& objectName) {
    static const QHash<QString, QString> pages{
        {QStringLiteral("exportDialog"), QStringLiteral("sections/outputs")},
        {QStringLiteral("shapeDialog"), QStringLiteral("sources/spots")}};
    return pages.value(objectName);
}

} // namespace

QString helpTopic(const QWidget* widget, const Design& design) {
    for (const QWidget* at = widget; at; at = at->parentWidget()) {
        if (at->objectName() == QLatin1String("reconstruction.propagation"))
            return QStringLiteral("propagation/") + QString::fromStdString(design.propagation.key);
        if (at->objectName().startsWith(QLatin1String("method.")))
            return QStringLiteral("sections/method");
        if (const QString section = sectionAt(at); !section.isEmpty())
            return helpPageOf(design, section);
        if (const QString page = pageOfDialog(at->objectName()); !page.isEmpty())
            return page;
        for (const char* folder : {"panels/", "views/", "sources/"})
            if (const QString name = QLatin1String(folder) + lastWord(at->objectName());
                hasHelpPage(name))
                return name;
    }
    return QStringLiteral("index");
}

} // namespace fringe
