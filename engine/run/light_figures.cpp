// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/light_figures.h"

#include "engine/encodings/encoding.h"
#include "engine/encodings/encoding_steps.h"
#include "engine/encodings/plane_transform.h"
#include "engine/job/memory_budget.h"
#include "engine/optics/metrics.h"
#include "engine/run/design_optics.h"
#include "engine/run/finer_psnr.h"
#include "engine/run/look.h"
#include "engine/run/picture_light.h"
#include "engine/run/sent_figures.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <utility>

namespace fringe {
namespace {

/// Samples that are held of each of a plane.
constexpr std::uint64_t heldByFigures = 24;

bool holdsFigures(const Hologram& field, const Job& job) {
    const auto samples = static_cast<std::uint64_t>(field.shape().count()) * field.planes.size();
    return samples * heldByFigures * sizeof(Complex) <= memoryWithin(job.memory);
}

/// Field between twice as many samples along each axis, from the first on, without new frequencies.
Field twiceAsFine(const Field& field) {
    const Field here = inMemory(field);
    const auto [rows, cols] = here.shape();
    const Shape fine{2 * rows, 2 * cols};
    const std::vector<Complex> spectrum =
        PlaneTransform(here.shape()).spectrum({here.samples().begin(), here.samples().end()});
    std::vector<Complex> wide(static_cast<std::size_t>(fine.count()));
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t col = 0; col < cols; ++col) {
            const std::int64_t down = (binNumber(row, rows) + fine.rows) % fine.rows,
                               right = (binNumber(col, cols) + fine.cols) % fine.cols;
            wide[static_cast<std::size_t>(down * fine.cols + right)] =
                4.0F * spectrum[static_cast<std::size_t>(row * cols + col)];
        }
    return {fine, PlaneTransform(fine).samples(wide)};
}

Hologram twiceAsFine(Hologram hologram) {
    for (Field& plane : hologram.planes)
        plane = twiceAsFine(plane);
    hologram.sampling.pitchX = hologram.sampling.pitchX / 2;
    hologram.sampling.pitchY = hologram.sampling.pitchY / 2;
    return hologram;
}

/// The field as it is in the bands.
Hologram inBands(Hologram field, std::vector<PictureBand> bands, const Job& job) {
    for (PictureBand& band : bands)
        band.x = band.y = 0;
    field.bands = std::move(bands);
    return pictureLight(std::move(field), job);
}

/// Light of a device, with the pictures moved to the axis.
Hologram onAxis(Hologram shown, const Job& job) {
    for (PictureBand& band : shown.bands)
        band = {.x = band.x, .y = band.y};
    return shown.bands.empty() || !shown.bands.front().isAside()
               ? shown
               : pictureLight(std::move(shown), job);
}

/// Light a on the device, of one plane.
std::vector<float> lightOnDevice(const Hologram& shown) {
    return lightOn({shown.shape(), shown.sampling.pitchX.si(), shown.sampling.pitchY.si()},
                   shown.beam, shown.aperture);
}

double energyOf(const std::vector<float>& light) {
    double sum = 0;
    for (const double amplitude : light)
        sum += amplitude * amplitude;
    return sum;
}

/// |⟨a, D⟩|²/‖a‖⁴, the mean over the planes.
double zeroOrderOf(const Hologram& shown, const std::vector<float>& light) {
    double sum = 0;
    for (const Field& plane : shown.planes) {
        const auto samples = plane.samples();
        std::complex<double> along;
        for (std::size_t i = 0; i < samples.size(); ++i)
            along += static_cast<double>(light[i]) * std::complex<double>(samples[i]);
        sum += std::norm(along / energyOf(light));
    }
    return sum / static_cast<double>(shown.planes.size());
}

Chain lookingAt(const Chain& chain, const Reconstruction& what) {
    Design design = chain.design();
    design.reconstruction = what;
    return chain.with(std::make_shared<const Design>(std::move(design)));
}

/// What is designed as a device shows it.
std::optional<PhasePattern> shownPhases(const Chain& chain, const Job& job) {
    const Design& design = chain.design();
    if (!chain.solved() || !encodingOf(design.encoding.key).offersPhases)
        return std::nullopt;
    if (const auto sent = sentPhases(chain, job.control))
        return sent;
    return inLevels(chain.solved()->state.best.pattern, design.encoding).turns();
}

LightFigures figuresOfDesigned(const Design& design, const PhasePattern& phases, const Job& job) {
    const std::vector<SourceInput> inputs = inputsOf(design, {.device = job.device.capabilities()});
    Optics optics = opticsOf(design, inputs, job.kernels(), job.control);
    const Shown shown = optics.forward(Pattern(phases), Accuracy::Exact);
    const Figures own = fringe::figuresOf(shown, optics.wanted());
    LightFigures figures{.light = own.efficiency, .zeroOrder = own.zeroOrder};
    if (!own.psnr)
        return figures;
    figures.psnr = *own.psnr;
    figures.ssim = 0;
    for (std::size_t i = 0; i < shown.fields.size(); ++i)
        figures.ssim += optics.wanted()[i]->similarity(shown.fields[i]).value_or(0)
                        / static_cast<double>(shown.fields.size());
    if (const auto fine = finerQuality(design, phases, job.kernels(), job.control, job.memory)) {
        figures.finerPsnr = fine->psnr;
        figures.finerSsim = fine->ssim;
    }
    return figures;
}

} // namespace

/// Pictures of a field, to which others are compared.
class LightJudge::Field {
  public:
    /// bands: that are looked at alone; empty: all light is.
    Field(const Chain& chain, Length distance, std::vector<PictureBand> bands, const Job& job)
        : chain_(chain), distance_(distance), bands_(std::move(bands)),
          field_(inMemory(wanted(job))), own_(pictureOf(field_, job)),
          fine_(pictureOf(twiceAsFine(field_), job)) {}

    bool isFor(const Chain& chain, Length distance, const std::vector<PictureBand>& bands) const {
        const Design &now = chain.design(), &then = chain_.design();
        return chain.field() == chain_.field() && distance == distance_ && bands == bands_
               && now.propagation == then.propagation
               && now.reconstruction.powers == then.reconstruction.powers
               && now.reconstruction.pupil == then.reconstruction.pupil;
    }

    LightFigures figures(const Hologram& light, double onDevice, const Job& job) const {
        LightFigures figures = sums(light, onDevice);
        const PictureMetrics own = comparePictures(pictureOf(light, job), own_),
                             fine = comparePictures(pictureOf(twiceAsFine(light), job), fine_);
        figures.psnr = own.scaledPsnr;
        figures.ssim = own.scaledSsim;
        figures.finerPsnr = fine.scaledPsnr;
        figures.finerSsim = fine.scaledSsim;
        return figures;
    }

  private:
    Hologram wanted(const Job& job) const {
        Reconstruction what = chain_.design().reconstruction;
        what.fromEncoded = false;
        Hologram field = lookingAt(chain_, what).lit(job);
        return bands_.empty() ? field : inBands(std::move(field), bands_, job);
    }

    Picture pictureOf(const Hologram& of, const Job& job) const {
        const Design& design = chain_.design();
        return inMemory(intensity(taken(propagateHologram(
            throughPupil(of, design.reconstruction.pupil), distance_, design.propagation, job))));
    }

    LightFigures sums(const Hologram& light, double onDevice) const {
        double noise = 0, signal = 0;
        for (std::size_t i = 0; i < light.planes.size(); ++i) {
            const auto shown = light.planes[i].samples(), wanted = field_.planes[i].samples();
            std::complex<double> along;
            double energy = 0, power = 0;
            for (std::size_t s = 0; s < wanted.size(); ++s) {
                const std::complex<double> d(shown[s]), v(wanted[s]);
                along += std::conj(v) * d;
                energy += std::norm(v);
                power += std::norm(d);
            }
            const double kept = energy > 0 ? std::norm(along) / energy : 0;
            signal += kept;
            noise += power - kept;
        }
        return {.snr = 10 * std::log10(signal / std::max(noise, 0.0)), .light = signal / onDevice};
    }

    Chain chain_;
    Length distance_;
    std::vector<PictureBand> bands_;
    Hologram field_;
    Picture own_, fine_;
};

LightJudge::LightJudge() = default;
LightJudge::~LightJudge() = default;

Outcome<std::optional<LightFigures>> LightJudge::figures(const Chain& chain, Length distance,
                                                         const Job& job) {
    return outcomeOf([&]() -> std::optional<LightFigures> {
        const Reconstruction& look = chain.design().reconstruction;
        if (!look.fromEncoded || !holdsFigures(*chain.field(), job))
            return std::nullopt;
        if (const auto phases = shownPhases(chain, job))
            return figuresOfDesigned(chain.design(), *phases, job);
        if (chain.design().setup.lens.on)
            return std::nullopt;
        Reconstruction all = look;
        all.isFiltered = false;
        const Hologram shown = inMemory(lookingAt(chain, all).lit(job));
        const bool isAlone =
            look.isFiltered && isOfPictureAlone(shown.bands, chain.design().focalStop);
        const auto bands = isAlone ? shown.bands : std::vector<PictureBand>();
        if (!field_ || !field_->isFor(chain, distance, bands))
            field_ = std::make_unique<Field>(chain, distance, bands, job);
        const std::vector<float> light = lightOnDevice(shown);
        const double zeroOrder = zeroOrderOf(shown, light);
        const double onDevice = energyOf(light) * static_cast<double>(shown.planes.size());
        LightFigures figures =
            field_->figures(isAlone ? pictureLight(shown, job) : onAxis(shown, job), onDevice, job);
        figures.zeroOrder = zeroOrder;
        return figures;
    });
}

} // namespace fringe
