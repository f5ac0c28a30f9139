// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/python/result.h"

#include "app/cli/field_output.h"
#include "app/cli/solver_report.h"
#include "app/python/call.h"
#include "app/python/design.h"
#include "app/python/machine.h"
#include "app/python/plan.h"
#include "app/python/planes.h"
#include "app/python/values.h"
#include "engine/encodings/encoding.h"
#include "engine/io/atomic_file.h"
#include "engine/io/field_files.h"
#include "engine/model/error.h"
#include "engine/model/units.h"
#include "engine/outputs/look_files.h"
#include "engine/outputs/output_kind.h"
#include "engine/outputs/run_outputs.h"
#include "engine/run/key.h"
#include "engine/run/look.h"
#include "engine/run/run.h"

#include <pybind11/numpy.h>
#include <pybind11/stl.h>
#include <pybind11/stl/filesystem.h>

#include <algorithm>
#include <numbers>

namespace fringe::python {
namespace {

using Samples = std::vector<PlaneHolder>;

/// Work on a result: `work` is given the job, of a device that is lent for it.
template <class Work> void worked(const ResultHolder& held, const py::object& progress, Work work) {
    Call call(optionsOf(held.options));
    call.carryOut(
        [&] {
            Ground* const ground = held.ground.get();
            const auto alone =
                ground ? std::unique_lock(ground->guard) : std::unique_lock<std::mutex>();
            const auto device = ground ? ground->device : lentDevice(call.session());
            Scratch* const scratch = ground ? ground->scratch.get() : nullptr;
            work(call.session().job(*device, scratch), call.session());
        },
        progress);
    call.warn();
}

/// A job's folder that goes with the last plane in it.
std::shared_ptr<Scratch> scratchOf(const Plan& made, const std::string& folder,
                                   const std::shared_ptr<JobControl>& control) {
    if (!made.bands)
        return nullptr;
    const auto tell = [control](const Message& note) { control->note(note); };
    auto scratch = ownedHere<Scratch>(Scratch::Place{folder, std::nullopt, 0, tell});
    scratch->folder(made.bands->disk);
    return scratch;
}

struct Wish {
    DesignPtr design;
    std::string scratch;
    SolverRun run{};
};

ResultHolder computedBy(const Wish& wish, Call& call) {
    Session& session = call.session();
    auto device = lentDevice(session);
    const Plan made = planned(wish.design, *device, session, wish.scratch);
    requireRunnable(made);
    session.tell(made.findings);
    auto scratch = scratchOf(made, wish.scratch, call.keptControl());
    auto outcome = compute(made, session.job(*device, scratch.get()), wish.run);
    for (const Message& note : outcome.notes)
        session.say("note", note.english());
    Chain chain = taken(std::move(outcome));
    if (!scratch)
        return {inMemory(chain)};
    std::shared_ptr<Ground> ground(
        new Ground{call.keptControl(), std::move(device), std::move(scratch)});
    return {std::move(chain), std::move(ground)};
}

ResultHolder computeOf(const StateHolder& held, const Texts& options, const std::string& scratch,
                       const py::object& progress) {
    Call call(optionsOf(options));
    Wish wish{held.design, scratch};
    wish.run.resume = held.state;
    ResultHolder result;
    const bool isInterrupted = call.carryOut([&] { result = computedBy(wish, call); }, progress,
                                             held.design->isDesigned());
    if (isInterrupted)
        call.session().say("warning", "stopped by Ctrl-C; the best pattern so far was kept.");
    call.warn();
    result.options = options;
    return result;
}

template <class Content> Samples samplesOf(const Content& content, const ResultHolder& held) {
    Samples all;
    for (const auto& plane : content.planes)
        all.push_back({plane, held.ground});
    return all;
}

Samples levelsOfResult(const ResultHolder& held) {
    Samples all;
    worked(held, py::none(),
           [&](const Job& job, Session&) { all = samplesOf(*held.chain.levels(job), held); });
    return all;
}

/// Number of levels, and whether they are phases.
std::pair<int, bool> levelFacts(const ResultHolder& held) {
    std::pair<int, bool> facts;
    worked(held, py::none(), [&](const Job& job, Session&) {
        const auto levels = held.chain.levels(job);
        facts = {levels->count, showsPhases(*levels)};
    });
    return facts;
}

/// Bits of a value and planes of the picture that the device is sent.
std::pair<int, Samples> sentOf(const ResultHolder& held) {
    std::pair<int, Samples> sent;
    worked(held, py::none(), [&](const Job& job, Session&) {
        constexpr int eightBits = 256;
        if (const auto frame = held.chain.sent(job.control)) {
            sent.first = frame->bits;
            for (const auto& plane : pictureOf(*frame))
                sent.second.push_back({inMemory(plane), nullptr});
        } else {
            const auto levels = held.chain.levels(job);
            sent = {levels->count > eightBits ? 16 : 8, samplesOf(*levels, held)};
        }
    });
    return sent;
}

nlohmann::ordered_json figuresOfResult(const ResultHolder& held, const Job& job) {
    const Design& design = held.chain.design();
    nlohmann::ordered_json facts = factsOf(*held.chain.field());
    const auto solved = held.chain.solved();
    if (!solved)
        return facts;
    const auto seen = taken(seenPictures(design, solved->state, job));
    facts.update(solverReport(design, *solved, seen));
    return facts;
}

py::object figuresOf(const ResultHolder& held) {
    nlohmann::ordered_json facts;
    worked(held, py::none(), [&](const Job& job, Session&) { facts = figuresOfResult(held, job); });
    return asObject(facts);
}

/// Figures of the best pattern alone, which nothing is computed for; empty of a sum.
py::object bestOf(const ResultHolder& held) {
    const auto solved = held.chain.solved();
    return asObject(solved ? figuresJson(solved->state.best.figures)
                           : nlohmann::ordered_json::object());
}

/// What the rows of reconstruction say of another design, at a distance.
struct Seen {
    Samples samples;
    std::vector<double> extent; ///< left, right, bottom, top [m]
};

std::vector<double> extentOf(const Picture& picture) {
    const auto [rows, cols] = picture.shape();
    const double pitchX = picture.sampling.pitchX.si(), pitchY = picture.sampling.pitchY.si();
    const double left = picture.x.si() - (static_cast<double>(cols / 2) + 0.5) * pitchX;
    const double top = picture.y.si() + (static_cast<double>(rows / 2) + 0.5) * pitchY;
    return {left, left + static_cast<double>(cols) * pitchX,
            top - static_cast<double>(rows) * pitchY, top};
}

std::vector<Seen> looksOf(const ResultHolder& held, const DesignHolder& design,
                          const std::vector<double>& distances, const py::object& progress) {
    std::vector<Seen> all;
    worked(held, progress, [&](const Job& job, Session& session) {
        const Chain chain = held.chain.with(design.design);
        const Hologram light = chain.lit(job);
        Looks looks{.at = lookOf(*design.design)};
        for (const double distance : distances)
            looks.distances.emplace_back(distance);
        session.tell(findingsOn(looks, light.shape(), light.sampling));
        for (const double distance : distances) {
            Look at = lookOf(*design.design);
            at.distance = Length(distance);
            const Picture picture = inMemory(taken(look(light, at, job)));
            all.push_back({samplesOf(picture, {}), extentOf(picture)});
        }
    });
    return all;
}

const std::vector<std::string> sweepViews{"planes", "all-in-focus", "depth"};

/// A sweep of a design's looks. view: one of those.
Looks sweepOf(const DesignHolder& design, const std::vector<double>& distances,
              const std::string& view) {
    const auto found = std::ranges::find(sweepViews, view);
    if (found == sweepViews.end())
        throw badInput("show={0}: give one of {1}.", view, joined(sweepViews));
    Looks looks{.at = lookOf(*design.design),
                .isSweep = true,
                .view = static_cast<SweepView>(found - sweepViews.begin())};
    for (const double distance : distances)
        looks.distances.emplace_back(distance);
    return looks;
}

std::vector<double> sweptOf(double first, double last, std::int64_t count) {
    std::vector<double> distances;
    for (const Length distance : sweptDistances(Length(first), Length(last), count))
        distances.push_back(distance.si());
    return distances;
}

/// Each place of a sweep from where it is sharpest, or those distances, to a file; its extent.
std::vector<double> soughtOf(const ResultHolder& held, const DesignHolder& design,
                             const Looks& looks, const std::filesystem::path& path,
                             const py::object& progress) {
    std::vector<double> extent;
    worked(held, progress, [&](const Job& job, Session&) {
        const Hologram light = held.chain.with(design.design).lit(job);
        std::optional<Picture> picture;
        const auto show = [&](const Look& at) -> const Picture& {
            picture = inMemory(taken(look(light, at, job)));
            extent = extentOf(*picture);
            return *picture;
        };
        writeLooks(looks, show, {path, true, &job.control}, job.control);
    });
    return extent;
}

py::object written(const ResultHolder& held, const DesignHolder& design,
                   const std::filesystem::path& path, bool encode, bool overwrite) {
    nlohmann::ordered_json facts;
    worked(held, py::none(), [&](const Job& job, Session& session) {
        const FieldOutput output(path, design.design->encoding, encode, overwrite);
        FileGroup group;
        facts = output.write(held.chain.with(design.design), job, session).facts;
        group.commit();
    });
    return asObject(facts);
}

/// An output of a project, made of this result.
std::vector<std::filesystem::path> outputOf(const ResultHolder& held, const std::string& key,
                                            const std::map<std::string, py::object>& values,
                                            const std::filesystem::path& path, bool overwrite) {
    Design design = held.chain.design();
    const ChoiceInfo& kind = outputKindOf(key).info;
    design.outputs = {{"result", {kind.key}, path.filename().string()}};
    ParameterValues& given = design.outputs.front().what.values;
    for (const auto& [name, value] : values) {
        const ParameterInfo* row = parameterOf(kind, name);
        if (row == nullptr)
            throw badInput("{0}: the output \"{1}\" has no such value; it has {2}.", name, key,
                           joined(kind.parameters, &ParameterInfo::key));
        given[name] = asValue(*row, value);
    }
    for (const auto& [name, value] : given) {
        const auto& [other, wanted] = parameterOf(kind, name)->when;
        if (!other.empty()
            && std::ranges::find(wanted, valueOf(kind, given, other)) == wanted.end())
            throw badInput("{0}: it has no effect so; give {1}={2} too.", name, other,
                           formatValue(*parameterOf(kind, other), wanted.front()));
    }
    const Chain chain = held.chain.with(std::make_shared<const Design>(std::move(design)));
    std::vector<std::filesystem::path> files;
    worked(held, py::none(), [&](const Job& job, Session&) {
        const OutputTarget target{std::filesystem::absolute(path).parent_path(), {}, overwrite};
        for (const WrittenFile& file : taken(writeOutputs(chain, target, job)))
            files.push_back(file.path);
    });
    return files;
}

/// A result of a field that is read back, with the side-car beside it.
ResultHolder readBack(const DesignHolder& design, const std::filesystem::path& path,
                      const Texts& options) {
    Call call(optionsOf(options));
    std::optional<Hologram> field;
    call.carryOut([&] {
        FieldOrLevels content = readFieldOrLevels(path, {}, 0, false, &call.control());
        field = std::get<Hologram>(std::move(content));
    });
    call.warn();
    return {inMemory(Chain(design.design, std::move(*field))), nullptr, options};
}

} // namespace

void bindResults(py::module_& module) {
    py::class_<Looks>(module, "Looks").def(py::init(&sweepOf));
    py::class_<Seen>(module, "Seen")
        .def_readonly("samples", &Seen::samples)
        .def_readonly("extent", &Seen::extent);
    py::class_<ResultHolder>(module, "Result")
        .def_property_readonly(
            "design", [](const ResultHolder& held) { return DesignHolder{held.chain.designPtr()}; })
        .def_readonly("options", &ResultHolder::options)
        .def_property_readonly("is_on_disk",
                               [](const ResultHolder& held) { return held.ground != nullptr; })
        .def("field", [](const ResultHolder& held) { return samplesOf(*held.chain.field(), held); })
        .def("levels", &levelsOfResult)
        .def("level_facts", &levelFacts)
        .def("sent", &sentOf)
        .def("figures", &figuresOf)
        .def("best", &bestOf)
        .def("looks", &looksOf)
        .def("sought", &soughtOf)
        .def("write", &written)
        .def("output", &outputOf);
    module.def("compute", &computeOf);
    module.def("swept", &sweptOf);
    module.def("read_back", &readBack);
}

} // namespace fringe::python
