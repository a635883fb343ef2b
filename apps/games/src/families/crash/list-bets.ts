import { h } from '../../controls/h.ts'
import type { RoomBet, RoomEvent } from '../../rgs/rgs-port.ts'
import type { Formats } from '../../text/format.ts'
import type { Words } from './words.ts'

export type BetList = {
  readonly element: HTMLElement
  readonly start: (bets: readonly RoomBet[], sums: Sums) => void
  readonly change: (bets: readonly RoomBet[], sums: Sums) => void
}

type Sums = Extract<RoomEvent, { kind: 'bets' }>['sums']

const shownMax = 30

/** The bets of everybody in the flight; who cashed out says where. */
export const createBetList = (words: Words, formats: Formats): BetList => {
  const sum = h('p', { class: 'crash-sum' })
  const list = h('ul', { class: 'crash-bets' })
  const rows = new Map<string, HTMLElement>()
  const show = (bet: RoomBet): void => {
    const { key, name, stake, cashedOutAt, payout } = bet
    const result =
      cashedOutAt === null ? '' : `${formats.multiplier(cashedOutAt)} ${formats.money(payout)}`
    const row = h('li', {}, h('span', {}, name), h('span', {}, formats.money(stake)), result)
    row.dataset['out'] = cashedOutAt === null ? 'no' : 'yes'
    rows.get(key)?.replaceWith(row)
    if (!rows.has(key)) list.prepend(row)
    rows.set(key, row)
    while (list.children.length > shownMax) list.lastElementChild?.remove()
  }
  const showSums = ({ betCount, stakeTotal }: Sums): void => {
    sum.textContent = words.sums(String(betCount), formats.money(stakeTotal))
  }
  return {
    element: h('section', { class: 'crash-list', 'aria-label': words.bets }, sum, list),
    start: (bets, sums) => {
      rows.clear()
      list.replaceChildren()
      for (const bet of bets.toReversed()) show(bet)
      showSums(sums)
    },
    change: (bets, sums) => {
      for (const bet of bets) show(bet)
      showSums(sums)
    },
  }
}
