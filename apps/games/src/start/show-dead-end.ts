import { fill, h } from '../controls/h.ts'

type Retry = { readonly label: string; readonly press: () => void }

/** Shows why there is no game, and a retry button where that may help. */
export const showDeadEnd = (root: HTMLElement, sentence: string, retry?: Retry): void => {
  root.dataset['state'] = 'failed'
  const again = retry
    ? h('button', { type: 'button', class: 'banner-action', click: retry.press }, retry.label)
    : ''
  fill(root, h('div', { class: 'dead-end', role: 'alert' }, h('p', {}, sentence), again))
}
