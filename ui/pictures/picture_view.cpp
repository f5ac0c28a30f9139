// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/picture_view.h"

#include "app/studio/studio.h"
#include "app/text/localised.h"
#include "engine/model/design_parameters.h"
#include "ui/forms/choice_box.h"
#include "ui/forms/wheel_guard.h"
#include "ui/pictures/grey_image.h"
#include "ui/pictures/picture_canvas.h"
#include "ui/pictures/plane_verbs.h"
#include "ui/style/icons.h"
#include "ui/views/view_controls.h"
#include "ui/views/view_style.h"

#include <QActionGroup>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace fringe {
namespace {

constexpr const char* signalForm = "picture.signal";
constexpr const char* maskForm = "mask";

} // namespace

PictureView::PictureView(Studio& studio, QWidget* parent)
    : QWidget(parent), studio_(studio), canvas_(new PictureCanvas(this)),
      planes_(new ChoiceBox(this)), forms_(new QActionGroup(this)) {
    setMinimumWidth(240);
    canvas_->setObjectName(QStringLiteral("pictureCanvas"));
    canvas_->setAccessibleName(tr("Picture"));
    arrange();
    wire();
    refresh();
    canvas_->fitPlane();
}

void PictureView::arrange() {
    auto* tools = new QHBoxLayout;
    tools->setSpacing(2);
    addChoices(tools);
    tools->addStretch();
    addZooms(tools);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2, 2, 2, 2);
    layout->setSpacing(2);
    layout->addLayout(tools);
    layout->addWidget(planes_);
    layout->addWidget(canvas_, 1);
    preparePlanes();
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

/// Those that the parameter has, in a menu of the button.
void PictureView::addForms(QToolButton* button) {
    auto* menu = new QMenu(button);
    menu->setObjectName(QStringLiteral("signalForms"));
    const ParameterInfo info = designParameter(*studio_.document().design(), signalForm).info;
    for (const ParameterChoice& choice : info.choices) {
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
    connect(&studio_.document(), &Document::changed, button,
            [this, button] { button->setIcon(showForm()); });
    button->setIcon(showForm());
}

QIcon PictureView::showForm() {
    const Design& design = *studio_.document().design();
    const auto key = std::get<std::string>(designParameter(design, signalForm).get(design));
    for (QAction* action : forms_->actions())
        if (action->data().toString().toStdString() == key) {
            action->setChecked(true);
            return action->icon();
        }
    return {};
}

void PictureView::chooseForm(const QString& form) {
    const bool isMask = form == QLatin1String(maskForm);
    if (isMask && !studio_.document().design()->picture.plane().signal.mask) {
        showForm();
        return emit maskWanted();
    }
    const Value key = form.toStdString();
    studio_.document().edit(tr("Change signal region"), [&](Design design) {
        return withPictureParameter(std::move(design), signalForm, key);
    });
}

void PictureView::preparePlanes() {
    planes_->setObjectName(QStringLiteral("shownPicture"));
    planes_->setAccessibleName(tr("Picture that is shown"));
    planes_->setToolTip(planes_->accessibleName());
    planes_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    planes_->setMinimumContentsLength(3);
    guardWheel(planes_);
    connect(planes_, &QComboBox::activated, this,
            [this](int number) { choosePlane(studio_, number); });
}

void PictureView::addZooms(QHBoxLayout* tools) {
    const auto add = [&](ViewIcon icon, const char* name, const QString& text, auto act) {
        auto* button = iconButton(this, icon, QString::fromLatin1(name), text);
        connect(button, &QToolButton::clicked, canvas_, act);
        tools->addWidget(button);
    };
    add(ViewIcon::ZoomOut, "pictureZoomOut", tr("Zoom out"), [this] { canvas_->zoomBy(0.5); });
    add(ViewIcon::ZoomIn, "pictureZoomIn", tr("Zoom in"), [this] { canvas_->zoomBy(2); });
    add(ViewIcon::ActualSize, "picturePlane", tr("Show the whole plane"),
        [this] { canvas_->fitPlane(); });
    add(ViewIcon::Fit, "pictureFit", tr("Fit the picture"), [this] { canvas_->fitPicture(); });
}

void PictureView::wire() {
    Document& document = studio_.document();
    connect(&document, &Document::changed, this, &PictureView::refresh);
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
    const DesignPtr design = studio_.document().design();
    const PicturePlane& plane = design->picture.plane();
    if (plane.picture != drawn_ || design->picture.chosen != number_)
        canvas_->giveUpPolygon();
    number_ = design->picture.chosen;
    PictureScene scene;
    scene.image = canvas_->scene().image;
    if (plane.picture != drawn_ || plane.gamma != gamma_)
        scene.image = plane.picture ? greyImage(*plane.picture, plane.gamma) : QImage();
    drawn_ = plane.picture;
    gamma_ = plane.gamma;
    scene.picture = plane.place;
    scene.signal = plane.signal;
    scene.mask = mask_.of(plane.signal.mask);
    const Reach before = canvas_->scene().reach;
    scene.reach = pictureReach(*design);
    scene.hasLens = design->setup.lens.on;
    const bool isOther = scene.reach != before || canvas_->scene().image.isNull();
    canvas_->setScene(std::move(scene));
    if (isOther)
        canvas_->fitPlane();
    listPlanes();
}

void PictureView::listPlanes() {
    const PictureTarget& target = studio_.document().design()->picture;
    planes_->clear();
    for (std::size_t i = 0; i < target.planes.size(); ++i)
        planes_->addItem(planeText(i, target.planes[i]));
    planes_->setCurrentIndex(static_cast<int>(target.chosen));
    planes_->setVisible(target.planes.size() > 1);
}

void PictureView::place(const PicturePlace& place, const QString& mergeKey) {
    const bool isSignal = canvas_->edited() == PictureCanvas::Edited::Signal;
    studio_.document().edit(
        isSignal ? tr("Change signal region") : tr("Place picture"),
        [&](Design design) {
            return isSignal ? withSignalPlace(std::move(design), place)
                            : withPicturePlace(std::move(design), place);
        },
        mergeKey.isEmpty() ? mergeKey : mergeKey + (isSignal ? u's' : u'p'));
    refresh();
}

void PictureView::shape(const SignalRegion& region) {
    studio_.document().edit(tr("Change signal region"),
                            [&](Design design) { return withSignal(std::move(design), region); });
    refresh();
}

void PictureView::describe(std::optional<QPointF> at) {
    if (!at)
        return emit probed({});
    const QString place = tr("x %1 mm  y %2 mm").arg(millimetres(at->x()), millimetres(at->y()));
    const SignalRegion& signal = canvas_->scene().signal;
    if (signal.kind == SignalRegion::Kind::Plane)
        return emit probed(place);
    const QString size = sizeText({signal.place.width.si(), signal.place.height.si()});
    emit probed(tr("%1  signal region %2").arg(place, size));
}

} // namespace fringe
