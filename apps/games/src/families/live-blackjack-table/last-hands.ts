import type { TableView } from '@trevo/game-rules/blackjack-table/types.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { languages } from '@trevo/languages/languages.ts'
import { h } from '../../controls/h.ts'
import type { Words } from './words.ts'

const shownMax = 10

export type LastHands = {
  readonly element: HTMLElement
  /** Rounds of the table, the newest last. */
  readonly show: (rounds: readonly TableView[]) => void
}

const toneOf = ({ dealer, dealerPoints }: TableView): string => {
  if (dealerPoints > 21) return 'bust'
  return dealer.length === 2 && dealerPoints === 21 ? 'blackjack' : 'stood'
}

const textOf = (round: TableView): string =>
  toneOf(round) === 'blackjack' ? 'BJ' : String(round.dealerPoints)

/** What the dealer had in the last rounds that somebody played, and how often it was too much. */
export const createLastHands = (language: LanguageCode, words: Words): LastHands => {
  const list = h('ol', { class: 'seven-last-list', 'aria-label': words.past })
  const line = h('p', { class: 'seven-last-line' })
  const percent = new Intl.NumberFormat(languages[language].locale, {
    style: 'percent',
    maximumFractionDigits: 0,
  })
  return {
    element: h('div', { class: 'seven-last' }, list, line),
    show: (rounds) => {
      const played = rounds.filter(({ dealer }) => dealer.length > 0)
      const busts = played.filter((round) => toneOf(round) === 'bust').length
      list.replaceChildren(
        ...played
          .slice(-shownMax)
          .toReversed()
          .map((round) => h('li', { 'data-tone': toneOf(round) }, textOf(round))),
      )
      const share = percent.format(busts / Math.max(1, played.length))
      line.textContent = played.length > 0 ? words.bustShare(share, played.length) : ''
    },
  }
}
