// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/camera/camera_registration.h"
#include "app/cli/solver_report.h"
#include "app/python/call.h"
#include "app/python/design.h"
#include "app/python/machine.h"
#include "app/python/planes.h"
#include "app/python/result.h"
#include "app/python/values.h"
#include "engine/camera/feedback.h"
#include "engine/model/error.h"

#include <pybind11/numpy.h>
#include <pybind11/stl.h>
#include <pybind11/stl/filesystem.h>

#include <cmath>
#include <filesystem>

namespace fringe::python {
namespace {

const SpotList& spotsOf(const Design& design) {
    const auto list =
        design.sources.empty() ? nullptr : design.sources.front().kind.data<SpotList>("list");
    if (!list)
        throw badInput("A camera weights spots, and the design has none; make it by fringe.spots.");
    return *list;
}

/// The state to go on from as it is.
StateHolder stateOf(const ResultHolder& held) {
    const auto solved = held.chain.solved();
    if (!solved)
        throw badInput(
            "No iterations made this result; give the design an algorithm that does some.");
    return {held.chain.designPtr(), solved->goOnFrom()};
}

/// The state to go on from where light was measured at each spot.
StateHolder measuredAt(const ResultHolder& held, const DesignHolder& wanted,
                       const std::vector<double>& intensities, double gain) {
    std::vector<MeasuredSpot> measured;
    for (const double power : intensities) {
        if (!(power >= 0 && std::isfinite(power)))
            throw badInput(
                "A measured intensity is no finite number from 0 up; give such numbers.");
        measured.push_back({power});
    }
    const SpotList& spots = spotsOf(*wanted.design);
    if (!held.chain.solved() || measured.size() != spots.size()
        || spotsOf(held.chain.design()).size() != spots.size())
        throw badInput("{0} numbers were measured, and {1} spots are wanted; give one for each "
                       "spot, of a pattern that iterations made.",
                       measured.size(), spots.size());
    NextRound next = nextRound(held.chain, spots, measured, gain);
    return {std::make_shared<const Design>(std::move(next.design)), std::move(next.state)};
}

/// A picture that Python's camera took: the lock is held while it is shown and taken.
CameraShot shotOf(const py::object& take, const Chain& pattern, double saturation) {
    const py::gil_scoped_acquire held;
    const auto counts = py::array_t<float, py::array::c_style | py::array::forcecast>::ensure(
        take(ResultHolder{pattern}));
    if (!counts || counts.ndim() != 2 || counts.size() == 0)
        throw failed(
            "The camera gave no picture of rows and columns; let grab return such an array.");
    const Shape shape{counts.shape(0), counts.shape(1)};
    return {Plane<float>(shape, std::vector<float>(counts.data(), counts.data() + counts.size())),
            saturation};
}

nlohmann::ordered_json roundsOf(const FeedbackResult& result) {
    nlohmann::ordered_json rounds = nlohmann::ordered_json::array();
    for (const FeedbackRound& round : result.rounds) {
        nlohmann::ordered_json powers = nlohmann::ordered_json::array();
        for (const MeasuredSpot& spot : round.spots)
            powers.push_back(spot.power);
        rounds.push_back({{"measured", figuresJson(round.measured)},
                          {"computed", figuresJson(round.computed)},
                          {"powers", std::move(powers)}});
    }
    return rounds;
}

/// How a camera is asked, and how it stands; no file: it is found.
struct Watching {
    py::object take;
    std::int64_t rounds;
    double gain, saturation;
    std::filesystem::path registration;
};

/// Half the side of the square whose corners say how a camera stands [m].
constexpr double reach = 1e-3;

/// The best of the rounds, what was measured in each, and how the camera stands.
py::tuple evened(const DesignHolder& held, const Texts& options, const Watching& watching,
                 const py::object& progress) {
    Call call(optionsOf(options));
    FeedbackResult result;
    AffineMap map;
    call.carryOut(
        [&] {
            const auto device = lentDevice(call.session());
            const PlanLimits limits = call.session().limits(*device);
            requireRunnable(plan(held.design, limits));
            const FeedbackJob job{*device, limits, call.control()};
            const auto take = [&](const Chain& pattern) {
                return shotOf(watching.take, pattern, watching.saturation);
            };
            map = watching.registration.empty() ? registeredByShowing(*held.design, job, take)
                                                : readRegistration(watching.registration);
            result = evenByCamera(*held.design, {watching.rounds, watching.gain, map}, job, take);
        },
        progress, true);
    if (result.error)
        call.session().say("warning", result.error->message().english());
    call.warn();
    return py::make_tuple(ResultHolder{result.made, nullptr, options}, asObject(roundsOf(result)),
                          asObject(registrationJson(map, reach)));
}

} // namespace

void bindLoops(py::module_& module) {
    py::class_<StateHolder>(module, "State")
        .def(py::init([](const DesignHolder& held) { return StateHolder{held.design}; }))
        .def(py::init(&stateOf))
        .def(py::init(&measuredAt))
        .def_property(
            "design", [](const StateHolder& held) { return DesignHolder{held.design}; },
            [](StateHolder& held, const DesignHolder& design) { held.design = design.design; })
        .def_property_readonly("iteration", [](const StateHolder& held) {
            return held.state ? held.state->iteration : 0;
        });
    py::class_<Watching>(module, "Watching")
        .def(py::init<py::object, std::int64_t, double, double, std::filesystem::path>());
    module.def("even_out", &evened);
}

} // namespace fringe::python
