// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <nlohmann/json.hpp>

#include <csignal>
#include <sstream>
#include <sys/resource.h>
#include <sys/stat.h>

namespace fringe::test {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;
using Words = std::vector<std::string>;

/// The names of files: which may be the same, and what stands under them.
class ProgramFiles : public Program {
  protected:
    ProgramFiles() {
        write("p.csv", "x[mm],y[mm],z[mm]\n0,0,50\n0.05,0.1,60\n");
        write("spots.csv", "x[mm],y[mm],z[mm]\n1,0.5,0\n-1,0.25,0\n");
    }

    static Words with(Words words, const Words& more) {
        words.insert(words.end(), more.begin(), more.end());
        return words;
    }
    static Words summing(const Words& more) {
        return with({"points", "p.csv", "--size", "32x32", "--device", "cpu"}, more);
    }
    static Words designing(const Words& more) {
        return with({"spots", "spots.csv", "--size", "32x32", "--geometry", "lens",
                     "--focal-length", "200mm", "--iterations", "2", "--device", "cpu"},
                    more);
    }
};

TEST_F(ProgramFiles, NamesThatClashAreRefusedBeforeAnyWork) {
    write("c.npy", "");
    write("d.npy.json", "");
    for (const auto& [words, parts] : std::vector<std::pair<Words, Words>>{
             {summing({"-o", "a.npy", "--report", "a.npy"}), {"-o and --report", "a.npy"}},
             {summing({"-o", "a.npy", "--report", "./a.npy.json"}),
              {"the side-car of -o", "--report", "a.npy.json"}},
             {summing({"-o", "a.npy", "--report", "p.csv"}), {"IN", "--report", "p.csv"}},
             {designing({"-o", "a.npy", "--checkpoint", "spots.csv"}),
              {"SPOTS", "--checkpoint", "spots.csv"}},
             {designing({"-o", "a.npy", "--checkpoint", "a.npy"}), {"-o and --checkpoint"}},
             {designing({"-o", "a.npy", "--checkpoint", "r.json", "--report", "r.json"}),
              {"--report and --checkpoint"}},
             {designing({"-o", "c.npy", "--start", "c.npy"}), {"--start", "-o"}},
             {{"encode", "d.npy", "--as", "phase", "-o", "d.npy.json"}, {"d.npy.json"}}})
        expectRefused(with(words, {"--force"}), parts);
}

TEST_F(ProgramFiles, WordsInThePlaceOfFilesAreNoFiles) {
    EXPECT_EQ(fringe(designing({"-o", "random", "--start", "random"})).err.find("one file"),
              std::string::npos);
}

TEST_F(ProgramFiles, ACheckpointReplacesOnlyWhatItMay) {
    write("notes.txt", "mine");
    expectRefused(designing({"-o", "a.npy", "--checkpoint", "notes.txt"}),
                  {"notes.txt exists", "--force"});
    EXPECT_EQ(read("notes.txt"), "mine");
    EXPECT_EQ(fringe(designing({"-o", "a.npy", "--checkpoint", "notes.txt", "--force"})).status, 0);
    EXPECT_NE(read("notes.txt"), "mine");
    EXPECT_EQ(
        fringe(designing({"-o", "b.npy", "--checkpoint", "notes.txt", "--resume", "./notes.txt"}))
            .status,
        0);
}

TEST_F(ProgramFiles, ALinkOutOfTheFolderIsNotFollowed) {
    const ScratchFolder elsewhere;
    elsewhere.file("precious.npy", "kept");
    fs::create_symlink(elsewhere / "precious.npy", folder_ / "a.npy");
    expectRefused(summing({"-o", "a.npy", "--force"}), {"a.npy", "link", "precious.npy"});
    EXPECT_EQ(contentsOf(elsewhere / "precious.npy"), "kept");
    fs::create_symlink(elsewhere / "nothing.npy", folder_ / "b.npy");
    expectRefused(summing({"-o", "b.npy"}), {"b.npy exists", "--force"});
    EXPECT_EQ(fringe(summing({"-o", "b.npy", "--force"})).status, 0);
    EXPECT_FALSE(fs::is_symlink(folder_ / "b.npy"));
    EXPECT_FALSE(fs::exists(elsewhere / "nothing.npy"));
}

TEST_F(ProgramFiles, ALimitOfTheSizeOfFilesIsSaid) {
    const std::set<std::string> before = files();
    rlimit unlimited{};
    ::getrlimit(RLIMIT_FSIZE, &unlimited);
    const rlimit small{10'000, unlimited.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &small);
    const Ran ran = fringe({"points", "p.csv", "-o", "f.npy", "--size", "100x100"});
    ::setrlimit(RLIMIT_FSIZE, &unlimited);
    EXPECT_EQ(ran.status, 1) << ran.err;
    EXPECT_NE(ran.err.find("f.npy: the file is larger than"), std::string::npos) << ran.err;
    EXPECT_EQ(files(), before);
}

TEST_F(ProgramFiles, WhatIsNoFileIsNotRead) {
    ASSERT_EQ(::mkfifo((folder_ / "pipe.fringe").c_str(), 0600), 0);
    expectRefused({"run", "pipe.fringe"}, {"pipe.fringe", "regular file"});
    fs::create_symlink("/dev/zero", folder_ / "zero.fringe");
    expectRefused({"run", "zero.fringe"}, {"zero.fringe", "regular file"});
    write("deep.fringe", "{\"format\": \"fringe-project\", \"version\": 5, \"sources\": "
                             + std::string(100'000, '[') + std::string(100'000, ']') + "}");
    expectRefused({"run", "deep.fringe"}, {"deep.fringe", "nested"});
}

TEST_F(ProgramFiles, EveryLineIsAnObjectWithJsonProgress) {
    const Words words{"points", "p.csv",      "-o",   "a.npy",     "--size",  "32x32", "--device",
                      "cpu",    "--progress", "json", "--verbose", "--pitch", "8um"};
    for (const Words& more : {Words{}, Words{"--report", "none/r.json"}}) {
        const Ran ran = fringe(with(words, more));
        std::istringstream lines(ran.err);
        int count = 0;
        for (std::string line; std::getline(lines, line); ++count)
            EXPECT_TRUE(Json::parse(line, nullptr, false).is_object()) << line;
        EXPECT_GT(count, 0);
        EXPECT_EQ(ran.err.find("fringe: "), std::string::npos) << ran.err;
        EXPECT_EQ(ran.err.find("\"error\"") != std::string::npos, ran.status != 0) << ran.err;
    }
}

TEST_F(ProgramFiles, OptionsWithoutMeaningSayWhatHasOne) {
    expectRefused(summing({"-o", "a.npy", "--method", "exact", "--planes", "8"}),
                  {"--planes", "exact", "nlut"});
    expectRefused(summing({"-o", "a.npy", "--memory", ""}), {"--memory", "2GiB"});
    expectRefused(summing({"-o", "a.npy", "--device-memory", ""}), {"--device-memory"});
}

TEST_F(ProgramFiles, NamesMoveNothingOnTheTerminal) {
    for (const Words& words :
         {summing({"-o", "a.npy", "--method", "\x1b[2J\u202e"}), Words{"run", "\x1b]0;x\a.fringe"},
          summing({"-o", "\u202eypn.a.tx"}), Words{"points", "\xff\xfe.csv", "-o", "a.npy"}}) {
        const Ran ran = fringe(words);
        EXPECT_EQ(ran.status, 2) << ran.err;
        EXPECT_EQ(ran.err.find('\x1b'), std::string::npos) << ran.err;
        EXPECT_EQ(ran.err.find("\u202e"), std::string::npos) << ran.err;
        EXPECT_EQ(ran.err.find('\xff'), std::string::npos) << ran.err;
        EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
    }
}

TEST_F(ProgramFiles, TextOfAnyLengthIsQuotedShortly) {
    const std::string text(5'000, 'q');
    for (const Words& words :
         {summing({"-o", "a.npy", "--wavelength", text}), summing({"-o", "a.npy", "--pad", text}),
          summing({"-o", "a.npy", "--method", text}), Words{"run", "example:" + text}}) {
        const Ran ran = fringe(words);
        EXPECT_EQ(ran.status, 2) << ran.err;
        EXPECT_LT(ran.err.size(), 1'000U) << ran.err;
    }
}

/// A file of no more than so many bytes can be written while it lives.
class SmallFiles {
  public:
    explicit SmallFiles(rlim_t most) {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit small{most, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &small);
    }
    ~SmallFiles() { ::setrlimit(RLIMIT_FSIZE, &before_); }
    SmallFiles(const SmallFiles&) = delete;
    SmallFiles& operator=(const SmallFiles&) = delete;

  private:
    rlimit before_{};
};

/// The report of many iterations is larger than the field of few pixels.
TEST_F(ProgramFiles, WhereTheReportHasNoRoomNothingIsLeft) {
    write("a.npy", "mine");
    const std::set<std::string> before = files();
    const Words words{
        "spots",    "spots.csv",    "--size", "16x16",    "--geometry", "lens", "--focal-length",
        "200mm",    "--iterations", "200",    "--device", "cpu",        "-o",   "a.npy",
        "--report", "r.json",       "--force"};
    {
        const SmallFiles small(8'000);
        const Ran ran = fringe(words);
        EXPECT_EQ(ran.status, 1) << ran.err;
        EXPECT_NE(ran.err.find("r.json"), std::string::npos) << ran.err;
    }
    EXPECT_EQ(files(), before);
    EXPECT_EQ(read("a.npy"), "mine");
    EXPECT_EQ(fringe(words).status, 0);
    EXPECT_GT(read("r.json").size(), 8'000U);
    EXPECT_LT(read("a.npy").size(), 8'000U);
}

/// What a run that may take so much address space says.
class LittleMemory : public ProgramFiles {
  protected:
    void SetUp() override {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        GTEST_SKIP() << "a sanitizer takes all of the address space";
#endif
    }

    Ran ranIn(rlim_t mebibytes, const std::string& output) const {
        rlimit before{};
        ::getrlimit(RLIMIT_AS, &before);
        const rlimit small{mebibytes << 20, before.rlim_max};
        ::setrlimit(RLIMIT_AS, &small);
        const pid_t child = start(designing({"-o", output, "--force"}));
        ::setrlimit(RLIMIT_AS, &before);
        return wait(child);
    }
};

TEST_F(LittleMemory, IsSaid) {
    for (const rlim_t mebibytes : {64, 128, 256, 400, 700}) {
        const Ran ran = ranIn(mebibytes, "a.npy");
        EXPECT_GE(ran.status, 0) << mebibytes; // 2: already its plan does not fit
        EXPECT_LE(ran.status, 2) << mebibytes;
        EXPECT_EQ(ran.status == 0, ran.err.empty()) << ran.err;
        EXPECT_LE(std::ranges::count(ran.err, '\n'), 1) << ran.err;
    }
}

TEST_F(LittleMemory, IsSaidBeforeLibrariesOfImagesEndTheProgram) {
#ifndef FRINGE_HAS_IMAGES
    GTEST_SKIP() << "built without image formats";
#endif
    for (const rlim_t mebibytes : {300, 350, 400, 450}) {
        const Ran ran = ranIn(mebibytes, "a.png");
        EXPECT_EQ(ran.status, 1) << mebibytes;
        EXPECT_NE(ran.err.find("address space"), std::string::npos) << ran.err;
        EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
    }
    EXPECT_EQ(ranIn(2000, "a.png").status, 0);
}

} // namespace
} // namespace fringe::test
