// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/reference_check.h"

#include "app/results/refocus.h"
#include "app/text/localised.h"
#include "app/text/numbers.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <functional>

namespace fringe {
namespace {

QString decibels(double psnr) {
    return std::isfinite(psnr) ? ReferenceCheck::tr("%1 dB").arg(QLocale().toString(psnr, 'f', 2))
                               //: of a signal-to-noise ratio: the two pictures are the same
                               : ReferenceCheck::tr("infinite");
}

/// As the channels of a picture: the longest wavelength takes red.
Previews byColour(Previews pictures) {
    std::ranges::stable_sort(pictures, std::greater(), &Preview::wavelength);
    return pictures;
}

} // namespace

ReferenceCheck::ReferenceCheck(Runner& runner, const Refocus& refocus, QObject* parent)
    : QObject(parent), refocus_(refocus), work_(runner, QStringLiteral("judge")) {
    connect(&refocus, &Refocus::ready, this, &ReferenceCheck::follow);
}

void ReferenceCheck::setReference(const QString& name, std::shared_ptr<const Picture> picture) {
    name_ = name;
    reference_ = std::move(picture);
    follow();
}

void ReferenceCheck::follow() {
    compared_.reset();
    work_.cancel();
    if (reference_ && refocus_.isWhole())
        begin();
    emit changed();
}

void ReferenceCheck::begin() {
    const auto compare = [shown = refocus_.latest(), reference = reference_](JobControl&) {
        return comparePictures(pictureOf(byColour(*shown)), *reference);
    };
    work_.ask(compare, [this](Outcome<PictureMetrics> compared) {
        compared_ = std::move(compared);
        emit changed();
    });
}

QString ReferenceCheck::sentence() const {
    if (!reference_)
        return {};
    if (refocus_.view() == FocusView::Depth)
        return tr("%1: distances of best focus cannot be compared with a picture.").arg(name_);
    if (!compared_)
        //: name of a picture's file; the figures follow
        return tr("Compared with %1: …").arg(name_);
    if (compared_->error)
        //: name of a file, what is wrong with it
        return tr("%1: %2").arg(name_, localised(*compared_->error));
    return sentenceOf(*compared_->value);
}

QString ReferenceCheck::sentenceOf(const PictureMetrics& figures) const {
    if (std::isnan(figures.scaledPsnr))
        return tr("%1 is dark everywhere, and cannot be compared with light.").arg(name_);
    return tr("Compared with %1: PSNR %2, SSIM %3")
        .arg(name_, decibels(figures.scaledPsnr), shortNumber(figures.scaledSsim, 3));
}

} // namespace fringe
