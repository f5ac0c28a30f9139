// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/stereogram_look.h"

#include "app/text/localised.h"
#include "engine/run/compute_device.h"
#include "engine/run/outcome.h"
#include "engine/sources/source_kind.h"
#include "engine/stereogram/stereogram.h"

#include <QLocale>
#include <QStringList>

#include <utility>

namespace fringe {
namespace {

/// Whether the stereogram of both is the same. A camera sees other sources of the design.
bool isSameStereogram(const Design& a, const Design& b) {
    const auto from = sourceWithDepth(a), to = sourceWithDepth(b);
    if (a.stereogram != b.stereogram || from.has_value() != to.has_value())
        return false;
    if (from && sourceKindOf(a.sources[*from].kind.key).photographs)
        return a.sources == b.sources && a.setup.plate == b.setup.plate;
    return !from || a.sources[*from] == b.sources[*to];
}

/// Bytes of red, green, blue and what is opaque, as they stand in the picture.
QImage imageOf(const ColourPicture& picture) {
    const auto [rows, cols] = picture.shape;
    const QImage shared(reinterpret_cast<const uchar*>(picture.pixels.data()),
                        static_cast<int>(cols), static_cast<int>(rows),
                        static_cast<qsizetype>(cols * static_cast<std::int64_t>(sizeof(Rgba8))),
                        QImage::Format_RGBX8888);
    return shared.copy();
}

} // namespace

struct StereogramLook::Seen {
    QImage picture;
    std::vector<Message> notes;
    StereogramStyle style;
};

StereogramLook::StereogramLook(Runner& runner, const Document& document, QObject* parent)
    : QObject(parent), document_(document), work_(runner, QStringLiteral("stereogram")) {
    connect(&document, &Document::changed, this, &StereogramLook::follow);
}

StereogramLook::Seen StereogramLook::seen(const Design& design, JobControl& control) {
    const StereogramStyle style = stereogramStyleOf(design.stereogram);
    const auto frames = framesOf(design, style);
    const QImage picture = imageOf(
        stereogramOf(frames->frame(0, control), style, ComputeDevice::open("cpu"), control));
    std::vector<Message> notes = notesOn(style, frames->shape().cols);
    for (Message& note : control.takeNotes())
        notes.push_back(std::move(note));
    return {picture, std::move(notes), style};
}

void StereogramLook::setWatched(bool watched) {
    if (std::exchange(isWatched_, watched) != watched)
        follow();
}

void StereogramLook::follow() {
    if (!isWatched_)
        return;
    if (asked_ && isSameStereogram(*asked_, *document_.design()))
        return;
    asked_ = document_.design();
    const auto outcome = std::make_shared<Outcome<Seen>>();
    work_.request(
        [outcome, design = asked_](JobControl& control) {
            *outcome = outcomeOf([&] { return seen(*design, control); });
        },
        [this, outcome] {
            if (outcome->error)
                take({{}, {outcome->error->message()}, {}});
            else if (outcome->finished())
                take(std::move(*outcome->value));
        });
}

void StereogramLook::take(Seen seen) {
    picture_ = std::move(seen.picture);
    QStringList texts;
    for (const Message& note : seen.notes)
        texts << localised(note);
    why_ = picture_.isNull() ? texts.join(QLatin1Char(' ')) : QString();
    const QLocale locale;
    //: columns and rows of a picture in pixels, pixels after which it repeats
    texts.prepend(tr("%1 × %2 pixels, tile of %3")
                      .arg(locale.toString(picture_.width()), locale.toString(picture_.height()),
                           locale.toString(seen.style.width())));
    facts_ = picture_.isNull() ? QString() : texts.join(QStringLiteral(" · "));
    emit changed();
}

} // namespace fringe
