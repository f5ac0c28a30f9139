// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/message.h"

#include <filesystem>
#include <string>

/// Parts of the program that are libraries of their own, `libfringe_<name>.so`: one build starts on
/// machines with and without what they need, and nothing is loaded before it is used.
namespace fringe {

struct RunTimeModule {
    const char* name;    ///< "opencl"
    const char* title;   ///< "OpenCL"
    const char* package; ///< of Debian's that has it, "fringe-opencl"
    const char* remedy;  ///< FRINGE_MARKed: where a library is missing that the module needs
    const char* symbol; ///< C name of a plain struct that it exports, whose first member is its abi
    int abi;            ///< that this program was built with
};

struct OpenedModule {
    const void* entry = nullptr; ///< what the symbol names; null if it could not be opened
    Message absence;             ///< then why: a clause
};

/// A part of the program by its file's name: in the folder $FRINGE_MODULE_PATH if that is set, else
/// in `../lib/fringe` beside the running program, or where another program loads this as a library,
/// in `parts` beside that. Empty where `moduleFolderFault` says why.
std::filesystem::path modulePath(const std::string& file);

/// Why no part is looked for, a sentence: $FRINGE_MODULE_PATH is empty or begins in the current
/// folder, in which anybody may have put anything. Empty where nothing is wrong.
Message moduleFolderFault();

/// Why the module cannot be opened, a clause, as far as its file tells; empty if that is there.
Message absenceOf(const RunTimeModule& module);

/// A module stays open until the process ends. Any thread; never throws.
OpenedModule openModule(const RunTimeModule& module) noexcept;

} // namespace fringe
