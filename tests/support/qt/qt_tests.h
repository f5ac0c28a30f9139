// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

/// Included before every Qt test: the tests of a folder are one program. A file with `QTEST_MAIN`,
/// `QTEST_GUILESS_MAIN` or `FRINGE_TEST_MAIN { … }`, a main of its own, is one of them, and
/// `PROGRAM --only document_test` runs that of document_test.cpp, with what follows as its
/// arguments. PROGRAM alone runs all, each in a process of its own.
namespace fringe {

/// Adds what a file runs, before `main`. file: its `__FILE__`.
bool addQtTest(const char* file, int (*run)(int argc, char** argv));

} // namespace fringe

#define FRINGE_TEST_MAIN                                                                           \
    static int runOfFile(int argc, char** argv);                                                   \
    [[maybe_unused]] static const bool isAdded = fringe::addQtTest(__FILE__, runOfFile);           \
    static int runOfFile([[maybe_unused]] int argc, [[maybe_unused]] char** argv)

#undef QTEST_MAIN_WRAPPER
#define QTEST_MAIN_WRAPPER(TestObject, ...)                                                        \
    FRINGE_TEST_MAIN {                                                                             \
        QTest::Internal::callInitMain<TestObject>();                                               \
        __VA_ARGS__                                                                                \
        TestObject test;                                                                           \
        return QTest::qExec(&test, argc, argv);                                                    \
    }
