// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/numbers.h"

#include "engine/job/time_estimate.h"
#include "engine/model/units.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

struct NumberText {
    Q_DECLARE_TR_FUNCTIONS(fringe::NumberText)
};

/// An exponent: "⁻⁵"
QString raised(int exponent) {
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text;
    for (const QChar c : QString::number(exponent))
        text += c == QLatin1Char('-') ? QChar(u'⁻') : digits[c.digitValue()];
    return text;
}

constexpr int legibleDigits = 4;
constexpr int mostTyped = 8;                     ///< digits
constexpr double largest = 1e4, smallest = 1e-3; ///< that are written without a power of ten

QString timesPower(const QString& mantissa, int exponent) {
    const QString power = QStringLiteral("10") + raised(exponent);
    if (mantissa == QLatin1String("1"))
        return power;
    if (mantissa == QLatin1String("-1"))
        return QLatin1Char('-') + power;
    return QStringLiteral("%1·%2").arg(mantissa, power);
}

/// The digits of an exponent on the line, of one that is raised or on the line.
QString lowered(const QString& exponent) {
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text;
    for (const QChar c : exponent) {
        const auto digit = digits.indexOf(c);
        text += digit >= 0 ? QString::number(digit) : c == QChar(u'⁻') ? QStringLiteral("-") : c;
    }
    return text;
}

/// Before the exponent, from the first one that is not 0.
qsizetype digitsOf(const QString& number) {
    QString digits = number.section(u'e', 0, 0);
    digits.remove(QRegularExpression(QStringLiteral("^[-+0.]+|\\.")));
    return digits.size();
}

/// A number's legible digits; what is no more than rounding has left of 0 is 0.
std::string rounding(const QString& number) {
    constexpr double dust = 1e-12;
    if (std::abs(number.toDouble()) < dust)
        return "0";
    return formatNumber(QString::number(number.toDouble(), 'g', legibleDigits).toDouble());
}

std::string lengthIn(const Unit& unit, double metres) {
    return inUnit(metres, unit) + ' ' + unit.name;
}

} // namespace

QString shortNumber(double value, int digits) {
    const double size = std::abs(value);
    const QLocale locale;
    if (!std::isfinite(value) || size == 0 || (size >= smallest && size < largest))
        return locale.toString(value, 'g', digits);
    const QString plain = QString::number(value, 'e', std::min(digits, 3) - 1);
    const double mantissa = plain.section(QLatin1Char('e'), 0, 0).toDouble();
    return timesPower(locale.toString(mantissa, 'g', digits),
                      plain.section(QLatin1Char('e'), 1).toInt());
}

QString withPowers(const QString& text) {
    static const QRegularExpression pattern(
        QStringLiteral(R"(([-+]?\d+(?:[.,]\d+)?)[eE]([-+]?\d+))"));
    const auto match = pattern.match(text);
    if (!match.hasMatch())
        return text;
    return text.left(match.capturedStart())
           + timesPower(match.captured(1), match.captured(2).toInt())
           + text.mid(match.capturedEnd());
}

QString withoutPowers(const QString& text) {
    static const QRegularExpression pattern(
        QStringLiteral("(?:(\\d+(?:[.,]\\d+)?)\\s*[·×*]\\s*)?\\b10"
                       "(\\^[-+]?\\d+|[⁻⁰¹²³⁴⁵⁶⁷⁸⁹][⁰¹²³⁴⁵⁶⁷⁸⁹\\d]*)"),
        QRegularExpression::UseUnicodePropertiesOption);
    const auto match = pattern.match(text);
    if (!match.hasMatch())
        return text;
    const QString mantissa = match.captured(1).isEmpty() ? QStringLiteral("1") : match.captured(1);
    QString exponent = lowered(match.captured(2));
    exponent.remove(QLatin1Char('^'));
    return text.left(match.capturedStart()) + mantissa + QLatin1Char('e') + exponent
           + text.mid(match.capturedEnd());
}

QString powerText(double number) {
    int exponent = static_cast<int>(std::floor(std::log10(number)));
    double mantissa = std::round(10 * number / std::pow(10, exponent)) / 10;
    if (mantissa >= 10) {
        mantissa /= 10;
        ++exponent;
    }
    const QString digits =
        mantissa == 1 ? QStringLiteral("1") : QLocale().toString(mantissa, 'f', 1);
    return timesPower(digits, exponent);
}

QString localNumber(const std::string& plain) {
    static const QRegularExpression pattern(
        QStringLiteral(R"(^([-+]?\d+(?:\.\d+)?)(e[-+]?\d+)?( \S{1,3})?$)"));
    const QString text = QString::fromStdString(plain);
    const auto match = pattern.match(text);
    if (!match.hasMatch())
        return text;
    const bool isPower = match.hasCaptured(2);
    const double number = (match.captured(1) + match.captured(2)).toDouble();
    const QString digits = isPower && number > 0
                               ? powerText(number)
                               : match.captured(1).replace(u'.', QLocale().decimalPoint());
    return digits + match.captured(3);
}

std::string legible(const std::string& plain) {
    static const QRegularExpression pattern(
        QStringLiteral(R"([-+]?\d+(?:\.\d+(?:e[-+]?\d+)?|e[-+]?\d+))"));
    const QString text = QString::fromStdString(plain);
    std::string rounded;
    qsizetype done = 0;
    for (const auto& match : pattern.globalMatch(text)) {
        const QString number = match.captured();
        rounded += text.mid(done, match.capturedStart() - done).toStdString()
                   + (digitsOf(number) > mostTyped ? rounding(number) : number.toStdString());
        done = match.capturedEnd();
    }
    return rounded + text.mid(done).toStdString();
}

std::string fieldText(const ParameterInfo& info, const Value& value) {
    const std::string_view own = info.unit;
    if (const auto* metres = std::get_if<double>(&value); metres && info.kind == ValueKind::Length)
        return lengthIn(lengthUnit(own.empty() ? "mm" : own), *metres);
    if (info.kind == ValueKind::Lengths)
        return joined(std::get<std::vector<double>>(value), [&](double metres) {
            return lengthIn(lengthUnit(own.empty() ? "nm" : own), metres);
        });
    return formatValue(info, value);
}

QString steadyNumber(double value) {
    const double rounded = std::round(value * 1e4) / 1e4;
    const double size = std::abs(rounded);
    const int decimals = size < 1        ? 4
                         : size < 9.9995 ? 3
                         : size < 99.995 ? 2
                         : size < 999.95 ? 1
                                         : 0;
    return QLocale().toString(rounded == 0 ? 0.0 : rounded, 'f', decimals); // not -0
}

QString millimetres(double metres) {
    return steadyNumber(1e3 * metres);
}

QString localLength(Length length) {
    return localNumber(legible(formatLength(length)));
}

QString durationText(double seconds) {
    if (seconds < 0.0995)
        return NumberText::tr("%1 ms").arg(std::max(1L, std::lround(1e3 * seconds)));
    if (seconds < 0.995)
        return NumberText::tr("%1 ms").arg(10 * std::lround(1e2 * seconds));
    if (seconds < 59.95)
        return NumberText::tr("%1 s").arg(QLocale().toString(seconds, 'f', 1));
    const long whole = std::lround(std::min(seconds, 1e9));
    return NumberText::tr("%1 min %2 s").arg(whole / 60).arg(whole % 60, 2, 10, QLatin1Char('0'));
}

QString expectedText(double seconds, double load) {
    const TimeRange range = expectedRange(seconds, load);
    //: a range of times
    return NumberText::tr("%1 to %2").arg(durationText(range.least), durationText(range.most));
}

} // namespace fringe
