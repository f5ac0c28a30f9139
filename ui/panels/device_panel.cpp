// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/device_panel.h"

#include "app/studio/shown_plane.h"
#include "app/studio/studio.h"
#include "ui/forms/event_guards.h"
#include "ui/panels/panel_age.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/shell.h"
#include "ui/style/icons.h"
#include "ui/views/numbers_view.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScreen>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QSplitter>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fringe {
namespace {

/// "DP-2 · 1280 × 1024 · 60 Hz"
QString screenText(const PanelScreen& screen) {
    const QLocale locale;
    QString text = QStringLiteral("%1 · %2 × %3")
                       .arg(QString::fromStdString(screen.name))
                       .arg(screen.size.width)
                       .arg(screen.size.height);
    if (screen.milliHertz > 0)
        text += QStringLiteral(" · %1 Hz").arg(locale.toString(screen.milliHertz / 1000.0, 'g', 4));
    return text;
}

/// Each screen says for a moment what it is called.
void identifyScreens() {
    constexpr int moment = 3000; // ms
    for (const QScreen* screen : QGuiApplication::screens()) {
        auto* label =
            new QLabel(screen->name(), nullptr,
                       Qt::ToolTip | Qt::FramelessWindowHint | Qt::WindowTransparentForInput);
        label->setAttribute(Qt::WA_DeleteOnClose);
        label->setMargin(24);
        QFont large = label->font();
        large.setPointSize(4 * large.pointSize());
        label->setFont(large);
        label->adjustSize();
        label->move(screen->geometry().center() - label->rect().center());
        label->show();
        QTimer::singleShot(moment, label, &QWidget::close);
    }
}

QHBoxLayout* row(std::initializer_list<QWidget*> parts) {
    auto* layout = new QHBoxLayout;
    for (QWidget* part : parts)
        layout->addWidget(part);
    layout->addStretch();
    return layout;
}

} // namespace

DevicePanel::DevicePanel(Shell& shell, QWidget* parent)
    : QWidget(parent), shell_(shell), output_(shell.studio.panelOutput()) {
    setObjectName(QStringLiteral("devicePanel"));
    auto* split = new QSplitter(Qt::Horizontal, this);
    split->setChildrenCollapsible(false);
    for (QWidget* part : {makeScreen(), makeSteps(), makeRight()})
        split->addWidget(part);
    split->setStretchFactor(1, 1);
    auto* area = new QScrollArea(this); // so that a small screen has room for the window
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(split);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->addWidget(area);
    connect(&output_, &PanelOutput::changed, this, &DevicePanel::follow);
    connect(&output_, &PanelOutput::logged, log_, &QPlainTextEdit::appendPlainText);
    connect(&output_, &PanelOutput::refused, this, &DevicePanel::askAboutShared);
    connect(&shell.studio.panelLook(), &PanelLook::changed, this, &DevicePanel::followLook);
    watchWhileSeen(this, [this](bool isSeen) { setSeen(isSeen); });
    follow();
    followLook();
}

void DevicePanel::makeButtons(QWidget* part) {
    arm_ = flatButton(part, QStringLiteral("arm-panel"), QStringLiteral("armPanel"),
                      tr("Take the screen for the panel; it is blank then (F9)"), tr("Arm"));
    show_ = flatButton(part, QStringLiteral("show-on-panel"), QStringLiteral("showOnPanel"),
                       tr("Send the pattern on the screen to the panel"), tr("Show"));
    hold_ = flatButton(part, QStringLiteral("pause"), QStringLiteral("holdPanel"),
                       tr("Keep what is shown, whatever comes"), tr("Hold"));
    hold_->setCheckable(true);
    blank_ = flatButton(part, QStringLiteral("blank-panel"), QStringLiteral("blankPanel"),
                        tr("Show nothing (Shift+F9)"), tr("Blank"));
    follows_ = new QCheckBox(tr("Follow edits"), part);
    follows_->setObjectName(QStringLiteral("panelFollows"));
    follows_->setToolTip(tr("Send each new result to the panel, also while something is dragged"));
    connect(arm_, &QToolButton::clicked, this,
            [this] { output_.state() == PanelState::Off ? output_.arm() : output_.off(); });
    connect(show_, &QToolButton::clicked, &output_, &PanelOutput::show);
    connect(hold_, &QToolButton::clicked, &output_, &PanelOutput::hold);
    connect(blank_, &QToolButton::clicked, &output_, &PanelOutput::blank);
    connect(follows_, &QCheckBox::toggled, &output_, &PanelOutput::setFollows);
}

QWidget* DevicePanel::makeScreen() {
    auto* part = new QWidget(this);
    screens_ = new QComboBox(part);
    screens_->setObjectName(QStringLiteral("panelScreen"));
    screens_->setAccessibleName(tr("Screen of the panel"));
    screens_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    screens_->setMinimumContentsLength(16);
    screens_->setPlaceholderText(tr("Screen of the panel"));
    auto* identify = flatButton(part, QStringLiteral("find"), QStringLiteral("identifyScreens"),
                                tr("Let each screen say what it is called, and look for new ones"),
                                tr("Identify"));
    makeButtons(part);
    state_ = new QLabel(part);
    state_->setObjectName(QStringLiteral("panelState"));
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins({});
    layout->setSpacing(4);
    layout->addLayout(row({screens_, identify}));
    layout->addLayout(row({arm_, show_, hold_, blank_}));
    layout->addLayout(row({follows_, makeTests(part)}));
    layout->addLayout(row({state_, new PanelAge(shell_.studio, part)}));
    layout->addStretch();
    connect(screens_, &QComboBox::activated, this, &DevicePanel::chooseScreen);
    connect(identify, &QToolButton::clicked, this, [this] {
        identifyScreens();
        output_.findScreens();
    });
    return part;
}

QToolButton* DevicePanel::makeTests(QWidget* parent) {
    QToolButton* button = flatButton(
        parent, QStringLiteral("fine"), QStringLiteral("panelTests"),
        tr("Pictures by which one sees whether the panel is set right"), tr("Test page"));
    auto* menu = new QMenu(button);
    menu->setToolTipsVisible(true);
    for (const PanelPage& page : PanelOutput::pages()) {
        QAction* action =
            menu->addAction(page.label, this, [this, key = page.key] { output_.showPage(key); });
        action->setToolTip(page.help);
    }
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    return button;
}

QWidget* DevicePanel::makeSteps() {
    auto* part = new QWidget(this);
    steps_ = new QListWidget(part);
    steps_->setObjectName(QStringLiteral("panelSteps"));
    steps_->setAccessibleName(tr("Steps of the pattern on its way to the panel"));
    steps_->setMinimumWidth(100);
    steps_->setMaximumWidth(180);
    steps_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    plane_ = new NumbersView(QStringLiteral("step"), tr("The pattern after the chosen step"), part);
    beyond_ = new QLabel(part);
    beyond_->setWordWrap(true);
    auto* layout = new QGridLayout(part);
    layout->setContentsMargins({});
    layout->addWidget(steps_, 0, 0, 2, 1);
    layout->addWidget(plane_, 0, 1);
    layout->addWidget(beyond_, 1, 1);
    connect(steps_, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item)
            shell_.studio.panelLook().choose(item->data(Qt::UserRole).toString().toStdString());
    });
    return part;
}

QBoxLayout* DevicePanel::makePlaylist(QWidget* part) {
    list_ = new QListWidget(part);
    list_->setObjectName(QStringLiteral("panelList"));
    list_->setAccessibleName(tr("Playlist"));
    list_->setMinimumWidth(100);
    auto* add = flatButton(part, QStringLiteral("add"), QStringLiteral("addToList"),
                           tr("Add the result on the screen to the playlist"));
    remove_ = flatButton(part, QStringLiteral("remove"), QStringLiteral("removeFromList"),
                         tr("Remove it from the playlist"));
    play_ = flatButton(part, QStringLiteral("compute"), QStringLiteral("playList"),
                       tr("Show the patterns of the playlist one after the other"), tr("Play"));
    play_->setCheckable(true);
    dwell_ = new QSpinBox(part);
    dwell_->setObjectName(QStringLiteral("panelDwell"));
    dwell_->setAccessibleName(tr("Time of each pattern"));
    dwell_->setRange(10, 600000);
    dwell_->setValue(500);
    dwell_->setSuffix(QStringLiteral(" ms"));
    auto* open = flatButton(part, QStringLiteral("open"), QStringLiteral("openList"),
                            tr("Add pictures of a file, or of a list of files, as they are sent"));
    save_ = flatButton(part, QStringLiteral("save"), QStringLiteral("saveList"),
                       tr("Write the playlist and its pictures, as fringe show takes them"));
    connect(open, &QToolButton::clicked, this, &DevicePanel::openList);
    connect(save_, &QToolButton::clicked, this, &DevicePanel::saveList);
    connect(add, &QToolButton::clicked, this, [this] {
        output_.addShown(tr("Pattern %1").arg(QLocale().toString(output_.list().size() + 1)));
    });
    connect(remove_, &QToolButton::clicked, this, [this] { output_.remove(list_->currentRow()); });
    connect(play_, &QToolButton::clicked, this,
            [this](bool on) { on ? output_.play(dwell_->value()) : output_.stop(); });
    connect(list_, &QListWidget::currentRowChanged, remove_,
            [this](int entry) { remove_->setEnabled(entry >= 0); });
    auto* layout = new QVBoxLayout;
    layout->setSpacing(2);
    layout->addLayout(row({add, remove_, open, save_, play_, dwell_}));
    layout->addWidget(list_, 1);
    return layout;
}

void DevicePanel::openList() {
    const QString path = shell_.dialogs.openFile(
        tr("Add to the playlist"),
        tr("Playlists and pictures (*.csv *.txt *.json *.png *.bmp *.tif)"));
    if (!path.isEmpty())
        output_.open(path);
}

void DevicePanel::saveList() {
    const QString path = shell_.dialogs
                             .saveFile(tr("Save playlist"), tr("playlist") + QStringLiteral(".csv"),
                                       {tr("Playlist (*.csv)")})
                             .path;
    if (!path.isEmpty())
        output_.save(path, dwell_->value());
}

QWidget* DevicePanel::makeRight() {
    auto* part = new QWidget(this);
    log_ = new QPlainTextEdit(part);
    log_->setObjectName(QStringLiteral("panelLog"));
    log_->setAccessibleName(tr("Log of the panel"));
    log_->setPlaceholderText(tr("Log"));
    log_->setReadOnly(true);
    log_->setFrameShape(QFrame::NoFrame);
    log_->setMaximumBlockCount(500);
    auto* layout = new QHBoxLayout(part);
    layout->setContentsMargins({});
    layout->addLayout(makePlaylist(part), 1);
    layout->addWidget(log_, 1);
    return part;
}

void DevicePanel::setSeen(bool isSeen) {
    shell_.studio.panelLook().setWatched(isSeen);
    if (isSeen && output_.screens().empty())
        output_.findScreens();
}

void DevicePanel::chooseScreen(int row) {
    output_.choose(output_.screens()[static_cast<std::size_t>(row)]);
}

/// A screen that people look at, too, is taken on purpose only.
void DevicePanel::askAboutShared(const QString& why, bool asks) {
    const QString attempt = QStringLiteral("panel");
    Notice notice{Notice::Kind::Failure, why};
    notice.attempt = attempt;
    if (asks)
        notice.offers = {{tr("Arm it all the same"), [this] { output_.arm(true); }}};
    shell_.studio.notices().post(notice);
}

void DevicePanel::follow() {
    const PanelState state = output_.state();
    const bool isOff = state == PanelState::Off;
    followScreens();
    arm_->setText(isOff ? tr("Arm") : tr("Off"));
    arm_->setEnabled(!isOff || output_.screen().has_value());
    for (QWidget* part : {static_cast<QWidget*>(show_), static_cast<QWidget*>(blank_)})
        part->setEnabled(!isOff);
    hold_->setEnabled(state == PanelState::Showing || state == PanelState::Hold);
    hold_->setChecked(state == PanelState::Hold);
    play_->setEnabled(!isOff && !output_.list().empty());
    play_->setChecked(output_.isPlaying());
    save_->setEnabled(!output_.list().empty());
    remove_->setEnabled(list_->currentRow() >= 0);
    const QLocale locale;
    state_->setText(isOff ? stateText(state)
                          //: state of the panel, pictures that were late and that were shown
                          : tr("%1, late %2 of %3")
                                .arg(stateText(state), locale.toString(output_.late()),
                                     locale.toString(output_.shown())));
    if (list_->count() != static_cast<int>(output_.list().size())) {
        list_->clear();
        for (const ShownPicture& entry : output_.list()) {
            const QString name = QString::fromStdString(entry.name);
            list_->addItem(entry.dwell ? QStringLiteral("%1 · %2 ms")
                                             .arg(name, QLocale().toString(*entry.dwell * 1000))
                                       : name);
        }
    }
    if (!isOff)
        shell_.studio.notices().settle(QStringLiteral("panel"));
}

void DevicePanel::followScreens() {
    QStringList names, before;
    for (const PanelScreen& screen : output_.screens())
        names << screenText(screen);
    for (int row = 0; row < screens_->count(); ++row)
        before << screens_->itemText(row);
    const QSignalBlocker quiet(screens_);
    if (names != before) {
        screens_->clear();
        screens_->addItems(names);
    }
    const auto& screens = output_.screens();
    const auto chosen = output_.screen()
                            ? std::ranges::find(screens, output_.screen()->name, &PanelScreen::name)
                            : screens.end();
    screens_->setCurrentIndex(chosen == screens.end() ? -1
                                                      : static_cast<int>(chosen - screens.begin()));
}

void DevicePanel::followLook() {
    const PanelLook& look = shell_.studio.panelLook();
    const QSignalBlocker quiet(steps_);
    steps_->clear();
    for (const StepRow& step : look.steps()) {
        auto* item = new QListWidgetItem(
            (step.isOn ? QStringLiteral("☑ ") : QStringLiteral("☐ ")) + step.label, steps_);
        item->setData(Qt::UserRole, QString::fromStdString(step.key));
        if (step.key == look.chosen())
            steps_->setCurrentItem(item);
    }
    steps_->setVisible(!look.steps().empty());
    plane_->setPlane(look.plane(), look.why());
    beyond_->setText(look.plane() ? look.why() : QString());
    beyond_->setVisible(!beyond_->text().isEmpty());
}

} // namespace fringe
