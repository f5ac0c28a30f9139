// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/translation.h"

#include "app/text/localised.h"
#include "app/text/numbers.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTest>

using namespace fringe;

namespace {

const Message wrongType = message("The value has the wrong type; give {0}.", "a whole number");

QString oneFile() {
    return QCoreApplication::translate("fringe::Summaries", "%n file(s)", nullptr, 1);
}

} // namespace

class TranslationTest : public QObject {
    Q_OBJECT

  private slots:
    void translatesSentencesAndTheirMarkedArguments() {
        Translation translation(*QCoreApplication::instance());
        translation.install(QStringLiteral("de"));
        QCOMPARE(localised(wrongType), QStringLiteral("Der Wert hat den falschen Typ; geben Sie "
                                                      "eine ganze Zahl an."));
        QCOMPARE(oneFile(), QStringLiteral("1 Datei"));
    }

    void translatesSentencesWithinSentences() {
        Translation translation(*QCoreApplication::instance());
        translation.install(QStringLiteral("de"));
        const Message outer =
            message("{0}: the value of \"{1}\" cannot be used: {2}", "p.fringe", "a.b", wrongType);
        QVERIFY(localised(outer).startsWith(QStringLiteral("p.fringe: ")));
        QVERIFY(localised(outer).contains(QStringLiteral("eine ganze Zahl")));
        QVERIFY(localised(message("There is no device \"{0}\": {1}.", "cuda",
                                  message("the NVIDIA driver cannot be used: {0}", "reason")))
                    .contains(QStringLiteral("Treiber")));
    }

    void speaksEnglishWhereALanguageIsMissing() {
        Translation translation(*QCoreApplication::instance());
        translation.install(QStringLiteral("tlh"));
        QCOMPARE(localised(wrongType),
                 QStringLiteral("The value has the wrong type; give a whole number."));
        QCOMPARE(oneFile(), QStringLiteral("1 file"));
    }

    void writesNumbersAsTheLanguageHasThem() {
        Translation translation(*QCoreApplication::instance());
        translation.install(QStringLiteral("de"));
        QCOMPARE(QLocale().toString(0.5), QStringLiteral("0,5"));
        translation.install(QStringLiteral("en"));
        QCOMPARE(QLocale().toString(0.5), QStringLiteral("0.5"));
    }

    void writesNumbersOfTheEngineAsTheLanguageHasThem() {
        Translation translation(*QCoreApplication::instance());
        translation.install(QStringLiteral("de"));
        const Message pair = message("{0} and {1}", "0.25 mm", "p0.5.csv");
        QCOMPARE(localised(pair), QStringLiteral("0,25 mm and p0.5.csv"));
        QCOMPARE(localNumber("532 nm"), QStringLiteral("532 nm"));
        QCOMPARE(localNumber("-1.5"), QStringLiteral("-1,5"));
        QCOMPARE(localNumber("1e-04"), QStringLiteral("10⁻⁴"));
        QCOMPARE(localNumber("3.14e-05"), QStringLiteral("3,1·10⁻⁵"));
        QCOMPARE(localNumber("1.2.3"), QStringLiteral("1.2.3"));
        QCOMPARE(durationText(0.0004), QStringLiteral("1 ms"));
        QCOMPARE(durationText(0.048), QStringLiteral("48 ms"));
        QCOMPARE(durationText(0.1234), QStringLiteral("120 ms"));
        QCOMPARE(durationText(0.996), QStringLiteral("1,0 s"));
        QCOMPARE(durationText(3.44), QStringLiteral("3,4 s"));
        QCOMPARE(durationText(59.97), QStringLiteral("1 min 00 s"));
        QCOMPARE(durationText(125), QStringLiteral("2 min 05 s"));
        translation.install(QStringLiteral("en"));
        QCOMPARE(localised(pair), QStringLiteral("0.25 mm and p0.5.csv"));
    }

    void namesEachLanguageOnce() {
        const QStringList codes = availableLanguages();
        QVERIFY(codes.contains(QStringLiteral("de")));
        QCOMPARE(codes.count(QStringLiteral("en")), 1);
        QCOMPARE(languageName(QStringLiteral("de")), QStringLiteral("Deutsch"));
    }
};

QTEST_GUILESS_MAIN(TranslationTest)
#include "translation_test.moc"
