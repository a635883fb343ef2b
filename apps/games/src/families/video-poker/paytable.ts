import { kindNames } from '@trevo/game-rules/video-poker/texts.ts'
import type { HandKind, VideoPokerTitle } from '@trevo/game-rules/video-poker/types.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { h } from '../../controls/h.ts'

export type Paytable = {
  readonly element: HTMLElement
  /** Each kind's payout at this stake per hand. */
  readonly price: (amountOf: (stakes: number) => string) => void
  /** Marks kinds: the winning ones, or the dealt one. */
  readonly mark: (kinds: ReadonlySet<HandKind>, isWon: boolean) => void
}

/** The paytable as a lit board: kinds, and their payouts at the current stake. */
export const createPaytable = (
  { pays }: VideoPokerTitle,
  language: LanguageCode,
  label: string,
): Paytable => {
  const rows = pays.map(([kind, stakes]) => {
    const amount = h('b', {})
    const element = h(
      'li',
      {},
      h('span', {}, kindNames(kind)[language]),
      h('i', {}, `${stakes}×`),
      amount,
    )
    return { kind, stakes, amount, element }
  })
  return {
    element: h(
      'ul',
      { class: 'paytable-board', 'aria-label': label },
      ...rows.map((row) => row.element),
    ),
    price: (amountOf) => {
      for (const { amount, stakes } of rows) amount.textContent = amountOf(stakes)
    },
    mark: (kinds, isWon) => {
      for (const { kind, element } of rows) {
        if (kinds.has(kind)) element.dataset['hit'] = isWon ? 'won' : 'dealt'
        else delete element.dataset['hit']
      }
    },
  }
}
