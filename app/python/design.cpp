// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/python/design.h"

#include "app/cli/fringe_program.h"
#include "app/project/project_file.h"
#include "app/python/call.h"
#include "app/python/values.h"
#include "engine/examples/examples.h"
#include "engine/model/design_parameters.h"
#include "engine/model/error.h"
#include "engine/outputs/output_kind.h"
#include "engine/run/plan.h"

#include <pybind11/stl.h>
#include <pybind11/stl/filesystem.h>

#include <functional>
#include <vector>

namespace fringe::python {
namespace {

using Texts = std::map<std::string, std::string>;

DesignHolder holding(Design design) {
    return {std::make_shared<const Design>(std::move(design))};
}

void setRow(DesignHolder& held, const std::string& path, const py::object& value) {
    if (path.starts_with("outputs.")) {
        held = holding(withSettingText(*held.design, path, std::string(py::str(value))));
        return;
    }
    const DesignParameter row = designParameter(*held.design, path);
    held = holding(withParameter(*held.design, row.info.key, asValue(row.info, value)));
}

/// All rows by their paths, in the order of the table.
void forEachRow(const Design& design, const std::function<void(const DesignParameter&)>& take) {
    for (const DesignSection& section : designSections(design))
        for (const DesignParameter& row : section.rows)
            take(row);
}

std::vector<std::string> pathsOf(const DesignHolder& held) {
    std::vector<std::string> paths;
    forEachRow(*held.design, [&](const DesignParameter& row) { paths.push_back(row.info.key); });
    return paths;
}

std::vector<std::string> kindsOf(const DesignHolder& held) {
    std::vector<std::string> kinds;
    for (const std::size_t number : visibleSources(*held.design))
        kinds.push_back(held.design->sources[number].kind.key);
    return kinds;
}

/// What the table says of a row, its value as text, and whether it means anything.
py::dict rowOf(const DesignHolder& held, const std::string& path) {
    const DesignParameter row = designParameter(*held.design, path);
    py::dict facts = factsOf(row.info);
    facts["text"] = formatValue(row.info, row.get(*held.design));
    facts["applies"] = !row.applies || row.applies(*held.design);
    return facts;
}

DesignHolder opened(const std::filesystem::path& path) {
    Call call;
    std::optional<OpenedProject> project;
    call.carryOut([&] { project = openProject(path, {}, call.control()); });
    requireData(*project);
    for (const Message& note : project->notes)
        call.session().say("note", note.english());
    call.warn();
    return holding(std::move(project->design));
}

void saved(const DesignHolder& held, const std::filesystem::path& path) {
    Call call;
    call.carryOut([&] { saveProject(path, *held.design); });
}

DesignHolder called(const std::vector<std::string>& words) {
    std::optional<Design> made;
    Call call({}, [&](Design design) { made = std::move(design); });
    call.carryOut([&] { calledCommand(words, call.control(), call.session().ends()); });
    call.warn();
    if (!made)
        throw badInput("{0} makes no design.", words.front());
    return holding(std::move(*made));
}

} // namespace

void bindDesigns(py::module_& module) {
    py::class_<DesignHolder>(module, "Design")
        .def(py::init([](const DesignHolder& other) { return other; }))
        .def("__getitem__",
             [](const DesignHolder& held, const std::string& path) {
                 return asObject(designParameter(*held.design, path).get(*held.design));
             })
        .def("__setitem__", &setRow)
        .def("__eq__",
             [](const DesignHolder& a, const DesignHolder& b) { return *a.design == *b.design; })
        .def("kinds", &kindsOf)
        .def("paths", &pathsOf)
        .def("row", &rowOf)
        .def("is_designed", [](const DesignHolder& held) { return held.design->isDesigned(); })
        .def("save", &saved);
    module.def("open", &opened);
    module.def("make", &called);
    module.def("example", [](const std::string& key) { return holding(exampleDesign(key)); });
}

} // namespace fringe::python
