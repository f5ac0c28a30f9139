// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/help_window.h"

#include "ui/help/help_pages.h"
#include "ui/shell/shell.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"

#include <QHBoxLayout>
#include <QImage>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextTable>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace fringe {
namespace {

const QString root = QStringLiteral("qrc:/help/");

/// Without suffix.
QString nameOf(const QUrl& url) {
    return url.toString(QUrl::RemoveFragment).mid(root.size()).section(QLatin1Char('.'), 0, 0);
}

/// As a fragment names it: "Zero order" is "zero-order".
QString anchorOf(const QString& heading) {
    return heading.toLower().replace(QLatin1Char(' '), QLatin1Char('-'));
}

/// Pages by their names, and pictures out of the program.
class Pages : public QTextBrowser {
  public:
    using QTextBrowser::QTextBrowser;

    QVariant loadResource(int type, const QUrl& name) override {
        const QUrl url = source().resolved(name);
        if (type == QTextDocument::MarkdownResource)
            return helpPage(nameOf(url)).text;
        if (type == QTextDocument::ImageResource)
            return QImage(QLatin1Char(':') + url.path());
        return {};
    }

  protected:
    void doSetSource(const QUrl& url, QTextDocument::ResourceType type) override {
        QTextBrowser::doSetSource(source().resolved(url), type);
        dress();
        if (url.hasFragment())
            goTo(url.fragment());
    }

  private:
    /// Room above headings, and in the cells of tables.
    void dress() {
        for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
            if (block.blockFormat().headingLevel() > 1) {
                QTextBlockFormat format = block.blockFormat();
                format.setTopMargin(fontMetrics().height());
                QTextCursor(block).setBlockFormat(format);
            }
        for (QTextFrame* frame : document()->rootFrame()->childFrames())
            if (auto* table = qobject_cast<QTextTable*>(frame)) {
                QTextTableFormat format = table->format();
                format.setCellPadding(4);
                format.setBorderCollapse(true);
                format.setBorderBrush(palette().color(QPalette::Mid));
                table->setFormat(format);
            }
    }

    /// Headings of Markdown are no anchors to Qt.
    void goTo(const QString& anchor) {
        for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
            if (block.blockFormat().headingLevel() > 0 && anchorOf(block.text()) == anchor) {
                moveCursor(QTextCursor::End);
                return setTextCursor(QTextCursor(block));
            }
    }
};

/// Words of a search: a page has all of them.
QStringList wordsOf(const QString& text) {
    return text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

bool hasAll(const QString& text, const QStringList& words) {
    return std::ranges::all_of(
        words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

QTreeWidgetItem* chapterOf(QTreeWidget& contents, const QString& title) {
    const auto found = contents.findItems(title, Qt::MatchExactly);
    if (!found.isEmpty())
        return found.front();
    auto* chapter = new QTreeWidgetItem(&contents, {title});
    chapter->setFlags(Qt::ItemIsEnabled);
    QFont bold = contents.font();
    bold.setBold(true);
    chapter->setFont(0, bold);
    return chapter;
}

} // namespace

HelpWindow::HelpWindow(const Shell& shell)
    : QWidget(&shell.window, Qt::Window), contents_(new QTreeWidget(this)),
      browser_(new Pages(this)), search_(new QLineEdit(this)) {
    setObjectName(QStringLiteral("helpWindow"));
    setWindowTitle(tr("Help — Fringe Studio"));
    resize(fittingSize(*this, {980, 640}));
    contents_->setObjectName(QStringLiteral("helpContents"));
    contents_->setAccessibleName(tr("Contents"));
    contents_->setHeaderHidden(true);
    contents_->setRootIsDecorated(false);
    browser_->setObjectName(QStringLiteral("helpText"));
    browser_->setAccessibleName(tr("Page"));
    browser_->setOpenExternalLinks(true);
    browser_->document()->setDocumentMargin(16);
    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins({});
    column->addWidget(search_);
    column->addWidget(contents_, 1);
    auto* split = new QSplitter(this);
    split->setChildrenCollapsible(false);
    split->addWidget(left);
    split->addWidget(browser_);
    split->setSizes({260, 720});
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(makeTools());
    layout->addWidget(split, 1);
    listPages();
    connect(search_, &QLineEdit::textChanged, this, &HelpWindow::search);
    connect(contents_, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item && item->parent())
            open(item->data(0, Qt::UserRole).toString());
    });
    connect(browser_, &QTextBrowser::historyChanged, this, &HelpWindow::follow);
    open(QStringLiteral("index"));
}

QWidget* HelpWindow::makeTools() {
    auto* row = new QWidget(this);
    auto* back = flatButton(row, QStringLiteral("back"), QStringLiteral("helpBack"), tr("Back"));
    auto* forward =
        flatButton(row, QStringLiteral("forward"), QStringLiteral("helpForward"), tr("Forward"));
    auto* start = flatButton(row, QStringLiteral("help"), QStringLiteral("helpStart"),
                             tr("First page"), tr("First page"));
    auto* glossary = flatButton(row, QStringLiteral("outputs"), QStringLiteral("helpGlossary"),
                                tr("Glossary"), tr("Glossary"));
    search_->setObjectName(QStringLiteral("helpSearch"));
    search_->setAccessibleName(tr("Search the help"));
    search_->setPlaceholderText(tr("Search the help"));
    search_->setClearButtonEnabled(true);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    for (QToolButton* button : {back, forward, start, glossary})
        layout->addWidget(button);
    layout->addStretch();
    back->setShortcut(QKeySequence::Back);
    forward->setShortcut(QKeySequence::Forward);
    back->setEnabled(false);
    forward->setEnabled(false);
    connect(browser_, &QTextBrowser::backwardAvailable, back, &QWidget::setEnabled);
    connect(browser_, &QTextBrowser::forwardAvailable, forward, &QWidget::setEnabled);
    connect(back, &QToolButton::clicked, browser_, &QTextBrowser::backward);
    connect(forward, &QToolButton::clicked, browser_, &QTextBrowser::forward);
    connect(start, &QToolButton::clicked, this, [this] { open(QStringLiteral("index")); });
    connect(glossary, &QToolButton::clicked, this, [this] { open(QStringLiteral("glossary")); });
    return row;
}

void HelpWindow::listPages() {
    for (const QString& name : helpPageNames()) {
        auto* item =
            new QTreeWidgetItem(chapterOf(*contents_, helpChapter(name)), {helpPage(name).title});
        item->setData(0, Qt::UserRole, name);
    }
    contents_->expandAll();
}

void HelpWindow::open(const QString& page) {
    if (page != this->page())
        browser_->setSource(QUrl(root + page + QStringLiteral(".md")));
}

QString HelpWindow::page() const {
    return nameOf(browser_->source());
}

void HelpWindow::search() {
    const QStringList words = wordsOf(search_->text());
    for (int i = 0; i < contents_->topLevelItemCount(); ++i) {
        QTreeWidgetItem* chapter = contents_->topLevelItem(i);
        bool any = false;
        for (int j = 0; j < chapter->childCount(); ++j) {
            QTreeWidgetItem* item = chapter->child(j);
            const bool fits = hasAll(helpPage(item->data(0, Qt::UserRole).toString()).text, words);
            item->setHidden(!fits);
            any = any || fits;
        }
        chapter->setHidden(!any);
    }
    markFound();
}

/// A page keeps the colours that links and what was found had when it was read.
void HelpWindow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    browser_->reload();
    markFound();
}

void HelpWindow::follow() {
    const QSignalBlocker quiet(contents_);
    for (QTreeWidgetItemIterator item(contents_); *item; ++item)
        if ((*item)->data(0, Qt::UserRole).toString() == page())
            contents_->setCurrentItem(*item);
    markFound();
}

void HelpWindow::markFound() {
    QList<QTextEdit::ExtraSelection> found;
    for (const QString& word : wordsOf(search_->text()))
        for (QTextCursor at = browser_->document()->find(word); !at.isNull();
             at = browser_->document()->find(word, at)) {
            QTextEdit::ExtraSelection mark{at, {}};
            mark.format.setBackground(palette().color(QPalette::Highlight));
            mark.format.setForeground(palette().color(QPalette::HighlightedText));
            found << mark;
        }
    browser_->setExtraSelections(found);
}

} // namespace fringe
