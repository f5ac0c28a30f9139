// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/image/picture_view.h"

#include "app/edits/source_edits.h"
#include "app/studio/studio.h"
#include "app/text/localised.h"
#include "app/text/numbers.h"
#include "ui/shell/import_flow.h"
#include "ui/shell/shell.h"
#include "ui/sources/image/chosen_image.h"
#include "ui/sources/image/grey_images.h"
#include "ui/sources/image/picture_canvas.h"
#include "ui/style/icons.h"
#include "ui/views/view_controls.h"
#include "ui/views/view_style.h"

#include <QActionGroup>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

namespace fringe {
namespace {

constexpr const char* signalForm = "signal";
constexpr const char* maskForm = "mask";

const ParameterInfo& formInfo() {
    return *parameterOf(imageSourceInfo(), signalForm);
}

} // namespace

PictureView::PictureView(Shell& shell, QWidget* parent)
    : SourceView(parent), shell_(shell), canvas_(new PictureCanvas(this)),
      forms_(new QActionGroup(this)) {
    canvas_->setObjectName(QStringLiteral("pictureCanvas"));
    canvas_->setAccessibleName(tr("Picture"));
    arrange();
    wire();
    refresh();
    canvas_->fitPlane();
}

void PictureView::arrange() {
    auto* tools = new QHBoxLayout;
    addChoices(tools);
    tools->addStretch();
    addZoomButtons(*tools, this, QStringLiteral("picture"),
                   [this](double factor) { canvas_->zoomBy(factor); });
    tools->addWidget(iconButton(this, ViewIcon::ActualSize, QStringLiteral("picturePlane"),
                                tr("Show the whole plane"), [this] { canvas_->fitPlane(); }));
    tools->addWidget(iconButton(this, ViewIcon::Fit, QStringLiteral("pictureFit"),
                                tr("Fit the picture"), [this] { canvas_->fitPicture(); }));
    layOutView(this, tools, canvas_);
}

void PictureView::addChoices(QHBoxLayout* tools) {
    auto* group = new QButtonGroup(this);
    const auto add = [&](PictureCanvas::Edited edited, const char* name, const QString& text,
                         const QString& help) -> QToolButton* {
        auto* button = new QToolButton(this);
        button->setObjectName(QLatin1String(name));
        button->setText(text);
        button->setToolTip(help);
        button->setAccessibleName(help);
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setChecked(edited == canvas_->edited());
        group->addButton(button);
        tools->addWidget(button);
        connect(button, &QToolButton::clicked, canvas_,
                [this, edited] { canvas_->setEdited(edited); });
        return button;
    };
    addForms(add(PictureCanvas::Edited::Signal, "editSignal", tr("Signal region"),
                 tr("Draw, move and resize the signal region")));
    add(PictureCanvas::Edited::Picture, "editPicture", tr("Picture"),
        tr("Move and resize the picture"));
}

/// Adds the forms that the parameter has, in a menu of the button.
void PictureView::addForms(QToolButton* button) {
    auto* menu = new QMenu(button);
    menu->setObjectName(QStringLiteral("signalForms"));
    for (const ParameterChoice& choice : formInfo().choices) {
        const QString key = QString::fromStdString(choice.key);
        auto* action =
            forms_->addAction(icon(QStringLiteral("region-") + key), localisedMark(choice.label));
        action->setObjectName(QStringLiteral("signalForm-") + key);
        action->setData(key);
        action->setCheckable(true);
        menu->addAction(action);
    }
    button->setMenu(menu);
    button->setPopupMode(QToolButton::MenuButtonPopup);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(forms_, &QActionGroup::triggered, this, [this, button](const QAction* action) {
        button->click();
        chooseForm(action->data().toString());
    });
    const Document& document = shell_.studio.document();
    const auto follow = [this, button] { button->setIcon(showForm()); };
    connect(&document, &Document::changed, button, follow);
    connect(&document, &Document::sourceChosen, button, follow);
    follow();
}

QIcon PictureView::showForm() {
    const Source* source = shell_.studio.document().chosen();
    if (!source || source->kind.key != imageSourceInfo().key)
        return {};
    const auto key =
        std::get<std::string>(valueOf(imageSourceInfo(), source->kind.values, signalForm));
    for (QAction* action : forms_->actions())
        if (action->data().toString().toStdString() == key) {
            action->setChecked(true);
            return action->icon();
        }
    return {};
}

void PictureView::chooseForm(const QString& form) {
    const auto image = chosenImage(shell_.studio.document());
    if (image && form == QLatin1String(maskForm) && !image->signal.mask) {
        showForm();
        return chooseMaskFile(shell_);
    }
    const Value key = form.toStdString();
    edit(tr("Change signal region"), [&](Design design, std::size_t source) {
        const std::string path = sourcePath(design, source) + '.' + signalForm;
        return withChange(std::move(design), path, key);
    });
}

/// Edits the chosen picture.
void PictureView::edit(const QString& name, const Edit& change, const QString& mergeKey) {
    Document& document = shell_.studio.document();
    if (chosenImage(document))
        document.edit(
            name, [&](Design design) { return change(std::move(design), document.chosenSource()); },
            mergeKey);
}

void PictureView::wire() {
    const Document& document = shell_.studio.document();
    connect(&document, &Document::changed, this, &PictureView::refresh);
    connect(&document, &Document::sourceChosen, this, &PictureView::refresh);
    connect(&document, &Document::replaced, canvas_, &PictureCanvas::fitPlane);
    connect(&document, &Document::replaced, canvas_, &PictureCanvas::giveUpPolygon);
    connect(canvas_, &PictureCanvas::placed, this,
            [this](const PicturePlace& where) { place(where, {}); });
    connect(canvas_, &PictureCanvas::nudged, this,
            [this](const PicturePlace& where) { place(where, QStringLiteral("nudge")); });
    connect(canvas_, &PictureCanvas::shaped, this, &PictureView::shape);
    connect(canvas_, &PictureCanvas::hovered, this, &PictureView::describe);
}

void PictureView::refresh() {
    const Document& document = shell_.studio.document();
    const auto image = chosenImage(document);
    if (!image)
        return;
    if (image->picture != drawn_ || document.chosenSource() != source_)
        canvas_->giveUpPolygon();
    source_ = document.chosenSource();
    PictureScene scene;
    scene.image = canvas_->scene().image;
    if (image->picture != drawn_ || image->gamma != gamma_)
        scene.image = image->picture ? greyImage(image->picture->intensity, image->picture->shape,
                                                 image->gamma)
                                     : QImage();
    drawn_ = image->picture;
    gamma_ = image->gamma;
    scene.picture = image->place;
    scene.signal = image->signal;
    scene.mask = mask_.of(image->signal.mask);
    const Setup& setup = document.design()->setup;
    const Reach before = canvas_->scene().reach;
    scene.reach = pictureReach(setup);
    scene.hasLens = setup.lens.on;
    const bool isOther = scene.reach != before || canvas_->scene().image.isNull();
    canvas_->setScene(std::move(scene));
    if (isOther)
        canvas_->fitPlane();
}

void PictureView::place(const PicturePlace& place, const QString& mergeKey) {
    const bool isSignal = canvas_->edited() == PictureCanvas::Edited::Signal;
    edit(
        isSignal ? tr("Change signal region") : tr("Place picture"),
        [&](Design design, std::size_t source) {
            return isSignal ? withSignalPlace(std::move(design), source, place)
                            : withPicturePlace(std::move(design), source, place);
        },
        mergeKey.isEmpty() ? mergeKey : mergeKey + (isSignal ? u's' : u'p'));
    refresh();
}

void PictureView::shape(const SignalRegion& region) {
    edit(tr("Change signal region"), [&](Design design, std::size_t source) {
        return withSignal(std::move(design), source, region);
    });
    refresh();
}

/// Text of the picture's pixel there, if there is one.
QString PictureView::pixelText(QPointF at) const {
    if (!drawn_)
        return {};
    const PicturePlace& place = canvas_->scene().picture;
    const double fromLeft = (at.x() - place.x.si()) / place.width.si() + 0.5;
    const double fromTop = (place.y.si() - at.y()) / place.height.si() + 0.5;
    if (fromLeft < 0 || fromLeft >= 1 || fromTop < 0 || fromTop >= 1)
        return {};
    const auto index = [](double share, std::int64_t samples) {
        return static_cast<std::int64_t>(share * static_cast<double>(samples));
    };
    return tr("  pixel %1, %2 of the picture")
        .arg(index(fromLeft, drawn_->shape.cols))
        .arg(index(fromTop, drawn_->shape.rows));
}

void PictureView::describe(std::optional<QPointF> at) {
    if (!at)
        return emit probed({});
    const QString place =
        tr("x %1 mm  y %2 mm").arg(millimetres(at->x()), millimetres(at->y())) + pixelText(*at);
    const SignalRegion& signal = canvas_->scene().signal;
    if (signal.kind == SignalRegion::Kind::Plane)
        return emit probed(place);
    const QString size = sizeText({signal.place.width.si(), signal.place.height.si()});
    emit probed(tr("%1  signal region %2").arg(place, size));
}

} // namespace fringe
