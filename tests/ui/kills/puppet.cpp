// SPDX-License-Identifier: GPL-3.0-or-later
#include "puppet.h"

#include "app/process/start_process.h"
#include "app/tasks/compute.h"
#include "app/tasks/projects.h"
#include "numbered_design.h"
#include "tests/ui/window/window_bench.h"
#include "ui/panels/message_bar.h"
#include "ui/shell/project_flow.h"
#include "ui/shell/shell.h"
#include "ui/start/recovery_flow.h"

#include <QPushButton>
#include <QSocketNotifier>

#include <chrono>
#include <random>
#include <unistd.h>

namespace fringe {
namespace {

void say(const char* word, qint64 number) {
    const QByteArray line = QStringLiteral("%1 %2 %3\n")
                                .arg(QLatin1String(word))
                                .arg(number)
                                .arg(puppetTime())
                                .toLatin1();
    static_cast<void>(::write(STDOUT_FILENO, line.data(), static_cast<std::size_t>(line.size())));
}

class Puppet : public QObject {
  public:
    Puppet() {
        connect(&input_, &QSocketNotifier::activated, this, &Puppet::read);
        connect(&bench_.document(), &Document::replaced, this, [this] { say("opened", number()); });
        connect(&bench_.document(), &Document::identityChanged, this, &Puppet::followSaving);
        connect(&bench_.studio.notices(), &Notices::posted, this, [](const Notice& notice) {
            say(notice.kind == Notice::Kind::Failure ? "failed" : "noticed", 0);
            if (notice.kind == Notice::Kind::Failure)
                qWarning("%s", notice.text.toUtf8().constData());
        });
        connect(&beat_, &QTimer::timeout, this, &Puppet::beat);
        beat_.start(50);
        offerRecovery(shell());
        say("ready", 0);
    }

  private:
    Shell shell() { return {bench_.studio, bench_.dialogs, bench_.window}; }
    qint64 number() const { return numberOf(bench_.design()).value_or(-1); }

    void read() {
        char bytes[4096];
        const ssize_t got = ::read(STDIN_FILENO, bytes, sizeof bytes);
        if (got <= 0)
            return QCoreApplication::quit();
        pending_ += QByteArray(bytes, static_cast<int>(got));
        for (int end = 0; (end = static_cast<int>(pending_.indexOf('\n'))) >= 0;) {
            const QString line = QString::fromUtf8(pending_.left(end));
            pending_.remove(0, end + 1);
            obey(line.section(QLatin1Char(' '), 0, 0), line.section(QLatin1Char(' '), 1));
        }
    }

    void obey(const QString& word, const QString& rest) {
        if (word == QLatin1String("open"))
            openAny(shell(), rest);
        else if (word == QLatin1String("edit"))
            edit(rest.toInt());
        else if (word == QLatin1String("save"))
            save();
        else if (word == QLatin1String("saveas"))
            saveAs(rest);
        else if (word == QLatin1String("compute"))
            bench_.action(QStringLiteral("compute"))->trigger();
        else if (word == QLatin1String("state"))
            say(bench_.document().isDirty() ? "dirty" : "clean", number());
        else if (word == QLatin1String("held"))
            bench_.dialogs.held = rest == QLatin1String("copy")     ? Dialogs::Held::Copy
                                  : rest == QLatin1String("anyway") ? Dialogs::Held::Anyway
                                                                    : Dialogs::Held::Cancel;
        else if (word == QLatin1String("conflict"))
            bench_.dialogs.conflict = rest == QLatin1String("replace") ? Dialogs::Conflict::Replace
                                                                       : Dialogs::Conflict::Cancel;
        else if (word == QLatin1String("restore"))
            take(QStringLiteral("Restore"));
        else if (word == QLatin1String("continue"))
            take(QStringLiteral("Continue"));
        else if (word == QLatin1String("asked"))
            say("asked", bench_.dialogs.asked);
        else if (word == QLatin1String("live"))
            beginLive(rest);
        else if (word == QLatin1String("quit"))
            QCoreApplication::quit();
        else
            qFatal("no such word: %s", qPrintable(word));
    }

    void edit(int number) {
        bench_.document().edit(QStringLiteral("Number"), [&](const Design& before) {
            Design design = numberedDesign(number, points_);
            design.reconstruction = before.reconstruction;
            return design;
        });
        say("edited", number);
    }

    void save() {
        saving_ = number();
        say("saving", saving_);
        bench_.action(QStringLiteral("save"))->trigger();
    }

    void saveAs(const QString& path) {
        saving_ = number();
        bench_.dialogs.file = path;
        saveProjectAs(shell());
    }

    /// A save is over when the file's stamp is another.
    void followSaving() {
        const ProjectFile& file = bench_.document().file();
        if (file.stamp != std::exchange(stamp_, file.stamp) && saving_ >= 0)
            say("saved", std::exchange(saving_, -1));
    }

    void take(const QString& offer) {
        for (QPushButton* button : bench_.window.findChildren<QPushButton*>())
            if (button->text() == offer)
                return button->click();
        say("nothing", 0);
    }

    void beat() {
        say("beat", 0);
        const IterationRuns& runs = bench_.studio.iterationRuns();
        if (runs.isRunning() && !runs.history().isEmpty())
            say("iteration", std::ssize(runs.history().iterations) - 1);
    }

    void beginLive(const QString& how) {
        random_.seed(how.section(QLatin1Char(' '), 0, 0).toUInt());
        points_ = how.section(QLatin1Char(' '), 1, 1).toInt();
        bench_.dialogs.yes = true;
        live();
    }

    void live() {
        const auto chance = random_() % 100;
        if (chance < 70)
            edit(++last_);
        else if (chance < 90 && saving_ < 0 && bench_.document().isDirty())
            save();
        else if (chance >= 90 && !bench_.studio.iterationRuns().isRunning())
            bench_.action(QStringLiteral("compute"))->trigger();
        QTimer::singleShot(static_cast<int>(20 + random_() % 400), this, &Puppet::live);
    }

    ThreadedWindowBench bench_;
    QSocketNotifier input_{STDIN_FILENO, QSocketNotifier::Read};
    QByteArray pending_;
    QTimer beat_;
    std::mt19937 random_;
    std::string stamp_;
    int points_ = 10, last_ = 1;
    qint64 saving_ = -1;
};

} // namespace

std::int64_t puppetTime() {
    return std::chrono::steady_clock::now().time_since_epoch().count();
}

std::optional<PuppetLine> puppetLine(const QByteArray& line) {
    const QList<QByteArray> words = line.trimmed().split(' ');
    if (words.size() != 3)
        return std::nullopt;
    return PuppetLine{QString::fromLatin1(words[0]), words[1].toLongLong(), words[2].toLongLong()};
}

int runPuppet(int argc, char** argv) {
    startProcess();
    QApplication application(argc, argv);
    Puppet puppet;
    return QApplication::exec();
}

} // namespace fringe
