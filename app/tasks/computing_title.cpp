// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/computing_title.h"

#include "app/text/source_text.h"
#include "engine/sources/source_kind.h"

#include <QCoreApplication>

namespace fringe {
namespace {

struct ComputingTitle {
    Q_DECLARE_TR_FUNCTIONS(fringe::ComputingTitle)
};

} // namespace

QString computingTitle(const Design& design, const QString& project) {
    if (design.isDesigned()) {
        const auto iterations = static_cast<int>(design.stop.iterations);
        //: name of a project, algorithm
        return ComputingTitle::tr("Design %1: %2, %n iteration(s)", nullptr, iterations)
            .arg(project, shortName(textAt(design, "solver.name")));
    }
    QStringList methods;
    const auto paths = sourcePaths(design, "method");
    for (const std::size_t number : lightSources(design))
        methods << textAt(design, paths[number] + ".name");
    methods.removeDuplicates();
    methods.removeAll(QString()); // of what has only one way to be computed
    if (methods.isEmpty())
        //: name of a project
        return ComputingTitle::tr("Compute %1").arg(project);
    //: name of a project, how its light is computed
    return ComputingTitle::tr("Compute %1: %2")
        .arg(project, methods.join(ComputingTitle::tr(", ")));
}

QString nameOf(const Document& document, const Design& design) {
    const auto visible = visibleSources(design);
    return document.path().isEmpty() && !visible.empty()
               ? sourceTitle(design.sources[visible.front()])
               : document.name();
}

} // namespace fringe
