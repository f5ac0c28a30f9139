// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edits/picture_edits.h"
#include "app/studio/studio.h"
#include "ui/shell/shell.h"
#include "ui/sources/image/chosen_image.h"
#include "ui/sources/image/picture_view.h"
#include "ui/sources/image/region_drawing.h"
#include "ui/sources/image/region_form.h"
#include "ui/sources/source_editor.h"

#include <QCoreApplication>
#include <QPushButton>

namespace fringe {
namespace {

struct PictureForm {
    Q_DECLARE_TR_FUNCTIONS(fringe::PictureForm)
};

/// The button that puts the signal region around the picture.
QWidget* makeForm(Shell& shell, QWidget* parent) {
    auto* surround = new QPushButton(PictureForm::tr("Region around the picture"), parent);
    surround->setObjectName(QStringLiteral("surroundPicture"));
    surround->setAccessibleName(surround->text());
    Document& document = shell.studio.document();
    const auto follow = [surround, &document] {
        const auto image = chosenImage(document);
        surround->setEnabled(image && image->picture);
    };
    QObject::connect(&document, &Document::changed, surround, follow);
    QObject::connect(&document, &Document::sourceChosen, surround, follow);
    QObject::connect(surround, &QPushButton::clicked, surround, [&document] {
        document.edit(PictureForm::tr("Signal region around the picture"), [&](Design design) {
            return withSignalAroundPicture(std::move(design), document.chosenSource());
        });
    });
    follow();
    return surround;
}

QWidget* underRow(Shell& shell, std::string_view key, QWidget* parent) {
    return key == "signal" ? new RegionForm(shell, parent) : nullptr;
}

QPainterPath mark(const Source& source) {
    static LastMaskDrawing mask;
    const SignalRegion signal = asImage(source).signal;
    return outlinePath(signal, mask.of(signal.mask).edges);
}

} // namespace

extern const SourceEditor image_editor{
    .kind = "image",
    .isArea = true,
    .view = [](Shell& shell) -> SourceView* { return new PictureView(shell); },
    .form = makeForm,
    .underRow = underRow,
    .depths = [](const Source& source) { return std::vector{asImage(source).distance.si()}; },
    .mark = mark,
};

} // namespace fringe
