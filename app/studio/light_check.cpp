// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/light_check.h"

#include "app/results/refocus.h"
#include "app/text/numbers.h"

#include <QLocale>
#include <QStringList>

#include <cmath>
#include <cstdint>
#include <iterator>

namespace fringe {
namespace {

constexpr std::int64_t mostWhileItChanges = 512 * 512; ///< samples of all planes

/// "34.3 / 33.9", or the first alone.
QString pairOf(double own, double finer, int decimals) {
    const QLocale locale;
    const QString text = locale.toString(own, 'f', decimals);
    return std::isfinite(finer)
               ? text + QStringLiteral(" / ") + locale.toString(finer, 'f', decimals)
               : text;
}

QString percent(double share) {
    return QLocale().toString(100 * share, 'f', share < 0.1 ? 1 : 0);
}

} // namespace

LightCheck::LightCheck(Runner& runner, DevicePool& devices, const Refocus& refocus, QObject* parent)
    : WatchedLook(parent), devices_(devices), refocus_(refocus),
      work_(runner, QStringLiteral("judge")), judge_(std::make_shared<LightJudge>()) {
    connect(&refocus, &Refocus::ready, this, &LightCheck::follow);
}

LightCheck::~LightCheck() = default;

void LightCheck::set(const std::optional<LightFigures>& figures) {
    figures_ = figures;
    isAwaited_ = false;
    emit changed();
}

void LightCheck::drop() {
    work_.cancel();
    isAwaited_ = isAwaited_ || figures_;
    figures_.reset();
    emit changed();
}

void LightCheck::follow() {
    if (!isWatched())
        return work_.cancel();
    const RefocusSource& source = refocus_.source();
    const Previews& shown = *refocus_.latest();
    if (refocus_.view() || source.isLarge || shown.empty()) {
        work_.cancel();
        return set(std::nullopt);
    }
    const auto samples = shown.front().plane.count() * std::ssize(shown);
    if (!refocus_.isWhole() && samples > mostWhileItChanges)
        return drop();
    work_.ask(
        [chain = source.chain, distance = refocus_.distance(), id = source.device,
         memory = source.memory, judge = judge_, &devices = devices_](JobControl& control) {
            const auto device = devices.device(id, Lane::Judging);
            return taken(judge->figures(chain, distance, {*device, control, memory}));
        },
        [this](const Outcome<std::optional<LightFigures>>& figures) {
            set(figures.value.value_or(std::nullopt));
        });
}

QString LightCheck::sentence() const {
    if (!figures_)
        return isAwaited_ ? QStringLiteral("…") : QString();
    QStringList parts;
    if (std::isfinite(figures_->snr))
        parts << tr("SNR %1 dB").arg(QLocale().toString(figures_->snr, 'f', 1));
    if (std::isfinite(figures_->purity))
        parts << tr("purity %1 %").arg(QLocale().toString(100 * figures_->purity, 'f', 2));
    if (std::isfinite(figures_->psnr))
        //: of a picture, on its own grid and on one twice as fine
        parts << tr("PSNR %1 dB").arg(pairOf(figures_->psnr, figures_->finerPsnr, 1));
    if (std::isfinite(figures_->ssim))
        parts << tr("SSIM %1").arg(pairOf(figures_->ssim, figures_->finerSsim, 3));
    parts << tr("light %1 %").arg(percent(figures_->light))
          << tr("zero order %1 %").arg(percent(figures_->zeroOrder));
    return parts.join(QStringLiteral(" · "));
}

} // namespace fringe
