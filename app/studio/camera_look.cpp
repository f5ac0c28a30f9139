// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/camera_look.h"

#include "app/camera/camera_spots.h"
#include "app/results/result_store.h"
#include "app/text/localised.h"
#include "app/text/numbers.h"
#include "engine/camera/camera.h"
#include "engine/camera/sent_pattern.h"
#include "engine/run/outcome.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fringe {
namespace {

constexpr int whitestGrey = 255;

/// What work on another thread makes of a picture.
struct CameraSeen {
    QImage counts;
    Length pitch;
    ShotFacts facts;
    double saturation = 0, exposure = 0;
};

QImage countsAsGreys(const Plane<float>& counts, double saturation) {
    const auto [rows, cols] = counts.shape();
    QImage image(static_cast<int>(cols), static_cast<int>(rows), QImage::Format_Grayscale8);
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t col = 0; col < cols; ++col) {
            const double share =
                counts.samples()[static_cast<std::size_t>(row * cols + col)] / saturation;
            image.scanLine(static_cast<int>(row))[col] =
                static_cast<std::uint8_t>(std::lround(whitestGrey * std::clamp(share, 0.0, 1.0)));
        }
    return image;
}

/// Counts of the first wavelength.
CameraShot shotOf(const Picture& counts, const CameraSensor& sensor) {
    return {counts.planes.front(), static_cast<double>(sensor.saturation())};
}

CameraSeen lookByCamera(const Chain& now, const Design& design, JobControl& control) {
    const CameraView view = cameraViewOf(design);
    const CameraSensor sensor = cameraSensorOf(design.camera.values);
    const SentPattern sent = sentPattern(now, slmModelOf(design.camera.values), control);
    const Picture light = lightOnCamera(sent.values, sent.model, view, control);
    const CameraShot shot = shotOf(counted(light, sensor), sensor);
    return {countsAsGreys(shot.counts, shot.saturation), view.pitch,
            factsOf(shot, design, pixelsOf(view.size, view.pitch, view.pitch)), shot.saturation,
            exposureFor(light, sensor)};
}

/// The highest count that there can be, or that there is.
double whiteOf(const CameraShot& shot) {
    if (std::isfinite(shot.saturation))
        return shot.saturation;
    const auto samples = shot.counts.samples();
    return std::max(samples.empty() ? 0.0F : *std::ranges::max_element(samples), 1e-30F);
}

/// A real picture over the simulated one, or as it is.
CameraSeen lay(const CameraShot& shot, const AffineMap* toPicture, const Design& design) {
    const CameraView view = cameraViewOf(design);
    const double full = whiteOf(shot);
    if (!toPicture)
        return {countsAsGreys(shot.counts, full), view.pitch, {}, full};
    const Picture picture{.planes = {shot.counts}};
    const Picture laid = laidOn(picture, *toPicture, view.size,
                                {view.pitch, view.pitch, {design.setup.wavelength()}});
    return {countsAsGreys(laid.planes.front(), full), view.pitch, factsOf(shot, design, *toPicture),
            full};
}

QString percent(double share) {
    return CameraLook::tr("%1 %").arg(shortNumber(100 * share, 3));
}

QString factsText(const CameraSeen& seen) {
    const ShotFacts& facts = seen.facts;
    QStringList parts;
    if (facts.spots && facts.spots->uniformity)
        parts << CameraLook::tr("Uniformity %1").arg(steadyNumber(*facts.spots->uniformity))
              << CameraLook::tr("efficiency %1").arg(percent(facts.spots->efficiency));
    if (facts.zeroOrder)
        parts << CameraLook::tr("zero order %1").arg(percent(*facts.zeroOrder));
    if (seen.exposure > 0)
        parts << CameraLook::tr("exposure %1").arg(shortNumber(seen.exposure, 3));
    if (facts.saturated > 0)
        parts << CameraLook::tr("%n pixel(s) saturated", nullptr,
                                static_cast<int>(facts.saturated));
    return parts.join(QStringLiteral(" · "));
}

CameraSight sightOf(CameraSeen seen) {
    const QString facts = factsText(seen);
    return {std::move(seen.counts), seen.pitch, false, facts};
}

PlanePlace pixelPlace(QPointF point) {
    return {point.x(), point.y()};
}

/// The middle of the brightest spot near a pixel, or that pixel.
PlanePlace spotNear(const CameraShot& shot, QPointF pixel) {
    constexpr std::int64_t reach = 12;
    const Shape shape = shot.counts.shape();
    const auto from = [](double at, std::int64_t most) {
        return std::clamp<std::int64_t>(std::llround(at) - reach, 0,
                                        std::max<std::int64_t>(most - 1, 0));
    };
    const std::int64_t row = from(pixel.y(), shape.rows), col = from(pixel.x(), shape.cols);
    const Shape part{std::min(2 * reach + 1, shape.rows - row),
                     std::min(2 * reach + 1, shape.cols - col)};
    try {
        const PlanePlace middle =
            brightestSpot({inMemory(partOf(shot.counts, {row, col, part})), shot.saturation}, 4);
        return {middle.x + static_cast<double>(col), middle.y + static_cast<double>(row)};
    } catch (const Error&) {
        return pixelPlace(pixel); // nothing stands out there
    }
}

} // namespace

/// What is looked at, and by what.
struct CameraLook::Question {
    std::weak_ptr<const Hologram> field; // whose memory is the results'
    Design design;
};

CameraLook::CameraLook(Runner& runner, const Document& document, const ResultStore& results,
                       QObject* parent)
    : WatchedLook(parent), document_(document), results_(results),
      work_(runner, QStringLiteral("camera look")),
      laying_(runner, QStringLiteral("camera picture")) {
    connect(&document, &Document::changed, this, &CameraLook::followReal);
    connect(&document, &Document::replaced, this, &CameraLook::removePicture);
    connect(&results, &ResultStore::onScreenChanged, this, &CameraLook::followSimulated);
}

CameraLook::~CameraLook() = default;

void CameraLook::follow() {
    followSimulated();
    followReal();
}

void CameraLook::forget() {
    work_.cancel();
    isBusy_ = false;
    asked_.reset();
}

void CameraLook::say(const QString& why) {
    forget();
    simulated_ = {.facts = why};
    emit changed();
}

/// With the camera of the design as it is now, whatever the pattern is of.
void CameraLook::followSimulated() {
    if (!isWatched())
        return isBusy_ ? forget() : void();
    const Chain now = results_.onScreen();
    if (!now.field())
        return say(tr("The hologram is computed first; a camera looks at it then."));
    if (results_.shown().folder)
        return say(tr("Memory does not hold this hologram, so no camera looks at it."));
    const auto design = std::make_shared<Design>(now.design());
    design->camera = document_.design()->camera;
    design->reconstruction = document_.design()->reconstruction;
    design->outputs.clear();
    if (asked_ && asked_->field.lock() == now.field() && asked_->design == *design)
        return;
    asked_ = std::make_unique<const Question>(Question{now.field(), *design});
    isBusy_ = true;
    if (simulated_.counts.isNull())
        simulated_.facts = tr("The camera is looking…");
    emit changed();
    work_.ask([now, design](JobControl& control) { return lookByCamera(now, *design, control); },
              [this](Outcome<CameraSeen> seen) {
                  isBusy_ = !work_.isIdle();
                  if (seen.error)
                      simulated_ = {.facts = localised(*seen.error)};
                  else if (seen.finished())
                      simulated_ = sightOf(*std::move(seen.value));
                  emit changed();
              });
}

void CameraLook::setPicture(const QString& name, std::shared_ptr<const CameraShot> shot) {
    name_ = name;
    shot_ = std::move(shot);
    followReal();
}

std::optional<ThreePlaces> CameraLook::threeSpots() const {
    const auto places = fringe::threeSpots(*document_.design());
    if (!places)
        return std::nullopt;
    ThreePlaces points;
    std::ranges::transform(*places, points.begin(),
                           [](const PlanePlace& place) { return QPointF(place.x, place.y); });
    return points;
}

void CameraLook::registerBy(const ThreePlaces& pixels) {
    const auto places = fringe::threeSpots(*document_.design());
    if (!shot_ || !places)
        return;
    std::array<PlanePlace, 3> seen;
    std::ranges::transform(pixels, seen.begin(),
                           [this](QPointF pixel) { return spotNear(*shot_, pixel); });
    try {
        setRegistration(mapThrough(*places, seen));
    } catch (const Error& error) {
        emit failed(error.message());
    }
}

void CameraLook::setRegistration(const AffineMap& toPicture) {
    registration_ = std::make_shared<const AffineMap>(toPicture);
    followReal();
}

void CameraLook::forgetRegistration() {
    registration_.reset();
    followReal();
}

void CameraLook::followReal() {
    if (!shot_ || !isWatched()) {
        laying_.cancel();
        if (!shot_)
            real_ = {};
        emit changed();
        return;
    }
    laying_.ask([shot = shot_, map = registration_, design = document_.design()](
                    JobControl&) { return lay(*shot, map.get(), *design); },
                [this, map = registration_](Outcome<CameraSeen> seen) {
                    if (seen.error)
                        real_ = {.facts = localised(*seen.error)};
                    else if (seen.finished())
                        real_ = sightOf(*std::move(seen.value));
                    real_.isLaid = map != nullptr;
                    if (real_.facts.isEmpty() && !map)
                        real_.facts = tr("It is not known how this camera stands.");
                    emit changed();
                });
}

} // namespace fringe
