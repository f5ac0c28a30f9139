// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/solvers/figures.h"
#include "engine/solvers/light_transport.h"
#include "kernels/values.h"

#include <complex>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace fringe {

/// Fields at the places where light is wanted, one a place.
using Samples = std::vector<Complex>;

/// The target-plane constraint: what the light should be like at every place.
struct Constraint {
    std::vector<float> amplitude;       ///< √T ≥ 0, Σ T = 1; 0: dark, or of no account
    std::vector<std::uint8_t> counts{}; ///< 0: light is free there; empty: all places count
    std::vector<std::optional<double>> phases{}; ///< [rad], where given; empty: all are free
    /// The places sample a whole plane, whose waves are orthogonal: what is left out of all of them
    /// is dark by itself. Else they are single places, and light at dark ones is counteracted.
    bool isWholePlane = false;

    bool isCounted(std::size_t i) const { return counts.empty() || counts[i] != 0; }
    std::optional<double> phaseAt(std::size_t i) const {
        return phases.empty() ? std::nullopt : phases[i];
    }
};

/// exp(-iΦ), what light of phase 0 at one pixel makes at every place, for solvers that change one
/// pixel at a time. Any thread.
class PixelWaves {
  public:
    virtual ~PixelWaves() = default;
    /// Writes the real parts to re[i] and the imaginary ones to im[i].
    virtual void at(std::int64_t row, std::int64_t col, float* re, float* im) const = 0;
};

/// Where light is wanted.
struct LightExtent {
    struct Range {
        double centre = 0; ///< [m]
        double width = 0;  ///< [m]
    };
    Range x, y;
    double z = 0; ///< [m] from the lens's focal plane, or from the hologram
};

enum class Accuracy {
    Iteration, ///< within the tolerance of the design
    Exact,     ///< as good as the device can
};

/// Light that is wanted of a phase pattern in places of one kind, and the linear map from the field
/// of the plate to the fields there; ONE thread. Long work passes checkpoints.
class Wanted {
  public:
    virtual ~Wanted() = default;
    virtual const Constraint& constraint() const = 0;
    /// Before the pattern of an iteration, from 0, is shown: planes may move from one to the next.
    /// Whether they do.
    virtual bool begin(std::int64_t /*iteration*/) { return false; }
    /// fields = A u, in such a unit that Σ |fields|² is at most the share of the light that
    /// arrives. `plate` is the light u on the plate. Returns Σ u over the plate where that costs
    /// nothing.
    virtual std::optional<std::complex<double>>
    forward(const Buffer& plate, std::span<Complex> fields, Accuracy accuracy) = 0;
    /// plate = Aᴴ fields.
    virtual void adjoint(std::span<const Complex> fields, Buffer& plate) = 0;
    /// plate = the light, of smooth phases, that the source sends when it is summed in free space,
    /// for a design that starts with it; of kinds whose designs usually do.
    virtual void sum(Buffer& /*plate*/) {}
    /// Without `zeroOrder`.
    virtual Figures figures(std::span<const Complex> fields) const = 0;
    /// SSIM of pictures, at the scale of their PSNR; nothing where places make none.
    virtual std::optional<double> similarity(std::span<const Complex> /*fields*/) const {
        return std::nullopt;
    }
    /// Whether `Accuracy::Iteration` is exact.
    virtual bool isExact() const { return true; }
    /// Null where this is not known place by place.
    virtual std::unique_ptr<PixelWaves> pixelWaves() const { return nullptr; }
    /// Extent of the bright places.
    virtual LightExtent extent() const = 0;
    /// The light that is wanted in the cells of the extent, see `LightTransport`: row-major from
    /// the top, in proportion; the same everywhere of places that are single.
    virtual std::vector<double> lightInCells() const {
        return std::vector<double>(transportCells * transportCells, 1.0);
    }
    /// What is wanted on the part of the plate that another setup has, for warm starts; null where
    /// that would not do.
    virtual std::unique_ptr<Wanted> onPart(const Setup& /*part*/) const { return nullptr; }
};

using WantedList = std::vector<std::unique_ptr<Wanted>>;

} // namespace fringe
