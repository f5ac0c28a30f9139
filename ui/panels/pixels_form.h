// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/pixel_edits.h"
#include "ui/sources/image/file_form.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fringe {

struct Shell;

/// What stands under the choice of a beam or a start that is given pixel by pixel: a thumbnail with
/// name and size, and the buttons that bring another. A file can be dropped on it. Hidden while the
/// design chooses something else.
class PixelsForm : public FileForm {
    Q_OBJECT

  public:
    PixelsForm(Shell& shell, PixelUse use, QWidget* parent);

    /// Use of pixels under a parameter that chooses between given numbers and others.
    static std::optional<PixelUse> chosenBy(const std::string& parameter);

  protected:
    void take(const QString& path) override;
    void choose() override;

  private:
    void refresh();

    Shell& shell_;
    PixelUse use_;
    QPushButton* fromResult_;
    std::shared_ptr<const GreyPicture> drawn_; ///< what the thumbnail was made from
};

} // namespace fringe
