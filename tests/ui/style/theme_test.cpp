// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/theme.h"

#include "tests/ui/contrast.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QStyle>
#include <QTest>

namespace fringe {

/// The colours of the themes, and what follows them.
class ThemeTest : public QObject {
    Q_OBJECT

    struct Pair {
        Role text;
        QList<Role> grounds;
    };

    static bool isRed(const QColor& colour) { return colour.green() == 0 && colour.blue() == 0; }

    /// Whether the pixels that are not black.
    static bool isRed(const QImage& image) {
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (!isRed(image.pixelColor(x, y)))
                    return false;
        return true;
    }

    static QString nameOf(Role role) { return QString::number(static_cast<int>(role)); }

  private slots:
    void init() { applyLook(*qApp, QStringLiteral("light")); }

    void textIsReadableInEachTheme_data() {
        QTest::addColumn<Theme>("theme");
        QTest::newRow("light") << Theme::Light;
        QTest::newRow("dark") << Theme::Dark;
        QTest::newRow("contrast") << Theme::Contrast;
        QTest::newRow("lab") << Theme::Lab;
    }
    void textIsReadableInEachTheme() {
        QFETCH(const Theme, theme);
        const QList<Role> windows{Role::Window, Role::Base, Role::Alternate};
        const QList<Role> views{Role::View};
        const QList<Pair> pairs{
            {Role::Text, {Role::Window, Role::Base, Role::Alternate, Role::Button}},
            {Role::Hint, {Role::Window, Role::Base}},
            {Role::Link, {Role::Window, Role::Base}},
            {Role::AccentText, {Role::Accent}},
            {Role::Warning, windows},
            {Role::Failure, windows},
            {Role::Fine, windows},
            {Role::PrimaryText, {Role::Primary}},
            {Role::OutOfDateText, {Role::OutOfDate}},
            {Role::PartialText, {Role::Partial}},
            {Role::ViewText, views},
            {Role::ViewHint, views},
            {Role::Chosen, views},
            {Role::Plate, views},
            {Role::FieldOfView, views},
            {Role::Reconstruction, views},
            {Role::Object, views},
            {Role::Ruler, views},
            {Role::AxisX, views},
            {Role::AxisY, views},
            {Role::AxisZ, views},
        };
        for (const auto& [text, grounds] : pairs)
            for (const Role ground : grounds) {
                const double found = contrast(shade(text, theme), shade(ground, theme));
                QVERIFY2(
                    found >= (theme == Theme::Contrast ? 7 : 4.5),
                    qPrintable(QStringLiteral("%1 on %2: %3")
                                   .arg(nameOf(text), nameOf(ground), QString::number(found))));
            }
        QVERIFY(contrast(shade(Role::ViewFocus, theme), shade(Role::View, theme)) >= 3);
        QVERIFY(contrast(shade(Role::Accent, theme), shade(Role::Window, theme)) >= 3);
    }

    void hintsAreToldFromValuesInHighContrast() {
        const auto of = [](Role role) { return shade(role, Theme::Contrast); };
        QVERIFY(contrast(of(Role::Hint), of(Role::Text)) >= 2);
        QVERIFY(contrast(of(Role::Faint), of(Role::Text)) >= 3);
        QVERIFY(of(Role::Link) != of(Role::Text));
    }

    /// Fields and buttons alike, whoever led the focus there.
    void whatHasTheFocusHasAnEdgeOfItsOwnInHighContrast() {
        applyLook(*qApp, QStringLiteral("contrast"));
        QWidget window;
        const QList<QWidget*> all{new QPushButton(QStringLiteral("A"), &window),
                                  new QLineEdit(QStringLiteral("A"), &window),
                                  new QComboBox(&window), new QSpinBox(&window)};
        for (int i = 0; i < all.size(); ++i)
            all[i]->setGeometry(10, 10 + 40 * i, 120, 30);
        window.resize(200, 200);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const QColor accent = shade(Role::Accent, Theme::Contrast);
        for (QWidget* one : all) {
            one->setFocus(Qt::MouseFocusReason);
            const QImage seen = window.grab().toImage();
            for (const QWidget* other : all)
                QCOMPARE(seen.pixelColor(other->x() + 60, other->y()) == accent, other == one);
        }
    }

    /// The value is far from what is looked at.
    void aSlidersGrooveIsSeenInHighContrast() {
        applyLook(*qApp, QStringLiteral("contrast"));
        QSlider slider(Qt::Horizontal);
        slider.resize(200, 24);
        const QImage seen = slider.grab().toImage();
        int edges = 0;
        for (int y = 0; y < seen.height(); ++y)
            edges += seen.pixelColor(150, y) == shade(Role::Text, Theme::Contrast);
        QCOMPARE(edges, 2);
    }

    void theLabIsRedAlone() {
        for (int role = 0; role < static_cast<int>(Role::Count); ++role)
            QVERIFY2(isRed(shade(static_cast<Role>(role), Theme::Lab)),
                     qPrintable(QString::number(role)));
        const QPalette palette = paletteOf(Theme::Lab);
        for (int group = 0; group < QPalette::NColorGroups; ++group)
            for (int role = 0; role < QPalette::NColorRoles; ++role)
                QVERIFY2(isRed(palette.color(static_cast<QPalette::ColorGroup>(group),
                                             static_cast<QPalette::ColorRole>(role))),
                         qPrintable(QString::number(role)));
    }

    void aPaletteTellsItsTheme() {
        for (const Theme theme : {Theme::Light, Theme::Dark, Theme::Contrast, Theme::Lab})
            QCOMPARE(themeOf(paletteOf(theme)), theme);
    }

    void anyOtherWordFollowsTheDesktop() {
        applyLook(*qApp, QStringLiteral("lab"));
        QVERIFY(isLab());
        applyLook(*qApp, {});
        QVERIFY(!isLab());
    }

    void aReddenedPictureIsAsBright() {
        QImage picture(256, 1, QImage::Format_RGB32);
        for (int grey = 0; grey < 256; ++grey)
            picture.setPixel(grey, 0, qRgb(grey, grey, grey));
        redden(picture);
        for (int grey = 0; grey < 256; ++grey)
            QCOMPARE(picture.pixel(grey, 0), qRgb(grey, 0, 0));
    }

    void iconsAndPicturesFollowAtOnce() {
        PictureLabel symbol, photo;
        symbol.setIcon(icon(QStringLiteral("compute")), 16);
        QPixmap colourful(8, 8);
        colourful.fill(QColor(200, 250, 90));
        photo.setPixmap(colourful);
        QPushButton button(icon(QStringLiteral("save")), QString());
        const QImage light = symbol.pixmap().toImage();
        QVERIFY(!isRed(photo.grab().toImage()));
        applyLook(*qApp, QStringLiteral("lab"));
        QCoreApplication::processEvents();
        QVERIFY(symbol.pixmap().toImage() != light);
        QVERIFY(isRed(symbol.grab().toImage()));
        QVERIFY(isRed(photo.grab().toImage()));
        QVERIFY(isRed(button.grab().toImage()));
        applyLook(*qApp, QStringLiteral("light"));
        QCoreApplication::processEvents();
        QCOMPARE(symbol.pixmap().toImage(), light);
    }

    void standardPicturesAreRedInTheLab() {
        applyLook(*qApp, QStringLiteral("lab"));
        for (const auto picture :
             {QStyle::SP_MessageBoxWarning, QStyle::SP_MessageBoxQuestion, QStyle::SP_DirIcon,
              QStyle::SP_FileIcon, QStyle::SP_DriveHDIcon, QStyle::SP_ArrowBack}) {
            const QIcon shown = QApplication::style()->standardIcon(picture);
            QVERIFY(!shown.isNull());
            QVERIFY(isRed(shown.pixmap(16).toImage()));
        }
    }

    void standardButtonsHaveLetters() {
        QDialogButtonBox box(QDialogButtonBox::Ok | QDialogButtonBox::Cancel
                             | QDialogButtonBox::Save | QDialogButtonBox::Discard);
        box.show();
        for (const QAbstractButton* button : box.buttons())
            QVERIFY2(!QKeySequence::mnemonic(button->text()).isEmpty(), qPrintable(button->text()));
    }
};

} // namespace fringe

QTEST_MAIN(fringe::ThemeTest)
#include "theme_test.moc"
