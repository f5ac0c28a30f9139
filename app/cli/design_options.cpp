// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/design_options.h"

#include "app/cli/composite_options.h"
#include "engine/model/design_parameters.h"
#include "engine/model/error.h"
#include "engine/model/method_info.h"

#include <CLI/App.hpp>

#include <algorithm>
#include <cctype>

namespace fringe {
namespace {

/// A section's rows; for the section "method", those of every method.
std::vector<DesignSection> sectionsOfAllMethods() {
    Design design;
    std::vector<DesignSection> all = designSections(design);
    const auto isNew = [](const DesignSection& section, const DesignParameter& row) {
        return std::ranges::none_of(section.rows, [&](const DesignParameter& known) {
            return known.info.key == row.info.key;
        });
    };
    for (const MethodInfo* method : methodInfos()) {
        design.method.key = method->key;
        const std::vector<DesignSection> sections = designSections(design);
        for (std::size_t s = 0; s < all.size(); ++s)
            std::ranges::copy_if(sections[s].rows, std::back_inserter(all[s].rows),
                                 [&](const DesignParameter& row) { return isNew(all[s], row); });
    }
    return all;
}

std::string typeName(const ParameterInfo& info) {
    switch (info.kind) {
    case ValueKind::Count:
        return "N";
    case ValueKind::Length:
        return "LENGTH";
    case ValueKind::Lengths:
        return "LENGTH[,LENGTH,LENGTH]";
    case ValueKind::Angle:
        return "ANGLE";
    case ValueKind::Choice: {
        std::string keys;
        for (const ParameterChoice& choice : info.choices)
            keys += (keys.empty() ? "" : "|") + choice.key;
        return keys;
    }
    default:
        return "NUMBER";
    }
}

/// A help text as a phrase, without the full stop.
std::string helpOf(const ParameterInfo& info) {
    std::string help = info.help;
    if (help.ends_with('.'))
        help.pop_back();
    return help;
}

struct Flag {
    std::string name, help;
};

/// A toggle that is on by default becomes `--no-<option>`.
Flag flagOf(const ParameterInfo& info) {
    std::string help = helpOf(info);
    if (!std::get<bool>(info.initial))
        return {info.option, help};
    help.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(help.front())));
    return {"no-" + info.option, "Do not " + help};
}

bool isChosen(const DesignOptionChoice& choice, const std::string& path) {
    return std::ranges::any_of(choice.paths,
                               [&](const std::string& start) { return path.starts_with(start); });
}

CLI::Option* addTextOption(CLI::App& app, const std::string& name, const std::string& help) {
    return app
        .add_option("--" + name, CLI::callback_t([](const CLI::results_t&) { return true; }), help)
        ->expected(1);
}

} // namespace

DesignOptions::DesignOptions(CLI::App& app, const DesignOptionChoice& choice) {
    for (const DesignSection& section : sectionsOfAllMethods()) {
        const std::size_t before = bindings_.size();
        for (const CompositeOption& composite : compositeOptions())
            if (std::string_view(composite.paths.front()).starts_with(section.key + '.')
                && isChosen(choice, composite.paths.front()))
                bindComposite(app, choice, composite);
        for (const DesignParameter& row : section.rows)
            if (!row.info.option.empty() && isChosen(choice, row.info.key))
                bindRow(app, choice, row);
        for (std::size_t i = before; i < bindings_.size(); ++i)
            bindings_[i].option->group(section.label);
    }
    relateComposites();
}

void DesignOptions::bindRow(CLI::App& app, const DesignOptionChoice& choice,
                            const DesignParameter& row) {
    const ParameterInfo& info = row.info;
    if (info.kind == ValueKind::Toggle) {
        const Flag flag = flagOf(info);
        const Value given = !std::get<bool>(info.initial);
        bindings_.push_back({flag.name, app.add_flag("--" + flag.name, flag.help),
                             [path = info.key, given](Design design, const std::string&) {
                                 return withParameter(std::move(design), path, given);
                             }});
        return;
    }
    const bool isEncoding = info.key == "encoding.kind";
    const std::string name = isEncoding ? choice.encodingName : info.option;
    CLI::Option* option = addTextOption(app, name, helpOf(info))->type_name(typeName(info));
    if (choice.showDefaults && !isEncoding)
        option->default_str(formatValue(info, info.initial));
    bindings_.push_back({name, option, [path = info.key](Design design, const std::string& text) {
                             return withParameterText(std::move(design), path, text);
                         }});
}

void DesignOptions::bindComposite(CLI::App& app, const DesignOptionChoice& choice,
                                  const CompositeOption& composite) {
    CLI::Option* option =
        addTextOption(app, composite.name, composite.help)->type_name(composite.type);
    if (choice.showDefaults && composite.showDefault)
        option->default_str(compositeText(Design{}, composite));
    bindings_.push_back(
        {composite.name, option, [&composite](Design design, const std::string& text) {
             return withComposite(std::move(design), composite, text);
         }});
}

void DesignOptions::relateComposites() {
    for (const CompositeOption& composite : compositeOptions()) {
        CLI::Option* option = find(composite.name);
        if (option && composite.needs)
            option->needs(find(composite.needs));
        if (option && composite.excludes)
            option->excludes(find(composite.excludes));
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

void DesignOptions::refuseIdle(const Design& design, bool encoded) const {
    for (const char* name : {"levels", "angle"})
        if (isGiven(name) && !encoded)
            throw badInput("--{0} is for levels, but a field is written; give --encode too, or the "
                           "name of a picture.",
                           name);
    if (isGiven("angle") && design.encoding.kind != EncodingKind::OffAxis)
        throw badInput("--angle is for the encoding off-axis alone; choose that, or leave the "
                       "angle out.");
    if (isGiven("seed") && !design.scene.randomPhase)
        throw badInput("--seed is for random phases; give --random-phase too.");
}

Design DesignOptions::applyTo(Design design) const {
    for (const Binding& binding : bindings_) {
        if (binding.option->count() == 0)
            continue;
        const std::string text = binding.option->as<std::string>();
        try {
            design = binding.apply(std::move(design), text);
        } catch (const Error& error) {
            throw badInput("--{0} {1}: {2}", binding.name, text, error.message().english());
        }
    }
    return design;
}

} // namespace fringe
