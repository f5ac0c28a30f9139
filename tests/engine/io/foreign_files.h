// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/field_files.h"
#include "engine/io/raster_files.h"
#include "engine/job/job_control.h"
#include "tests/engine/io/expect_error.h"
#include "tests/engine/io/sample_data.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace fringe::test {

using Floats = std::vector<float>;

class ForeignFiles : public testing::Test {
  protected:
    Raster raster(const std::string& name, RasterUse use = RasterUse::Light) {
        return readRaster(folder_ / name, {.control = &control_}, use);
    }
    Floats firstPlane(const std::string& name) {
        const auto content = readFieldOrLevels(folder_ / name, {}, 0, false, &control_);
        return rasterOf(content).samples;
    }
    /// What was said since the last time, one sentence behind the other.
    std::string notes() {
        std::string all;
        for (const Message& note : control_.takeNotes())
            all += note.english();
        return all;
    }
    /// One sentence was said, which has these parts.
    template <class... Parts> void expectNote(Parts... parts) {
        const std::vector<Message> said = control_.takeNotes();
        ASSERT_EQ(said.size(), 1U);
        expectSentence(said.front().english(), parts...);
    }
    void expectSilence() { EXPECT_EQ(notes(), ""); }

    ScratchFolder folder_;
    JobControl control_;
};

class ForeignImages : public ForeignFiles {
  protected:
    void SetUp() override {
        if (!haveImages())
            GTEST_SKIP() << "built without image formats";
    }
};

} // namespace fringe::test
