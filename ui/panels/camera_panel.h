// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointF>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QToolButton;

namespace fringe {

class CameraCanvas;
class CameraLook;
struct Shell;

/// What a camera sees of the pattern as it is sent, a real camera's picture beside it, and the
/// rounds in which a camera evens out spots. A picture can be dropped on it.
class CameraPanel : public QWidget {
    Q_OBJECT

  public:
    CameraPanel(Shell& shell, QWidget* parent);

    QSize sizeHint() const override { return {320, 400}; }

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void makeButtons(QBoxLayout* layout);
    QWidget* makeSight(CameraCanvas*& canvas, QLabel*& facts, const QString& name);
    void follow();
    void followRounds();
    void choosePicture();
    void startPicking(bool on);
    void pick(QPointF place);
    void askToEvenOut();

    Shell& shell_;
    CameraLook& look_;
    QBoxLayout* sights_ = nullptr;
    CameraCanvas *simulated_ = nullptr, *real_ = nullptr;
    QLabel *facts_ = nullptr, *realFacts_ = nullptr, *rounds_ = nullptr;
    QWidget* realSight_ = nullptr;
    QToolButton *register_ = nullptr, *remove_ = nullptr, *stop_ = nullptr;
    QList<QPointF> picked_; ///< pixels of the real picture
};

} // namespace fringe
