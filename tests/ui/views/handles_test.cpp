// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/handles.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

using namespace fringe;

namespace {

using Kind = Handle::Kind;

constexpr double degree = std::numbers::pi / 180;
constexpr double inf = 1e9;

Grip grip() {
    return {{{1e-3, -2e-3, 0.15}, {4e-3, 3e-3, 2e-3}, turnAbout(1, Angle(0.4))},
            {{true, true, true}, true, Freedoms::Scaling::EachAxis},
            Lamp{Angle(-30 * degree), Angle(30 * degree)}};
}

/// Views from all sides, with and without compressed depth.
std::vector<SceneLook> looks() {
    std::mt19937 random(3);
    const auto between = [&](double low, double high) {
        return std::uniform_real_distribution(low, high)(random);
    };
    std::vector<SceneLook> all;
    for (int i = 0; i < 60; ++i)
        all.push_back({{between(-3, 3), between(-1.5, 1.5), {1, 2, 20}, between(2, 60)},
                       {640, 400},
                       i % 2 ? 1.0 : 0.1});
    return all;
}

const Handle* find(const Handles& handles, Kind kind, std::size_t axis = 0) {
    const auto found = std::ranges::find_if(handles.all(), [&](const Handle& handle) {
        return handle.kind == kind && handle.axis == axis;
    });
    return found == handles.all().end() ? nullptr : &*found;
}

double length(QPointF way) {
    return std::hypot(way.x(), way.y());
}

/// Where the source's middle is seen once it has been shifted.
QPointF after(const Motion& motion, const SceneLook& look) {
    Place centre = grip().box.centre;
    for (std::size_t axis = 0; axis < 3; ++axis)
        centre[axis] += motion.shift[axis];
    return look.onWidget(centre);
}

Motion motionOf(const Pull& pull) {
    return std::get<Motion>(pull);
}

double angleOf(const Turn& turn, std::size_t axis) {
    return std::atan2(turn[(axis + 2) % 3][(axis + 1) % 3], turn[(axis + 1) % 3][(axis + 1) % 3]);
}

} // namespace

class HandlesTest : public QObject {
    Q_OBJECT

  private slots:
    void onlyWhatTheKindAllowsHasAHandle() {
        const SceneLook look = looks().front();
        QVERIFY(Handles(Grip{grip().box}, look).all().empty());
        const Handles rail({grip().box, {.moves = {false, false, true}}, {}}, look);
        QCOMPARE(rail.all().size(), std::size_t(1));
        QVERIFY(find(rail, Kind::Move, 2));
        const Handles even({grip().box, {{}, false, Freedoms::Scaling::Evenly}, {}}, look);
        QCOMPARE(even.all().size(), std::size_t(1));
        QVERIFY(find(even, Kind::ScaleEvenly));
        Grip flat = grip();
        flat.box.half[2] = 0;
        QVERIFY(find(Handles(grip(), look), Kind::Scale, 2));
        QVERIFY(!find(Handles(flat, look), Kind::Scale, 2));
    }

    void anAxisThatTheEyeLooksAlongHasNoArrow() {
        const Handles front(grip(), {{0, 0, {}, 10}, {640, 400}, 0.1});
        QVERIFY(!find(front, Kind::Move, 2) && !find(front, Kind::Scale, 2));
        QVERIFY(find(front, Kind::Move, 0) && find(front, Kind::Move, 1));
    }

    void eachIsFoundWhereItIsDrawn() {
        for (const SceneLook& look : looks()) {
            const Handles handles(grip(), look);
            for (const Handle& handle : handles.all()) {
                const QPointF at = handle.kind == Kind::Turn ? handle.line[handle.line.size() / 2]
                                                             : handle.line.back();
                const Handle* found = handles.at(at);
                QVERIFY(found);
                double nearest = inf;
                for (const QPointF place : found->line)
                    nearest = std::min(nearest, length(place - at));
                QVERIFY(*found == handle || nearest < 50);
            }
            QVERIFY(!handles.at(handles.centre() + QPointF(300, 300)));
        }
    }

    void theMiddleFollowsThePointer() {
        for (const SceneLook& look : looks()) {
            const Handles handles(grip(), look);
            const Handle* handle = find(handles, Kind::MoveFreely);
            QVERIFY(length(handles.centre() - look.onWidget(grip().box.centre)) < 1e-9);
            for (const QPointF way : {QPointF(37, -21), QPointF(-3, 80), QPointF(0.4, 0)}) {
                const auto motion =
                    motionOf(handles.pull(*handle, {9, 9}, QPointF(9, 9) + way, Rounding::Usual));
                QVERIFY(length(after(motion, look) - handles.centre() - way) < 1);
                QVERIFY(motion.turn == unturned && motion.scale == Place({1, 1, 1}));
            }
            QVERIFY(handles.pull(*handle, {9, 9}, {9, 9}, Rounding::Usual) == Pull(Motion{}));
        }
    }

    void anArrowMovesAlongItsAxisAsFarAsThePointer() {
        for (const SceneLook& look : looks()) {
            const Handles handles(grip(), look);
            for (std::size_t axis = 0; axis < 3; ++axis)
                if (const Handle* arrow = find(handles, Kind::Move, axis)) {
                    const QPointF tip = arrow->line.back();
                    const QPointF way = (tip - arrow->line.front()) * 0.7;
                    const auto motion =
                        motionOf(handles.pull(*arrow, tip, tip + way, Rounding::Usual));
                    QVERIFY(length(after(motion, look) - handles.centre() - way) < 1);
                    for (std::size_t other = 0; other < 3; ++other)
                        QCOMPARE(motion.shift[other] != 0, other == axis);
                    const QPointF across(-way.y(), way.x());
                    QVERIFY(handles.pull(*arrow, tip, tip + way + across, Rounding::Usual)
                            == Pull(motion));
                }
        }
    }

    void aRingTurnsByTheAngleBetweenItsPlaces() {
        for (const SceneLook& look : looks()) {
            const Handles handles(grip(), look);
            for (std::size_t axis = 0; axis < 3; ++axis) {
                const Handle* ring = find(handles, Kind::Turn, axis);
                QVERIFY(ring);
                const bool isEdgeOn = std::abs(look.camera.toEye()[axis]) < 0.2;
                const int first = isEdgeOn ? 16 : 8, last = isEdgeOn ? 20 : 29;
                const auto motion = motionOf(
                    handles.pull(*ring, ring->line[first], ring->line[last], Rounding::Usual));
                const double angle = angleOf(motion.turn, axis) / degree;
                QVERIFY2(std::abs(angle - 5 * (last - first)) < (isEdgeOn ? 1.2 : 0.51),
                         qPrintable(QString::number(angle)));
                const auto back = motionOf(
                    handles.pull(*ring, ring->line[last], ring->line[first], Rounding::Usual));
                QVERIFY(std::abs(angleOf(back.turn, axis) / degree + angle) < 1e-9);
                QVERIFY(motion.shift == Place{} && motion.scale == Place({1, 1, 1}));
            }
        }
    }

    void aCubeScalesAsItIsPulledOut() {
        for (const SceneLook& look : looks()) {
            const Handles handles(grip(), look);
            for (const Handle& handle : handles.all())
                if (handle.kind == Kind::Scale || handle.kind == Kind::ScaleEvenly) {
                    const QPointF at = handle.line.front(), way = at - handles.centre();
                    const Place scale =
                        motionOf(handles.pull(handle, at, at + 0.5 * way, Rounding::Usual)).scale;
                    for (std::size_t axis = 0; axis < 3; ++axis)
                        QCOMPARE(scale[axis],
                                 handle.kind == Kind::ScaleEvenly || axis == handle.axis ? 1.5
                                                                                         : 1.0);
                    const Place least =
                        motionOf(handles.pull(handle, at, at - 3 * way, Rounding::Usual)).scale;
                    QVERIFY(std::ranges::min(least) > 0);
                }
        }
    }

    void theSunGoesWhereItIsPulled() {
        for (const SceneLook& look : looks()) {
            Grip other = grip();
            other.lamp = Lamp{Angle(25 * degree), Angle(-10 * degree)};
            const Handles handles(grip(), look), wanted(other, look);
            const Handle* sun = find(handles, Kind::Lamp);
            const QPointF from = sun->line.front();
            const QPointF to = find(wanted, Kind::Lamp)->line.front();
            Grip pulled = grip();
            pulled.lamp = std::get<Lamp>(handles.pull(*sun, from, to, Rounding::Fine));
            const Handles now(pulled, look);
            // on the nearer or the farther side; a tenth of a degree is most at the outline
            QVERIFY(length(find(now, Kind::Lamp)->line.front() - to) < 1);
            QVERIFY(handles.pull(*sun, from, from, Rounding::Usual) == Pull(*grip().lamp));
            const auto over =
                std::get<Lamp>(handles.pull(*sun, from, from + QPointF(900, 0), Rounding::Usual));
            QVERIFY(std::isfinite(over.azimuth.si()) && std::isfinite(over.elevation.si()));
        }
    }

    void numbersAreRoundAndFinerOrBySteps() {
        const SceneLook look{{0, 0, {}, 40}, {640, 400}, 1}; // 25 µm a pixel
        const Handles handles(grip(), look);
        const auto shifted = [&](double pixels, Rounding rounding) {
            const Handle* arrow = find(handles, Kind::Move, 0);
            return 1e6 * motionOf(handles.pull(*arrow, {}, QPointF(pixels, 0), rounding)).shift[0];
        };
        QVERIFY(std::abs(shifted(3, Rounding::Usual) - 80) < 1e-9);
        QVERIFY(std::abs(shifted(3, Rounding::Fine) - 76) < 1e-9
                || std::abs(shifted(3, Rounding::Fine) - 74) < 1e-9);
        QVERIFY(std::abs(shifted(25, Rounding::Steps) - 500) < 1e-9);
        const Handle* ring = find(handles, Kind::Turn, 2);
        const auto turned = [&](double angle, Rounding rounding) {
            const QPointF c = handles.centre();
            const auto at = [&](double a) { return c + 62 * QPointF(std::cos(a), -std::sin(a)); };
            return angleOf(
                       motionOf(handles.pull(*ring, at(0.3), at(0.3 + angle * degree), rounding))
                           .turn,
                       2)
                   / degree;
        };
        QVERIFY(std::abs(turned(24.26, Rounding::Usual) - 24) < 1e-9);
        QVERIFY(std::abs(turned(24.26, Rounding::Fine) - 24.3) < 1e-9);
        QVERIFY(std::abs(turned(24.26, Rounding::Steps) - 30) < 1e-9);
    }

    void keysMoveWhatMayBeMoved() {
        const SceneLook look{{0, 0, {}, 40}, {640, 400}, 1};
        const Motion free = Handles(grip(), look).moved({4, -4}, Rounding::Usual);
        QVERIFY(free.shift[0] > 0 && free.shift[1] > 0 && free.shift[2] == 0);
        const Handles rail({grip().box, {.moves = {false, true, false}}, {}}, look);
        QVERIFY(rail.moved({4, 0}, Rounding::Usual) == Motion{});
        QVERIFY(Handles().moved({4, 0}, Rounding::Usual) == Motion{});
    }

    void theNearerOfTwoBoxesIsMeant() {
        const auto none = std::make_shared<const PointCloud>();
        const std::vector<SeenSource> sources{
            {0, none, {{0, 0, 0.1}, {1e-3, 1e-3, 1e-3}}},
            {1, none, {{0, 0, 0.2}, {2e-3, 2e-3, 1e-3}}},
        };
        SceneLook look{{0, 0, {}, 40}, {640, 400}, 0.1};
        QCOMPARE(sourceAt({320, 200}, sources, look)->number, std::size_t(1));
        look.camera.azimuth = std::numbers::pi;
        QCOMPARE(sourceAt({320, 200}, sources, look)->number, std::size_t(0));
        QCOMPARE(sourceAt({320 + 60, 200}, sources, look)->number, std::size_t(1));
        QVERIFY(!sourceAt({10, 10}, sources, look));
    }
};

QTEST_MAIN(HandlesTest)
#include "handles_test.moc"
