// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/typed_value.h"

#include "app/text/numbers.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <QRegularExpression>
#include <QStringList>

#include <cmath>

namespace fringe {
namespace {

/// SI units in one of that name; 1 of what has no unit.
double factorOf(ValueKind kind, const QString& unit) {
    if (unit.isEmpty())
        return 1;
    const std::string name = unit.toStdString();
    return (kind == ValueKind::Angle ? angleUnit(name) : lengthUnit(name)).si();
}

/// The unit at the end of a text; empty: there is none.
QString unitAtEnd(const QString& text) {
    static const QRegularExpression pattern(QStringLiteral("(°|\\p{L}+)\\s*$"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    return pattern.match(text).captured(1);
}

QString unitOfField(ValueKind kind, const QString& shown) {
    switch (kind) {
    case ValueKind::Length:
    case ValueKind::Lengths:
    case ValueKind::Angle: {
        const QString unit = unitAtEnd(shown);
        return !unit.isEmpty()            ? unit
               : kind == ValueKind::Angle ? QStringLiteral("deg")
                                          : QStringLiteral("mm");
    }
    default:
        return {};
    }
}

/// Sums and products of numbers, some with units, read from left to right.
class Arithmetic {
  public:
    /// `unit`: of the field, which the value is in.
    Arithmetic(ValueKind kind, QString text, QString unit)
        : kind_(kind), text_(std::move(text)), unit_(std::move(unit)) {}

    double value() {
        const Term all = sum();
        if (at_ < text_.size())
            refuse();
        return all.number;
    }

  private:
    struct Term {
        double number = 0; ///< in the unit of the field
        bool hasUnit = false;
    };

    [[noreturn]] void refuse() const {
        throw badInput(FRINGE_MARK("\"{0}\" cannot be worked out; give a number, or a sum or "
                                   "product such as 2*100."),
                       text_.toStdString());
    }

    bool take(QChar sign) {
        while (at_ < text_.size() && text_[at_].isSpace())
            ++at_;
        const bool isThere = at_ < text_.size() && text_[at_] == sign;
        at_ += isThere ? 1 : 0;
        return isThere;
    }

    Term sum() {
        Term all = product();
        while (true) {
            const bool isMinus = take(u'-');
            if (!isMinus && !take(u'+'))
                return all;
            const Term next = product();
            all = {all.number + (isMinus ? -next.number : next.number),
                   all.hasUnit || next.hasUnit};
        }
    }

    Term product() {
        Term all = factor();
        while (true) {
            const bool isQuotient = take(u'/');
            if (!isQuotient && !take(u'*'))
                return all;
            const Term next = factor();
            if (next.hasUnit && (isQuotient || all.hasUnit))
                refuse();
            all = {isQuotient ? all.number / next.number : all.number * next.number,
                   all.hasUnit || next.hasUnit};
        }
    }

    Term factor() {
        if (take(u'-')) {
            const Term next = factor();
            return {-next.number, next.hasUnit};
        }
        take(u'+');
        if (!take(u'('))
            return number();
        const Term inside = sum();
        if (!take(u')'))
            refuse();
        return inside;
    }

    Term number() {
        static const QRegularExpression pattern(
            QStringLiteral("\\G\\s*(\\d*\\.?\\d+(?:[eE][-+]?\\d+)?|\\d+\\.)\\s*(°|\\p{L}*)"),
            QRegularExpression::UseUnicodePropertiesOption);
        const auto match = pattern.match(text_, at_);
        if (!match.hasMatch())
            refuse();
        at_ = match.capturedEnd();
        const QString unit = match.captured(2);
        const double number = match.captured(1).toDouble();
        if (unit.isEmpty())
            return {number, false};
        if (unit_.isEmpty())
            refuse();
        return {number * (factorOf(kind_, unit) / factorOf(kind_, unit_)), true};
    }

    ValueKind kind_;
    QString text_, unit_;
    qsizetype at_ = 0;
};

/// With the signs of a keyboard.
QString plain(QString text) {
    for (const auto& [from, to] : {std::pair(u'·', u'*'), {u'×', u'*'}, {u'÷', u'/'}, {u'−', u'-'}})
        text.replace(from, to);
    return text;
}

/// Commas that are decimal marks as points; a number has one at most.
QString withPoints(const QString& text) {
    static const QRegularExpression number(QStringLiteral("\\d+(?:[.,]\\d+)*"));
    QString pointed = text;
    for (const auto& match : number.globalMatch(text)) {
        const QString digits = match.captured();
        if (digits.count(u',') == 1 && !digits.contains(u'.'))
            pointed[match.capturedStart() + digits.indexOf(u',')] = u'.';
    }
    return pointed;
}

bool isArithmetic(const QString& item) {
    static const QRegularExpression sign(QStringLiteral("(?<![eE])[-+]|[*/()]"));
    return item.trimmed().indexOf(sign, 1) > 0 || item.contains(u'(');
}

/// As the engine reads it.
QString engineText(ValueKind kind, const QString& item, const QString& unit) {
    if (item.trimmed().isEmpty())
        return {};
    if (isArithmetic(item))
        return QString::number(Arithmetic(kind, item, unit).value(), 'g', 15) + unit;
    return unitAtEnd(item).isEmpty() ? item + unit : item;
}

} // namespace

Value typedValue(const ParameterInfo& info, const QString& text, const QString& shown) {
    if (info.kind == ValueKind::Text)
        return parseValue(info, text.trimmed().toStdString());
    const QString pointed = withPoints(plain(withoutPowers(text)));
    const bool isList = info.kind == ValueKind::Lengths || info.kind == ValueKind::Numbers;
    const QStringList items =
        isList ? pointed.split(QRegularExpression(QStringLiteral("[,;]"))) : QStringList{pointed};
    const QString last = isList && info.kind != ValueKind::Numbers ? unitAtEnd(pointed) : QString();
    const QString unit = last.isEmpty() ? unitOfField(info.kind, shown) : last;
    QStringList read;
    for (const QString& item : items)
        read << engineText(info.kind, item, unit);
    return parseValue(info, read.join(u',').toStdString());
}

double TypedChange::of(double before) const {
    switch (kind) {
    case Kind::By:
        return before + number;
    case Kind::Times:
        return before * number;
    default:
        return number;
    }
}

TypedChange typedChange(const ParameterInfo& info, const QString& text, const QString& shown) {
    using Kind = TypedChange::Kind;
    const QString typed = plain(text.trimmed());
    const QString rest = typed.mid(1);
    const auto number = [&](ValueKind kind) {
        return std::get<double>(typedValue({.key = info.key, .kind = kind}, rest, shown));
    };
    if (typed.startsWith(u'+'))
        return {Kind::By, number(info.kind)};
    if (typed.startsWith(u'*'))
        return {Kind::Times, number(ValueKind::Number)};
    if (typed.startsWith(u'/'))
        return {Kind::Times, 1 / number(ValueKind::Number)};
    return {Kind::To, std::get<double>(typedValue(info, text, shown))};
}

} // namespace fringe
