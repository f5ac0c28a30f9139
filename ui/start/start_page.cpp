// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/start_page.h"

#include "app/studio/studio.h"
#include "app/tasks/projects.h"
#include "app/text/localised.h"
#include "engine/model/examples.h"
#include "ui/shell/project_flow.h"
#include "ui/shell/shell.h"
#include "ui/start/example_picture.h"
#include "ui/style/icons.h"

#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QStyleOptionButton>

#include <algorithm>

namespace fringe {
namespace {

constexpr QSize pictureSize{252, 50};
constexpr QSize recentSize{48, 48};
constexpr int cardsPerRow = 2; ///< and buttons

/// A button with a picture, a title and a sentence that wraps.
class Card : public QPushButton {
  public:
    Card(const QPixmap& picture, const QString& title, const QString& help, QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
};

Card::Card(const QPixmap& picture, const QString& title, const QString& help, QWidget* parent)
    : QPushButton(parent) {
    setAccessibleName(title);
    setAccessibleDescription(help);
    setCursor(Qt::PointingHandCursor);
    auto* image = new PictureLabel(this);
    image->setPixmap(picture);
    image->setAlignment(Qt::AlignCenter);
    QPalette ground = image->palette();
    ground.setColor(QPalette::Window, picture.toImage().pixelColor(0, 0));
    image->setPalette(ground);
    image->setBackgroundRole(QPalette::Window); // not the button's
    image->setAutoFillBackground(true);
    auto* heading = new QLabel(title, this);
    QFont bold = heading->font();
    bold.setBold(true);
    heading->setFont(bold);
    heading->setWordWrap(true);
    auto* text = new QLabel(help, this);
    text->setWordWrap(true);
    text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    for (QLabel* label : {static_cast<QLabel*>(image), heading, text}) {
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
        layout->addWidget(label);
    }
    layout->setStretchFactor(text, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

QSize Card::sizeHint() const {
    const int width = layout()->sizeHint().width();
    return {width, layout()->totalHeightForWidth(width)};
}

QLabel* heading(const QString& text, qreal scale, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * scale);
    font.setBold(true);
    label->setFont(font);
    label->setWordWrap(true);
    return label;
}

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

StartPage::StartPage(Shell& shell, QWidget* parent) : QWidget(parent), shell_(shell) {
    setObjectName(QStringLiteral("startPage"));
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto* content = new QWidget;
    auto* row = new QHBoxLayout(content);
    row->setContentsMargins(40, 16, 40, 16);
    row->setSpacing(48);
    row->addStretch(1);
    row->addWidget(makeLeft(), 4);
    row->addWidget(makeExamples(), 7);
    row->addStretch(1);
    wide_ = row->minimumSize().width();
    scroll->setWidget(content);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(scroll);
    connect(&shell.studio.preferences(), &Preferences::recentFilesChanged, this,
            &StartPage::listRecent);
}

void StartPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    arrangeExamples(width() < wide_ + bar ? 1 : cardsPerRow);
}

QWidget* StartPage::makeLeft() {
    auto* left = new QWidget(this);
    auto* layout = new QVBoxLayout(left);
    layout->setContentsMargins({});
    layout->setSpacing(10);
    auto* emblem = new PictureLabel(left);
    emblem->setPixmap(programIcon().pixmap(64));
    layout->addWidget(emblem);
    layout->addWidget(heading(QStringLiteral("Fringe Studio"), 2, left));
    auto* promise =
        new QLabel(tr("From a point cloud to a hologram, and back to a picture."), left);
    promise->setWordWrap(true);
    layout->addWidget(promise);
    layout->addSpacing(10);
    auto* demo = primaryButton(tr("Compute a demo hologram"), left);
    demo->setObjectName(QStringLiteral("demoButton"));
    demo->setAccessibleName(demo->text());
    layout->addWidget(demo);
    auto* open = plainButton(QStringLiteral("open"), tr("Open project…"), left);
    auto* others = new QGridLayout;
    others->addWidget(open, 0, 0);
    for (const ChoiceInfo* info : sourceInfos())
        others->addWidget(newButton(*info, left), others->count() / cardsPerRow,
                          others->count() % cardsPerRow);
    layout->addLayout(others);
    auto* hint =
        new QLabel(tr("Or drop a point file, a picture or a project onto this window."), left);
    hint->setWordWrap(true);
    layout->addWidget(hint);
    layout->addSpacing(14);
    layout->addWidget(heading(tr("Recent projects"), 1.1, left));
    recent_ = new QVBoxLayout;
    recent_->setSpacing(0);
    layout->addLayout(recent_);
    layout->addStretch(1);
    connect(demo, &QPushButton::clicked, this, &StartPage::demoWanted);
    connect(open, &QPushButton::clicked, this, &StartPage::openWanted);
    listRecent();
    return left;
}

QPushButton* StartPage::newButton(const ChoiceInfo& info, QWidget* parent) {
    const QString key = QString::fromStdString(info.key);
    //: kind of what the hologram is made of, such as "Point cloud"
    auto* button = plainButton(key, tr("New: %1").arg(localisedMark(info.label)), parent);
    button->setObjectName(QStringLiteral("start-new-") + key);
    button->setToolTip(localisedMark(info.help));
    connect(button, &QPushButton::clicked, this, [this, kind = info.key] {
        leaveProject(shell_, [this, kind] { newProject(shell_.studio, kind); });
    });
    return button;
}

QWidget* StartPage::makeExamples() {
    auto* right = new QWidget(this);
    examples_ = new QGridLayout(right);
    examples_->setContentsMargins({});
    examples_->setSpacing(10);
    examples_->addWidget(heading(tr("Examples"), 1.1, right), 0, 0, 1, cardsPerRow);
    for (const ExampleInfo& example : examples()) {
        const QPixmap picture =
            designPicture(exampleDesign(example.key), pictureSize, devicePixelRatioF());
        auto* card =
            new Card(picture, localisedMark(example.title), localisedMark(example.help), right);
        card->setObjectName(QStringLiteral("example-%1").arg(QString::fromStdString(example.key)));
        cards_ << card;
        connect(card, &QPushButton::clicked, this, [this, key = example.key] {
            leaveProject(shell_, [this, key] { openExample(shell_.studio, key); });
        });
    }
    examples_->setRowStretch(1 + static_cast<int>(cards_.size()), 1);
    arrangeExamples(cardsPerRow);
    return right;
}

void StartPage::arrangeExamples(int columns) {
    for (int i = 0; i < cards_.size(); ++i) {
        examples_->removeWidget(cards_[i]);
        examples_->addWidget(cards_[i], 1 + i / columns, i % columns);
    }
}

void StartPage::listRecent() {
    while (QLayoutItem* item = recent_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const QString& path : shell_.studio.preferences().recentFiles())
        addRecent(path);
    if (recent_->count() == 0)
        recent_->addWidget(new QLabel(tr("Projects you save will be listed here.")));
    showRecentPictures();
}

void StartPage::showRecentPictures() {
    const auto show = [self = QPointer(this)](const QString& path, const QImage& picture) {
        if (!self)
            return;
        for (auto* button : self->findChildren<QPushButton*>(QStringLiteral("recentProject")))
            if (button->toolTip() == path) {
                button->setIcon(QPixmap::fromImage(picture));
                button->setIconSize(recentSize);
            }
    };
    readProjectPictures(shell_.studio, shell_.studio.preferences().recentFiles(), show);
}

void StartPage::addRecent(const QString& path) {
    const QFileInfo file(path);
    const QString name = nameOf(path);
    const QStringList paths = shell_.studio.preferences().recentFiles();
    const bool hasNamesakes = std::ranges::count(paths, name, nameOf) > 1;
    auto* button = new QPushButton(
        icon(QStringLiteral("open")),
        hasNamesakes ? QStringLiteral("%1 (%2)").arg(name, file.dir().dirName()) : name);
    button->setObjectName(QStringLiteral("recentProject"));
    button->setAccessibleName(button->text());
    button->setToolTip(path);
    button->setFlat(true);
    button->setEnabled(file.exists());
    button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    recent_->addWidget(button);
    connect(button, &QPushButton::clicked, this, [this, path] { openAny(shell_, path); });
}

} // namespace fringe
