// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/frame_facts.h"
#include "engine/io/relief_facts.h"
#include "engine/model/field.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// What a file says of itself besides its samples. It is one JSON object, the same for every
/// format: in the ImageDescription of TIFF, the text "Description" of PNG, the "comments" of EXR,
/// and for .npy and .bmp in a sidecar, `out.npy.json` beside `out.npy`. Absent is what is unknown.
///
///     "fringe"       1: the version of this list; without it the text is someone else's
///     "program"      name and version of the program that wrote it
///     "device"       id of the device that computed it, "cpu"
///     "pitch_x", "pitch_y"   distance of samples [m]
///     "wavelengths"  one per plane [m]
///     "encoding"     what levels mean: the key of an encoding, "phase"
///     "levels"       how many there are, 2 … 65,536
///     "aperture"     that the hologram is lit through, around its middle [m]: {"diameter": d}
///                    or {"width": w, "height": h}
///     "beam"         that the hologram is lit by: {"waist": w} where the amplitude has fallen to
///                    1/e [m], or {"picture": "name"} of a picture that is not in the file
///     "focal_length" of a lens in the hologram, from whose focal plane its distances count [m]
///     "bands"        where in the spectrum of the light of levels the picture is, one per plane,
///                    in cycles per pixel: {"x": x, "y": y, "half_x": x, "half_y": y, "middle_y":
///                    y, "without_zero": true}, see `PictureBand`; what is 0 or without bound is
///                    left out
///     "powers"       of the lasers, one per plane, the largest 1: of levels those that restore
///                    the picture's colours, of a picture those that it is seen with
///     "efficiency"   share of the light on the device that comes to the picture, one per plane
///     "seen"         where the light of the sources of a field is looked at, and how much of it
///                    is wanted in each plane: [{"left": x, "right": x, "bottom": y, "top": y,
///                    "z": z, "energy": […]}, …] [m, m²]
///     "distance"     z of the plane that a picture shows [m]
///     "unit"         of the numbers of a picture of phases: "rad" or "turns"
///     "white"        intensity of the highest level of a picture that was scaled to levels
///     "solved"       what a solver says of the pattern, see `SolvedFigures`: {"solver": "gs",
///                    "iterations": 300, "levels": 16, "efficiency": e, "uniformity": u, "psnr_db":
///                    p, "psnr_twice_as_fine_db": q}
///     "frame"        that it is what a panel is sent, see `FrameFacts`: {"panel": "X13138",
///                    "packing": "gray", "bits": 8, "wavelengths": [λ [m], …], "steps": ["sign",
///                    …], "seed": 1, "parameters": {"device.sign": "-1", …}, "sum":
///                    "xxh3:0123456789abcdef"}
///     "relief"       that its numbers are those of a mask's relief, see `ReliefFacts`: {"of":
///                    "depth", "scale": s [m], "offset": o [m], "light": "transmission", "index":
///                    n}
namespace fringe {

struct FileMetadata {
    Sampling sampling{};
    std::string program{};
    std::string device{};
    std::string encoding{};
    int levels = 0; ///< 0: no level pattern
    Aperture aperture{};
    std::optional<Length> distance{};
    std::string unit{}; ///< of phases
    double white = 0;   ///< 0: not scaled
    Beam beam{};
    std::optional<Length> lens{}; ///< its focal length
    std::vector<double> powers{}, efficiency{};
    std::vector<PictureBand> bands{};
    std::vector<SeenLight> seen{};
    std::optional<SolvedFigures> solved{};
    std::optional<FrameFacts> frame{};
    std::optional<ReliefFacts> relief{};

    friend bool operator==(const FileMetadata&, const FileMetadata&) = default;
};

std::string metadataText(const FileMetadata& metadata);

/// Nothing if the text is not ours. Throws `Error` (BadInput) that names `file` if it is ours but
/// holds something impossible.
std::optional<FileMetadata> parseMetadata(const std::string& text, const std::string& file);

std::filesystem::path sidecarPath(const std::filesystem::path& file);

/// The text of the sidecar of `file`, or empty if there is none.
std::string readSidecar(const std::filesystem::path& file);

} // namespace fringe
