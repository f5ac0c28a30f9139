// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <mutex>
#include <optional>

namespace fringe {

/// The value that was made last, for any threads: one makes it while others wait, and each holds
/// what it was given as long as it likes.
template <class Key, class Value> class LastMade {
  public:
    /// The value of the key, from `make()` unless that was the last one.
    template <class Make> std::shared_ptr<const Value> of(const Key& key, const Make& make) const {
        const std::lock_guard lock(last_->mutex);
        if (last_->key != key) {
            last_->key.reset();
            last_->value.reset(); // before the next one takes memory, too
            last_->value = std::make_shared<const Value>(make());
            last_->key = key;
        }
        return last_->value;
    }

  private:
    struct Last {
        std::mutex mutex;
        std::optional<Key> key;
        std::shared_ptr<const Value> value;
    };

    std::unique_ptr<Last> last_ = std::make_unique<Last>();
};

} // namespace fringe
