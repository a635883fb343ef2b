import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { h } from '../../controls/h.ts'
import type { CardContext } from '../common/context.ts'
import { dealOf, moneyOf } from './read-view.ts'
import type { Blinds } from './tournament-strip.ts'
import type { HoldemWords } from './words.ts'

/** The middle of the table: blinds, the pot and its side pots. */
export const createPotLines = (
  context: CardContext,
  words: HoldemWords,
  blindsOf: (view: CardTableView) => Blinds | undefined,
) => {
  const { game } = context
  const money = moneyOf(context)
  const blinds = h('small', { class: 'holdem-blinds' })
  const pot = h('b', { class: 'holdem-pot' })
  const sidePots = h('small', { class: 'holdem-pots' })
  return {
    elements: [blinds, pot, sidePots],
    show: (view: CardTableView): void => {
      const deal = dealOf(view)
      const bigMinor = parseMoney(view.entry) / BigInt(game.cash?.entryBigBlinds ?? 100)
      const { small, big } = blindsOf(view) ?? { small: money(bigMinor / 2n), big: money(bigMinor) }
      blinds.textContent = words.blinds(small, big)
      pot.textContent = deal ? words.pot(money(deal.potMinor)) : ''
      const side = deal && deal.potsMinor.length > 1 ? deal.potsMinor : []
      sidePots.textContent = side.length > 0 ? words.sidePots(side.map(money)) : ''
    },
  }
}
