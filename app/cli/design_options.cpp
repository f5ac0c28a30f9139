// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/design_options.h"

#include "app/cli/composite_options.h"
#include "app/cli/help_formatter.h"
#include "app/cli/parameter_option.h"
#include "engine/model/design_parameters.h"
#include "engine/model/error.h"
#include "engine/model/showable_text.h"

#include <CLI/App.hpp>

#include <algorithm>
#include <set>

namespace fringe {
namespace {

/// No default of it is shown: it is given or nothing is encoded.
constexpr const char* encodingPath = "encoding.kind";

/// Keys of those entries that have the parameter.
std::string keysWith(ChoiceInfos entries, const std::string& path) {
    std::erase_if(entries, [key = path.substr(path.rfind('.') + 1)](const ChoiceInfo* entry) {
        return !parameterOf(*entry, key);
    });
    return keyList(entries);
}

/// The help text of a row, with the solvers that have it.
std::string helpOf(const ParameterInfo& info) {
    return helpText(info, info.key.starts_with("solver.") ? keysWith(solverInfos(), info.key) : "");
}

bool isChosen(const DesignOptionChoice& choice, const std::string& path) {
    return std::ranges::any_of(choice.paths,
                               [&](const std::string& start) { return path.starts_with(start); });
}

/// Options that set nothing but rows of the section.
std::vector<CompositeOption> compositesOf(const DesignSection& section) {
    const auto isHere = [&](const std::string& path) {
        return std::ranges::any_of(
            section.rows, [&](const DesignParameter& row) { return row.info.key == path; });
    };
    std::vector<CompositeOption> options =
        section.source ? compositeOptions(section.key) : compositeOptions();
    std::erase_if(options, [&](const CompositeOption& option) {
        return !std::ranges::all_of(option.paths, isHere);
    });
    return options;
}

/// Empty: the row is no option.
const std::string& nameOf(const DesignOptionChoice& choice, const ParameterInfo& info) {
    const auto renamed = choice.names.find(info.key);
    return renamed == choice.names.end() ? info.option : renamed->second;
}

bool isLeftOut(const DesignOptionChoice& choice, const CompositeOption& option) {
    const auto renamed = choice.names.find(option.paths.front());
    return renamed != choice.names.end() && renamed->second.empty();
}

/// A sum goes without what solvers take, but for the seed of spots without phases; a solver goes
/// without the method of a sum, and its phases need no stop.
bool isIdleFor(const Design& design, std::string_view path) {
    if (design.isDesigned())
        return path.starts_with("method.") || path == "device.stop";
    return path.starts_with("solver.") && path != "solver.name" && path != "solver.seed";
}

/// The methods that have the parameter; empty if the chosen one does, or it is no method's.
std::string methodsInstead(const Design& design, const std::string& path) {
    const bool isMethods = path.starts_with("method.") && path != "method.name";
    const std::string key = path.substr(path.rfind('.') + 1);
    if (!isMethods || parameterOf(*findInfo(methodInfos(), design.sources.front().method.key), key))
        return "";
    return keysWith(methodInfos(), path);
}

} // namespace

std::map<std::string, std::string> namesWherePropagated() {
    return {{"reconstruction.distance", ""},
            {"reconstruction.propagation", "method"},
            {"reconstruction.window_width", ""},
            {"encoding.any_phase", ""}};
}

DesignOptions::DesignOptions(CLI::App& app, const DesignOptionChoice& choice) {
    for (const DesignSection& section : designSections(choice.base, true)) {
        const std::size_t before = bindings_.size();
        std::set<std::string> bound;
        for (const CompositeOption& composite : compositesOf(section))
            if (isChosen(choice, composite.paths.front()) && !isLeftOut(choice, composite)) {
                bindComposite(app, choice, composite);
                if (!composite.place)
                    bound.insert(composite.paths.begin(), composite.paths.end());
            }
        for (const DesignParameter& row : section.rows)
            if (!nameOf(choice, row.info).empty() && isChosen(choice, row.info.key)
                && !bound.contains(row.info.key)) {
                bindRow(app, choice, row);
                if (row.info.essential && row.applies(choice.base))
                    essential(bindings_.back().option);
            }
        for (std::size_t i = before; i < bindings_.size(); ++i)
            bindings_[i].option->group(section.label);
    }
    relateComposites();
}

void DesignOptions::bindRow(CLI::App& app, const DesignOptionChoice& choice,
                            const DesignParameter& row) {
    const ParameterInfo& info = row.info;
    const std::string& name = nameOf(choice, info);
    const std::string help = helpOf(info);
    if (info.kind == ValueKind::Toggle) {
        const bool isOn = std::get<bool>(info.initial);
        const Value given = !isOn;
        const std::string flag = (isOn ? "no-" : "") + name;
        bindings_.push_back({flag, app.add_flag("--" + flag, help), info.key,
                             [path = info.key, given](Design design, const std::string&) {
                                 return withParameter(std::move(design), path, given);
                             }});
        return;
    }
    for (const ParameterChoice& item : info.choices)
        if (item.alias == "false") // the row was a toggle, on by default
            bindChoice(app, "no-" + name, {info.key, item.key});
    CLI::Option* option = addTextOption(app, name, help)->type_name(typeName(info));
    if (choice.showDefaults && info.key != encodingPath)
        option->default_str(formatValue(info, row.get(choice.base)));
    bindings_.push_back(
        {name, option, info.key, [path = info.key](Design design, const std::string& text) {
             return withParameterText(std::move(design), path, text);
         }});
}

void DesignOptions::bindChoice(CLI::App& app, const std::string& name, const Setting& setting) {
    CLI::Option* const option = app.add_flag("--" + name);
    option->description("The same as --" + name.substr(3) + ' '
                        + std::get<std::string>(setting.value));
    bindings_.push_back({name, option, setting.path, [setting](Design design, const std::string&) {
                             return withParameter(std::move(design), setting.path, setting.value);
                         }});
}

void DesignOptions::bindComposite(CLI::App& app, const DesignOptionChoice& choice,
                                  const CompositeOption& composite) {
    CLI::Option* option =
        addTextOption(app, composite.name, composite.help)->type_name(composite.type);
    if (choice.showDefaults && !composite.place)
        option->default_str(compositeText(choice.base, composite));
    if (composite.isEssential)
        essential(option);
    bindings_.push_back({composite.name, option, composite.paths.front(),
                         [composite](Design design, const std::string& text) {
                             return withComposite(std::move(design), composite, text);
                         }});
}

void DesignOptions::relateComposites() {
    for (const CompositeOption& composite : compositeOptions()) {
        CLI::Option* option = find(composite.name);
        for (const char* other : composite.excludes)
            if (option)
                option->excludes(find(other));
    }
}

CLI::Option* DesignOptions::find(const std::string& name) const {
    const auto found = std::ranges::find(bindings_, name, &Binding::name);
    return found == bindings_.end() ? nullptr : found->option;
}

bool DesignOptions::isGiven(const std::string& name) const {
    const CLI::Option* option = find(name);
    return option && option->count() > 0;
}

bool DesignOptions::isGiven(const std::string& name, const std::string& text) const {
    return isGiven(name) && find(name)->as<std::string>() == text;
}

bool DesignOptions::isAnyGiven(const std::string& path, const std::string& other) const {
    return std::ranges::any_of(bindings_, [&](const Binding& binding) {
        return binding.option->count() > 0 && binding.path.starts_with(path)
               && binding.path != other;
    });
}

void DesignOptions::refuseIdle(const Design& design, bool encoded) const {
    for (const Binding& binding : bindings_) {
        if (binding.option->count() == 0)
            continue;
        if (isIdleFor(design, binding.path))
            throw badInput("--{0} has no effect with --algorithm {1}; choose {2}, or leave it out.",
                           binding.name, design.solver.key,
                           design.isDesigned() ? sumKey : "another");
        if (!encoded && binding.path.starts_with("device."))
            throw badInput("--{0} is for what a device is sent, but a field is written; give "
                           "--encode too, or the name of a picture.",
                           binding.name);
        if (design.isDesigned() || !binding.path.starts_with("encoding.")
            || binding.path == encodingPath)
            continue;
        if (!encoded)
            throw badInput("--{0} is for levels, but a field is written; give --encode too, or the "
                           "name of a picture.",
                           binding.name);
        if (!designParameter(design, binding.path).applies(design))
            throw badInput(
                "--{0} is not for the encoding {1} but for: {2}; choose one of these, or "
                "leave it out.",
                binding.name, design.encoding.key, keysWith(encodingInfos(), binding.path));
    }
}

Design DesignOptions::applyTo(Design design) const {
    for (const Binding& binding : bindings_) {
        if (binding.option->count() == 0)
            continue;
        const std::string text = binding.option->as<std::string>();
        if (const std::string others = methodsInstead(design, binding.path); !others.empty())
            throw badInput("--{0} is not for the method {1} but for: {2}; choose one of these with "
                           "--method, or leave it out.",
                           binding.name, design.sources.front().method.key, others);
        try {
            design = binding.apply(std::move(design), text);
        } catch (const Error& error) {
            throw badInput("--{0} {1}: {2}", binding.name, showable(text, mostQuoted),
                           error.message().english());
        }
    }
    return design;
}

} // namespace fringe
