// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/python/commands.h"

#include "app/cli/composite_options.h"
#include "app/cli/design_files.h"
#include "app/cli/fringe_program.h"
#include "app/python/call.h"
#include "app/python/values.h"
#include "engine/model/design_parameters.h"

#include <CLI/App.hpp>
#include <pybind11/stl.h>

#include <algorithm>
#include <set>

namespace fringe::python {
namespace {

/// Options that mean nothing in Python: of a command that makes a design all that are of its
/// computing and of its files.
std::set<std::string> namesLeftOut(bool makesDesign) {
    if (!makesDesign)
        return {"--help", "--help-all", "--progress", "--json", "--quiet", "--verbose"};
    CLI::App app;
    CommonOptions common;
    declareCommonOptions(app, common, true);
    DesignFiles(app).declareSeen(app);
    std::set<std::string> names{"--help-all"};
    for (const CLI::Option* option : app.get_options())
        names.insert(option->get_name());
    return names;
}

/// "m" or "rad" that floats are in, where an option sets several parameters at once.
std::string unitOf(const ParameterInfo& row) {
    return row.kind == ValueKind::Length ? "m" : row.kind == ValueKind::Angle ? "rad" : "";
}

/// What floats are in, by the names of options that set several rows of a source's kind.
std::map<std::string, std::string> unitsOf(const std::string& command) {
    std::map<std::string, std::string> units;
    const Design design = findInfo(sourceInfos(), command) ? designFor(command) : Design{};
    for (const CompositeOption& option : compositeOptions(command))
        try {
            units.emplace(std::string("--") + option.name,
                          unitOf(designParameter(design, option.paths.front()).info));
        } catch (const Error&) { // of what the design does not have
        }
    return units;
}

py::dict optionFacts(const CLI::Option& option, const std::map<std::string, std::string>& units) {
    py::dict facts;
    const auto composite = units.find(option.get_name());
    const bool isFlag = option.get_items_expected_max() == 0 && !option.get_positional();
    facts["name"] = option.get_name();
    facts["help"] = option.get_description();
    facts["type"] = isFlag ? "" : option.get_type_name().empty() ? "TEXT" : option.get_type_name();
    facts["initial"] = option.get_default_str();
    facts["group"] = option.get_group();
    facts["required"] = option.get_required();
    facts["positional"] = option.get_positional();
    facts["many"] = option.get_items_expected_max() > 1;
    facts["unit"] = composite == units.end() ? py::object(py::none()) : py::str(composite->second);
    return facts;
}

py::list all() {
    CLI::App root("", "fringe");
    CommonOptions common;
    py::list commands;
    for (const DeclaredCommand& command : declareCommands(root, common)) {
        const std::string name = command.app->get_name();
        const auto left = namesLeftOut(command.makesDesign);
        const auto units = unitsOf(name);
        py::list options;
        for (const CLI::Option* option : command.app->get_options())
            if (!left.contains(option->get_name()))
                options.append(optionFacts(*option, units));
        py::dict facts;
        facts["name"] = name;
        facts["help"] = command.app->get_description();
        facts["makes_design"] = command.makesDesign;
        facts["options"] = options;
        if (const ChoiceInfo* kind = findInfo(sourceInfos(), name); kind && command.makesDesign) {
            py::list slots;
            for (const AssetSlot& slot : kind->assets)
                slots.append(py::make_tuple(slot.key, slot.label, static_cast<int>(slot.type)));
            facts["slots"] = slots;
        }
        commands.append(facts);
    }
    return commands;
}

py::object carriedOut(const std::vector<std::string>& words, const py::object& progress) {
    Call call;
    std::optional<Report> report;
    call.carryOut(
        [&] {
            bindToProcess();
            report = calledCommand(words, call.control(), call.session().ends());
        },
        progress);
    call.warn();
    return asObject(report->json);
}

} // namespace

void bindCommands(py::module_& module) {
    module.def("commands", &all);
    module.def("run", &carriedOut, py::arg("words"), py::arg("progress") = py::none());
}

} // namespace fringe::python
