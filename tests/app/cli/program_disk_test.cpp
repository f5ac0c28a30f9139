// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <csignal>
#include <random>
#include <thread>

namespace fringe::test {
namespace {

using Json = nlohmann::json;
using Words = std::vector<std::string>;

/// What memory does not hold.
class ProgramDisk : public Program {
  protected:
    ProgramDisk() {
        std::mt19937 random(5);
        std::string table = "x,y,z\n";
        for (int i = 0; i < 500; ++i)
            table += std::to_string(random() % 1000) + ',' + std::to_string(random() % 1000) + ','
                     + std::to_string(random() % 1000) + '\n';
        write("p.csv", table);
    }

    /// Two pictures of 17 x 13 pixels at 50 and 60 mm, off the axis.
    Words layers(const std::string& out, const Words& more, const char* size = "1001x803") {
        for (const char* name : {"a", "b"}) {
            std::string text = "{'descr': '|u1', 'fortran_order': False, 'shape': (13, 17), }";
            text.resize(117, ' ');
            std::string file("\x93NUMPY\x01\x00\x76\x00", 10);
            file += text + '\n';
            for (int i = 0; i < 13 * 17; ++i)
                file += static_cast<char>(i * (name[0] == 'a' ? 37 : 101) % 256);
            write(std::string(name) + ".npy", file);
        }
        write("s.json", R"([{"image": "a.npy", "z": "50mm"}, {"image": "b.npy", "z": "60mm"}])");
        Words words{"layers",  "s.json", "-o",       out,     "--size",    size,
                    "--width", "1.9mm",  "--height", "1.3mm", "--x",       "0.3mm",
                    "--y",     "-0.4mm", "--device", "cpu",   "--scratch", scratch()};
        words.insert(words.end(), more.begin(), more.end());
        return words;
    }

    /// Of the second run, killed at some moments and resumed, with what it leaves.
    void expectResumed(const Words& whole, Words again) {
        const Ran first = fringe(whole);
        ASSERT_EQ(first.status, 0) << first.err;
        again.push_back("--force");
        for (const int milliseconds : {250, 500}) {
            const pid_t child = start(again);
            std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
            ::kill(child, SIGKILL);
            wait(child);
            Words resumed = again;
            resumed.push_back("--resume");
            const Ran ran = fringe(resumed);
            ASSERT_EQ(ran.status, 0) << ran.err;
            EXPECT_EQ(read("again.npy"), read("whole.npy"));
            EXPECT_EQ(scratchFiles(), 0u);
        }
    }

    Words points(const std::string& out, const Words& more, const char* size = "601x512") const {
        Words words{"points",      "p.csv", "-o",   out,        "--size", size,        "--fit",
                    "1mmx1mmx1mm", "--at",  "50mm", "--device", "cpu",    "--scratch", scratch()};
        words.insert(words.end(), more.begin(), more.end());
        return words;
    }

    std::string scratch() const { return folder_.path() / "scratch"; }

    double difference(const std::string& a, const std::string& b) const {
        const Ran ran = fringe({"compare", a, b, "--json"});
        EXPECT_EQ(ran.status, 0) << ran.err;
        return Json::parse(ran.out)["relative_l2"];
    }

    std::size_t scratchFiles() const {
        std::size_t count = 0;
        for (const std::string& name : files())
            count += name.starts_with("scratch/") ? 1 : 0;
        return count;
    }

    static constexpr const char* little = "1MiB"; // a plane has 2.3
};

TEST_F(ProgramDisk, SumsPointsInBands) {
    ASSERT_EQ(fringe(points("whole.npy", {"--method", "exact"})).status, 0);
    const Ran ran =
        fringe(points("bands.npy", {"--method", "exact", "--memory", little, "--json"}));
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_NE(Json::parse(ran.out)["notes"].dump().find("bands"), std::string::npos);
    EXPECT_LT(difference("whole.npy", "bands.npy"), 2e-4);
    EXPECT_EQ(scratchFiles(), 0u);
}

TEST_F(ProgramDisk, EncodesWhatItSumsInBands) {
    for (const char* encoding : {"phase", "amplitude", "double-phase"}) {
        const Words how{"--method", "exact", "--encode", encoding};
        ASSERT_EQ(fringe(points("whole.npy", how)).status, 0);
        const Ran ran = fringe(
            points("bands.npy", {"--method", "exact", "--encode", encoding, "--memory", little}));
        ASSERT_EQ(ran.status, 0) << ran.err;
        const std::string whole = read("whole.npy"), bands = read("bands.npy");
        ASSERT_EQ(whole.size(), bands.size());
        std::size_t apart = 0;
        for (std::size_t i = 0; i < whole.size(); ++i) {
            const int steps = std::abs(int(static_cast<unsigned char>(whole[i]))
                                       - int(static_cast<unsigned char>(bands[i])));
            apart += steps > 1 && steps < 255 ? 1 : 0;
        }
        EXPECT_LT(apart, whole.size() / 1000) << encoding;
        for (const char* file : {"whole.npy", "bands.npy", "whole.npy.json", "bands.npy.json"})
            std::filesystem::remove(folder_ / file);
    }
}

TEST_F(ProgramDisk, CarriesAFieldByTheDisk) {
    ASSERT_EQ(fringe(points("f.npy", {})).status, 0);
    const auto carry = [&](const std::string& out, const Words& more) {
        Words words{"propagate", "f.npy",    "--distance", "20mm",      "-o",
                    out,         "--device", "cpu",        "--scratch", scratch()};
        words.insert(words.end(), more.begin(), more.end());
        return fringe(words);
    };
    ASSERT_EQ(carry("whole.npy", {}).status, 0);
    const Ran ran = carry("disk.npy", {"--memory", "4MiB"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_LT(difference("whole.npy", "disk.npy"), 1e-6);
    ASSERT_EQ(carry("whole.png", {"--encode", "phase"}).status, 0);
    ASSERT_EQ(carry("disk.png", {"--encode", "phase", "--memory", "4MiB"}).status, 0);
    EXPECT_EQ(scratchFiles(), 0u);
}

TEST_F(ProgramDisk, GoesOnAfterItWasKilledAndGivesTheSameBits) {
    const Words slow{"--method", "exact", "--memory", "8MiB", "--threads", "1"};
    constexpr const char* size = "3001x2000";
    expectResumed(points("whole.npy", slow, size), points("again.npy", slow, size));
}

TEST_F(ProgramDisk, CarriesLayersByTheDisk) {
    for (const char* phase : {"random", "smooth"}) {
        const Words how{"--phase", phase, "--force"};
        ASSERT_EQ(fringe(layers("whole.npy", how)).status, 0);
        Words words = layers("disk.npy", how);
        words.insert(words.end(), {"--memory", "1536KiB", "--json"}); // a quarter of a plane
        const Ran ran = fringe(words);
        ASSERT_EQ(ran.status, 0) << ran.err;
        EXPECT_NE(Json::parse(ran.out)["notes"].dump().find("by the disk"), std::string::npos);
        EXPECT_LT(difference("whole.npy", "disk.npy"), 1e-6) << phase;
        EXPECT_EQ(scratchFiles(), 0u);
    }
}

TEST_F(ProgramDisk, SaysWhatCarryingLayersTakes) {
    const Ran ran = fringe(layers("o.npy", {"--memory", "1536KiB", "--dry-run", "--json"}));
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Json facts = Json::parse(ran.out);
    EXPECT_LT(facts["bytes"], 1536 << 10);
    EXPECT_GT(facts["scratch_bytes"], 3 * 803 * 2002 * 8); // of rows that are padded
    EXPECT_GE(facts["moved_bytes"], 2 * facts["scratch_bytes"].get<double>());
    expectRefused(layers("o.npy", {"--memory", "200KiB"}), {"200 KiB", "allow"});
}

TEST_F(ProgramDisk, WritesImagesOfLayersByTheDisk) {
    const Words colours{"--wavelength", "638nm,532nm,450nm"};
    ASSERT_EQ(fringe(layers("whole.npy", colours)).status, 0);
    for (const char* file : {"field.tif", "field.exr", "levels.tif", "levels.png"}) {
        Words words = layers(file, colours);
        words.insert(words.end(), {"--memory", "5MiB"});
        const bool isField = std::string(file).starts_with("field");
        if (!isField)
            words.insert(words.end(), {"--encode", "phase"});
        const Ran ran = fringe(words);
        ASSERT_EQ(ran.status, 0) << ran.err;
        EXPECT_EQ(scratchFiles(), 0u);
        if (isField) {
            EXPECT_LT(difference("whole.npy", file), 1e-6);
        }
    }
}

TEST_F(ProgramDisk, LayersGoOnAfterTheyWereKilledAndGiveTheSameBits) {
    const Words slow{"--memory", "8MiB", "--threads", "1"};
    constexpr const char* size = "1501x1201";
    expectResumed(layers("whole.npy", slow, size), layers("again.npy", slow, size));
}

TEST_F(ProgramDisk, ADesignOfIterationsGoesOnFromAFile) {
    expectRefused({"points", "p.csv", "-o", "o.npy", "--fit", "1mmx1mmx1mm", "--at", "50mm",
                   "--size", "64x64", "--algorithm", "wgs", "--resume"},
                  {"--resume", "--checkpoint"});
}

TEST_F(ProgramDisk, RefusesWhatTheDiskDoesNotHold) {
    expectRefused({"points", "p.csv", "-o", "o.npy", "--fit", "1mmx1mmx1mm", "--at", "5m", "--size",
                   "10000000x1000000", "--memory", "8GiB"},
                  {"scratch files", "free"});
}

} // namespace
} // namespace fringe::test
