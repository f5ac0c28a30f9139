// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include "engine/disk/job_folder.h"
#include "engine/encodings/encoding.h"
#include "kernels/shape.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstring>
#include <map>
#include <memory>
#include <random>
#include <regex>
#include <thread>
#include <unistd.h>

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

    /// Expects that the second run, killed at some moments and resumed, writes the same bytes as
    /// the first and leaves nothing.
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

    /// One complex number everywhere but at the right of each row.
    void writeWave(const std::string& name, Shape shape, float amplitude) const {
        std::string text = "{'descr': '<c8', 'fortran_order': False, 'shape': ("
                           + std::to_string(shape.rows) + ", " + std::to_string(shape.cols)
                           + "), }";
        text.resize(117, ' ');
        std::string file("\x93NUMPY\x01\x00\x76\x00", 10);
        file += text + '\n';
        for (std::int64_t i = 0; i < shape.count(); ++i) {
            const float sample[2] = {i % shape.cols == shape.cols - 1 ? 0 : amplitude, 0};
            file.append(reinterpret_cast<const char*>(sample), sizeof sample);
        }
        write(name, file);
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

    Ran reconstruct(const std::string& in, const std::string& out, const Words& more) const {
        Words words{"reconstruct", in,         "--distance", "20mm",      "-o",
                    out,           "--device", "cpu",        "--scratch", scratch()};
        words.insert(words.end(), more.begin(), more.end());
        return fringe(words);
    }

    /// Samples of a plane of floats.
    std::vector<float> samplesOf(const std::string& name, std::size_t count) const {
        const std::string bytes = read(name);
        std::vector<float> samples(count);
        const std::size_t size = count * sizeof(float);
        EXPECT_GT(bytes.size(), size);
        if (bytes.size() > size)
            std::memcpy(samples.data(), bytes.data() + bytes.size() - size, size);
        return samples;
    }

    /// Turns a byte of the samples of every scratch file over.
    void damageScratch() const {
        for (const std::string& name : files())
            if (name.starts_with("scratch/") && is_regular_file(folder_ / name)
                && read(name).size() > 50'000) {
                std::string bytes = read(name);
                bytes[bytes.size() / 3] = static_cast<char>(~bytes[bytes.size() / 3]);
                write(name, bytes);
            }
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
        Words how{"--method", "exact", "--encode", encoding};
        if (std::string(encoding) == "double-phase")
            how.insert(how.end(), {"--limit", "none"});
        ASSERT_EQ(fringe(points("whole.npy", how)).status, 0);
        how.insert(how.end(), {"--memory", little});
        const Ran ran = fringe(points("bands.npy", how));
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

/// What an encoding takes is told before any work, where it does not go by rows.
TEST_F(ProgramDisk, EncodesAFieldBeyondMemoryToTheSameBitsOrSaysWhatThatTakes) {
    ASSERT_EQ(fringe(points("f.npy", {})).status, 0);
    std::set<std::string> byRows;
    for (const Encoding* encoding : allEncodings()) {
        const std::string& key = encoding->info.key;
        const Words whole{"encode", "f.npy", "--as", key, "-o", "whole.npy", "--force"};
        ASSERT_EQ(fringe(whole).status, 0) << key;
        const Ran ran = fringe({"encode", "f.npy", "--as", key, "-o", key + ".npy", "--memory",
                                little, "--device", "cpu"});
        if (ran.status == 0) {
            byRows.insert(key);
            EXPECT_EQ(read("whole.npy"), read(key + ".npy")) << key;
            continue;
        }
        EXPECT_EQ(ran.status, 2) << key;
        EXPECT_TRUE(std::regex_search(ran.err, std::regex("601 x 512 pixels need [0-9.]+ MiB and "
                                                          "1.0 MiB are there; allow more")))
            << ran.err;
        EXPECT_FALSE(files().contains(key + ".npy"));
    }
    EXPECT_EQ(byRows,
              (std::set<std::string>{"amplitude", "arrizon", "binary", "bolduc", "burckhardt",
                                     "interference", "lee", "off-axis", "phase"}));
}

TEST_F(ProgramDisk, WritesAFieldAsItIsWhereThatIsAskedFor) {
    ASSERT_EQ(fringe(points("f.npy", {})).status, 0);
    const Words how{"encode", "f.npy", "--as", "field", "--device", "cpu", "--memory", little};
    const auto asked = [&](const Words& more) {
        Words words = how;
        words.insert(words.end(), more.begin(), more.end());
        return words;
    };
    ASSERT_EQ(fringe(asked({"-o", "g.npy"})).status, 0);
    EXPECT_EQ(read("g.npy"), read("f.npy"));
    expectRefused(asked({"-o", "g.png"}), {"g.png", "holds no field"});
    expectRefused(asked({"-o", "h.npy", "--levels", "16"}), {"--as field", "leave them out"});
}

TEST_F(ProgramDisk, RefusesToSumWhatItCannotEncode) {
    const Words how{"--method", "exact", "--encode", "fitted", "--memory", little};
    expectRefused(points("bands.npy", how), {"\"fitted\" encodes", "MiB and 1.0 MiB are there"});
    EXPECT_EQ(scratchFiles(), 0u);
    expectRefused({"run", "example:die", "--device", "cpu", "--set", "plate.columns=1201", "--set",
                   "plate.rows=1001", "--set", "encoding.kind=fitted", "--scratch", scratch(), "-o",
                   "disk", "--memory", "12MiB"},
                  {"\"fitted\" encodes", "12.0 MiB are there"});
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

TEST_F(ProgramDisk, ReconstructsByTheDisk) {
    ASSERT_EQ(fringe(points("f.npy", {})).status, 0);
    ASSERT_EQ(reconstruct("f.npy", "whole.npy", {}).status, 0);
    const Ran ran = reconstruct("f.npy", "disk.npy", {"--memory", "4MiB"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_LT(difference("whole.npy", "disk.npy"), 1e-6);
    ASSERT_EQ(reconstruct("f.npy", "disk.png", {"--memory", "4MiB"}).status, 0);
    EXPECT_EQ(scratchFiles(), 0u);
}

TEST_F(ProgramDisk, ReconstructsAWindowByWhatSendsLightThere) {
    constexpr std::size_t cols = 601, rows = 512;
    ASSERT_EQ(fringe(points("f.npy", {"--pitch", "8um"})).status, 0);
    ASSERT_EQ(reconstruct("f.npy", "whole.npy", {}).status, 0);
    const Words window{"--window",   "640umx480um", "--window-x", "400um",
                       "--window-y", "-800um",      "--memory",   "4MiB"};
    const Ran ran = reconstruct("f.npy", "window.npy", window);
    ASSERT_EQ(ran.status, 0) << ran.err;
    const std::vector<float> whole = samplesOf("whole.npy", rows * cols),
                             part = samplesOf("window.npy", 60 * 80);
    // 80 x 60 samples around the one that is 50 to the right of the middle and 100 below it.
    const std::size_t top = rows / 2 + 100 - 30, left = cols / 2 + 50 - 40;
    double apart = 0, all = 0;
    for (std::size_t row = 0; row < 60; ++row)
        for (std::size_t col = 0; col < 80; ++col) {
            const double a = part[row * 80 + col], b = whole[(top + row) * cols + left + col];
            apart += (a - b) * (a - b);
            all += b * b;
        }
    EXPECT_LT(std::sqrt(apart / all), 2e-2);
    EXPECT_EQ(scratchFiles(), 0u);
    EXPECT_EQ(ran.err.find("beyond"), std::string::npos);
    Words outside = window;
    outside[3] = "2.32mm";
    EXPECT_NE(reconstruct("f.npy", "cut.npy", outside).err.find("beyond the plane; the 51 x 60"),
              std::string::npos);
    outside[3] = "1m";
    EXPECT_NE(reconstruct("f.npy", "outside.npy", outside).err.find("window"), std::string::npos);
}

TEST_F(ProgramDisk, RunsAProjectByTheDisk) {
    const Words project{
        "run",   "example:die",     "--device",  "cpu",    "--set", "plate.columns=1201",
        "--set", "plate.rows=1001", "--scratch", scratch()};
    const auto run = [&](const std::string& folder, const Words& more) {
        Words words = project;
        words.insert(words.end(), {"-o", folder});
        words.insert(words.end(), more.begin(), more.end());
        const Ran ran = fringe(words);
        EXPECT_EQ(ran.status, 0) << ran.err;
        EXPECT_EQ(scratchFiles(), 0u);
    };
    run("whole", {});
    run("disk", {"--memory", "12MiB"});
    const std::set<std::string> all = files();
    std::size_t compared = 0;
    for (const std::string& name : all)
        if (name.starts_with("whole/")) {
            const std::string other = "disk" + name.substr(5);
            ASSERT_TRUE(all.contains(other)) << other;
            ++compared;
        }
    EXPECT_GE(compared, 2u);
}

TEST_F(ProgramDisk, AProjectsWindowIsThatOfTheCommand) {
    for (const char* memory : {"1GiB", "12MiB"}) {
        const Ran run = fringe({"run",       "example:die",
                                "--set",     "plate.columns=1201",
                                "--set",     "plate.rows=1001",
                                "--set",     "reconstruction.from_encoded=false",
                                "--set",     "reconstruction.window_width=0.83mm",
                                "--set",     "reconstruction.window_height=0.6mm",
                                "--set",     "reconstruction.window_x=1mm",
                                "--set",     "reconstruction.window_y=-0.4mm",
                                "--set",     "reconstruction.distance=91mm",
                                "-o",        "made",
                                "--scratch", scratch(),
                                "--memory",  memory,
                                "--device",  "cpu",
                                "--force"});
        ASSERT_EQ(run.status, 0) << run.err;
        Words words{"reconstruct", "made/die-field.npy", "--window",  "0.83mmx0.6mm", "--window-x",
                    "1mm",         "--window-y",         "-0.4mm",    "--distance",   "91mm",
                    "-o",          "seen.png",           "--scratch", scratch(),      "--memory",
                    memory,        "--device",           "cpu",       "--force"};
        const Ran seen = fringe(words);
        ASSERT_EQ(seen.status, 0) << seen.err;
        EXPECT_EQ(read("seen.png"), read("made/die-reconstruction.png"));
        EXPECT_EQ(scratchFiles(), 0u);
    }
    expectRefused({"reconstruct", "made/die-field.npy", "--window-x", "1mm", "--distance", "91mm",
                   "-o", "other.png"},
                  {"--window-x", "give that too"});
}

TEST_F(ProgramDisk, FindsADamagedTileAndMakesItAgain) {
    const Words slow{"--memory", "8MiB", "--threads", "1"};
    constexpr const char* size = "1501x1201";
    ASSERT_EQ(fringe(layers("whole.npy", slow, size)).status, 0);
    Words again = layers("again.npy", slow, size);
    const pid_t child = start(again);
    std::this_thread::sleep_for(std::chrono::milliseconds(400));
    ::kill(child, SIGKILL);
    wait(child);
    damageScratch();
    again.insert(again.end(), {"--resume", "--force"});
    const Ran ran = fringe(again);
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(read("again.npy"), read("whole.npy"));
}

TEST_F(ProgramDisk, LevelsGoOnAfterTheyWereKilledAndAreTheSame) {
    const Words slow{"--memory", "8MiB", "--threads", "1", "--encode", "phase"};
    constexpr const char* size = "1501x1201";
    expectResumed(layers("whole.npy", slow, size), layers("again.npy", slow, size));
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
    EXPECT_GE(facts["moved_bytes"], 1.9 * facts["scratch_bytes"].get<double>());
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

TEST_F(ProgramDisk, SharesTheChunksAmongDevices) {
    const auto withDevices = [&](const std::string& devices, const std::string& out) {
        Words words = layers(out, {"--memory", "3MiB"});
        *(std::ranges::find(words, "--device") + 1) = devices;
        const Ran ran = fringe(words);
        EXPECT_EQ(ran.status, 0) << ran.err;
    };
    withDevices("cpu", "one.npy");
    withDevices("cpu,cpu", "two.npy");
    EXPECT_LT(difference("one.npy", "two.npy"), 1e-7);
    EXPECT_EQ(scratchFiles(), 0u);
}

TEST_F(ProgramDisk, DevicesOfSeveralKindsShareSplatsAndLayers) {
    if (fringe({"devices"}).out.find("opencl:0") == std::string::npos)
        GTEST_SKIP() << "there is no OpenCL device";
    const auto expectAlike = [&](Words words, const char* out) {
        words.insert(words.end(), {"--memory", "3MiB", "--force"});
        for (const char* devices : {"cpu", "cpu,opencl"}) {
            *(std::ranges::find(words, "--device") + 1) = devices;
            *(std::ranges::find(words, "-o") + 1) = devices == std::string("cpu") ? "one.npy" : out;
            const Ran ran = fringe(words);
            ASSERT_EQ(ran.status, 0) << ran.err;
            if (devices != std::string("cpu")) {
                EXPECT_LT(difference("one.npy", out), 1e-5) << devices;
            }
        }
        EXPECT_EQ(scratchFiles(), 0u);
    };
    expectAlike(points("p.npy", {"--splat", "60um"}, "401x300"), "p.npy");
    expectAlike(layers("l.npy", {}, "401x300"), "l.npy");
}

TEST_F(ProgramDisk, StreamsThroughADeviceWithLittleMemory) {
    if (fringe({"devices"}).out.find("opencl:0") == std::string::npos)
        GTEST_SKIP() << "there is no OpenCL device";
    const Words device{"--device", "opencl", "--device-memory", "4MiB", "--force"};
    const auto withDevice = [&](Words words) {
        const auto given = std::ranges::find(words, "--device");
        words.erase(given, given + 2);
        words.insert(words.end(), device.begin(), device.end());
        return words;
    };
    ASSERT_EQ(fringe(layers("whole.npy", {})).status, 0);
    const Ran ran = fringe(withDevice(layers("streamed.npy", {"--json"})));
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_NE(Json::parse(ran.out)["notes"].dump().find("by the disk"), std::string::npos);
    EXPECT_LT(difference("whole.npy", "streamed.npy"), 1e-6);
    EXPECT_EQ(scratchFiles(), 0u);
    ASSERT_EQ(fringe(points("f.npy", {})).status, 0);
    ASSERT_EQ(reconstruct("f.npy", "i.npy", {}).status, 0);
    Words words{"reconstruct", "f.npy",    "--distance", "20mm",      "-o",
                "j.npy",       "--device", "cpu",        "--scratch", scratch()};
    const Ran seen = fringe(withDevice(words));
    ASSERT_EQ(seen.status, 0) << seen.err;
    EXPECT_LT(difference("i.npy", "j.npy"), 2e-6);
}

/// Null, or why the memory of the program cannot be compared with a plan.
const char* whyUnmeasured() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return "sanitizers hold memory of their own";
#endif
    return nullptr;
}

TEST_F(ProgramDisk, HoldsNoMoreMemoryThanWasForetoldAndAllowed) {
    if (const char* reason = whyUnmeasured())
        GTEST_SKIP() << reason;
    constexpr double mebibyte = 1 << 20, slack = 6 * mebibyte;
    const std::uint64_t own = fringe(points("small.npy", {}, "64x48")).peak;
    const auto expectHeld = [&](const Words& words, double allowed) {
        const Ran ran = fringe(words);
        ASSERT_EQ(ran.status, 0) << ran.err;
        const auto held = static_cast<double>(ran.peak - std::min(own, ran.peak));
        EXPECT_LE(held, allowed * mebibyte + slack) << words.front();
        if (const Json facts = Json::parse(ran.out); facts.contains("bytes")) {
            EXPECT_LE(held, facts["bytes"].get<double>() + slack) << words.front();
        }
    };
    constexpr const char* size = "2001x1500"; // 22.9 MiB
    const auto within = [](int memory, Words more = {}) {
        more.insert(more.end(), {"--memory", std::to_string(memory) + "MiB", "--threads", "2",
                                 "--json", "--force"});
        return more;
    };
    for (const int memory : {26, 8})
        expectHeld(points("f.npy", within(memory), size), memory);
    expectHeld(points("l.npy", within(32, {"--encode", "phase"}), size), 32);
    expectHeld(points("s.npy", within(16, {"--splat", "30um"}), size), 16);
    expectHeld(layers("l.npy", within(16), size), 16);
    for (const char* command : {"propagate", "reconstruct"})
        for (const int memory : {150, 12}) {
            Words words{command, "f.npy",    "--distance", "20mm",      "-o",
                        "g.npy", "--device", "cpu",        "--scratch", scratch()};
            const Words more = within(memory);
            words.insert(words.end(), more.begin(), more.end());
            expectHeld(words, memory);
        }
}

TEST_F(ProgramDisk, KeepsTheLimitsOfItsProcess) {
    if (const char* reason = whyUnmeasured())
        GTEST_SKIP() << reason;
    constexpr std::uint64_t few = 260 << 20; // and stacks of threads take most
    for (const Words& budget : {Words{}, Words{"--memory", "64GiB"}}) {
        Words more{"--force"};
        more.insert(more.end(), budget.begin(), budget.end());
        const Ran ran = wait(start(points("f.npy", more, "4001x3500"), few)); // 107 MiB
        EXPECT_EQ(ran.status, 0) << ran.err;
    }
}

TEST_F(ProgramDisk, WhatIsTooLargeToBeLightIsNotRead) {
    writeWave("large.npy", {256, 256}, 3e38F);
    for (const char* command : {"propagate", "reconstruct"})
        for (const Words& way : {Words{}, Words{"--memory", "2MiB"}}) {
            Words words{command,      "large.npy", "--pitch",   "8um",      "--wavelength",
                        "532nm",      "-o",        "there.npy", "--device", "cpu",
                        "--distance", "20mm",      "--scratch", scratch()};
            words.insert(words.end(), way.begin(), way.end());
            expectRefused(words, {"large.npy", "10¹²"});
            EXPECT_FALSE(files().contains("there.npy"));
        }
}

TEST_F(ProgramDisk, ADesignOfIterationsGoesOnIfThereIsSomething) {
    const auto run = [&](const Words& more) {
        Words words{"points", "p.csv",  "-o",    "o.npy",       "--fit", "1mmx1mmx1mm", "--at",
                    "50mm",   "--size", "64x64", "--algorithm", "wgs",   "--force"};
        words.insert(words.end(), more.begin(), more.end());
        const Ran ran = fringe(words);
        EXPECT_EQ(ran.status, 0) << ran.err;
        return ran;
    };
    EXPECT_NE(run({"--resume", "--scratch", scratch()}).err.find("nothing is left"),
              std::string::npos);
    run({"--iterations", "9"});
    const std::string whole = read("o.npy");
    for (const Words& resume : {Words{"--resume"}, Words{"--resume", "c"}}) {
        Words first{"--checkpoint", "c", "--iterations", "4"}, second = first;
        second.back() = "9";
        first.insert(first.end(), resume.begin(), resume.end());
        second.insert(second.end(), resume.begin(), resume.end());
        EXPECT_NE(run(first).err.find("nothing is left"), std::string::npos);
        const Ran ran = run(second);
        EXPECT_EQ(ran.err.find("nothing is left"), std::string::npos) << ran.err;
        EXPECT_EQ(read("o.npy"), whole);
        std::filesystem::remove(folder_ / "c");
    }
    const Ran none = fringe({"points", "p.csv", "-o", "new.npy", "--fit", "1mmx1mmx1mm", "--at",
                             "50mm", "--size", "64x64", "--algorithm", "wgs", "--resume", "none"});
    EXPECT_EQ(none.status, 2);
    EXPECT_NE(none.err.find("none: there is no such file"), std::string::npos) << none.err;
}

TEST_F(ProgramDisk, ListsWhatIsLeftAndRemovesWhatNobodyHolds) {
    const auto held = std::make_unique<JobFolder>(scratch(), 0xabc, false);
    for (const char* mark : {"0000000000000abc", "0000000000000def"}) {
        std::filesystem::create_directories(folder_ / "scratch" / ("fringe-" + std::string(mark)));
        write("scratch/fringe-" + std::string(mark) + "/sum", std::string(3000, 'x'));
    }
    write("scratch/mine", "no scratch");
    const auto listed = [&](const Words& more) {
        Words words{"scratch", "--scratch", scratch(), "--json"};
        words.insert(words.end(), more.begin(), more.end());
        std::map<std::string, Json> all;
        for (const Json& one : Json::parse(fringe(words).out))
            all[one["folder"].get<std::string>().substr(scratch().size() + 1)] = one;
        return all;
    };
    auto all = listed({});
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all["fringe-0000000000000def"]["bytes"], 3000);
    EXPECT_EQ(all["fringe-0000000000000def"]["in_use"], false);
    EXPECT_EQ(all["fringe-0000000000000abc"]["in_use"], true);
    EXPECT_EQ(all["fringe-0000000000000abc"]["holder"]["process"], ::getpid());
    all = listed({"--remove"});
    EXPECT_EQ(all["fringe-0000000000000def"]["removed"], true);
    EXPECT_EQ(all["fringe-0000000000000abc"]["removed"], false);
    EXPECT_TRUE(files().contains("scratch/fringe-0000000000000abc/sum"));
    EXPECT_FALSE(files().contains("scratch/fringe-0000000000000def"));
    EXPECT_TRUE(files().contains("scratch/mine"));
}

TEST_F(ProgramDisk, SaysOfMuchThatIsLeft) {
    const Words words{"points",      "p.csv", "-o",   "o.npy",     "--size",  "8x8",    "--fit",
                      "1mmx1mmx1mm", "--at",  "50mm", "--scratch", scratch(), "--force"};
    std::filesystem::create_directories(folder_ / "scratch/fringe-0000000000000def");
    write("scratch/fringe-0000000000000def/sum", "x");
    EXPECT_EQ(fringe(words).err.find("cut off"), std::string::npos);
    std::filesystem::resize_file(folder_ / "scratch/fringe-0000000000000def/sum", 1'200'000'000);
    const Ran ran = fringe(words);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_NE(ran.err.find("1.1 GiB of scratch files in " + scratch()), std::string::npos)
        << ran.err;
    EXPECT_NE(ran.err.find("fringe scratch"), std::string::npos) << ran.err;
}

TEST_F(ProgramDisk, RefusesWhatTheDiskDoesNotHold) {
    expectRefused({"points", "p.csv", "-o", "o.npy", "--fit", "1mmx1mmx1mm", "--at", "5m", "--size",
                   "10000000x1000000", "--memory", "8GiB"},
                  {"scratch files", "free"});
}

} // namespace
} // namespace fringe::test
