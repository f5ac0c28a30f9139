// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/studio/studio.h"
#include "app/text/localised.h"
#include "engine/run/device_pool.h"
#include "engine/run/outcome.h"

#include <functional>
#include <string>
#include <utility>

namespace fringe {

/// The queues that the tasks use.
namespace queues {
inline QString compute() {
    return QStringLiteral("compute");
}
inline QString files() {
    return QStringLiteral("files");
}
} // namespace queues

/// Says why an attempt, which may have a name, has failed.
inline void postFailure(Studio& studio, const QString& text, const QString& attempt) {
    Notice notice{Notice::Kind::Failure, text};
    notice.attempt = attempt;
    studio.notices().post(notice);
}

/// Receives an outcome: says its error to the user, and passes its value on. `attempt` names what
/// was tried, so that a success takes back what was said of it before, of the design that was.
template <class T>
std::function<void(Outcome<T>)> reportingFailure(Studio& studio, std::function<void(T)> use,
                                                 const QString& attempt = {}) {
    return [&studio, use = std::move(use), attempt](Outcome<T> outcome) {
        if (outcome.error)
            postFailure(studio, localised(*outcome.error), attempt);
        if (!outcome.finished())
            return;
        const int said = studio.notices().said();
        use(std::move(*outcome.value));
        studio.notices().settle(attempt, said);
    };
}

/// Receives an outcome as `reportingFailure` does, and then says its notes.
template <class T>
std::function<void(Outcome<T>)> reporting(Studio& studio, std::function<void(T)> use,
                                          const QString& attempt = {}) {
    return [&studio, attempt,
            pass = reportingFailure(studio, std::move(use), attempt)](Outcome<T> outcome) {
        const std::vector<Message> notes = std::move(outcome.notes);
        pass(std::move(outcome));
        for (const Message& note : notes)
            studio.notices().post(
                {.kind = Notice::Kind::Warning, .text = localised(note), .attempt = attempt});
    };
}

/// The outcome of a step that could not be made because an earlier one has no value.
template <class Result, class T> Result passedOn(Outcome<T> earlier) {
    Result result;
    result.notes = std::move(earlier.notes);
    result.error = std::move(earlier.error);
    return result;
}

/// Calls `body(device)`, which returns an outcome, with the device of jobs; why it cannot be used
/// is the outcome otherwise. One that has failed is opened anew the next time. In the queue of
/// computing.
template <class Body> auto withDevice(DevicePool& devices, const std::string& id, Body&& body) {
    using Result = decltype(body(std::declval<const ComputeDevice&>()));
    auto opened = outcomeOf([&] { return devices.device(id, Lane::Jobs); });
    if (!opened.finished())
        return passedOn<Result>(std::move(opened));
    Result result = body(**opened.value);
    if (result.error && result.error->kind() == ErrorKind::Failed)
        devices.forget(*opened.value);
    return result;
}

} // namespace fringe
