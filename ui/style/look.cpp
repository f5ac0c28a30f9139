// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/look.h"

#include "ui/style/icons.h"
#include "ui/style/theme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QPainter>
#include <QPalette>
#include <QProxyStyle>
#include <QScreen>
#include <QStyleOption>

#include <optional>

namespace fringe {
namespace {

constexpr QSize titleBar{0, 40}; ///< about what a window manager adds

/// Icon of our own for a picture of a style that the program's windows show.
std::optional<QIcon> ownIcon(QStyle::StandardPixmap picture) {
    switch (picture) {
    case QStyle::SP_MessageBoxInformation:
        return icon(QStringLiteral("information"));
    case QStyle::SP_MessageBoxQuestion:
        return icon(QStringLiteral("question"));
    case QStyle::SP_MessageBoxWarning:
        return icon(QStringLiteral("warning"), Role::Warning);
    case QStyle::SP_MessageBoxCritical:
        return icon(QStringLiteral("failure"), Role::Failure);
    case QStyle::SP_TitleBarCloseButton:
    case QStyle::SP_LineEditClearButton:
        return icon(QStringLiteral("dismiss"));
    case QStyle::SP_TitleBarNormalButton:
        return icon(QStringLiteral("maximise"));
    default:
        return std::nullopt;
    }
}

struct ButtonText {
    Q_DECLARE_TR_FUNCTIONS(fringe::Buttons)
};

/// Qt's own texts have no letters to choose them by.
QString textOf(QDialogButtonBox::StandardButton button) {
    switch (button) {
    case QDialogButtonBox::Ok:
        return ButtonText::tr("&OK");
    case QDialogButtonBox::Save:
        return ButtonText::tr("&Save");
    case QDialogButtonBox::Open:
        return ButtonText::tr("&Open");
    case QDialogButtonBox::Discard:
        return ButtonText::tr("&Discard");
    case QDialogButtonBox::Cancel:
        return ButtonText::tr("&Cancel");
    case QDialogButtonBox::Close:
        return ButtonText::tr("&Close");
    default:
        return {};
    }
}

void nameButtons(const QDialogButtonBox& box) {
    for (QAbstractButton* button : box.buttons())
        if (const QString text = textOf(box.standardButton(button)); !text.isEmpty())
            button->setText(text);
}

/// What a style paints in colours of its own.
QIcon reddened(const QIcon& icon) {
    QIcon red;
    for (const int size : {16, 24, 32}) {
        QPixmap picture = icon.pixmap(size);
        if (picture.isNull())
            continue;
        QPainter painter(&picture);
        painter.setCompositionMode(QPainter::CompositionMode_SourceAtop);
        painter.fillRect(picture.rect(), shade(Role::Text));
        red.addPixmap(picture);
    }
    return red;
}

/// Whether an element is the edge of something that is typed into or pressed.
bool hasEdge(QStyle::PrimitiveElement element, const QStyleOption& option) {
    switch (element) {
    case QStyle::PE_FrameLineEdit:
    case QStyle::PE_PanelButtonCommand:
    case QStyle::PE_IndicatorCheckBox:
    case QStyle::PE_FrameMenu:
    case QStyle::PE_FrameGroupBox:
    case QStyle::PE_FrameTabWidget:
        return true;
    case QStyle::PE_PanelButtonTool:
        return option.state & (QStyle::State_MouseOver | QStyle::State_On | QStyle::State_Sunken);
    default:
        return false;
    }
}

/// Fusion's own edges are darker than their ground, which black has nothing of. What has the focus
/// has a thick one in the colour of what is chosen.
void drawEdge(QPainter& painter, const QStyleOption& option, const QRect& around) {
    const bool hasFocus = option.state & QStyle::State_HasFocus;
    const int width = hasFocus ? 3 : 1;
    painter.save();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(option.palette.color(hasFocus ? QPalette::Highlight : QPalette::Text),
                        width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(around.adjusted(width / 2, width / 2, -width / 2 - 1, -width / 2 - 1));
    painter.restore();
}

/// Edges of handle and groove, of which Fusion leaves a part as dark as its ground.
void drawSlider(QPainter& painter, const QStyleOption& option, const QRect& groove,
                const QRect& handle) {
    QStyleOption plain(option);
    plain.state.setFlag(QStyle::State_HasFocus, false);
    painter.save();
    painter.setClipRegion(QRegion(groove) - handle);
    drawEdge(painter, plain, groove);
    painter.restore();
    drawEdge(painter, option, handle);
}

/// Fusion, with a ring around what the keyboard has been led to that is seen on any ground.
class Look : public QProxyStyle {
  public:
    Look() : QProxyStyle(QStringLiteral("Fusion")) {}

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override {
        if (element != PE_FrameFocusRect) {
            QProxyStyle::drawPrimitive(element, option, painter, widget);
            if (isContrast() && hasEdge(element, *option))
                drawEdge(*painter, *option, option->rect);
            return keepRed(*painter, option->rect); // Fusion draws white edges
        }
        if (!(option->state & State_KeyboardFocusChange))
            return;
        painter->save();
        painter->setPen(QPen(option->palette.color(QPalette::Highlight), 2));
        painter->drawRect(option->rect.adjusted(1, 1, -1, -1));
        painter->restore();
    }

    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override {
        QProxyStyle::drawControl(element, option, painter, widget);
        keepRed(*painter, option->rect);
    }

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                            QPainter* painter, const QWidget* widget) const override {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        if (isContrast() && (control == CC_SpinBox || control == CC_ComboBox))
            drawEdge(*painter, *option, option->rect);
        if (isContrast() && control == CC_Slider)
            drawSlider(*painter, *option,
                       subControlRect(CC_Slider, option, SC_SliderGroove, widget),
                       subControlRect(CC_Slider, option, SC_SliderHandle, widget));
        keepRed(*painter, option->rect);
    }

    using QProxyStyle::polish;
    void polish(QWidget* widget) override {
        QProxyStyle::polish(widget);
        if (const auto* box = qobject_cast<QDialogButtonBox*>(widget))
            nameButtons(*box);
    }

    QIcon standardIcon(StandardPixmap picture, const QStyleOption* option,
                       const QWidget* widget) const override {
        if (const auto own = ownIcon(picture))
            return *own;
        const QIcon usual = QProxyStyle::standardIcon(picture, option, widget);
        return isLab() ? reddened(usual) : usual;
    }

    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* answer) const override {
        return hint == SH_DialogButtonBox_ButtonsHaveIcons
                   ? 0
                   : QProxyStyle::styleHint(hint, option, widget, answer);
    }
};

Theme themeOfDesktop() {
    QApplication::setPalette(QPalette());
    const bool isDark = QApplication::palette().color(QPalette::Window).lightness() < 128;
    return isDark ? Theme::Dark : Theme::Light;
}

Theme themeNamed(const QString& name) {
    return name == QLatin1String("light")      ? Theme::Light
           : name == QLatin1String("dark")     ? Theme::Dark
           : name == QLatin1String("contrast") ? Theme::Contrast
           : name == QLatin1String("lab")      ? Theme::Lab
                                               : themeOfDesktop();
}

} // namespace

void applyLook(QApplication& application, const QString& theme) {
    if (!dynamic_cast<Look*>(QApplication::style()))
        application.setStyle(new Look);
    const Theme shown = themeNamed(theme);
    // A desktop's own dialogs would be as bright as the desktop.
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs, shown == Theme::Lab);
    application.setPalette(paletteOf(shown));
}

QSize fittingSize(const QWidget& window, QSize wanted) {
    return wanted.boundedTo(window.screen()->availableSize() - titleBar);
}

} // namespace fringe
