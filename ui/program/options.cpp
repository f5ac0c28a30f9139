// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/options.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace fringe {
namespace {

struct OptionText {
    Q_DECLARE_TR_FUNCTIONS(fringe::Options)
};

std::optional<QSize> sizeOf(const QString& text) {
    bool wide = false;
    bool high = false;
    const QSize size(text.section(QLatin1Char('x'), 0, 0).toInt(&wide),
                     text.section(QLatin1Char('x'), 1).toInt(&high));
    return wide && high && size.isValid() && !size.isEmpty() ? std::optional(size) : std::nullopt;
}

} // namespace

Options readOptions(const QStringList& arguments, std::optional<OptionsEnd>& end) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        OptionText::tr("Design studio for computer-generated holograms"));
    parser.addPositionalArgument(
        QStringLiteral("file"),
        OptionText::tr("Project to open, or a file to import; example:KEY, such as example:spots, "
                       "opens an example"),
        QStringLiteral("[FILE]"));
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    const QCommandLineOption language(QStringLiteral("language"),
                                      OptionText::tr("Language of the window, such as de"),
                                      QStringLiteral("CODE"));
    const QCommandLineOption demo(QStringLiteral("demo"),
                                  OptionText::tr("Compute the demo hologram at once"));
    const QCommandLineOption screenshot(
        QStringLiteral("screenshot"),
        OptionText::tr("Write a picture of the window when all is computed, and quit"),
        QStringLiteral("FILE"));
    const QCommandLineOption size(QStringLiteral("size"),
                                  OptionText::tr("Size of the window in pixels, such as 1600x900"),
                                  QStringLiteral("WxH"));
    const QCommandLineOption latency(QStringLiteral("latency"),
                                     OptionText::tr("Say on leaving how late the window answered"));
    parser.addOptions({language, demo, screenshot, size, latency});
    const bool read = parser.parse(arguments);
    if (read && parser.isSet(help))
        end = {parser.helpText(), 0};
    else if (read && parser.isSet(version))
        end = {QStringLiteral("fringe-studio %1\n").arg(QStringLiteral(FRINGE_VERSION)), 0};
    else if (!read || parser.positionalArguments().size() > 1)
        end = {read ? OptionText::tr("Give one file at most.") : parser.errorText(), 2};
    else if (parser.isSet(size) && !sizeOf(parser.value(size)))
        end = {
            OptionText::tr("\"%1\" is not a size; write it like 1600x900.").arg(parser.value(size)),
            2};
    return {parser.positionalArguments().value(0),
            parser.value(language),
            parser.isSet(demo),
            parser.value(screenshot),
            sizeOf(parser.value(size)),
            parser.isSet(latency)};
}

} // namespace fringe
