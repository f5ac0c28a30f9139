// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/camera/camera.h"
#include "engine/model/parameter_rows.h"

namespace fringe {
namespace {

using namespace table;

/// What the table says, typed.
struct SimulatedCamera {
    SlmModel slm{.fillFactor = 0.9, .gapsReflect = true};
    CameraSensor sensor{};
    CameraView view{.size = {1024, 1280}, .pitch = Length(5.5e-6)};
};

BoundRow<SlmModel> gapsRow() {
    return {
        withOption(
            oneOf("gaps", FRINGE_MARK("Gaps"), FRINGE_MARK("What lies between the pixels."),
                  {{"reflecting", FRINGE_MARK("Reflecting"),
                    FRINGE_MARK("A mirror, whose light stays in the zero order.")},
                   {"dark", FRINGE_MARK("Dark"), FRINGE_MARK("Light that falls there is lost.")}}),
            "gaps"),
        [](const SlmModel& model) {
            return Value(std::string(model.gapsReflect ? "reflecting" : "dark"));
        },
        [](SlmModel& model, const Value& value) {
            model.gapsReflect = std::get<std::string>(value) == "reflecting";
        }};
}

BoundRows<SlmModel> gapRows() {
    return {
        {withOption(positive(between(named("fill_factor", Kind::Number, FRINGE_MARK("Fill factor"),
                                           FRINGE_MARK("The share of the panel's area that its "
                                                       "levels move.")),
                                     0, 1)),
                    "fill"),
         &SlmModel::fillFactor},
        gapsRow(),
        {when("gaps", {std::string("reflecting")},
              withOption(named("gap_phase", Kind::Angle, FRINGE_MARK("Gap phase"),
                               FRINGE_MARK("The light of gaps against that of level 0.")),
                         "gap-phase")),
         &SlmModel::gapPhase}};
}

BoundRows<SlmModel> phaseRows() {
    constexpr double mostLevels = 1e6, mostBlur = 4, nearlyAll = 0.99;
    return {
        {zeroMeans(FRINGE_MARK("those of the pattern"),
                   withOption(between(named("true_levels", Kind::Number, FRINGE_MARK("True levels"),
                                            FRINGE_MARK("How many gray levels really make "
                                                        "2π.")),
                                      0, mostLevels),
                              "true-levels")),
         &SlmModel::levelsPerCycle},
        {zeroMeans(FRINGE_MARK("none"),
                   withOption(between(named("crosstalk", Kind::Number, FRINGE_MARK("Crosstalk"),
                                            FRINGE_MARK("The standard deviation of the "
                                                        "Gaussian that phases of neighbours "
                                                        "are blurred by, in pixels.")),
                                      0, mostBlur),
                              "crosstalk")),
         &SlmModel::crosstalk},
        {zeroMeans(FRINGE_MARK("none"),
                   withOption(between(named("front_reflection", Kind::Number,
                                            FRINGE_MARK("Front reflection"),
                                            FRINGE_MARK("The share of the amplitude that the "
                                                        "front surface sends back, past the "
                                                        "pixels.")),
                                      0, nearlyAll),
                              "front-reflection")),
         &SlmModel::frontReflection},
        {withOption(named("front_phase", Kind::Angle, FRINGE_MARK("Front phase"),
                          FRINGE_MARK("That light against the light of level 0.")),
                    "front-phase"),
         &SlmModel::frontPhase}};
}

BoundRows<Shape> sizeRows() {
    constexpr double mostPixels = 8192;
    return {{withOption(between(named("columns", Kind::Count, FRINGE_MARK("Camera columns"),
                                      FRINGE_MARK("The camera's pixels along x.")),
                                1, mostPixels),
                        "camera-columns"),
             &Shape::cols},
            {withOption(between(named("rows", Kind::Count, FRINGE_MARK("Camera rows"),
                                      FRINGE_MARK("The camera's pixels along y.")),
                                1, mostPixels),
                        "camera-rows"),
             &Shape::rows}};
}

BoundRow<CameraView> pitchRow() {
    return {withOption(shownIn("um", positive(between(
                                         lengthRow("pitch", FRINGE_MARK("Camera pitch"),
                                                   FRINGE_MARK("The distance between the middles "
                                                               "of the camera's pixels.")),
                                         0, 1))),
                       "camera-pitch"),
            &CameraView::pitch};
}

BoundRows<CameraSensor> exposureRows() {
    constexpr double most = 1e9;
    return {{withOption(between(named("bits", Kind::Count, FRINGE_MARK("Camera bits"),
                                      FRINGE_MARK("The camera's counts go up to 2 to this power, "
                                                  "less 1.")),
                                1, 16),
                        "camera-bits"),
             &CameraSensor::bits},
            {zeroMeans(FRINGE_MARK("such that the brightest pixel comes to the peak"),
                       withOption(between(named("exposure", Kind::Number, FRINGE_MARK("Exposure"),
                                                FRINGE_MARK("The share of saturation that all "
                                                            "light makes in one sharp spot.")),
                                          0, most),
                                  "exposure")),
             &CameraSensor::exposure},
            {withOption(positive(between(named("peak", Kind::Number, FRINGE_MARK("Peak"),
                                               FRINGE_MARK("The share of saturation that the "
                                                           "brightest pixel comes to where no "
                                                           "exposure is given.")),
                                         0, 1)),
                        "peak"),
             &CameraSensor::peak}};
}

BoundRows<CameraSensor> noiseRows() {
    constexpr double most = 1e9;
    return {
        {zeroMeans(FRINGE_MARK("no shot noise"),
                   withOption(between(named("full_well", Kind::Number, FRINGE_MARK("Full well"),
                                            FRINGE_MARK("Electrons in a saturated pixel, which "
                                                        "the shot noise follows from.")),
                                      0, most),
                              "full-well")),
         &CameraSensor::fullWell},
        {zeroMeans(FRINGE_MARK("none"),
                   withOption(between(named("read_noise", Kind::Number, FRINGE_MARK("Read noise"),
                                            FRINGE_MARK("Its standard deviation in "
                                                        "electrons.")),
                                      0, most),
                              "read-noise")),
         &CameraSensor::readNoise},
        {withOption(between(named("background", Kind::Number, FRINGE_MARK("Background"),
                                  FRINGE_MARK("The share of saturation that is there without "
                                              "light.")),
                            0, 1),
                    "background"),
         &CameraSensor::background},
        {withOption(named("noise_seed", Kind::Count, FRINGE_MARK("Noise seed"),
                          FRINGE_MARK("The same number gives the same noise.")),
                    "noise-seed"),
         &CameraSensor::seed}};
}

const BoundRows<SimulatedCamera>& cameraRows() {
    using Camera = SimulatedCamera;
    static const BoundRows<Camera> rows = joined<Camera>(
        {within<Camera>(joined<SlmModel>({gapRows(), phaseRows()}), &Camera::slm),
         within<Camera>(joined<CameraView>({within<CameraView>(sizeRows(), &CameraView::size),
                                            BoundRows<CameraView>{pitchRow()}}),
                        &Camera::view),
         within<Camera>(joined<CameraSensor>({exposureRows(), noiseRows()}), &Camera::sensor)});
    return rows;
}

} // namespace

const ChoiceInfo& simulatedCameraInfo() {
    static const ChoiceInfo info{"simulated",
                                 FRINGE_MARK("Simulated camera"),
                                 FRINGE_MARK("What a camera would see of a panel like a real one."),
                                 infosOf(cameraRows()),
                                 {{"wanted", FRINGE_MARK("Wanted spots"), AssetType::SpotList}}};
    return info;
}

SlmModel slmModelOf(const ParameterValues& values) {
    return readBy(cameraRows(), values).slm;
}

CameraSensor cameraSensorOf(const ParameterValues& values) {
    return readBy(cameraRows(), values).sensor;
}

CameraView cameraViewOf(const ParameterValues& values) {
    return readBy(cameraRows(), values).view;
}

} // namespace fringe
