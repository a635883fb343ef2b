import { oddsText } from '@trevo/game-rules/bets/format-bets.ts'
import { kindNames } from '@trevo/game-rules/three-card-poker/texts.ts'
import { handKinds, type ThreeCardTitle } from '@trevo/game-rules/three-card-poker/types.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { h } from '../../controls/h.ts'
import type { Words } from './words.ts'

type Pays = Readonly<Partial<Record<string, number>>>

export type Paytables = {
  readonly element: HTMLElement
  /** Marks the hand; undefined for none. */
  readonly mark: (kind: string | undefined) => void
}

/** Each hand's payout on pair plus and as an ante bonus. */
export const createPaytables = (
  { pairPlus, anteBonus }: ThreeCardTitle,
  language: LanguageCode,
  words: Words,
): Paytables => {
  const rowsOf = (pays: Pays, givenHundredths: number): HTMLElement[] =>
    handKinds.toReversed().flatMap((kind) => {
      const hundredths = pays[kind]
      if (hundredths === undefined) return []
      const odds = oddsText(language, hundredths + givenHundredths)
      const name = h('span', {}, kindNames(kind)[language])
      return [h('li', { 'data-kind': kind }, name, h('b', {}, odds))]
    })
  const tableOf = (heading: string, rows: readonly HTMLElement[]): HTMLElement =>
    h('div', {}, h('h2', {}, heading), h('ul', {}, ...rows))
  const element = h(
    'section',
    { class: 'three-paytables', 'aria-label': words.paytables },
    tableOf(words.pairPlus, rowsOf(pairPlus, 0)),
    // A bonus is paid in addition to the ante, so the odds equal its payout.
    tableOf(words.bonus, rowsOf(anteBonus, 100)),
  )
  return {
    element,
    mark: (kind) => {
      for (const row of element.querySelectorAll('li')) {
        row.toggleAttribute('data-hit', row.dataset['kind'] === kind)
      }
    },
  }
}
