// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <algorithm>
#include <cstdlib>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace fringe::test {
namespace {

namespace fs = std::filesystem;

void redirect(int descriptor, const fs::path& path) {
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    ::dup2(file, descriptor);
    ::close(file);
}

[[noreturn]] void become(const std::vector<std::string>& arguments) {
    std::vector<char*> words{const_cast<char*>("fringe")};
    for (const std::string& argument : arguments)
        words.push_back(const_cast<char*>(argument.c_str()));
    words.push_back(nullptr);
    ::execv(FRINGE_PROGRAM, words.data());
    ::_exit(127);
}

} // namespace

Program::Program() {
    ::setenv("TMPDIR", words_.path().c_str(), 1);
}

Program::~Program() {
    ::unsetenv("TMPDIR");
}

pid_t Program::start(const std::vector<std::string>& arguments, std::uint64_t addresses) const {
    const pid_t child = ::fork();
    if (child == 0) {
        if (const struct rlimit limit{addresses, addresses}; addresses > 0)
            ::setrlimit(RLIMIT_AS, &limit);
        fs::current_path(folder_.path());
        redirect(STDOUT_FILENO, words_ / "out");
        redirect(STDERR_FILENO, words_ / "err");
        become(arguments);
    }
    return child;
}

Ran Program::wait(pid_t child) const {
    int status = 0;
    struct rusage used {};
    ::wait4(child, &status, 0, &used);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status),
            contentsOf(words_ / "out"), contentsOf(words_ / "err"),
            static_cast<std::uint64_t>(used.ru_maxrss) * 1024};
}

Ran Program::fringe(const std::vector<std::string>& arguments) const {
    return wait(start(arguments));
}

void Program::expectRefused(const std::vector<std::string>& arguments,
                            const std::vector<std::string>& parts) const {
    const std::set<std::string> before = files();
    const Ran ran = fringe(arguments);
    EXPECT_EQ(ran.status, 2) << ran.err;
    EXPECT_EQ(ran.out, "");
    EXPECT_TRUE(ran.err.starts_with("fringe: ")) << ran.err;
    EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
    EXPECT_TRUE(ran.err.ends_with('\n')) << ran.err;
    for (const std::string& part : parts)
        EXPECT_NE(ran.err.find(part), std::string::npos) << part << " is not in: " << ran.err;
    EXPECT_EQ(files(), before);
}

std::set<std::string> Program::files() const {
    std::set<std::string> names;
    for (const auto& entry : fs::recursive_directory_iterator(folder_.path()))
        names.insert(fs::relative(entry.path(), folder_.path()).string());
    return names;
}

std::string Program::read(const std::string& name) const {
    return contentsOf(folder_ / name);
}

void Program::write(const std::string& name, const std::string& text) const {
    writeFile(folder_ / name, text);
}

} // namespace fringe::test
