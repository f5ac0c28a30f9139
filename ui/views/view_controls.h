// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/colour_maps.h"

#include <QIcon>
#include <QLabel>
#include <QString>

#include <functional>
#include <memory>

class QComboBox;
class QGridLayout;
class QHBoxLayout;
class QToolButton;

namespace fringe {

struct Design;

/// Drawn in the text colour of the palette at hand, so that they follow light and dark themes.
enum class ViewIcon {
    Fit,
    ZoomIn,
    ZoomOut,
    ActualSize,
    Move,
    Widen,
    Focus,
    Compress,
    Pin,
    Pupil,
    Depth,
    Measure,
};
QIcon viewIcon(ViewIcon icon);

/// A flat button that shows an icon alone and does `act`, if there is some; its name is told by
/// tool tip and screen reader.
QToolButton* iconButton(QWidget* parent, ViewIcon icon, const QString& objectName,
                        const QString& text, std::function<void()> act = {});

/// Two of them, `nameZoomOut` and `nameZoomIn`.
void addZoomButtons(QHBoxLayout& tools, QWidget* view, const QString& name,
                    std::function<void(double factor)> zoomBy);

/// Lays out a view: tools above its canvas, with room for more columns and rows beside that.
QGridLayout* layOutView(QWidget* view, QHBoxLayout* tools, QWidget* canvas);

/// Says that a widget belongs to the picture of the view that it is in.
void markPicture(QWidget& part);
bool isPicture(const QWidget& part);

/// The part of `view` that has what is marked so; all of it if nothing is.
QRect pictureArea(const QWidget& view);

/// A choice that gives way where the view is narrow.
QComboBox* narrowChoice(QWidget* parent, const QString& objectName, const QString& name);

/// A choice of the maps for numbers.
QComboBox* mapChoice(QWidget* parent, const QString& objectName);
ColourMap chosenMap(const QComboBox& maps);

/// What a picture is of.
struct ShownOf {
    std::shared_ptr<const Design> design{};
    QString state{}; ///< what of its hologram it shows, "Preview"; empty: all of it
    QString more{};  ///< about that, in a tip
};

/// What is said of a picture of this design beside the document's; empty: it is of that.
using AgeWords = std::function<QString(const Design&)>;

/// Says in the upper corner of `host` what its picture shows as soon as that is not all of the
/// hologram of the design that there is now, and offers `compute` and `back` as links; keeps its
/// place by itself.
class ResultBadge : public QLabel {
    Q_OBJECT

  public:
    explicit ResultBadge(QWidget* host);

    void setShown(const ShownOf& shown);
    void setNow(const AgeWords& age); ///< words that may differ from those before

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    void tell();
    void dress();
    void place();

    ShownOf shown_;
    AgeWords age_;
    bool isOld_ = false;
};

} // namespace fringe
