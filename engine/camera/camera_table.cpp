// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/camera/camera.h"

#include <string>
#include <utility>

namespace fringe {
namespace {

ParameterInfo cameraRow(const char* key, ValueKind kind, const char* label, const char* help,
                        Value initial) {
    ParameterInfo info;
    info.key = key;
    info.kind = kind;
    info.label = label;
    info.help = help;
    info.initial = std::move(initial);
    return info;
}

ParameterInfo within(ParameterInfo info, double least, double most) {
    info.least = least;
    info.most = most;
    return info;
}

ParameterInfo above(ParameterInfo info, double least, double most) {
    info.leastAllowed = false;
    return within(std::move(info), least, most);
}

ParameterInfo zeroMeans(ParameterInfo info, const char* zero) {
    info.zero = zero;
    return info;
}

ParameterInfo called(ParameterInfo info, const char* option) {
    info.option = option;
    return info;
}

std::vector<ParameterInfo> gapRows() {
    ParameterInfo gaps =
        called(cameraRow("gaps", ValueKind::Choice, FRINGE_MARK("Gaps"),
                         FRINGE_MARK("What lies between the pixels."), std::string("reflecting")),
               "gaps");
    gaps.choices = {{"reflecting", FRINGE_MARK("Reflecting"),
                     FRINGE_MARK("A mirror, whose light stays in the zero order.")},
                    {"dark", FRINGE_MARK("Dark"), FRINGE_MARK("Light that falls there is lost.")}};
    ParameterInfo phase =
        called(cameraRow("gap_phase", ValueKind::Angle, FRINGE_MARK("Gap phase"),
                         FRINGE_MARK("The light of gaps against that of level 0."), 0.0),
               "gap-phase");
    phase.when = {"gaps", {std::string("reflecting")}};
    return {
        called(above(cameraRow("fill_factor", ValueKind::Number, FRINGE_MARK("Fill factor"),
                               FRINGE_MARK("The share of the panel's area that its levels move."),
                               0.9),
                     0, 1),
               "fill"),
        std::move(gaps), std::move(phase)};
}

std::vector<ParameterInfo> phaseRows() {
    constexpr double mostLevels = 1e6, mostBlur = 4, nearlyAll = 0.99;
    return {
        zeroMeans(
            called(within(cameraRow("true_levels", ValueKind::Number, FRINGE_MARK("True levels"),
                                    FRINGE_MARK("How many gray levels really make 2π."), 0.0),
                          0, mostLevels),
                   "true-levels"),
            FRINGE_MARK("those of the pattern")),
        zeroMeans(
            called(within(cameraRow("crosstalk", ValueKind::Number, FRINGE_MARK("Crosstalk"),
                                    FRINGE_MARK("The standard deviation of the Gaussian that "
                                                "phases of neighbours are blurred by, in pixels."),
                                    0.0),
                          0, mostBlur),
                   "crosstalk"),
            FRINGE_MARK("none")),
        zeroMeans(called(within(cameraRow("front_reflection", ValueKind::Number,
                                          FRINGE_MARK("Front reflection"),
                                          FRINGE_MARK("The share of the amplitude that the front "
                                                      "surface sends back, past the pixels."),
                                          0.0),
                                0, nearlyAll),
                         "front-reflection"),
                  FRINGE_MARK("none")),
        called(cameraRow("front_phase", ValueKind::Angle, FRINGE_MARK("Front phase"),
                         FRINGE_MARK("That light against the light of level 0."), 0.0),
               "front-phase")};
}

std::vector<ParameterInfo> sizeRows() {
    constexpr double mostPixels = 8192;
    ParameterInfo pitch = called(
        above(cameraRow("pitch", ValueKind::Length, FRINGE_MARK("Camera pitch"),
                        FRINGE_MARK("The distance between the middles of the camera's pixels."),
                        5.5e-6),
              0, 1),
        "camera-pitch");
    pitch.unit = "um";
    return {
        called(within(cameraRow("columns", ValueKind::Count, FRINGE_MARK("Camera columns"),
                                FRINGE_MARK("The camera's pixels along x."), std::int64_t{1280}),
                      1, mostPixels),
               "camera-columns"),
        called(within(cameraRow("rows", ValueKind::Count, FRINGE_MARK("Camera rows"),
                                FRINGE_MARK("The camera's pixels along y."), std::int64_t{1024}),
                      1, mostPixels),
               "camera-rows"),
        std::move(pitch)};
}

std::vector<ParameterInfo> exposureRows() {
    constexpr double most = 1e9;
    return {
        called(
            within(cameraRow("bits", ValueKind::Count, FRINGE_MARK("Camera bits"),
                             FRINGE_MARK("The camera's counts go up to 2 to this power, less 1."),
                             std::int64_t{8}),
                   1, 16),
            "camera-bits"),
        zeroMeans(
            called(within(cameraRow("exposure", ValueKind::Number, FRINGE_MARK("Exposure"),
                                    FRINGE_MARK("The share of saturation that all light makes "
                                                "in one sharp spot."),
                                    0.0),
                          0, most),
                   "exposure"),
            FRINGE_MARK("such that the brightest pixel comes to the peak")),
        called(above(cameraRow("peak", ValueKind::Number, FRINGE_MARK("Peak"),
                               FRINGE_MARK("The share of saturation that the brightest pixel comes "
                                           "to where no exposure is given."),
                               0.8),
                     0, 1),
               "peak")};
}

std::vector<ParameterInfo> noiseRows() {
    constexpr double most = 1e9;
    return {
        zeroMeans(called(within(cameraRow("full_well", ValueKind::Number, FRINGE_MARK("Full well"),
                                          FRINGE_MARK("Electrons in a saturated pixel, which the "
                                                      "shot noise follows from."),
                                          10000.0),
                                0, most),
                         "full-well"),
                  FRINGE_MARK("no shot noise")),
        zeroMeans(
            called(within(cameraRow("read_noise", ValueKind::Number, FRINGE_MARK("Read noise"),
                                    FRINGE_MARK("Its standard deviation in electrons."), 5.0),
                          0, most),
                   "read-noise"),
            FRINGE_MARK("none")),
        called(within(cameraRow("background", ValueKind::Number, FRINGE_MARK("Background"),
                                FRINGE_MARK("The share of saturation that is there without light."),
                                0.02),
                      0, 1),
               "background"),
        called(cameraRow("noise_seed", ValueKind::Count, FRINGE_MARK("Noise seed"),
                         FRINGE_MARK("The same number gives the same noise."), std::int64_t{1}),
               "noise-seed")};
}

std::vector<ParameterInfo> allRows() {
    std::vector<ParameterInfo> rows;
    for (const auto& some : {gapRows(), phaseRows(), sizeRows(), exposureRows(), noiseRows()})
        rows.insert(rows.end(), some.begin(), some.end());
    return rows;
}

template <class T> T get(const ParameterValues& values, std::string_view key) {
    return std::get<T>(valueOf(simulatedCameraInfo(), values, key));
}

} // namespace

const ChoiceInfo& simulatedCameraInfo() {
    static const ChoiceInfo info{"simulated",
                                 FRINGE_MARK("Simulated camera"),
                                 FRINGE_MARK("What a camera would see of a panel like a real one."),
                                 allRows(),
                                 {{"wanted", FRINGE_MARK("Wanted spots"), AssetType::SpotList}}};
    return info;
}

SlmModel slmModelOf(const ParameterValues& values) {
    SlmModel model;
    model.fillFactor = get<double>(values, "fill_factor");
    model.gapsReflect = get<std::string>(values, "gaps") == "reflecting";
    model.gapPhase = Angle(get<double>(values, "gap_phase"));
    model.levelsPerCycle = get<double>(values, "true_levels");
    model.crosstalk = get<double>(values, "crosstalk");
    model.frontReflection = get<double>(values, "front_reflection");
    model.frontPhase = Angle(get<double>(values, "front_phase"));
    return model;
}

CameraSensor cameraSensorOf(const ParameterValues& values) {
    CameraSensor sensor;
    sensor.bits = static_cast<int>(get<std::int64_t>(values, "bits"));
    sensor.exposure = get<double>(values, "exposure");
    sensor.peak = get<double>(values, "peak");
    sensor.fullWell = get<double>(values, "full_well");
    sensor.readNoise = get<double>(values, "read_noise");
    sensor.background = get<double>(values, "background");
    sensor.seed = get<std::int64_t>(values, "noise_seed");
    return sensor;
}

CameraView cameraViewOf(const ParameterValues& values) {
    CameraView view;
    view.size = {get<std::int64_t>(values, "rows"), get<std::int64_t>(values, "columns")};
    view.pitch = Length(get<double>(values, "pitch"));
    return view;
}

} // namespace fringe
