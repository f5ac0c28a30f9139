// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/colour_bar.h"
#include "ui/views/image_display.h"
#include "ui/views/newest_work.h"

#include <QWidget>

#include <functional>
#include <initializer_list>
#include <memory>

class QGridLayout;

namespace fringe {

class PanZoom;

/// What a view shows of a plane, and its colour bar.
struct Coloured {
    std::shared_ptr<const ImageSource> source;
    ColourScale scale;
};

/// A plane down to its single pixels beside its colour bar. The wheel zooms about the cursor, a
/// drag pans, a double click fits. Only what is visible is mapped to colours; large planes are
/// measured and mapped in a worker thread. GUI thread only.
class PlaneView : public QWidget {
    Q_OBJECT

  signals:
    /// Place and values under the cursor; empty once it has left.
    void probed(const QString& text);

  protected:
    /// name: with which those of its parts begin. title: of what it shows.
    PlaneView(const QString& name, const QString& title, QWidget* parent,
              std::unique_ptr<ImageDisplay> (*makeDisplay)(QWidget*) = makeCanvasImageDisplay);
    ~PlaneView() override;

    ImageDisplay& display() const { return *display_; }
    QWidget* surface() const { return display_->widget(); }
    PanZoom& hand() const { return *hand_; }
    const ColourBar& bar() const { return *bar_; }

    /// Tools above the surface; the zoom is the last of them. There is room for rows below.
    QGridLayout* arrange(std::initializer_list<QWidget*> left,
                         std::initializer_list<QWidget*> right);
    void setShown(const Coloured& made);
    /// Once it is made, from so many samples; `done` follows.
    void showMade(double samples, std::function<Coloured()> make, std::function<void()> done = {});
    void showNothing();
    virtual void probe(QPointF sample) = 0;
    /// Once they are found, from so many samples.
    void tell(double samples, std::function<QString()> words);

  private:
    QString name_;
    std::unique_ptr<ImageDisplay> display_;
    ColourBar* bar_;
    PanZoom* hand_;
    NewestWork measuring_, probing_;
};

} // namespace fringe
