// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/qt/qt_tests.h"

#include <QProcess>

#include <cstdio>
#include <filesystem>
#include <map>
#include <string>

namespace fringe {
namespace {

std::map<std::string, int (*)(int, char**)>& tests() {
    static std::map<std::string, int (*)(int, char**)> known;
    return known;
}

int runAll(const QString& program) {
    int failed = 0;
    for (const auto& [name, run] : tests())
        failed += QProcess::execute(program, {"--only", QString::fromStdString(name)}) != 0;
    return failed;
}

} // namespace

bool addQtTest(const char* file, int (*run)(int, char**)) {
    return tests().emplace(std::filesystem::path(file).stem(), run).second;
}

} // namespace fringe

int main(int argc, char** argv) {
    if (argc == 1)
        return fringe::runAll(QString::fromLocal8Bit(argv[0]));
    const auto found = std::string(argv[1]) == "--only" && argc > 2 ? fringe::tests().find(argv[2])
                                                                    : fringe::tests().end();
    if (found == fringe::tests().end()) {
        std::fprintf(stderr, "usage: %s [--only TEST [ARGUMENT...]], TEST one of\n", argv[0]);
        for (const auto& [name, run] : fringe::tests())
            std::fprintf(stderr, "    %s\n", name.c_str());
        return 2;
    }
    argv[2] = argv[0];
    return found->second(argc - 2, argv + 2);
}
