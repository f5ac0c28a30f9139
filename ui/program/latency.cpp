// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/latency.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {
constexpr int interval = 4; ///< [ms]
}

Latency::Latency(QObject* parent) : QObject(parent) {
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, &Latency::beat);
    timer_.start(interval);
}

void Latency::beat() {
    if (since_.isValid())
        gaps_.push_back(static_cast<float>(since_.nsecsElapsed()) * 1e-6F);
    since_.start();
}

double Latency::quantile(double share) const {
    if (gaps_.empty())
        return 0;
    std::vector<float> sorted = gaps_;
    const auto place =
        static_cast<std::ptrdiff_t>(std::ceil(share * static_cast<double>(sorted.size())) - 1);
    std::ranges::nth_element(sorted, sorted.begin() + std::max<std::ptrdiff_t>(place, 0));
    return sorted[static_cast<std::size_t>(std::max<std::ptrdiff_t>(place, 0))];
}

QString Latency::text() const {
    const auto number = [this](double share) {
        return QLocale().toString(quantile(share), 'f', 1);
    };
    //: three times in milliseconds
    return tr("The window answered after %1 ms (half of the time), %2 ms (99.9 %), %3 ms "
              "(longest).")
        .arg(number(0.5), number(0.999), number(1));
}

} // namespace fringe
