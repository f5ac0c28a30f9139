// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/project_pictures.h"

#include "app/project/project_file.h"
#include "app/studio/studio.h"
#include "app/text/localised.h"

#include <memory>
#include <utility>
#include <vector>

namespace fringe {

void readProjectPictures(Studio& studio, const QStringList& paths,
                         std::function<void(const QString& path, const QImage& picture)> found) {
    using Pictures = std::vector<std::pair<QString, QImage>>;
    const auto pictures = std::make_shared<Pictures>();
    const auto work = [paths, pictures] {
        for (const QString& path : paths) {
            const std::vector<std::byte> bytes = projectPicture(toPath(path));
            const auto* first = reinterpret_cast<const uchar*>(bytes.data());
            const QImage picture = QImage::fromData({first, std::ssize(bytes)}, "PNG");
            if (!picture.isNull())
                pictures->emplace_back(path, picture);
        }
    };
    studio.runner().run(QStringLiteral("pictures"), work, [pictures, found = std::move(found)] {
        for (const auto& [path, picture] : *pictures)
            found(path, picture);
    });
}

} // namespace fringe
