// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rescue/unsaved_work.h"

#include "app/project/project_file.h"
#include "app/rescue/rescue_facts.h"
#include "app/text/localised.h"

#include <nlohmann/json.hpp>

namespace fringe {
namespace {

std::filesystem::path projectIn(const RescueFolder& folder) {
    return toPath(folder.file(QLatin1String(RescueFolder::project)));
}

} // namespace

void writeUnsavedWork(const RescueFolder& folder, const UnsavedWork& work) {
    saveProject(projectIn(folder), *work.design);
    writeRescueFacts(folder, {{"path", work.path.toStdString()}});
}

UnsavedWork readUnsavedWork(const RescueFolder& folder) {
    const auto facts = readRescueFacts(folder);
    return {std::make_shared<const Design>(openProject(projectIn(folder)).design),
            QString::fromStdString(facts.value("path", std::string()))};
}

} // namespace fringe
