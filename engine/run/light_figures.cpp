// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/light_figures.h"

#include "engine/encodings/encoding.h"
#include "engine/encodings/encoding_steps.h"
#include "engine/encodings/plane_transform.h"
#include "engine/job/memory_budget.h"
#include "engine/optics/metrics.h"
#include "engine/propagation/propagation.h"
#include "engine/run/design_optics.h"
#include "engine/run/finer_psnr.h"
#include "engine/run/key.h"
#include "engine/run/look.h"
#include "engine/run/picture_light.h"
#include "engine/run/sent_figures.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <tuple>
#include <utility>

namespace fringe {
namespace {

/// Samples that are held of each of a plane.
constexpr std::uint64_t heldByFigures = 24;
/// Samples of planes whose light is kept for the next distance.
constexpr std::uint64_t mostKept = 1 << 21;

std::uint64_t samplesOf(const Hologram& field) {
    return static_cast<std::uint64_t>(field.shape().count()) * field.planes.size();
}

bool holdsFigures(const Hologram& field, const Job& job) {
    return samplesOf(field) * heldByFigures * sizeof(Complex) <= memoryWithin(job.memory);
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

/// A picture on the plane's grid and on one twice as fine; without planes of that it is not known.
struct PicturePairs {
    Picture own, fine;
};

double energyOf(const Hologram& light) {
    double sum = 0;
    for (const Field& plane : light.planes)
        for (const Complex sample : inMemory(plane).samples())
            sum += std::norm(std::complex<double>(sample));
    return sum;
}

/// SNR and light, and purity where nothing of what is wanted is left out.
LightFigures sumsOf(const Hologram& light, const Hologram& wanted, double onDevice) {
    double noise = 0, signal = 0;
    for (std::size_t i = 0; i < light.planes.size(); ++i) {
        const auto shown = light.planes[i].samples(), field = wanted.planes[i].samples();
        std::complex<double> along;
        double energy = 0, power = 0;
        for (std::size_t s = 0; s < field.size(); ++s) {
            const std::complex<double> d(shown[s]), v(field[s]);
            along += std::conj(v) * d;
            energy += std::norm(v);
            power += std::norm(d);
        }
        const double kept = energy > 0 ? std::norm(along) / energy : 0;
        signal += kept;
        noise += power - kept;
    }
    return {.snr = 10 * std::log10(signal / std::max(noise, 0.0)),
            .light = signal / onDevice,
            .purity = signal / (signal + std::max(noise, 0.0))};
}

/// Light of a chain and that of its field, in the picture's band if it is looked at alone.
struct ShownAndWanted {
    ShownAndWanted(const Chain& chain, const LightJudge::Show& show, const Job& job) {
        Reconstruction what = chain.design().reconstruction;
        const bool isFiltered = std::exchange(what.isFiltered, false);
        const Chain whole = lookingAt(chain, what);
        Hologram all = show ? show(*whole.levels(job), job.control) : inMemory(whole.lit(job));
        const bool isAlone = isFiltered && isOfPictureAlone(all.bands, chain.design().focalStop);
        what.fromEncoded = false;
        wanted = inMemory(lookingAt(chain, what).lit(job));
        const double energy = energyOf(wanted);
        if (isAlone)
            wanted = inMemory(inBands(std::move(wanted), all.bands, job));
        shown = inMemory(isAlone ? pictureLight(all, job) : onAxis(all, job));
        const std::vector<float> beam = lightOnDevice(all);
        figures = sumsOf(shown, wanted, energyOf(beam) * static_cast<double>(all.planes.size()));
        figures.purity = asksForPurity(chain.design()) && energy > 0
                             ? figures.purity * energyOf(wanted) / energy
                             : LightFigures::unknown;
        figures.zeroOrder = zeroOrderOf(all, beam);
    }

    Hologram shown, wanted;
    LightFigures figures; ///< at every distance
};

} // namespace

/// Light of a chain beside that of its field.
class LightJudge::Pair {
    /// Light to be carried, and its samples between.
    struct Light {
        Light(const Hologram& light, const Look& how) : own(throughPupil(light, how.pupil)) {
            if (propagationOf(how.propagation.key).transfer)
                fine = twiceAsFine(own);
        }

        PicturePairs at(Length distance, const Look& how, const Job& job) const {
            const auto picture = [&](const Hologram& light) {
                return inMemory(
                    intensity(taken(propagateHologram(light, distance, how.propagation, job))));
            };
            return {picture(own), fine.planes.empty() ? Picture() : picture(fine)};
        }

        Hologram own, fine{};
    };

  public:
    Pair(const Chain& chain, const Show& show, const Job& job) : chain_(chain) {
        const ShownAndWanted both(chain, show, job);
        const Look how = lookOf(chain.design());
        figures_ = both.figures;
        light_.emplace(both.shown, how);
        wanted_.emplace(both.wanted, how);
    }

    bool isOf(const Chain& chain) const {
        const Design &now = chain.design(), &then = chain_.design();
        const auto how = [](const Design& design) {
            const Reconstruction& look = design.reconstruction;
            return std::tie(design.propagation, design.focalStop, look.isFiltered, look.powers,
                            look.pupil);
        };
        return chain.field() == chain_.field() && how(now) == how(then)
               && areSame(now, then, Stage::Sent);
    }

    LightFigures at(Length distance, const Job& job, Picture& picture) const {
        const Look how = lookOf(chain_.design());
        PicturePairs light = light_->at(distance, how, job);
        const PicturePairs wanted = wanted_->at(distance, how, job);
        LightFigures figures = figures_;
        const auto compare = [](const Picture& shown, const Picture& target, double& psnr,
                                double& ssim) {
            if (target.planes.empty())
                return;
            const PictureMetrics metrics = comparePictures(shown, target);
            psnr = metrics.scaledPsnr;
            ssim = metrics.scaledSsim;
        };
        compare(light.own, wanted.own, figures.psnr, figures.ssim);
        compare(light.fine, wanted.fine, figures.finerPsnr, figures.finerSsim);
        picture = std::move(light.own);
        return figures;
    }

  private:
    Chain chain_;
    LightFigures figures_; ///< at every distance
    std::optional<Light> light_, wanted_;
};

LightJudge::LightJudge(Show show) : show_(std::move(show)) {}
LightJudge::~LightJudge() = default;

Outcome<std::optional<LightFigures>> LightJudge::figures(const Chain& chain, Length distance,
                                                         const Job& job) {
    return outcomeOf([&]() -> std::optional<LightFigures> {
        if (!chain.design().reconstruction.fromEncoded || !holdsFigures(*chain.field(), job))
            return std::nullopt;
        if (const auto phases = shownPhases(chain, job))
            return figuresOfDesigned(chain.design(), *phases, job);
        if (chain.design().setup.lens.on)
            return std::nullopt;
        if (!pair_ || !pair_->isOf(chain))
            pair_ = std::make_unique<Pair>(chain, show_, job);
        const LightFigures figures = pair_->at(distance, job, picture_);
        if (samplesOf(*chain.field()) > mostKept)
            pair_.reset();
        return figures;
    });
}

std::optional<double> purityOf(const Chain& chain, const Job& job) {
    if (!asksForPurity(chain.design()) || !holdsFigures(*chain.field(), job))
        return std::nullopt;
    Design design = chain.design();
    design.focalStop = FocalStop::Centre;
    design.reconstruction.fromEncoded = design.reconstruction.isFiltered = true;
    return ShownAndWanted(chain.with(std::make_shared<const Design>(std::move(design))), {}, job)
        .figures.purity;
}

} // namespace fringe
