// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/concerns.h"

namespace fringe {
namespace {

bool isAbout(const Advice& advice, const std::string& path) {
    return path.ends_with('.') ? advice.parameter.starts_with(path) : advice.parameter == path;
}

} // namespace

Concern concernOf(Severity severity) {
    switch (severity) {
    case Severity::Refusal:
        return Concern::Refusal;
    case Severity::Warning:
        return Concern::Warning;
    case Severity::Note:
        return Concern::Note;
    }
    return Concern::None;
}

const Advice* worstAdvice(const Plan& plan, const std::string& path) {
    const Advice* worst = nullptr;
    for (const Advice& advice : plan.advice)
        if (isAbout(advice, path) && (!worst || advice.severity > worst->severity))
            worst = &advice;
    return worst;
}

QString sectionOf(const std::string& path) {
    return QString::fromStdString(path.substr(0, path.find('.')));
}

} // namespace fringe
