// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/about.h"

#include "app/studio/studio.h"
#include "app/text/localised.h"
#include "engine/io/scratch_file.h"
#include "engine/model/units.h"

#include <QCoreApplication>
#include <QDir>
#include <QGuiApplication>
#include <QSettings>
#include <QStandardPaths>

namespace fringe {
namespace {

struct About {
    Q_DECLARE_TR_FUNCTIONS(fringe::About)
};

QString deviceLine(const ComputeDeviceInfo& device) {
    const QString units = device.backend == "cpu"
                              ? About::tr("%n thread(s)", nullptr, device.computeUnits)
                              : About::tr("%n unit(s)", nullptr, device.computeUnits);
    //: identifier, name, processors, memory and driver of a device
    const QString line =
        About::tr("%1: %2, %3, %4, %5")
            .arg(QString::fromStdString(device.id), QString::fromStdString(device.name), units,
                 QString::fromStdString(formatBytes(device.memory)),
                 QString::fromStdString(device.driver));
    return device.sharing.empty()
               ? line
               //: a line about a device, how textures of OpenGL come to it
               : About::tr("%1; textures of OpenGL: %2").arg(line, localised(device.sharing));
}

QStringList deviceLines(const DeviceChoice& devices) {
    QStringList lines;
    for (const BackendListing& backend : devices.backends()) {
        for (const ComputeDeviceInfo& device : backend.devices)
            lines << deviceLine(device);
        if (backend.devices.empty())
            //: identifier of a device, why there is none
            lines << About::tr("%1: not usable: %2")
                         .arg(QString::fromStdString(backend.backend), localised(backend.absence));
    }
    return lines.isEmpty() ? QStringList{About::tr("The devices are still being listed.")} : lines;
}

/// A title over indented lines.
QString part(const QString& title, const QStringList& lines) {
    return title + QStringLiteral("\n    ") + lines.join(QStringLiteral("\n    "));
}

QString place(const QString& name, const QString& path) {
    //: what is kept somewhere, where
    return About::tr("%1: %2").arg(name, QDir::toNativeSeparators(path));
}

} // namespace

QString aboutText(Studio& studio, const QStringList& drawing) {
    const QString build =
        //: kind of build, compiler
        About::tr("%1 build, %2")
            .arg(QStringLiteral(FRINGE_BUILD), QStringLiteral(FRINGE_COMPILER));
    QStringList libraries{QStringLiteral("Qt %1").arg(QLatin1String(qVersion()))};
    libraries << QStringLiteral(FRINGE_LIBRARIES).split(u',', Qt::SkipEmptyParts);
    const QStringList parts{
        QStringLiteral("Fringe Studio %1\n%2\nGPL-3.0-or-later")
            .arg(QStringLiteral(FRINGE_VERSION), build),
        part(About::tr("Devices"), deviceLines(studio.devices())),
        part(About::tr("Libraries"),
             QStringList{libraries.join(QStringLiteral(", "))} + drawing
                 + QStringList{About::tr("Windows by: %1").arg(QGuiApplication::platformName())}),
        part(About::tr("Places"),
             {place(About::tr("Preferences"), QSettings().fileName()),
              place(About::tr("Work and iterations in case the program is cut off"),
                    QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)),
              place(About::tr("Large data while computing"), fromPath(scratchFolder()))})};
    return parts.join(QStringLiteral("\n\n")) + QLatin1Char('\n');
}

} // namespace fringe
