// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/translation.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>

namespace fringe {
namespace {

const QString folder = QStringLiteral(":/i18n");

QString languageOfLocale() {
    return QLocale::system().name().section(QLatin1Char('_'), 0, 0);
}

} // namespace

QStringList availableLanguages() {
    QStringList codes{QStringLiteral("en")};
    for (const QString& file : QDir(folder).entryList({QStringLiteral("fringe_*.qm")}))
        codes << file.section(QLatin1Char('_'), 1).section(QLatin1Char('.'), 0, 0);
    codes.removeDuplicates();
    return codes;
}

QString languageName(const QString& code) {
    if (code == QLatin1String("en"))
        return QStringLiteral("English");
    return QLocale(code).nativeLanguageName();
}

void Translation::install(const QString& code) {
    remove();
    const QString wanted = code.isEmpty() ? languageOfLocale() : code;
    const QString language = availableLanguages().contains(wanted) ? wanted : QStringLiteral("en");
    QLocale locale = language == languageOfLocale() ? QLocale::system() : QLocale(language);
    locale.setNumberOptions(locale.numberOptions() | QLocale::OmitGroupSeparator);
    QLocale::setDefault(locale);
    const auto add = [&](const QString& name, const QString& where) {
        auto translator = std::make_unique<QTranslator>();
        if (!translator->load(name, where))
            return;
        application_.installTranslator(translator.get());
        translators_.push_back(std::move(translator));
    };
    add(QStringLiteral("qtbase_%1").arg(language),
        QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    add(QStringLiteral("fringe_%1").arg(language), folder);
}

void Translation::remove() {
    for (const auto& translator : translators_)
        application_.removeTranslator(translator.get());
    translators_.clear();
}

} // namespace fringe
