// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>
#include <vector>

class QSplitter;
class QTabBar;

namespace fringe {

class ViewPane;

/// Shares the room among panes: those of sources, of which one is in use and the first has space in
/// it, of the hologram and of the reconstruction. Two stand above each other beside the third, or,
/// where that leaves planes of sources little height, all side by side, or, where a pane of the
/// window beside them leaves them little width, one behind the other.
class ViewLayout : public QWidget {
    Q_OBJECT

  public:
    ViewLayout(std::vector<ViewPane*> panes, std::function<bool(const ViewPane&)> isUsed);

    const std::vector<ViewPane*>& panes() const { return panes_; }
    void setBeside(bool isBeside); ///< whether a pane of the window stands beside them
    void arrange();                ///< the panes that are in use now

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void layOut();
    void suitRoom();
    void shareRoom();
    void showAlone(const ViewPane* pane, bool alone);
    bool isCrowded() const;
    const ViewPane* only() const; ///< that is shown; null: all are

    std::vector<ViewPane*> panes_;
    std::function<bool(const ViewPane&)> isUsed_;
    QTabBar* tabs_;   ///< one for each pane
    QSplitter* left_; ///< all panes but the reconstruction
    QSplitter* all_;
    bool isBeside_ = false;
    const ViewPane* alone_ = nullptr;
};

} // namespace fringe
