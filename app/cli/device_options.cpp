// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/device_options.h"

#include "app/cli/session.h"

#include "engine/device/panel.h"
#include "engine/device/sending.h"
#include "engine/io/device_preset.h"
#include "engine/io/metadata.h"
#include "engine/io/panel_files.h"
#include "engine/job/job_control.h"
#include "engine/model/design_parameters.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <CLI/App.hpp>

#include <filesystem>
#include <memory>
#include <utility>

namespace fringe {
namespace {

/// What `read` makes of the file of an option.
template <class Read> Asset tableOf(const char* option, const std::string& path, Read read) {
    try {
        return {std::filesystem::path(path).filename().string(),
                std::make_shared<const Raster>(read(std::filesystem::path(path))),
                {.path = std::filesystem::absolute(path).string()}};
    } catch (const Error& error) {
        throw badInput("{0}: {1}", option, error.message().english());
    }
}

} // namespace

DeviceOptions::DeviceOptions(CLI::App& app) {
    const OptionGroup group(app, "Device");
    const auto add = [&](const char* name, std::string& value, const std::string& help) {
        return app.add_option(name, value, help)->type_name("FILE");
    };
    add("--device-preset", preset_,
        "Send the pattern to a panel: one of " + joined(shippedPresets(), &DevicePreset::name)
            + ", or a file of its own")
        ->type_name("NAME|FILE.json");
    add("--lut", drive_, "Drive table: two columns, level and the value that the panel is sent");
    add("--response", response_, "Response table: two columns, value and the phase that it makes");
    add("--correction", correction_,
        "Phases that are added to make the panel flat: a picture of 8 bits, 256 for 2 pi, an array "
        "or a wavefront file");
    add("--correction-unit", unit_, "What the numbers of --correction are in, of floats")
        ->type_name("waves|rad");
}

bool DeviceOptions::isGiven(const DesignOptions& rows) const {
    return !preset_.empty() || !drive_.empty() || !response_.empty() || !correction_.empty()
           || rows.isAnyGiven("device.", "device.stop");
}

void DeviceOptions::check() const {
    if (!preset_.empty())
        presetOf(preset_);
}

Design DeviceOptions::applyTo(Design design, const DesignOptions& rows,
                              const JobControl& control) const {
    if (!isGiven(rows))
        return design;
    design.device.key = "panel";
    if (!preset_.empty()) {
        const DevicePreset preset = presetOf(preset_);
        design = withPreset(std::move(design), preset);
        if (rows.isGiven("levels")) // for all wavelengths
            design = withParameterText(std::move(design), "device.levels_at", "");
        design = rows.applyTo(std::move(design));
        for (const Length light : design.setup.wavelengths)
            if (const auto text = estimateText(preset, light); text && !rows.isGiven("levels"))
                control.note(*text);
    }
    readTables(design, rows, control);
    return design;
}

Design DeviceOptions::applyTo(Design design, const DesignOptions& rows, const Hologram& field,
                              Session& session) const {
    design.setup.wavelengths = field.sampling.wavelengths;
    design = applyTo(std::move(design), rows, session.control());
    for (const Finding& item : findingsOnDevice(design))
        if (item.severity != Severity::Refusal)
            session.control().note(item.message);
    const Shape panel = design.setup.plate.size;
    if (!preset_.empty() && field.shape() != panel)
        session.say("warning",
                    message(FRINGE_MARK("The field has {0} × {1} pixels and {2} has {3} × {4}."),
                            field.shape().cols, field.shape().rows, design.panel, panel.cols,
                            panel.rows)
                        .english());
    session.tellNotes();
    return design;
}

Choice DeviceOptions::tables(const DesignOptions& rows, const std::string& frame,
                             const JobControl& control) const {
    if (!isGiven(rows))
        return {};
    Design design;
    if (const auto metadata = parseMetadata(readSidecar(frame), frame); metadata && metadata->frame)
        design.device = {"panel", {{"bits", std::int64_t{metadata->frame->bits}}}};
    return applyTo(std::move(design), rows, control).device;
}

void DeviceOptions::readTables(Design& design, const DesignOptions& rows,
                               const JobControl& control) const {
    auto& assets = design.device.assets;
    if (!drive_.empty()) {
        assets["drive"] = tableOf("--lut", drive_,
                                  [&](const auto& path) { return readDriveTable(path, control); });
        if (!rows.isGiven("lut-by"))
            design = withParameterText(std::move(design), "device.lut", "host");
    }
    PhaseFacts facts;
    if (!unit_.empty() && !(facts.unit = phaseUnit(unit_)))
        throw badInput("--correction-unit {0}: give waves or rad.", unit_);
    if (!response_.empty())
        assets["response"] = tableOf("--response", response_, [&](const auto& path) {
            return readResponseTable(path, control);
        });
    if (const auto response = design.device.data<Raster>("response");
        !response_.empty() && response->wave && response->wave->wavelength > Length{}
        && !rows.isGiven("response-wavelength"))
        design = withParameter(std::move(design), "device.response_wavelength",
                               response->wave->wavelength.si());
    if (correction_.empty())
        return;
    facts.bits = panelOf(design.device).bits;
    facts.wavelength = Length(
        std::get<double>(designParameter(design, "device.correction_wavelength").get(design)));
    Asset& correction = assets["correction"] =
        tableOf("--correction", correction_,
                [&](const auto& path) { return readCorrection(path, control, facts); });
    if (const auto& wave = correction.as<Raster>()->wave;
        wave && wave->wavelength > Length{} && !rows.isGiven("correction-wavelength"))
        design =
            withParameter(std::move(design), "device.correction_wavelength", wave->wavelength.si());
}

} // namespace fringe
