// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>
#include <QString>

#include <string>
#include <vector>

namespace fringe {

/// A list of things to tick, as high as its lines where there is room.
class CheckList : public QListWidget {
    Q_OBJECT

  public:
    CheckList(const QString& objectName, const QString& title, QWidget* parent);

    void add(const std::string& key, const QString& text, bool checked, const QString& tip = {});
    std::vector<std::string> checked() const; ///< keys, in the order of the list
    /// Ticks these and no others.
    void setChecked(const std::vector<std::string>& keys);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    void checkedChanged();

  private:
    int heightOf(int lines) const;
};

} // namespace fringe
