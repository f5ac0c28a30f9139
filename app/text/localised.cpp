// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/localised.h"

#include "app/text/numbers.h"
#include "engine/model/showable_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>

namespace fringe {

QString localised(const Message& message) {
    const QString pattern = localisedMark(message.pattern.c_str());
    std::vector<std::string> arguments;
    for (const Message& argument : message.arguments) {
        const QString text = argument.arguments.empty()
                                 ? localisedMark(Message{"{0}", {argument}}.english().c_str())
                                 : localised(argument);
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
