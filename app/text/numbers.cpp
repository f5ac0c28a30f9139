// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/numbers.h"

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

} // namespace

QString powerText(double number) {
    int exponent = static_cast<int>(std::floor(std::log10(number)));
    double mantissa = std::round(10 * number / std::pow(10, exponent)) / 10;
    if (mantissa >= 10) {
        mantissa /= 10;
        ++exponent;
    }
    const QString power = QStringLiteral("10") + raised(exponent);
    return mantissa == 1 ? power
                         : QStringLiteral("%1·%2").arg(QLocale().toString(mantissa, 'f', 1), power);
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

QString localLength(Length length) {
    return localNumber(formatLength(length));
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

} // namespace fringe
