// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

/// Included before every Qt test: Qt's tries give up after five seconds, which a busy machine may
/// need for what takes a tenth of one. These wait for a minute; only a broken program takes that.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT(condition, 60'000)
#define QTRY_VERIFY2(condition, message) QTRY_VERIFY2_WITH_TIMEOUT(condition, message, 60'000)
#define QTRY_COMPARE(got, wanted) QTRY_COMPARE_WITH_TIMEOUT(got, wanted, 60'000)
