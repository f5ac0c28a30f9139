// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sources/image/target_image.h"
#include "ui/sources/image/file_form.h"

#include <memory>

namespace fringe {

struct Shell;

/// What stands under the form of a signal region that is no numbers: how a polygon is drawn; of a
/// mask a thumbnail with name and size, and the button that brings another. A file of a mask can be
/// dropped on it. Hidden for other forms.
class RegionForm : public FileForm {
    Q_OBJECT

  public:
    RegionForm(Shell& shell, QWidget* parent);

  protected:
    bool takesFiles() const override;
    void take(const QString& path) override;
    void choose() override;

  private:
    void refresh();
    SignalRegion region() const;
    QString maskText(const std::shared_ptr<const GreyPicture>& mask) const;

    Shell& shell_;
    std::shared_ptr<const GreyPicture> drawn_; ///< what the thumbnail was made from
};

} // namespace fringe
