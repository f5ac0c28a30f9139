// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace fringe {

/// Shows what a picture's file has given: a thumbnail with its text beside it, and below them the
/// button that brings another. A file can be dropped on it.
class FileForm : public QWidget {
    Q_OBJECT

  public:
    FileForm(const QString& buttonText, QWidget* parent);

  protected:
    static constexpr int thumbnailSide = 56; ///< pixels

    virtual bool takesFiles() const { return true; }
    virtual void take(const QString& path) = 0;
    virtual void choose() = 0; ///< by a dialog

    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

    QLabel* thumbnail_;
    QLabel* text_;
    QPushButton* choose_;
    QVBoxLayout* layout_;
};

} // namespace fringe
