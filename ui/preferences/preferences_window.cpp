// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/preferences_window.h"

#include "app/studio/studio.h"
#include "app/tasks/scratch.h"
#include "app/text/numbers.h"
#include "engine/model/units.h"
#include "ui/preferences/preference_table.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/shell.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace fringe {
namespace {

QLabel* heading(const QString& text) {
    auto* label = new QLabel(text);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    return label;
}

/// Lists what can be chosen now.
void fill(QComboBox& box, const PreferenceRow& row) {
    const QSignalBlocker quiet(&box);
    box.clear();
    for (const PreferenceOption& option : row.options()) {
        box.addItem(option.text, option.value);
        box.setItemData(box.count() - 1, option.whyNot, Qt::ToolTipRole);
        auto* model = static_cast<QStandardItemModel*>(box.model());
        model->item(box.count() - 1)->setEnabled(option.whyNot.isEmpty());
    }
    box.setCurrentIndex(box.findData(row.value()));
}

} // namespace

PreferencesWindow::PreferencesWindow(const Shell& shell) : QDialog(&shell.window), shell_(shell) {
    setObjectName(QStringLiteral("preferencesWindow"));
    setWindowTitle(tr("Preferences"));
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(makeRows());
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(scroll->widget()->sizeHint().width());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* standard =
        buttons->addButton(tr("&Restore defaults"), QDialogButtonBox::ResetRole);
    standard->setObjectName(QStringLiteral("restoreDefaults"));
    standard->setAutoDefault(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(scroll, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(standard, &QPushButton::clicked, this, &PreferencesWindow::restore);
    connect(&shell.studio.devices(), &DeviceChoice::listed, this, &PreferencesWindow::reread);
    resize(fittingSize(*this, sizeHint()));
}

QWidget* PreferencesWindow::makeRows() {
    auto* rows = new QWidget;
    auto* form = new QFormLayout(rows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    QString page;
    for (const PreferenceRow& row : preferenceRows(shell_.studio)) {
        if (row.page != page)
            form->addRow(heading(page = row.page));
        addRow(*form, row);
        if (row.name == QLatin1String("scratch"))
            addLeftScratch(*form);
    }
    return rows;
}

void PreferencesWindow::addRow(QFormLayout& form, const PreferenceRow& row) {
    if (!row.folder.isEmpty())
        return addFolder(form, row);
    if (!row.options) {
        auto* box = new QCheckBox(row.label);
        box->setObjectName(QStringLiteral("preference-") + row.name);
        box->setToolTip(row.help);
        connect(box, &QCheckBox::clicked, this,
                [row](bool on) { row.choose(on ? QStringLiteral("1") : QString()); });
        connect(this, &PreferencesWindow::reread, box,
                [box, row] { box->setChecked(!row.value().isEmpty()); });
        return form.addRow(box);
    }
    auto* box = new QComboBox;
    box->setObjectName(QStringLiteral("preference-") + row.name);
    box->setToolTip(row.help);
    fill(*box, row);
    connect(box, &QComboBox::activated, this, [box, row] {
        row.choose(box->currentData().toString());
        fill(*box, row);
    });
    connect(this, &PreferencesWindow::reread, box, [box, row] { fill(*box, row); });
    form.addRow(row.label, box);
}

void PreferencesWindow::addFolder(QFormLayout& form, const PreferenceRow& row) {
    auto* edit = new QLineEdit;
    edit->setObjectName(QStringLiteral("preference-") + row.name);
    edit->setToolTip(row.help);
    edit->setPlaceholderText(QDir::toNativeSeparators(row.folder));
    connect(edit, &QLineEdit::editingFinished, this, [this, edit, row] {
        row.choose(QDir::fromNativeSeparators(edit->text().trimmed()));
        emit reread();
    });
    connect(this, &PreferencesWindow::reread, edit,
            [edit, row] { edit->setText(QDir::toNativeSeparators(row.value())); });
    QAction* browse = edit->addAction(icon(QStringLiteral("open")), QLineEdit::TrailingPosition);
    browse->setToolTip(tr("Choose a folder"));
    connect(browse, &QAction::triggered, this, [this, edit, row] {
        const QString now = row.value().isEmpty() ? row.folder : row.value();
        const QString chosen =
            QFileDialog::getExistingDirectory(this, tr("Folder for scratch files"), now);
        if (chosen.isEmpty())
            return;
        row.choose(chosen);
        emit reread();
    });
    form.addRow(row.label, edit);
}

void PreferencesWindow::addLeftScratch(QFormLayout& form) {
    auto* line = new QWidget;
    auto* amount = new QLabel;
    amount->setObjectName(QStringLiteral("leftScratch"));
    auto* remove = new QPushButton(tr("Remove…"));
    remove->setObjectName(QStringLiteral("removeLeftScratch"));
    remove->setAutoDefault(false);
    line->setToolTip(tr("What scratch files keep of jobs that were paused or cut off"));
    auto* layout = new QHBoxLayout(line);
    layout->setContentsMargins({});
    layout->addWidget(amount, 1);
    layout->addWidget(remove);
    const auto show = [amount = QPointer(amount), remove](const LeftScratch& left) {
        if (!amount)
            return;
        amount->setText(left.folders == 0 ? tr("Nothing") : localNumber(formatBytes(left.bytes)));
        remove->setEnabled(left.folders > 0);
    };
    const auto look = [this, show] { measureLeftScratch(shell_.studio, show); };
    connect(remove, &QPushButton::clicked, this, [this, amount, show] {
        if (shell_.dialogs.askRemoveScratch(amount->text()))
            removeLeftScratch(shell_.studio, show);
    });
    connect(this, &PreferencesWindow::reread, line, look);
    connect(&shell_.studio.jobs(), &Jobs::busyChanged, line, look);
    show({});
    form.addRow(tr("Paused jobs"), line);
}

void PreferencesWindow::restore() {
    for (const PreferenceRow& row : preferenceRows(shell_.studio))
        if (row.value() != row.standard)
            row.choose(row.standard);
    emit reread();
}

void PreferencesWindow::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    emit reread();
}

} // namespace fringe
