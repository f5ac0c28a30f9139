// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/error.h"
#include "kernels/error.h"

#include <functional>
#include <new>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fringe {

/// How a job ended: finished with a value and notes, cancelled, or failed with a sentence.
template <class T> struct Outcome {
    std::optional<T> value;     ///< set if and only if the job finished
    std::vector<Message> notes; ///< what a user should know of a finished job
    std::optional<Error> error; ///< set if and only if it failed

    bool finished() const { return value.has_value(); }
    bool cancelled() const { return !value && !error; }
};

/// The value of an outcome; throws what it ended with instead.
template <class T> T taken(Outcome<T> outcome) {
    if (outcome.error)
        throw *outcome.error;
    if (!outcome.finished())
        throw Cancelled();
    return std::move(*outcome.value);
}

namespace detail {
/// Turns the exception being handled into an `Error`; rethrows nothing.
Error currentError();
} // namespace detail

/// The one wall between exceptions and outcomes: runs `body` and catches everything.
template <class Body> auto outcomeOf(Body&& body) -> Outcome<decltype(body())> {
    Outcome<decltype(body())> outcome;
    try {
        outcome.value = std::forward<Body>(body)();
    } catch (const Cancelled&) {
    } catch (...) {
        outcome.error = detail::currentError();
    }
    return outcome;
}

} // namespace fringe
