// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/help_pages.h"

#include "app/text/localised.h"
#include "app/text/numbers.h"
#include "engine/model/design_parameters.h"

#include <QDirIterator>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <tuple>

namespace fringe {
namespace {

struct HelpText {
    Q_DECLARE_TR_FUNCTIONS(fringe::HelpText)
};

const QString english = QStringLiteral("en");

struct Chapter {
    QLatin1String folder;
    const char* title;
};

constexpr std::array chapters{
    Chapter{QLatin1String(""), QT_TRANSLATE_NOOP("fringe::HelpText", "Start")},
    Chapter{QLatin1String("views"), QT_TRANSLATE_NOOP("fringe::HelpText", "Views and windows")},
    Chapter{QLatin1String("panels"), QT_TRANSLATE_NOOP("fringe::HelpText", "Panels")},
    Chapter{QLatin1String("sections"), QT_TRANSLATE_NOOP("fringe::HelpText", "Parts of a design")},
    Chapter{QLatin1String("sources"), QT_TRANSLATE_NOOP("fringe::HelpText", "Sources")},
    Chapter{QLatin1String("solvers"), QT_TRANSLATE_NOOP("fringe::HelpText", "Solvers")},
    Chapter{QLatin1String("encodings"), QT_TRANSLATE_NOOP("fringe::HelpText", "Encodings")},
    Chapter{QLatin1String("propagation"), QT_TRANSLATE_NOOP("fringe::HelpText", "Propagation")},
};

/// Pages of the first chapter that stand there before the others.
const QStringList firstPages{QStringLiteral("index"), QStringLiteral("symptoms")};

QString folderOf(const QString& page) {
    return page.section(QLatin1Char('/'), 0, -2);
}

struct Registry {
    QString folder; ///< of its pages
    const ChoiceInfos& entries;
};

const std::array<Registry, 6>& registries() {
    static const std::array<Registry, 6> all{{{QStringLiteral("sources"), sourceInfos()},
                                              {QStringLiteral("methods"), methodInfos()},
                                              {QStringLiteral("solvers"), solverInfos()},
                                              {QStringLiteral("encodings"), encodingInfos()},
                                              {QStringLiteral("propagation"), propagationInfos()},
                                              {QStringLiteral("outputs"), outputInfos()}}};
    return all;
}

QString fileOf(const QString& name, const QString& language) {
    return QStringLiteral(":/help/%1/%2.md").arg(language, name);
}

QString contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).trimmed() : QString();
}

/// What a page is about; null if it is no entry of a registry.
const ChoiceInfo* entryOf(const QString& name) {
    for (const Registry& registry : registries())
        if (name.startsWith(registry.folder + QLatin1Char('/')))
            return findInfo(registry.entries, name.mid(registry.folder.size() + 1).toStdString());
    return nullptr;
}

/// Rows of the section of the design that a page is about.
std::vector<ParameterInfo> rowsOfSection(const QString& name) {
    std::vector<ParameterInfo> rows;
    for (const DesignSection& section : designSections(designFor("points")))
        if (name == QStringLiteral("sections/") + QString::fromStdString(section.key))
            for (const DesignParameter& row : section.rows)
                rows.push_back(row.info);
    return rows;
}

QString withParagraphBehind(QString text, int paragraphs, const QString& added) {
    qsizetype at = 0;
    for (int i = 0; i < paragraphs && at >= 0; ++i)
        at = text.indexOf(QLatin1String("\n\n"), at + 1);
    return at < 0 ? text + QLatin1String("\n\n") + added
                  : text.insert(at, QLatin1String("\n\n") + added);
}

QString cell(QString text) {
    return text.replace(QLatin1Char('|'), QLatin1String("\\|"));
}

QString choicesText(const ParameterInfo& row) {
    QStringList labels;
    for (const ParameterChoice& choice : row.choices)
        labels << localisedMark(choice.label);
    return labels.isEmpty()
               ? QString()
               : QLatin1Char(' ')
                     + HelpText::tr("One of: %1.").arg(labels.join(QStringLiteral(", ")));
}

QString defaultText(const ParameterInfo& row) {
    if (const bool* on = std::get_if<bool>(&row.initial))
        return *on ? HelpText::tr("on") : HelpText::tr("off");
    const std::string text = formatValue(row, row.initial);
    for (const ParameterChoice& choice : row.choices)
        if (choice.key == text)
            return localisedMark(choice.label);
    const bool isZero = text == "0" || text.starts_with("0 ");
    return isZero && *row.zero ? localisedMark(row.zero) : localNumber(legible(text));
}

/// As the next lines of a page; nothing if there are none.
QString parameterTable(const std::vector<ParameterInfo>& rows) {
    if (rows.empty())
        return {};
    QString table = QStringLiteral("\n\n## %1\n\n| %2 | %3 | %4 |\n|---|---|---|\n")
                        .arg(HelpText::tr("Parameters"), HelpText::tr("Name"),
                             HelpText::tr("What it is"), HelpText::tr("At first"));
    for (const ParameterInfo& row : rows)
        if (row.isShown())
            table +=
                QStringLiteral("| %1 | %2 | %3 |\n")
                    .arg(cell(localisedMark(row.label)),
                         cell(localisedMark(row.help) + choicesText(row)), cell(defaultText(row)));
    return table;
}

/// The entries of a registry, in words; those with a page of their own lead there.
QString listOf(const Registry& registry, const QString& toRoot) {
    QString list;
    for (const ChoiceInfo* entry : registry.entries) {
        const QString name =
            registry.folder + QLatin1Char('/') + QString::fromStdString(entry->key);
        QString label = localisedMark(entry->label);
        if (hasHelpPage(name))
            label = QStringLiteral("[%1](%2%3.md)").arg(label, toRoot, name);
        list += QStringLiteral("- **%1** — %2\n").arg(label, localisedMark(entry->help));
    }
    return list;
}

QString withLists(QString text, const QString& toRoot) {
    for (const Registry& registry : registries()) {
        const QString mark = QStringLiteral("{%1}").arg(registry.folder);
        if (text.contains(mark))
            text.replace(mark, listOf(registry, toRoot));
    }
    return text;
}

QString titleOf(const QString& page) {
    return page.section(QLatin1Char('\n'), 0, 0).mid(2);
}

} // namespace

QStringList helpPageNames() {
    const QString root = QStringLiteral(":/help/%1/").arg(english);
    QStringList names;
    for (QDirIterator files(root, {QStringLiteral("*.md")}, QDir::Files,
                            QDirIterator::Subdirectories);
         files.hasNext();)
        names << files.next().mid(root.size()).chopped(3);
    std::ranges::sort(names, {}, [](const QString& name) {
        const auto chapter = std::ranges::find(chapters, folderOf(name), &Chapter::folder);
        const auto first = firstPages.indexOf(name);
        return std::tuple(chapter - chapters.begin(), first < 0 ? firstPages.size() : first, name);
    });
    return names;
}

bool hasHelpPage(const QString& name) {
    return QFile::exists(fileOf(name, english));
}

HelpPage helpPage(const QString& name) {
    const QString language = QLocale().name().section(QLatin1Char('_'), 0, 0);
    const bool isTranslated = QFile::exists(fileOf(name, language));
    const bool isEnglish = language == english || language == QLatin1String("C");
    QString text = contentOf(fileOf(name, isTranslated ? language : english));
    const ChoiceInfo* entry = entryOf(name);
    if (entry)
        text = QStringLiteral("# %1\n\n%2\n\n%3")
                   .arg(localisedMark(entry->label), localisedMark(entry->help), text);
    const QString toRoot = QStringLiteral("../").repeated(name.count(QLatin1Char('/')));
    if (QFile::exists(QStringLiteral(":/help/pictures/%1.png").arg(name)))
        text = withParagraphBehind( // a picture without a name is dropped
            text, 2, QStringLiteral("![%1](%2pictures/%3.png)").arg(titleOf(text), toRoot, name));
    if (!isTranslated && !isEnglish)
        text =
            withParagraphBehind(text, 1, HelpText::tr("*This page has not been translated yet.*"));
    text =
        withLists(text, toRoot) + parameterTable(entry ? entry->parameters : rowsOfSection(name));
    return {name, titleOf(text), text};
}

QString helpChapter(const QString& page) {
    const auto chapter = std::ranges::find(chapters, folderOf(page), &Chapter::folder);
    return HelpText::tr(chapter->title);
}

QString helpPageOf(const Design& design, const QString& section) {
    const auto named = [](const char* folder, const std::string& key) {
        return QStringLiteral("%1/%2").arg(QLatin1String(folder), QString::fromStdString(key));
    };
    for (std::size_t i = 0; i < design.sources.size(); ++i)
        if (section.toStdString() == sourcePath(design, i))
            return named("sources", design.sources[i].kind.key);
    if (section == QLatin1String("solver"))
        return named("solvers", design.solver.key);
    if (section == QLatin1String("encoding"))
        return named("encodings", design.encoding.key);
    return QStringLiteral("sections/") + section.section(QLatin1Char('.'), 0, 0);
}

} // namespace fringe
