// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/units.h"
#include "ui/views/distance_bar.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QSlider>
#include <QtTest>

namespace fringe {

class DistanceBarTest : public QObject {
    Q_OBJECT

  private slots:
    void everyPlaceOfTheSliderIsADistanceOfFewDigits() {
        DistanceBar bar;
        bar.setRange(0_mm, 360_mm);
        auto* slider = bar.findChild<QSlider*>(QStringLiteral("distanceSlider"));
        QSignalSpy changed(&bar, &DistanceBar::changed);
        for (int place = slider->minimum() + 1; place <= slider->maximum(); ++place) {
            slider->setValue(place);
            const Length told(changed.last().first().toDouble());
            const std::string text = formatLength(told);
            QVERIFY2(text.size() <= 8, text.c_str());
        }
    }

    void aShortFieldShowsWhereItsTextBegins() {
        DistanceBar bar;
        bar.setRange(-30_mm, 30_mm);
        bar.setDistance(-0.01207_mm);
        const auto* field = bar.findChild<QLineEdit*>(QStringLiteral("distanceField"));
        QVERIFY(field->text().startsWith(QLatin1Char('-')));
        QCOMPARE(field->cursorPosition(), 0);
    }
};

} // namespace fringe

QTEST_MAIN(fringe::DistanceBarTest)
#include "distance_bar_test.moc"
