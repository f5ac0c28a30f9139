// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recovery/recovery_facts.h"

#include "app/text/localised.h"
#include "engine/io/atomic_file.h"
#include "engine/model/error.h"

#include <QFile>

#include <nlohmann/json.hpp>

#include <span>

namespace fringe {

void writeRecoveryFacts(const RecoveryFolder& folder, const nlohmann::ordered_json& facts) {
    const std::string text = facts.dump(2);
    AtomicFile file(toPath(folder.file(QLatin1String(RecoveryFolder::facts))));
    file.write(std::as_bytes(std::span(text)));
    file.commit(true);
}

nlohmann::ordered_json readRecoveryFacts(const RecoveryFolder& folder) {
    QFile file(folder.file(QLatin1String(RecoveryFolder::facts)));
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
