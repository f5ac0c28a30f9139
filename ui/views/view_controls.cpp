// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/view_controls.h"

#include "app/results/result_store.h"
#include "ui/style/choice_box.h"
#include "ui/style/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QGridLayout>
#include <QIconEngine>
#include <QPainter>
#include <QToolButton>

#include <array>

namespace fringe {

namespace {

constexpr const char* pictureMark = "isPicture";
constexpr int badgeGap = 8; ///< pixels around a badge

struct ViewControls {
    Q_DECLARE_TR_FUNCTIONS(fringe::ViewControls)
};

void drawGlass(QPainter& painter, bool plus) {
    painter.drawEllipse(QPointF(7, 7), 4.5, 4.5);
    painter.drawLine(QPointF(10.4, 10.4), QPointF(14, 14));
    painter.drawLine(QPointF(4.8, 7), QPointF(9.2, 7));
    if (plus) {
        painter.drawLine(QPointF(7, 4.8), QPointF(7, 9.2));
    }
}

void drawCorners(QPainter& painter) {
    for (const QPointF corner : {QPointF(2, 2), QPointF(14, 2), QPointF(2, 14), QPointF(14, 14)}) {
        const double dx = corner.x() < 8 ? 4 : -4;
        const double dy = corner.y() < 8 ? 4 : -4;
        painter.drawLine(corner, corner + QPointF(dx, 0));
        painter.drawLine(corner, corner + QPointF(0, dy));
    }
    painter.drawRect(QRectF(5.5, 5.5, 5, 5));
}

void drawOneToOne(QPainter& painter) {
    for (const double x : {3.5, 12.5}) {
        painter.drawLine(QPointF(x, 3.5), QPointF(x, 12.5));
        painter.drawLine(QPointF(x, 3.5), QPointF(x - 1.8, 5));
    }
    painter.drawPoint(QPointF(7.7, 6));
    painter.drawPoint(QPointF(7.7, 10.5));
}

void drawArrows(QPainter& painter) {
    for (int side = 0; side < 4; ++side) {
        painter.drawLine(QPointF(8, 8), QPointF(8, 1.5));
        painter.drawPolyline(QPolygonF{{5.8, 3.7}, {8, 1.5}, {10.2, 3.7}});
        painter.translate(8, 8);
        painter.rotate(90);
        painter.translate(-8, -8);
    }
}

void drawWidened(QPainter& painter) {
    painter.drawEllipse(QPointF(8, 8), 6, 6);
    painter.setBrush(painter.pen().color());
    painter.drawEllipse(QPointF(8, 8), 2, 2);
}

/// A lens, and light that it brings together.
void drawLens(QPainter& painter) {
    painter.drawEllipse(QPointF(5, 8), 2.2, 6.5);
    painter.drawLine(QPointF(5, 1.5), QPointF(14, 8));
    painter.drawLine(QPointF(5, 14.5), QPointF(14, 8));
}

/// Arrows from both sides to a plane.
void drawCompress(QPainter& painter) {
    painter.drawLine(QPointF(8, 2), QPointF(8, 14));
    for (const double way : {-1.0, 1.0}) {
        const double tip = 8 + 2.2 * way;
        painter.drawLine(QPointF(tip, 8), QPointF(8 + 7 * way, 8));
        painter.drawPolyline(QPolygonF{{tip + 2 * way, 5.8}, {tip, 8.0}, {tip + 2 * way, 10.2}});
    }
}

/// A pin that holds something.
void drawPin(QPainter& painter) {
    painter.drawLine(QPointF(5, 2), QPointF(11, 2));
    painter.drawPolyline(QPolygonF{{6, 2}, {6, 7}, {3.5, 10}, {12.5, 10}, {10, 7}, {10, 2}});
    painter.drawLine(QPointF(8, 10), QPointF(8, 14.5));
}

/// An eye's, in a plate.
void drawPupil(QPainter& painter) {
    painter.drawRect(QRectF(1.5, 2.5, 13, 11));
    painter.drawEllipse(QPointF(8, 8), 3.4, 3.4);
}

/// Bars that grow with the distance.
void drawDepth(QPainter& painter) {
    for (int bar = 0; bar < 4; ++bar)
        painter.drawLine(QPointF(3 + 3.4 * bar, 13.5), QPointF(3 + 3.4 * bar, 10.5 - 2.6 * bar));
}

/// A ruler.
void drawMeasure(QPainter& painter) {
    painter.drawRect(QRectF(1.5, 5, 13, 6));
    for (const double x : {4.75, 8.0, 11.25})
        painter.drawLine(QPointF(x, 5), QPointF(x, 8));
}

/// How each `ViewIcon` is drawn, in their order.
constexpr std::array<void (*)(QPainter&), 12> drawings{
    drawCorners,
    [](QPainter& painter) { drawGlass(painter, true); },
    [](QPainter& painter) { drawGlass(painter, false); },
    drawOneToOne,
    drawArrows,
    drawWidened,
    drawLens,
    drawCompress,
    drawPin,
    drawPupil,
    drawDepth,
    drawMeasure};

class ViewIconEngine : public QIconEngine {
  public:
    explicit ViewIconEngine(ViewIcon icon) : icon_(icon) {}

    QIconEngine* clone() const override { return new ViewIconEngine(icon_); }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const Role role = mode == QIcon::Disabled ? Role::Faint : Role::Text;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(rect.topLeft());
        painter->scale(rect.width() / 16.0, rect.height() / 16.0);
        painter->setPen(QPen(shade(role), 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        drawings[static_cast<std::size_t>(icon_)](*painter);
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect({}, size), mode, state);
        return pixmap;
    }

  private:
    ViewIcon icon_;
};

} // namespace

QIcon viewIcon(ViewIcon icon) {
    return QIcon(new ViewIconEngine(icon));
}

QToolButton* iconButton(QWidget* parent, ViewIcon icon, const QString& objectName,
                        const QString& text, std::function<void()> act) {
    auto* button = new QToolButton(parent);
    button->setObjectName(objectName);
    button->setIcon(viewIcon(icon));
    button->setAutoRaise(true);
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setFocusPolicy(Qt::TabFocus);
    if (act)
        QObject::connect(button, &QToolButton::clicked, button, std::move(act));
    return button;
}

void addZoomButtons(QHBoxLayout& tools, QWidget* view, const QString& name,
                    std::function<void(double factor)> zoomBy) {
    tools.addWidget(iconButton(view, ViewIcon::ZoomOut, name + QStringLiteral("ZoomOut"),
                               ViewControls::tr("Zoom out"), [zoomBy] { zoomBy(0.5); }));
    tools.addWidget(iconButton(view, ViewIcon::ZoomIn, name + QStringLiteral("ZoomIn"),
                               ViewControls::tr("Zoom in"), [zoomBy] { zoomBy(2); }));
}

QGridLayout* layOutView(QWidget* view, QHBoxLayout* tools, QWidget* canvas) {
    constexpr int toEnd = -1;
    view->setMinimumWidth(240);
    markPicture(*canvas);
    tools->setSpacing(2);
    auto* grid = new QGridLayout(view);
    grid->setContentsMargins(2, 2, 2, 2);
    grid->setSpacing(2);
    grid->addLayout(tools, 0, 0, 1, toEnd);
    grid->addWidget(canvas, 1, 0);
    grid->setColumnStretch(0, 1);
    grid->setRowStretch(1, 1);
    return grid;
}

void markPicture(QWidget& part) {
    part.setProperty(pictureMark, true);
}

bool isPicture(const QWidget& part) {
    return part.property(pictureMark).toBool();
}

QRect pictureArea(const QWidget& view) {
    QRect area;
    for (const QWidget* part : view.findChildren<QWidget*>())
        if (isPicture(*part) && part->isVisibleTo(&view))
            area |= QRect(part->mapTo(&view, QPoint()), part->size());
    return area.isEmpty() ? view.rect() : area;
}

QComboBox* narrowChoice(QWidget* parent, const QString& objectName, const QString& name) {
    auto* box = new ChoiceBox(parent);
    box->setObjectName(objectName);
    box->setAccessibleName(name);
    box->setToolTip(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setMinimumContentsLength(5);
    box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    box->setMinimumWidth(72);
    return box;
}

QComboBox* mapChoice(QWidget* parent, const QString& objectName) {
    QComboBox* box = narrowChoice(parent, objectName, ViewControls::tr("Colour map"));
    box->addItem(ViewControls::tr("Grey"), static_cast<int>(ColourMap::Grey));
    box->addItem(ViewControls::tr("Ember"), static_cast<int>(ColourMap::Ember));
    box->addItem(ViewControls::tr("Lagoon"), static_cast<int>(ColourMap::Lagoon));
    return box;
}

ColourMap chosenMap(const QComboBox& maps) {
    return static_cast<ColourMap>(maps.currentData().toInt());
}

ResultBadge::ResultBadge(QWidget* host) : QLabel(host) {
    setObjectName(QStringLiteral("resultBadge"));
    setContentsMargins(8, 3, 8, 3);
    setAutoFillBackground(true);
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    host->installEventFilter(this);
    hide();
}

void ResultBadge::setShown(const ShownOf& shown) {
    shown_ = shown;
    tell();
}

void ResultBadge::setNow(const AgeWords& age) {
    age_ = age;
    tell();
}

void ResultBadge::tell() {
    const QString age = shown_.design && age_ ? age_(*shown_.design) : QString();
    isOld_ = !age.isEmpty();
    QStringList parts;
    for (const QString& part : {age, shown_.state})
        if (!part.isEmpty())
            parts << part.toHtmlEscaped();
    const auto link = [](const char* to, const QString& text) { // in the program's palette if bare
        return QStringLiteral("<a href='%1' style='color:%2'>%3</a>")
            .arg(QLatin1String(to), shade(Role::OutOfDateText).name(), text);
    };
    if (isOld_)
        parts << link("compute", tr("Compute")) << link("back", tr("Go back"));
    setVisible(!parts.isEmpty());
    setText(parts.join(QStringLiteral(" &nbsp; ")));
    setToolTip(isOld_ ? tr("The design has changed since this was computed.") : shown_.more);
    dress();
    place();
}

void ResultBadge::dress() {
    QPalette colours = palette();
    colours.setColor(QPalette::Window, shade(isOld_ ? Role::OutOfDate : Role::Partial));
    colours.setColor(QPalette::WindowText, shade(isOld_ ? Role::OutOfDateText : Role::PartialText));
    setPalette(colours);
}

void ResultBadge::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        tell();
}

bool ResultBadge::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        place();
    }
    return false;
}

void ResultBadge::showEvent(QShowEvent*) {
    place();
}

void ResultBadge::place() {
    const int room = parentWidget()->width() - 2 * badgeGap;
    setWordWrap(false);
    const bool isWide = sizeHint().width() > room;
    setWordWrap(isWide);
    resize(isWide ? QSize(room, heightForWidth(room)) : sizeHint());
    move(parentWidget()->width() - width() - badgeGap, badgeGap);
    raise();
}

} // namespace fringe
