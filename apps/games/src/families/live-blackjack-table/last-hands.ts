import type { TableView } from '@trevo/game-rules/blackjack-table/types.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { languages } from '@trevo/languages/languages.ts'
import { fill, h } from '../../controls/h.ts'
import type { Words } from './words.ts'

const shownMax = 10

const toneOf = ({ dealer, dealerPoints }: TableView): string => {
  if (dealerPoints > 21) return 'bust'
  return dealer.length === 2 && dealerPoints === 21 ? 'blackjack' : 'stood'
}

const textOf = (round: TableView): string =>
  toneOf(round) === 'blackjack' ? 'BJ' : String(round.dealerPoints)

/** Shows the dealer's results in the last played rounds, and how often the dealer busted. */
export const showLastHands = (
  element: HTMLElement,
  rounds: readonly TableView[],
  { language, words }: { readonly language: LanguageCode; readonly words: Words },
): void => {
  const played = rounds.filter(({ dealer }) => dealer.length > 0)
  const busts = played.filter((round) => toneOf(round) === 'bust').length
  const items = played
    .slice(-shownMax)
    .toReversed()
    .map((round) => h('li', { 'data-tone': toneOf(round) }, textOf(round)))
  const percent = new Intl.NumberFormat(languages[language].locale, {
    style: 'percent',
    maximumFractionDigits: 0,
  })
  const share = percent.format(busts / Math.max(1, played.length))
  const line = played.length > 0 ? words.bustShare(share, played.length) : ''
  fill(
    element,
    h('ol', { class: 'seven-last-list', 'aria-label': words.past }, ...items),
    h('p', { class: 'seven-last-line' }, line),
  )
}
