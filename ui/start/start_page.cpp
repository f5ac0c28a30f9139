// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/start_page.h"

#include "app/edits/source_edits.h"
#include "app/studio/studio.h"
#include "app/tasks/project_pictures.h"
#include "app/tasks/projects.h"
#include "app/text/localised.h"
#include "ui/shell/project_flow.h"
#include "ui/shell/shell.h"
#include "ui/start/card.h"
#include "ui/start/example_cards.h"
#include "ui/style/choice_box.h"
#include "ui/style/icons.h"

#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QStyleOptionButton>
#include <QToolButton>

#include <algorithm>

namespace fringe {
namespace {

constexpr QSize recentSize{40, 40};
constexpr int pageMargin = 20; ///< pixels

/// In colours that draw the eye.
class PrimaryButton : public QPushButton {
  public:
    using QPushButton::QPushButton;

  protected:
    void initStyleOption(QStyleOptionButton* option) const override {
        QPushButton::initStyleOption(option);
        option->palette.setColor(QPalette::Button, shade(Role::Primary));
        option->palette.setColor(QPalette::ButtonText, shade(Role::PrimaryText));
    }
};

QPushButton* primaryButton(const QString& text, QWidget* parent) {
    auto* button =
        new PrimaryButton(icon(QStringLiteral("compute"), Role::PrimaryText), text, parent);
    QFont font = button->font();
    font.setPointSizeF(font.pointSizeF() * 1.25);
    font.setBold(true);
    button->setFont(font);
    button->setIconSize({24, 24});
    button->setMinimumHeight(52);
    button->setDefault(true);
    return button;
}

QPushButton* plainButton(const QString& name, const QString& text, QWidget* parent) {
    auto* button = new QPushButton(kindIcon(name), text, parent);
    button->setObjectName(QStringLiteral("start-%1").arg(name));
    button->setAccessibleName(text);
    return button;
}

QString nameOf(const QString& path) {
    return QFileInfo(path).completeBaseName();
}

} // namespace

StartPage::StartPage(Shell& shell, QWidget* parent)
    : QWidget(parent), shell_(shell), examples_(new ExampleCards(shell, this)) {
    setObjectName(QStringLiteral("startPage"));
    setFocusPolicy(Qt::ClickFocus); // Tab leads to what shows that it has the focus
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* content = new QWidget;
    auto* row = new QHBoxLayout(content);
    row->setContentsMargins(pageMargin, 12, pageMargin, 12);
    row->setSpacing(pageMargin);
    left_ = makeLeft();
    row->addWidget(left_, 4);
    row->addWidget(examples_, 8);
    scroll->setWidget(content);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(scroll);
    connect(&shell.studio.preferences(), &Preferences::recentFilesChanged, this,
            &StartPage::listRecent);
    connect(&shell.studio.panels(), &Panels::changed, this, &StartPage::listPanels);
}

void StartPage::offerWayBack(const QString& project) {
    //: name of a project
    back_->setText(tr("Back to %1").arg(project));
    back_->setAccessibleName(back_->text());
    back_->setVisible(!project.isEmpty());
    listPanels();
    listRecent();
    (back_->isHidden() ? static_cast<QWidget*>(this) : back_)->setFocus();
}

void StartPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    examples_->arrange(width() - bar - 3 * pageMargin - left_->minimumSizeHint().width());
}

void StartPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && !back_->isHidden())
        return emit backWanted();
    QWidget::keyPressEvent(event);
}

QWidget* StartPage::makeHead(QWidget* parent) {
    auto* head = new QWidget(parent);
    auto* emblem = new PictureLabel(head);
    emblem->setPixmap(programIcon().pixmap(56));
    auto* promise =
        new QLabel(tr("From what you want to see to a hologram, and back to a picture."), head);
    promise->setWordWrap(true);
    auto* words = new QVBoxLayout;
    words->addWidget(heading(QStringLiteral("Fringe Studio"), 1.7, head));
    words->addWidget(promise);
    auto* layout = new QHBoxLayout(head);
    layout->setContentsMargins({});
    layout->addWidget(emblem, 0, Qt::AlignTop);
    layout->addLayout(words, 1);
    return head;
}

QWidget* StartPage::makeLeft() {
    auto* left = new QWidget(this);
    auto* layout = new QVBoxLayout(left);
    layout->setContentsMargins({});
    layout->setSpacing(8);
    layout->addWidget(makeHead(left));
    back_ = plainButton(QStringLiteral("back"), tr("Back"), left);
    back_->setToolTip(tr("Esc"));
    back_->hide();
    layout->addWidget(back_);
    auto* demo = primaryButton(tr("Compute a demo hologram"), left);
    demo->setObjectName(QStringLiteral("demoButton"));
    demo->setAccessibleName(demo->text());
    layout->addWidget(demo);
    layout->addWidget(makeNew(left));
    auto* open = plainButton(QStringLiteral("open"), tr("Open project…"), left);
    layout->addWidget(open);
    auto* hint =
        new QLabel(tr("Or drop points, a mesh, pictures or a project onto this window."), left);
    hint->setWordWrap(true);
    layout->addWidget(hint);
    layout->addWidget(makeRecent(left), 1);
    connect(demo, &QPushButton::clicked, this, &StartPage::demoWanted);
    connect(open, &QPushButton::clicked, this, &StartPage::openWanted);
    connect(back_, &QPushButton::clicked, this, &StartPage::backWanted);
    return left;
}

/// Kind and device are those of the last time.
QWidget* StartPage::makeNew(QWidget* parent) {
    auto* box = new QWidget(parent);
    kinds_ = new ChoiceBox(box);
    kinds_->setObjectName(QStringLiteral("newKind"));
    kinds_->setAccessibleName(tr("Kind"));
    for (const ChoiceInfo* info : kindsWithData()) {
        const QString key = QString::fromStdString(info->key);
        kinds_->addItem(kindIcon(key), localisedMark(info->label), key);
        kinds_->setItemData(kinds_->count() - 1, localisedMark(info->help), Qt::ToolTipRole);
    }
    const int last = kinds_->findData(shell_.studio.preferences().lastKind());
    kinds_->setCurrentIndex(last >= 0 ? last : kinds_->findData(QStringLiteral("points")));
    panels_ = new ChoiceBox(box);
    panels_->setObjectName(QStringLiteral("newPanel"));
    panels_->setAccessibleName(tr("Device"));
    listPanels();
    auto* make = plainButton(QStringLiteral("new"), tr("New project"), box);
    auto* layout = new QGridLayout(box);
    layout->setContentsMargins({});
    layout->addWidget(make, 0, 0, 1, 2);
    layout->addWidget(kinds_, 1, 0);
    layout->addWidget(panels_, 1, 1);
    for (const int column : {0, 1})
        layout->setColumnStretch(column, 1);
    connect(make, &QPushButton::clicked, this, &StartPage::begin);
    return box;
}

void StartPage::listPanels() {
    const Panels& panels = shell_.studio.panels();
    const PanelChoice last = panels.last();
    panels_->clear();
    panels_->addItem(icon(QStringLiteral("panel")), tr("No device"));
    for (const PanelChoice& choice : panels.choices()) {
        panels_->addItem(icon(QStringLiteral("panel")), panelText(choice));
        if (choice == last)
            panels_->setCurrentIndex(panels_->count() - 1);
    }
}

void StartPage::begin() {
    const std::string kind = kinds_->currentData().toString().toStdString();
    const int row = panels_->currentIndex() - 1;
    const auto choices = shell_.studio.panels().choices();
    const PanelChoice panel = row >= 0 && row < std::ssize(choices)
                                  ? choices[static_cast<std::size_t>(row)]
                                  : PanelChoice{};
    const auto make = [this, kind, panel] {
        shell_.studio.panels().setLast(panel);
        newProject(shell_.studio, kind);
    };
    leaveProject(shell_, make, QStringList());
}

QWidget* StartPage::makeRecent(QWidget* parent) {
    auto* box = new QWidget(parent);
    auto* list = new QWidget;
    recent_ = new QVBoxLayout(list);
    recent_->setContentsMargins({});
    recent_->setSpacing(2);
    auto* scroll = new QScrollArea(box);
    scroll->setObjectName(QStringLiteral("recentProjects"));
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setMinimumHeight(96);
    scroll->setWidget(list);
    clear_ = flatButton(box, QStringLiteral("clear"), QStringLiteral("clearRecent"),
                        tr("Clear the list of recent projects"), tr("Clear"));
    auto* layout = new QGridLayout(box);
    layout->setContentsMargins({});
    layout->addWidget(heading(tr("Recent projects"), 1.1, box), 0, 0);
    layout->addWidget(clear_, 0, 1);
    layout->addWidget(scroll, 1, 0, 1, 2);
    layout->setColumnStretch(0, 1);
    layout->setRowStretch(1, 1);
    connect(clear_, &QToolButton::clicked, &shell_.studio.preferences(),
            &Preferences::clearRecentFiles);
    listRecent();
    return box;
}

void StartPage::listRecent() {
    while (QLayoutItem* item = recent_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const QStringList paths = shell_.studio.preferences().recentFiles();
    for (const QString& path : paths)
        addRecent(path);
    clear_->setVisible(!paths.isEmpty());
    if (paths.isEmpty()) {
        auto* none = new QLabel(tr("Projects you save will be listed here."));
        none->setWordWrap(true);
        recent_->addWidget(none);
    }
    recent_->addStretch(1);
    showRecentPictures();
}

void StartPage::showRecentPictures() {
    const auto show = [self = QPointer(this)](const QString& path, const QImage& picture) {
        if (!self)
            return;
        for (auto* button : self->findChildren<QPushButton*>(QStringLiteral("recentProject")))
            if (button->toolTip() == path)
                static_cast<Card*>(button)->setPicture(QPixmap::fromImage(
                    picture.scaled(recentSize, Qt::KeepAspectRatio, Qt::SmoothTransformation)));
    };
    readProjectPictures(shell_.studio, shell_.studio.preferences().recentFiles(), show);
}

void StartPage::addRecent(const QString& path) {
    const QFileInfo file(path);
    const bool isThere = file.exists();
    const QString folder = QDir::toNativeSeparators(file.path());
    const QString date = QLocale().toString(file.lastModified(), QLocale::ShortFormat);
    auto* row = new QWidget;
    auto* button = new Card(
        icon(QStringLiteral("open")).pixmap(recentSize / 2), nameOf(path),
        isThere ? tr("%1, %2").arg(folder, date) : tr("%1: not there any more").arg(folder), row);
    button->setObjectName(QStringLiteral("recentProject"));
    button->setToolTip(path);
    button->setFlat(true);
    button->setEnabled(isThere);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    layout->addWidget(button, 1);
    if (!isThere) {
        auto* locate = new QPushButton(tr("Locate…"), row);
        locate->setObjectName(QStringLiteral("locateProject"));
        //: name of a project
        locate->setAccessibleName(tr("Locate %1").arg(nameOf(path)));
        layout->addWidget(locate);
        connect(locate, &QPushButton::clicked, this, [this, path] { locateProject(shell_, path); });
    }
    recent_->addWidget(row);
    connect(button, &QPushButton::clicked, this, [this, path] { openAny(shell_, path); });
}

} // namespace fringe
