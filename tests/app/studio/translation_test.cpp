// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/translation.h"

#include "app/text/localised.h"
#include "app/text/numbers.h"
#include "engine/model/called.h"
#include "engine/optics/focus_curve.h"

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

    void callsWhatIsSetByItsField() {
        const Message sentence = message("choose ({0}, {1}).", reading::layers(),
                                         setTo(reading::tone(), reading::stays()));
        QCOMPARE(localised(sentence),
                 QStringLiteral("choose (Layers of the layout, What is drawn: Stays)."));
        QCOMPARE(sentence.english(), std::string("choose (--layers, --tone height)."));
        const Message pitch = setTo(reading::pitch(), {"8um"});
        QCOMPARE(localised(pitch), QStringLiteral("Pixel pitch: 8um"));
        QCOMPARE(pitch.english(), std::string("--pitch 8um"));
    }

    void theNameOfAFileHeadsASentence() {
        const Message read = message("{0}: line {1} of {2} is empty.", "/some/folder/a.csv", 3,
                                     "/some/folder/a.csv");
        QCOMPARE(localised(read), QStringLiteral("a.csv: line 3 of /some/folder/a.csv is empty."));
        QCOMPARE(localised(message("{0} is full.", "/some/folder")),
                 QStringLiteral("/some/folder is full."));
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

    void putsNothingBetweenGroupsOfDigits() {
        Translation translation(*QCoreApplication::instance());
        for (const QString& language : availableLanguages()) {
            translation.install(language);
            QCOMPARE(QLocale().toString(1234567), QStringLiteral("1234567"));
            QVERIFY(steadyNumber(1234).size() == 4);
        }
        translation.install(QStringLiteral("en"));
    }

    void writesNumbersOfTheEngineAsTheLanguageHasThem() {
        Translation translation(*QCoreApplication::instance());
        translation.install(QStringLiteral("de"));
        const Message pair = message("{0} and {1}", "0.25 mm", "p0.5.csv");
        QCOMPARE(localised(pair), QStringLiteral("0,25 mm and p0.5.csv"));
        const Focus three{.best = 200.1_mm, .others = {249.7_mm, 150.5_mm}, .standsOut = true};
        QCOMPARE(localised(focusText(three)),
                 QStringLiteral("im Ganzen am schärfsten bei 200,1 mm; scharf auch bei 249,7 mm, "
                                "150,5 mm"));
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
        QCOMPARE(shortNumber(1.5e-5), QStringLiteral("1,5·10⁻⁵"));
        translation.install(QStringLiteral("en"));
        QCOMPARE(localised(pair), QStringLiteral("0.25 mm and p0.5.csv"));
    }

    void roundsToWhatAPersonReads() {
        QCOMPARE(legible("0.30000000000000004 mm"), std::string("0.3 mm"));
        QCOMPARE(legible("1.9999999999999998"), std::string("2"));
        QCOMPARE(legible("638 nm, 532.10000000000002 nm"), std::string("638 nm, 532.1 nm"));
        QCOMPARE(legible("1.2345678912e-05"), std::string("1.235e-05"));
        QCOMPARE(legible("9.7971743931788261e-17 mm"), std::string("0 mm"));
        QCOMPARE(legible("632.99121 nm"), std::string("632.99121 nm"));
        QCOMPARE(legible("123456789"), std::string("123456789"));
        QCOMPARE(legible("-1e-04"), std::string("-1e-04"));
        QCOMPARE(legible("phase"), std::string("phase"));
    }

    void writesPowersOfTenRaised_data() {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("text");
        QTest::newRow("none") << 0.0 << "0";
        QTest::newRow("plain") << 532.26 << "532.3";
        QTest::newRow("just plain") << 9999.0 << "9999";
        QTest::newRow("large") << 3e4 << "3·10⁴";
        QTest::newRow("one") << 1e5 << "10⁵";
        QTest::newRow("minus one") << -1e-7 << "-10⁻⁷";
        QTest::newRow("small") << 1.254e-12 << "1.25·10⁻¹²";
        QTest::newRow("rounded up") << 99999.0 << "10⁵";
    }
    void writesPowersOfTenRaised() {
        QFETCH(double, value);
        QFETCH(QString, text);
        QCOMPARE(shortNumber(value), text);
    }

    void takesBackPowersOfTen_data() {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("plain");
        QTest::newRow("raised") << "10⁻⁴"
                                << "1e-4";
        QTest::newRow("times") << "3.14·10⁻⁵ mm"
                               << "3.14e-5 mm";
        QTest::newRow("typed") << "2,5 * 10^-12"
                               << "2,5e-12";
        QTest::newRow("half raised") << "10⁻3"
                                     << "1e-3";
        QTest::newRow("positive") << "3×10⁴"
                                  << "3e4";
        QTest::newRow("no power") << "10 mm"
                                  << "10 mm";
        QTest::newRow("no power of ten") << "210^2"
                                         << "210^2";
        QTest::newRow("plain") << "1e-4"
                               << "1e-4";
    }
    void takesBackPowersOfTen() {
        QFETCH(QString, written);
        QFETCH(QString, plain);
        QCOMPARE(withoutPowers(written), plain);
    }

    void losesNoDigitToPowersOfTen() {
        QCOMPARE(withPowers(QStringLiteral("1e-04")), QStringLiteral("10⁻⁴"));
        QCOMPARE(withPowers(QStringLiteral("3.14159e-05")), QStringLiteral("3.14159·10⁻⁵"));
        QCOMPARE(withPowers(QStringLiteral("-1e+06 mm")), QStringLiteral("-10⁶ mm"));
        QCOMPARE(withPowers(QStringLiteral("0.5 mm")), QStringLiteral("0.5 mm"));
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
