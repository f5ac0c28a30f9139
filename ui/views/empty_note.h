// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace fringe {

/// A sentence laid over the middle of an empty view that cannot paint text itself.
class EmptyNote : public QWidget {
    Q_OBJECT

  public:
    explicit EmptyNote(QWidget* host);
    void setText(const QString& text);

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QString text_;
};

} // namespace fringe
