// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/spot_selection.h"

#include "app/document/document.h"

namespace fringe {

SpotSelection::SpotSelection(Document& document, QObject* parent)
    : QObject(parent), document_(document) {
    connect(&document, &Document::changed, this, &SpotSelection::follow);
    connect(&document, &Document::sourceChosen, this, [this] { set({}); });
    connect(&document, &Document::replaced, this, [this] { set({}); });
}

void SpotSelection::set(std::set<std::size_t> numbers) {
    const Source* source = document_.chosen();
    const auto list = source != nullptr ? source->kind.data<SpotList>("list") : nullptr;
    const std::size_t count = list ? list->size() : 0;
    numbers.erase(numbers.lower_bound(count), numbers.end());
    if (numbers == numbers_)
        return;
    numbers_ = std::move(numbers);
    emit changed();
}

void SpotSelection::follow() {
    set(numbers_);
}

} // namespace fringe
