// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/session.h"
#include "app/cli/text_table.h"
#include "engine/model/units.h"
#include "engine/run/compute_device.h"

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;
using Rows = std::vector<std::vector<std::string>>;

std::string sharingText(const ComputeDeviceInfo& device) {
    return device.sharing.empty() ? "" : "textures of OpenGL: " + device.sharing.english();
}

void addRows(Rows& rows, const BackendListing& backend) {
    for (const ComputeDeviceInfo& device : backend.devices)
        rows.push_back({device.id, device.name,
                        std::to_string(device.computeUnits)
                            + (device.backend == "cpu" ? " threads" : " units"),
                        formatBytes(device.memory), device.driver, sharingText(device)});
    if (backend.devices.empty())
        rows.push_back({backend.backend, "not usable: " + backend.absence.english()});
    for (const Message& fault : backend.faults)
        if (fault != backend.absence)
            rows.push_back({backend.backend, "not used: " + fault.english()});
}

Json deviceJson(const ComputeDeviceInfo& device) {
    Json json{{"id", device.id},
              {"name", device.name},
              {"driver", device.driver},
              {"memory_bytes", device.memory},
              {"compute_units", device.computeUnits}};
    if (!device.sharing.empty())
        json["opengl_textures"] = device.sharing.english();
    return json;
}

Json backendJson(const BackendListing& backend) {
    Json devices = Json::array();
    for (const ComputeDeviceInfo& device : backend.devices)
        devices.push_back(deviceJson(device));
    Json json{{"backend", backend.backend}, {"devices", devices}};
    if (backend.devices.empty())
        json["absence"] = backend.absence.english();
    for (const Message& fault : backend.faults)
        json["faults"].push_back(fault.english());
    return json;
}

Report listAll(Session& session) {
    Rows rows;
    Json json = Json::array();
    std::vector<BackendListing> listings = listDevices(session.control(), true);
    trySharing(listings, session.control());
    for (const BackendListing& backend : listings) {
        addRows(rows, backend);
        json.push_back(backendJson(backend));
    }
    return {alignedTable(rows), json};
}

} // namespace

extern const Command command_devices{"devices",
                                     "List compute devices, and why others cannot be used",
                                     CommandGroup::Machine,
                                     "fringe devices --json",
                                     [](CLI::App&) { return CommandBody(&listAll); },
                                     false};

} // namespace fringe
