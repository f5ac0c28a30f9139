// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/message.h"

#include <stdexcept>
#include <string>
#include <utility>

namespace fringe {

enum class ErrorKind {
    BadInput, ///< usage or data, found before any work: exit status 2
    Failed,   ///< something went wrong while running: exit status 1
};

/// The one exception that the engine lets out, apart from `Cancelled`. Its message is one sentence
/// that says what is wrong, where, and what would be right.
class Error : public std::runtime_error {
  public:
    Error(ErrorKind kind, Message message, std::string parameter = {})
        : std::runtime_error(message.english()), kind_(kind), message_(std::move(message)),
          parameter_(std::move(parameter)) {}

    ErrorKind kind() const { return kind_; }
    const Message& message() const { return message_; }
    /// Path of the parameter to look at ("plate.pitch_x"), or empty.
    const std::string& parameter() const { return parameter_; }

  private:
    ErrorKind kind_;
    Message message_;
    std::string parameter_;
};

/// Thrown by `JobControl::checkpoint` when the user has cancelled; not an error.
class Cancelled : public std::exception {
  public:
    const char* what() const noexcept override { return "cancelled"; }
};

/// `throw badInput(FRINGE_MARK("{0}: line {1} is empty."), path, line)`: every argument becomes
/// text.
template <class... Args> Error badInput(const char* pattern, Args&&... arguments) {
    return Error(ErrorKind::BadInput, message(pattern, std::forward<Args>(arguments)...));
}
/// `badInput` about the parameter of a path.
template <class... Args>
Error badParameter(const char* path, const char* pattern, Args&&... arguments) {
    return Error(ErrorKind::BadInput, message(pattern, std::forward<Args>(arguments)...), path);
}

template <class... Args> Error failed(const char* pattern, Args&&... arguments) {
    return Error(ErrorKind::Failed, message(pattern, std::forward<Args>(arguments)...));
}

} // namespace fringe
