// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/help/example_pictures.h"

#include "app/results/thumbnail.h"
#include "engine/examples/examples.h"
#include "tests/ui/window/window_bench.h"

#include <QTest>

namespace fringe {

std::map<QString, QImage> makeExamplePictures() {
    std::map<QString, QImage> pictures;
    for (const ExampleInfo& example : examples()) {
        if (example.waits)
            continue;
        WindowBench bench;
        bench.open(exampleDesign(example.key));
        bench.action(QStringLiteral("compute"))->trigger();
        if (!QTest::qWaitFor([&] { return bench.studio.refocus().isWhole(); }, 120'000))
            continue;
        const std::vector<std::byte> png = thumbnailOf(*bench.studio.refocus().latest());
        pictures[QString::fromStdString(example.key)] =
            QImage::fromData({reinterpret_cast<const uchar*>(png.data()), std::ssize(png)}, "PNG");
    }
    return pictures;
}

} // namespace fringe
