// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rescue/rescue_facts.h"

#include "app/text/localised.h"
#include "engine/io/atomic_file.h"
#include "engine/model/error.h"

#include <QFile>

#include <nlohmann/json.hpp>

#include <span>

namespace fringe {

void writeRescueFacts(const RescueFolder& folder, const nlohmann::ordered_json& facts) {
    const std::string text = facts.dump(2);
    AtomicFile file(toPath(folder.file(QLatin1String(RescueFolder::facts))));
    file.write(std::as_bytes(std::span(text)));
    file.commit(true);
}

nlohmann::ordered_json readRescueFacts(const RescueFolder& folder) {
    QFile file(folder.file(QLatin1String(RescueFolder::facts)));
    const auto facts =
        file.open(QIODevice::ReadOnly)
            ? nlohmann::ordered_json::parse(file.readAll().toStdString(), nullptr, false)
            : nlohmann::ordered_json();
    if (!facts.is_object())
        throw badInput(FRINGE_MARK("{0} is damaged; begin the design anew."),
                       file.fileName().toStdString());
    return facts;
}

} // namespace fringe
