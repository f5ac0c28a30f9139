// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/message.h"

#include <filesystem>

/// Parts of the program that are libraries of their own, `libfringe_<name>.so`: one build starts on
/// machines with and without what they need, and nothing is loaded before it is used.
namespace fringe {

struct RunTimeModule {
    const char* name;   ///< "opencl"
    const char* title;  ///< "OpenCL"
    const char* remedy; ///< FRINGE_MARKed: where a library is missing that the module needs
    const char* symbol; ///< C name of a plain struct that it exports, whose first member is its abi
    int abi;            ///< that this program was built with
};

struct OpenedModule {
    const void* entry = nullptr; ///< what the symbol names; null if it could not be opened
    Message absence;             ///< then why: a clause
};

/// Where modules lie: the folder $FRINGE_MODULE_PATH if that is set, else `../lib/fringe` beside
/// the running program.
std::filesystem::path moduleFolder();

/// A module stays open until the process ends. Any thread; never throws.
OpenedModule openModule(const RunTimeModule& module) noexcept;

} // namespace fringe
