// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>

#include <memory>
#include <vector>

class QCoreApplication;

namespace fringe {

/// The languages that this build holds, as codes: "en", "de", "ja".
QStringList availableLanguages();

/// A language's own name for itself: "Deutsch".
QString languageName(const QString& code);

/// Keeps an application in one language: its own strings, the engine's, and Qt's. Numbers for
/// reading are written as that language has them; those to be edited stay as the engine parses
/// them.
class Translation {
  public:
    explicit Translation(QCoreApplication& application) : application_(application) {}
    ~Translation() { remove(); }
    Translation(const Translation&) = delete;
    Translation& operator=(const Translation&) = delete;

    /// Empty: the language of the locale. English where there is no translation for it.
    void install(const QString& code);

  private:
    void remove();

    QCoreApplication& application_;
    std::vector<std::unique_ptr<QTranslator>> translators_;
};

} // namespace fringe
