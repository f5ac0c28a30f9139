// SPDX-License-Identifier: GPL-3.0-or-later
// Gradient descent on the phases with the steps of Adam: Kingma & Ba, arXiv:1412.6980; on the
// amplitudes of pictures: Peng et al., ACM Trans. Graph. 39, 185 (2020). The gradient is that of
// the pattern which is shown, also where that is on few levels.
#include "engine/model/message.h"
#include "engine/optics/sample_sums.h"
#include "engine/pictures/picture_algorithm.h"
#include "engine/pictures/picture_loss.h"

#include <cmath>
#include <numbers>

namespace fringe {
namespace {

constexpr float meanDecay = 0.9F, squareDecay = 0.99F;
constexpr float turn = 2 * std::numbers::pi_v<float>;

DescentMemory atFirst(const PhasePattern& pattern) {
    DescentMemory memory{pattern, std::vector<float>(pattern.size()),
                         std::vector<float>(pattern.size())};
    for (float& phase : memory.phases)
        phase *= turn;
    return memory;
}

void step(DescentMemory& memory, const std::vector<float>& gradient, std::int64_t round,
          double rate) {
    const auto age = static_cast<float>(round + 1);
    const float meanShare = 1 - std::pow(meanDecay, age);
    const float squareShare = 1 - std::pow(squareDecay, age);
    const auto size = static_cast<float>(rate);
    forSamples(gradient.size(), [&](std::size_t i) {
        float& mean = memory.mean[i];
        float& square = memory.square[i];
        mean = meanDecay * mean + (1 - meanDecay) * gradient[i];
        square = squareDecay * square + (1 - squareDecay) * gradient[i] * gradient[i];
        if (square > 0)
            memory.phases[i] -= size * (mean / meanShare) / std::sqrt(square / squareShare);
    });
}

PhasePattern shownOf(const DescentMemory& memory, std::int64_t levels) {
    PhasePattern pattern(memory.phases.size());
    forSamples(pattern.size(), [&](std::size_t i) { pattern[i] = memory.phases[i] / turn; });
    return onLevels(std::move(pattern), levels);
}

void round(PictureState& state, const PictureOptics& optics) {
    const PictureDesign& design = optics.design();
    if (state.descent.phases.empty())
        state.descent = atFirst(state.pattern);
    const PictureLoss loss = pictureLoss(state.fields, optics.targets());
    step(state.descent, phaseGradient(loss.slope, optics.plateField(state.pattern), optics),
         state.round, design.tuning.rate);
    state.pattern = shownOf(state.descent, design.levels);
}

const PictureAlgorithm entry{
    "sgd", FRINGE_MARK("Gradient descent (Adam)"),
    FRINGE_MARK("The least error where much light may go outside the signal region."), &round,
    PictureAlgorithm::Keeps::Descent};

} // namespace

const PictureAlgorithm& sgd_pictures_entry() {
    return entry;
}

} // namespace fringe
