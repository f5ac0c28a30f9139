// SPDX-License-Identifier: GPL-3.0-or-later
// How soon a drag is answered, and how near to what it settles to that is: for each object the time
// until the reconstruction of the first draft is there, that of each better one and of all
// of it, what all threads have worked by then, which a busy machine stretches less, and the PSNR
// (scaled, `engine/optics/metrics.h`) of each against the last: enlarged to its samples, and as
// means over what a pixel of the screen shows. Figures to be printed by hand, not a test. usage:
// first_answer [NAME...]; files are read from FRINGE_SHARED_DATA/data.
#include "app/edits/source_edits.h"
#include "app/studio/studio.h"
#include "app/tasks/compute.h"
#include "app/tasks/import_source.h"
#include "app/tasks/live.h"
#include "engine/optics/metrics.h"
#include "engine/sources/image/target_image.h"
#include "engine/sources/points/points_source.h"
#include "engine/sources/spots/spots_source.h"
#include "tests/app/studio/both_runners.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <cmath>
#include <cstdio>
#include <ctime>
#include <numbers>
#include <random>

namespace fringe {
namespace {

constexpr int patience = 600000; ///< [ms]

class Random {
  public:
    double operator()() { return static_cast<double>(random_() >> 11) * 0x1p-53; }

  private:
    std::mt19937_64 random_{7};
};

/// Points on two bumpy spheres, one before the other.
Design surface(std::int64_t count) {
    Random random;
    Design design = emptyDesign("points");
    auto cloud = std::make_shared<PointCloud>();
    for (std::int64_t i = 0; i < count; ++i) {
        const double z = 2 * random() - 1, turn = 2 * std::numbers::pi * random();
        const double r = std::sqrt(1 - z * z);
        const double bump = 1 + 0.1 * std::sin(7 * turn) * r;
        const bool isFirst = i % 2 == 0;
        const double radius = (isFirst ? 2.4e-3 : 1.6e-3) * bump;
        cloud->points.push_back({radius * r * std::cos(turn) + (isFirst ? -1.5e-3 : 2e-3),
                                 radius * r * std::sin(turn), radius * z + (isFirst ? 0.2 : 0.204),
                                 1, 0});
    }
    store(design.sources.front(), CloudSource{.cloud = cloud});
    design.reconstruction.distance = 200_mm;
    return design;
}

Design spots(int count, bool lens) {
    Random random;
    Design design = emptyDesign("spots");
    design.setup.plate.size = {1080, 1920};
    design.setup.lens.on = lens;
    SpotList list;
    for (int i = 0; i < count; ++i)
        list.push_back({3e-3 * (2 * random() - 1),
                        3e-3 * (2 * random() - 1),
                        (lens ? 0 : 0.2) + 2e-3 * (2 * random() - 1),
                        1,
                        {}});
    store(design.sources.front(), {.list = std::make_shared<const SpotList>(std::move(list))});
    design.reconstruction.distance = lens ? 0_mm : 200_mm;
    return design;
}

/// Discs of several greys.
Design image(bool lens) {
    Design design = emptyDesign("image");
    design.setup.plate.size = {1080, 1920};
    design.setup.lens.on = lens;
    GreyPicture picture{{400, 400}, std::vector<float>(160000)};
    for (int row = 0; row < 400; ++row)
        for (int col = 0; col < 400; ++col) {
            const double ring = std::hypot(row - 200, col - 200) / 40;
            picture.intensity[static_cast<std::size_t>(row * 400 + col)] =
                ring > 4.8 ? 0 : static_cast<float>(0.25 * (1 + int(ring) % 4));
        }
    TargetImage target;
    target.picture = std::make_shared<const GreyPicture>(std::move(picture));
    target.distance = lens ? 0_mm : 200_mm;
    store(design.sources.front(), target);
    design.reconstruction.distance = target.distance;
    return design;
}

/// A picture on `shape` samples, of which each is the mean of a block, or the one that its middle
/// lies in.
Picture on(const Preview& from, Shape shape) {
    const auto place = [](std::int64_t i, std::int64_t to, std::int64_t of) {
        const double middle = static_cast<double>(i - to / 2) / static_cast<double>(to);
        return std::clamp<std::int64_t>(std::lround(middle * static_cast<double>(of)) + of / 2, 0,
                                        of - 1);
    };
    std::vector<float> values(static_cast<std::size_t>(shape.count()));
    for (std::int64_t row = 0; row < shape.rows; ++row)
        for (std::int64_t col = 0; col < shape.cols; ++col)
            values[static_cast<std::size_t>(row * shape.cols + col)] =
                from.values[static_cast<std::size_t>(place(row, shape.rows, from.rows) * from.cols
                                                     + place(col, shape.cols, from.cols))];
    return {{Plane<float>(shape, std::move(values))}, {}, {}};
}

Picture shrunk(const Picture& picture, std::int64_t block) {
    const Shape from = picture.planes.front().shape();
    const Shape to{from.rows / block, from.cols / block};
    const auto all = picture.planes.front().samples();
    std::vector<float> values(static_cast<std::size_t>(to.count()));
    for (std::int64_t row = 0; row < to.rows * block; ++row)
        for (std::int64_t col = 0; col < to.cols * block; ++col)
            values[static_cast<std::size_t>(row / block * to.cols + col / block)] +=
                all[static_cast<std::size_t>(row * from.cols + col)]
                / static_cast<float>(block * block);
    return {{Plane<float>(to, std::move(values))}, {}, {}};
}

class Bench {
  public:
    void import(const QStringList& files, const char* kind) {
        studio_.document().reset(emptyDesign(kind), {}, true);
        startImport(studio_, folder() + files[0], kind);
        wait([this] {
            return studio_.isIdle() && !studio_.document().chosen()->kind.assets.empty();
        });
        if (files.size() > 1)
            startSlotImport(studio_, folder() + files[1],
                            findInfo(sourceInfos(), kind)->assets.at(1));
        wait([this] { return isCalm(); });
    }
    void open(const Design& design) {
        live_.setOn(false);
        studio_.document().reset(design, {}, true);
        wait([this] { return isCalm(); });
    }

    /// Drags for a while, lets go, and prints what is seen.
    void measure(const char* name, const Document::Edit& move) {
        Document& document = studio_.document();
        const auto estimate = studio_.planner().estimate();
        std::printf("%s: all of it is expected to take %.2f s\n", name, estimate->plan.seconds);
        live_.setOn(true); // drags are followed then
        drag(move);
        answers_.clear();
        worked_ = std::clock();
        clock_.start();
        document.setDraft(move);
        wait([this] { return !answers_.empty() && isCalm(); });
        document.edit(QStringLiteral("Move"), move);
        wait([this] { return isCalm(); });
        if (studio_.results().isWanting()) { // left to the person
            startCompute(studio_);
            wait([this] { return isCalm() && !studio_.results().isWanting(); });
        }
        tell();
    }

  private:
    bool isCalm() { return studio_.isIdle() && live_.isIdle(); }

    struct Answer {
        double milliseconds, work;
        std::shared_ptr<const Previews> pictures;
        bool isPreview;
    };

    static QString folder() { return QStringLiteral(FRINGE_SHARED_DATA "/data/"); }

    /// Places that come faster than answers, as those of a mouse do: prints how many are followed.
    void drag(const Document::Edit& move) {
        QElapsedTimer clock;
        clock.start();
        int holograms = 0;
        answers_.clear();
        const auto counting = QObject::connect(&studio_.results(), &ResultStore::hologramChanged,
                                               &studio_, [&holograms] { ++holograms; });
        constexpr int duration = 3000;
        while (clock.elapsed() < duration) {
            studio_.document().setDraft([&](Design design) {
                design = move(std::move(design));
                return design.setup.lens.on || design.isDesigned()
                           ? move(std::move(design))
                           : withSourceMoved(std::move(design), 0,
                                             {1e-7 * static_cast<double>(clock.elapsed())});
            });
            QTest::qWait(10);
        }
        QObject::disconnect(counting);
        std::printf("  dragged: %.1f holograms and %.1f pictures a second\n",
                    1e3 * holograms / duration,
                    1e3 * static_cast<double>(answers_.size()) / duration);
        studio_.document().dropDraft();
        wait([this] { return isCalm(); });
    }

    void tell() {
        const Preview& last = answers_.back().pictures->front();
        const Shape shape{last.rows, last.cols};
        constexpr std::int64_t perScreen = 3;
        const Picture settled = on(last, shape);
        const Picture small = shrunk(settled, perScreen);
        for (const Answer& answer : answers_) {
            const Preview& picture = answer.pictures->front();
            const Picture enlarged = on(picture, shape);
            const PictureMetrics whole = comparePictures(enlarged, settled);
            const PictureMetrics screen = comparePictures(shrunk(enlarged, perScreen), small);
            std::printf("  %7.0f ms, work %6.0f ms: %s %4lld x %4lld: PSNR %5.1f dB, of screen "
                        "pixels %5.1f dB, SSIM %.2f\n",
                        answer.milliseconds, answer.work, answer.isPreview ? "preview" : "settled",
                        static_cast<long long>(picture.cols), static_cast<long long>(picture.rows),
                        whole.scaledPsnr, screen.scaledPsnr, screen.scaledSsim);
        }
        std::fflush(stdout);
    }

    template <class Ready> static void wait(const Ready& ready) {
        static_cast<void>(QTest::qWaitFor(ready, patience));
    }

    FreshSettings fresh_;
    ThreadRunner runner_;
    Studio studio_{runner_};
    Live live_{studio_};
    QElapsedTimer clock_;
    std::clock_t worked_ = 0;
    std::vector<Answer> answers_;
    QMetaObject::Connection connection_ = QObject::connect(
        &studio_.refocus(), &Refocus::ready, &studio_,
        [this](const std::shared_ptr<const Previews>& pictures) {
            const double now =
                clock_.isValid() ? 1e-6 * static_cast<double>(clock_.nsecsElapsed()) : 0;
            const double work = 1e3 * static_cast<double>(std::clock() - worked_) / CLOCKS_PER_SEC;
            answers_.push_back({now, work, pictures, studio_.results().shown().isPreview});
        });
};

Design moved(Design design) {
    return withSourceMoved(std::move(design), 0, {3e-4, 2e-4, 1e-3});
}

Design spotMoved(Design design) {
    SpotSource source = asSpots(design.sources[0]);
    SpotList list = source.spots();
    list[0].x += 1e-4;
    source.list = std::make_shared<const SpotList>(std::move(list));
    store(design.sources[0], source);
    return design;
}

Design imageMoved(Design design) {
    TargetImage target = asImage(design.sources[0]);
    target.place.x = target.place.x + 0.1_mm;
    target.signal.place.x = target.signal.place.x + 0.1_mm;
    store(design.sources[0], target);
    return design;
}

} // namespace
} // namespace fringe

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    using namespace fringe;
    struct Case {
        const char* name;
        std::function<void(Bench&)> open;
        Document::Edit move;
    };
    const auto file = [](QStringList names, const char* kind) {
        return [=](Bench& bench) { bench.import(names, kind); };
    };
    const auto design = [](const auto& make) { return [=](Bench& bench) { bench.open(make()); }; };
    const std::vector<Case> cases{
        {"bunny", file({"stanford-bunny.obj"}, "points"), moved},
        {"100k", design([] { return surface(100'000); }), moved},
        {"1M", design([] { return surface(1'000'000); }), moved},
        {"spot", file({"spot.obj"}, "mesh"), moved},
        {"teapot", file({"teapot.obj"}, "mesh"), moved},
        {"street", file({"street-color.png", "street-depth.png"}, "rgbd"), moved},
        {"spots-lens", design([] { return spots(100, true); }), spotMoved},
        {"spots-free", design([] { return spots(100, false); }), spotMoved},
        {"image-lens", design([] { return image(true); }), imageMoved},
        {"image-free", design([] { return image(false); }), imageMoved},
    };
    for (const Case& one : cases) {
        const auto isNamed = [&](const char* name) { return one.name == std::string(name); };
        if (argc > 1 && std::none_of(argv + 1, argv + argc, isNamed))
            continue;
        Bench bench;
        one.open(bench);
        bench.measure(one.name, one.move);
    }
    return 0;
}
