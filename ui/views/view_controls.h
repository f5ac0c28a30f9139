// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QLabel>
#include <QString>

#include <functional>

class QComboBox;
class QGridLayout;
class QHBoxLayout;
class QToolButton;

namespace fringe {

/// Drawn in the text colour of the palette at hand, so that they follow light and dark themes.
enum class ViewIcon { Fit, ZoomIn, ZoomOut, ActualSize, Move };
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

/// A choice that gives way where the view is narrow.
QComboBox* narrowChoice(QWidget* parent, const QString& objectName, const QString& name);

/// A few words in the upper corner of `host`, hidden at first; keeps its place by itself.
class Badge : public QLabel {
    Q_OBJECT

  public:
    Badge(QWidget* host, const QString& objectName, const QString& text);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    void place();
};

/// "Out of date"
Badge* staleBadge(QWidget* host);
/// "Being computed"
Badge* partialBadge(QWidget* host);

} // namespace fringe
