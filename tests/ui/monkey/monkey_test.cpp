// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/examples/examples.h"
#include "tests/ui/window/window_bench.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QMenu>
#include <QPointer>
#include <QTimer>
#include <QWindow>

#include <array>
#include <random>
#include <span>

namespace fringe {

/// Clicks, drags, wheels and keys at random over windows, menus and dialogs of the studio, the same
/// for a seed as far as computing in threads lets them be. FRINGE_MONKEY_ACTIONS is how many for
/// each project, FRINGE_MONKEY_SEED where they begin.
class MonkeyTest : public QObject {
    Q_OBJECT

    static int number(const char* name, int usual) {
        bool isNumber = false;
        const int given = qEnvironmentVariableIntValue(name, &isNumber);
        return isNumber ? given : usual;
    }

    /// Memory of the machine that this process takes [MiB].
    static int resident() {
        QFile file(QStringLiteral("/proc/self/statm"));
        return file.open(QIODevice::ReadOnly)
                   ? static_cast<int>(file.readAll().split(' ').value(1).toLongLong() * 4 / 1024)
                   : 0;
    }

    static void closeWhatIsOpen() {
        for (int i = 0; i < 20 && QApplication::activePopupWidget(); ++i)
            QApplication::activePopupWidget()->close();
        if (QWidget* dialog = QApplication::activeModalWidget())
            dialog->close();
    }

    /// Acts whenever an event loop runs, also in that of a dialog that waits.
    class Monkey : public QObject {
      public:
        Monkey(QWidget& window, int seed, int actions)
            : window_(window), random_(static_cast<unsigned>(seed)), left_(actions) {
            actNext();
        }
        bool isDone() const { return left_ <= 0; }

      private:
        int below(int count) { return std::uniform_int_distribution(0, count - 1)(random_); }

        /// The window that gets events now.
        QWindow* target() {
            QWidget* widget = QApplication::activePopupWidget();
            if (!widget)
                widget = QApplication::activeModalWidget();
            if (!widget) {
                QWidgetList shown{&window_};
                for (QWidget* each : QApplication::topLevelWidgets())
                    if (each->isVisible() && each != &window_ && each->isWindow())
                        shown << each;
                widget = below(3) ? shown.front() : shown[below(static_cast<int>(shown.size()))];
            }
            return widget->windowHandle();
        }

        /// By a timer of its own: one whose slot has not returned does not fire in a loop within.
        void actNext() { QTimer::singleShot(2, this, &Monkey::act); }

        void act() {
            actNext();
            if (isDone())
                return closeWhatIsOpen();
            if (busy_)
                return;
            busy_ = true;
            --left_;
            if (const QPointer window = target()) {
                const QPoint at(below(std::max(window->width(), 1)),
                                below(std::max(window->height(), 1)));
                const int kind = below(20);
                if (kind < 9)
                    click(window, at, Qt::LeftButton);
                else if (kind < 10)
                    click(window, at, Qt::RightButton);
                else if (kind < 13)
                    drag(window, at);
                else
                    key(window);
            }
            busy_ = false;
        }

        void click(const QPointer<QWindow>& window, QPoint at, Qt::MouseButton button) {
            busy_ = false; // a menu or a dialog that opens gets the next ones
            QTest::mousePress(window, button, {}, at);
            if (window)
                QTest::mouseRelease(window, button, {}, at);
        }

        void drag(const QPointer<QWindow>& window, QPoint at) {
            const QPoint to(below(std::max(window->width(), 1)),
                            below(std::max(window->height(), 1)));
            busy_ = false; // as in `click`
            QTest::mousePress(window, Qt::LeftButton, {}, at);
            for (const QPoint& place : {(at + to) / 2, to})
                if (window)
                    QTest::mouseMove(window, place);
            if (window)
                QTest::mouseRelease(window, Qt::LeftButton, {}, to);
        }

        void key(const QPointer<QWindow>& window) {
            static constexpr std::array keys{
                Qt::Key_Tab,  Qt::Key_Return, Qt::Key_Escape, Qt::Key_Space,     Qt::Key_Left,
                Qt::Key_Up,   Qt::Key_Right,  Qt::Key_Down,   Qt::Key_Backspace, Qt::Key_Delete,
                Qt::Key_Home, Qt::Key_End,    Qt::Key_F1,     Qt::Key_F2,        Qt::Key_F6,
                Qt::Key_1,    Qt::Key_0,      Qt::Key_Minus,  Qt::Key_Period,    Qt::Key_E,
                Qt::Key_X,    Qt::Key_F,      Qt::Key_H,      Qt::Key_M};
            static constexpr std::array withControl{
                Qt::Key_Z, Qt::Key_Y, Qt::Key_S, Qt::Key_C, Qt::Key_V, Qt::Key_D,
                Qt::Key_A, Qt::Key_R, Qt::Key_E, Qt::Key_I, Qt::Key_N, Qt::Key_Return};
            busy_ = false;
            const bool isPlain = below(3) != 0;
            const std::span<const Qt::Key> some =
                isPlain ? std::span<const Qt::Key>(keys) : withControl;
            const Qt::Key chosen =
                some[static_cast<std::size_t>(below(static_cast<int>(some.size())))];
            for (const bool pressed : {true, false}) {
                if (!window)
                    return;
                // One event each: what comes of it may close the window.
                if (isPlain)
                    QTest::keyEvent(pressed ? QTest::Press : QTest::Release, window, chosen);
                else
                    QTest::simulateEvent(window, pressed, chosen, Qt::ControlModifier, {}, false);
            }
        }

        QWidget& window_;
        std::mt19937 random_;
        int left_;
        bool busy_ = false;
    };

  private slots:
    void nothingEndsOrHangs_data() {
        QTest::addColumn<QString>("project");
        for (const ExampleInfo& example : examples())
            QTest::newRow(example.key.c_str()) << QString::fromStdString(example.key);
    }
    void nothingEndsOrHangs() {
        QFETCH(const QString, project);
        const int actions = number("FRINGE_MONKEY_ACTIONS", 120);
        const int before = resident();
        {
            ThreadedWindowBench bench;
            bench.studio.preferences().setMemory(256 << 20);
            bench.dialogs.file = bench.folder.filePath(QStringLiteral("saved.fringe"));
            bench.open(exampleDesign(project.toStdString()));
            const Monkey monkey(bench.window, number("FRINGE_MONKEY_SEED", 1), actions);
            const QElapsedTimer timer = [] {
                QElapsedTimer started;
                started.start();
                return started;
            }();
            while (!monkey.isDone()) {
                QTest::qWait(20);
                QVERIFY2(timer.elapsed() < 60000LL + 1000LL * actions, "no more events are taken");
            }
            closeWhatIsOpen();
            bench.studio.jobs().cancelAll();
            QTRY_VERIFY_WITH_TIMEOUT(!bench.studio.jobs().isBusy(), 60000);
            bench.open(smallDesign());
            QAction* compute = bench.action(QStringLiteral("compute"));
            QTRY_VERIFY_WITH_TIMEOUT(compute->isEnabled(), 60000);
            compute->trigger();
            QTRY_VERIFY_WITH_TIMEOUT(!bench.studio.results().isWanting(), 60000);
        }
        qInfo("%d actions, %d MiB before, %d MiB after", actions, before, resident());
    }

    /// Results beyond a quarter of what may be taken go to the disk: FRINGE_COMPUTES edits, each
    /// computed.
    void memoryLevelsOff() {
#if defined(__SANITIZE_ADDRESS__)
        QSKIP("a sanitized program's heap keeps what is freed for a while");
#endif
        constexpr int allowed = 256, size = 1024, result = size * size * 8 >> 20; // MiB
        const int computes = number("FRINGE_COMPUTES", 32);
        ThreadedWindowBench bench;
        bench.studio.preferences().setMemory(std::uint64_t{allowed} << 20);
        Design design = exampleDesign("spots");
        design.setup.plate.size = {size, size};
        design.stop.iterations = 2;
        bench.open(design);
        QAction* compute = bench.action(QStringLiteral("compute"));
        int first = 0; // most in the first half
        for (int i = 1; i <= computes; ++i) {
            bench.document().edit(QStringLiteral("seed"), [i](Design edited) {
                edited.start.seed = i;
                return edited;
            });
            QTRY_VERIFY_WITH_TIMEOUT(compute->isEnabled(), 60000);
            compute->trigger();
            QTRY_VERIFY_WITH_TIMEOUT(!bench.studio.results().isWanting() && bench.studio.isIdle(),
                                     60000);
            if (i <= computes / 2)
                first = std::max(first, resident());
        }
        const int most = first + std::min(computes / 2 * result, allowed / 4);
        QTRY_VERIFY_WITH_TIMEOUT(resident() < most, 10000);
        qInfo("%d computes, %d MiB at most in the first half, %d MiB after all", computes, first,
              resident());
    }
};

} // namespace fringe

QTEST_MAIN(fringe::MonkeyTest)
#include "monkey_test.moc"
