import { h } from '../../controls/h.ts'
import type { CardWords } from '../common/words.ts'

type Kind = 'cash' | 'sitAndGo'
const kinds: readonly Kind[] = ['cash', 'sitAndGo']

/** Chooses between cash tables and sit-and-gos. */
export const createKindRow = ({ kinds: words }: CardWords, onChoice: (kind: Kind) => void) => {
  const buttons = kinds.map((kind) =>
    h(
      'button',
      { type: 'button', class: 'card-kind', 'data-kind': kind, click: () => onChoice(kind) },
      words[kind],
    ),
  )
  const element = h(
    'div',
    { class: 'card-kinds', role: 'group', 'aria-label': words.label },
    ...buttons,
  )
  return {
    element,
    show: (shown: Kind): void => {
      for (const button of buttons) {
        button.setAttribute('aria-pressed', String(button.dataset['kind'] === shown))
      }
    },
  }
}
