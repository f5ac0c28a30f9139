// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solvers/optics.h"

#include "engine/job/job_control.h"
#include "engine/optics/sample_sums.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace fringe {
namespace {

/// None where it is 1 everywhere.
std::vector<float> unevenAmplitude(const PatternLight& light) {
    return light.setup.isEvenlyLit() ? std::vector<float>() : beamAmplitude(light.setup);
}

/// The sum of what `unevenAmplitude` gives.
double sumOf(std::span<const float> amplitude, Shape shape) {
    return amplitude.empty() ? static_cast<double>(shape.count())
                             : std::accumulate(amplitude.begin(), amplitude.end(), 0.0);
}

/// The beam for the device; none where it is 1 everywhere.
std::unique_ptr<Buffer> beamOn(Device& device, Shape shape, std::span<const float> amplitude) {
    if (amplitude.empty())
        return nullptr;
    auto beam = device.allocate(shape);
    device.upload(*beam, std::vector<Complex>(amplitude.begin(), amplitude.end()));
    return beam;
}

std::complex<double> sumOf(std::span<const Complex> samples) {
    const auto [re, im] = sumOverSamples<Sums<2>>(samples.size(), [&](std::size_t i) {
        return Sums<2>{samples[i].real(), samples[i].imag()};
    });
    return {re, im};
}

} // namespace

Optics::Optics(const PatternLight& light, WantedList wanted, Device& device, JobControl& control)
    : light_(light), wanted_(std::move(wanted)), device_(device), control_(control),
      amplitude_(unevenAmplitude(light)), amplitudeSum_(sumOf(amplitude_, light.setup.plate.size)),
      beam_(beamOn(device, light.setup.plate.size, amplitude_)),
      plate_(device.allocate(light.setup.plate.size)), samples_(device, *plate_) {}

std::span<const float> Optics::amplitude() {
    if (amplitude_.empty())
        amplitude_ = beamAmplitude(light_.setup);
    return amplitude_;
}

bool Optics::isExact() const {
    return std::ranges::all_of(wanted_, [](const auto& one) { return one->isExact(); });
}

bool Optics::begin(std::int64_t iteration) {
    bool moves = false;
    for (const auto& one : wanted_)
        moves = one->begin(iteration) || moves;
    return moves;
}

void Optics::setLevels(std::int64_t levels) {
    light_.levels = levels;
    shown_ = {};
}

std::shared_ptr<Buffer> Optics::freePlane() {
    shown_ = {}; // it may hold the only plane that is not held otherwise
    for (const std::shared_ptr<Buffer>& plane : planes_)
        if (plane.use_count() == 1)
            return plane;
    return planes_.emplace_back(device_.allocate(light_.setup.plate.size));
}

template <class Bring> std::shared_ptr<Buffer> Optics::collected(const Bring& bring) {
    std::shared_ptr<Buffer> sum = freePlane();
    bring(0, *wanted_.front(), *sum);
    if (wanted_.size() > 1 && !more_)
        more_ = device_.allocate(light_.setup.plate.size);
    for (std::size_t i = 1; i < wanted_.size(); ++i) {
        bring(i, *wanted_[i], *more_);
        device_.add(*more_, *sum);
    }
    return sum;
}

std::shared_ptr<Buffer> Optics::adjoint(const std::vector<Samples>& fields) {
    return collected(
        [&](std::size_t i, Wanted& one, Buffer& plane) { one.adjoint(fields[i], plane); });
}

Pattern Optics::backPropagate(const std::vector<Samples>& fields) {
    return {device_, adjoint(fields), light_.levels};
}

Pattern Optics::summed() {
    return {device_, collected([](std::size_t, Wanted& one, Buffer& plane) { one.sum(plane); }),
            light_.levels};
}

std::vector<Complex> Optics::lightGradient(const std::vector<Samples>& slopes) {
    const std::shared_ptr<Buffer> slope = adjoint(slopes);
    HostSamples brought(device_, *slope);
    const std::span<const Complex> gradient = brought.received();
    return {gradient.begin(), gradient.end()};
}

std::vector<float> Optics::phaseGradient(const std::vector<Samples>& slopes,
                                         const Pattern& pattern) {
    const std::shared_ptr<Buffer> slope = adjoint(slopes);
    show(pattern);
    HostSamples brought(device_, *slope);
    const std::span<const Complex> back = brought.received(), light = samples_.received();
    std::vector<float> gradient(light.size());
    forSamples(light.size(),
               [&](std::size_t i) { gradient[i] = 2 * std::imag(std::conj(light[i]) * back[i]); });
    return gradient;
}

void Optics::show(const Pattern& pattern) {
    if (shown_.isSharedWith(pattern))
        return;
    shown_ = {};
    if (const Buffer* waves = pattern.waves()) {
        device_.quantise(*waves, plate_.get(), beam_.get(), {light_.levels});
    } else {
        patternField(pattern.turns(), amplitude(), light_.levels, samples_.toFill());
        samples_.send();
    }
    shown_ = pattern.shared();
}

Shown Optics::forward(const Pattern& pattern, Accuracy accuracy) {
    show(pattern);
    Shown shown;
    std::optional<std::complex<double>> whole;
    for (const auto& one : wanted_) {
        Samples& fields = shown.fields.emplace_back(one->constraint().amplitude.size());
        if (const auto sum = one->forward(*plate_, fields, accuracy); sum && !whole)
            whole = sum;
    }
    if (!whole)
        whole = sumOf(samples_.received());
    shown.zeroOrder = *whole / amplitudeSum_;
    return shown;
}

} // namespace fringe
