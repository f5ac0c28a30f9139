// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/localised.h"

#include "app/text/numbers.h"
#include "engine/model/called.h"
#include "engine/model/showable_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

namespace fringe {
namespace {

/// The name is enough of a file whose path heads a sentence; a folder, which has no suffix, keeps
/// it.
QString withoutFolder(const QString& head) {
    const QFileInfo file(head);
    return file.isAbsolute() && !file.suffix().isEmpty() ? file.fileName() : head;
}

QString textOf(const Message& argument, bool isHead) {
    if (!argument.arguments.empty())
        return localised(argument);
    const QString text = localisedMark(Message{"{0}", {argument}}.english().c_str());
    return isHead ? withoutFolder(text) : text;
}

} // namespace

QString localised(const Message& message) {
    if (const Message* label = labelOf(message))
        return localised(*label);
    const QString pattern = localisedMark(message.pattern.c_str());
    std::vector<std::string> arguments;
    for (const Message& argument : message.arguments) {
        const bool isHead = arguments.empty() && message.pattern.starts_with("{0}");
        const QString text = textOf(argument, isHead);
        arguments.push_back(localNumber(legible(text.toStdString())).toStdString());
    }
    return QString::fromStdString(fillPattern(pattern.toStdString(), arguments));
}

QString localised(const Error& error) {
    return localised(error.message());
}

QString localisedMark(const char* marked) {
    return QCoreApplication::translate("engine", marked);
}

std::filesystem::path toPath(const QString& name) {
    return QFile::encodeName(name).toStdString();
}

QString fromPath(const std::filesystem::path& path) {
    return QFile::decodeName(QByteArray::fromStdString(path.string()));
}

QString withoutMnemonic(QString name) {
    static const QRegularExpression letterBehind(QStringLiteral("\\(&.\\)"));
    return name.remove(letterBehind).remove(QLatin1Char('&'));
}

} // namespace fringe
