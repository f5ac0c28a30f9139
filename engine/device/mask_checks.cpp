// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/mask_checks.h"

#include "engine/device/gray_curve.h"
#include "engine/device/mask.h"
#include "engine/encodings/encoding.h"
#include "engine/model/units.h"

#include <bit>
#include <utility>

namespace fringe {
namespace {

class MaskCheck {
  public:
    MaskCheck(const Choice& device, const MaskUse& use)
        : mask_(maskOf(device)), use_(use),
          isOfPhases_(encodingOf(use.encoding).modulation == Modulation::Phase) {}

    Findings make() {
        if (use_.wavelengths.size() != 1)
            refuse("kind", message(FRINGE_MARK("A mask is made for one wavelength, and there are "
                                               "{0}; choose one of them."),
                                   use_.wavelengths.size()));
        if (!isOfPhases_ && use_.levels != 2)
            refuse("kind", message(FRINGE_MARK("Openings are there or not, and the encoding has "
                                               "{0} levels of amplitude; choose 2, or one of "
                                               "phases."),
                                   use_.levels));
        if (!mask_.hasLayerPerLevel
            && !std::has_single_bit(static_cast<std::uint64_t>(use_.levels)))
            refuse("layers", message(FRINGE_MARK("m binary masks make 2^m levels, and there are "
                                                 "{0}; choose 2, 4, 8, 16 …, or a layer for each "
                                                 "level."),
                                     use_.levels));
        if (isOfPhases_ && mask_.light == Mask::Light::Transmission
            && !(mask_.indexOfRelief > mask_.indexAbove))
            refuse("medium",
                   message(FRINGE_MARK("The relief has the index {0} and what lies above "
                                       "it {1}, so that its depth says nothing; give a "
                                       "smaller one above."),
                           formatNumber(mask_.indexOfRelief), formatNumber(mask_.indexAbove)));
        else if (isOfPhases_ && use_.wavelengths.size() == 1)
            checkCurve();
        return std::move(findings_);
    }

  private:
    void refuse(const char* row, Message text) {
        findings_.push_back({Severity::Refusal, row, std::move(text)});
    }

    void checkCurve() {
        if (!mask_.curve)
            return;
        try {
            const Length step =
                fullDepth(mask_, use_.wavelengths.front()) / static_cast<double>(use_.levels);
            graysOf(*mask_.curve, mask_.curveName, {step, use_.levels, mask_.grayBits});
        } catch (const Error& error) {
            refuse("gray_bits", error.message());
        }
    }

    Mask mask_;
    const MaskUse& use_;
    bool isOfPhases_;
    Findings findings_;
};

} // namespace

Findings checkMask(const Choice& device, const MaskUse& use) {
    return MaskCheck(device, use).make();
}

} // namespace fringe
