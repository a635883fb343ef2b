import { h, icon, icons } from './h.ts'

export type Sheet = { readonly body: HTMLElement; readonly close: () => void }

/**
 * Opens a native modal dialog: a sheet from below on phones, a centred panel on wide screens. The
 * browser keeps the focus inside and gives it back on closing; Escape closes.
 */
export const openSheet = (
  { title, closeLabel }: { readonly title: string; readonly closeLabel: string },
  build: (sheet: Sheet) => readonly (Node | string)[],
): Sheet => {
  const body = h('div', { class: 'sheet-body' })
  const dialog = h('dialog', { class: 'sheet', 'aria-label': title })
  const mark = document.documentElement.dataset['demo']
  const close = (): void => dialog.close()
  dialog.append(
    h(
      'header',
      { class: 'sheet-head' },
      h('h2', {}, title),
      // A sheet may cover the play-money label; it is repeated on the sheet.
      mark ? h('b', { class: 'demo-sheet' }, mark) : '',
      h(
        'button',
        { type: 'button', class: 'round', 'aria-label': closeLabel, click: close },
        icon(icons.close),
      ),
    ),
    body,
  )
  dialog.addEventListener('close', () => dialog.remove())
  // A press on the dialog itself is a press on its backdrop: all content is in children.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) close()
  })
  const sheet = { body, close }
  body.append(...build(sheet))
  document.body.append(dialog)
  dialog.showModal()
  return sheet
}
