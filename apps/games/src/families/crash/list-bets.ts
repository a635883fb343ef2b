import { h } from '../../controls/h.ts'
import type { RoomBet, RoomEvent } from '../../rgs/rgs-port.ts'
import type { Formats } from '../../text/format.ts'
import type { Words } from './words.ts'

type Sums = Extract<RoomEvent, { kind: 'bets' }>['sums']

export type BetList = {
  readonly element: HTMLElement
  readonly start: (bets: readonly RoomBet[], sums: Sums) => void
  readonly change: (bets: readonly RoomBet[], sums: Sums) => void
  /** One of these is the player's own. */
  readonly own: (roundId: string) => Promise<void>
}

const shownMax = 30

/**
 * The key of a bet in the list, from its round's id. A page served without TLS has no hashes and marks none as the
 * player's own.
 */
const keyOf = async (roundId: string): Promise<string | undefined> => {
  const { subtle } = globalThis.crypto as { readonly subtle?: SubtleCrypto } // absent without TLS
  if (!subtle) return undefined
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(roundId)))
  const digits = Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0'))
  return digits.join('').toUpperCase()
}

/** All bets of the flight; cashed-out ones with their multiplier. */
export const createBetList = (words: Words, formats: Formats): BetList => {
  const sum = h('p', { class: 'crash-sum' })
  const list = h('ul', { class: 'crash-bets', 'data-none': words.nobody })
  const rows = new Map<string, { readonly row: HTMLElement; readonly bet: RoomBet }>()
  const ownKeys = new Set<string>()
  const show = (bet: RoomBet): void => {
    const { key, name, stake, cashedOutAt, payout } = bet
    const isOut = cashedOutAt !== null
    const isOwn = ownKeys.has(key)
    const row = h(
      'li',
      {},
      h('span', {}, isOwn ? words.you : name),
      h('span', {}, formats.money(stake)),
      h('span', {}, isOut ? formats.multiplier(cashedOutAt) : ''),
      h('span', {}, isOut ? formats.money(payout) : ''),
    )
    row.dataset['out'] = isOut ? 'yes' : 'no'
    row.dataset['own'] = isOwn ? 'yes' : 'no'
    const known = rows.get(key)
    known?.row.replaceWith(row)
    // A bet that left the visible part returns when it changes.
    if (!row.isConnected) list.prepend(row)
    rows.set(key, { row, bet })
    while (list.children.length > shownMax) list.lastElementChild?.remove()
  }
  const showSums = ({ betCount, stakeTotal }: Sums): void => {
    sum.textContent = words.sums(betCount, formats.money(stakeTotal))
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
    own: async (roundId) => {
      const key = await keyOf(roundId)
      if (key === undefined) return
      ownKeys.add(key)
      const known = rows.get(key)
      if (known) show(known.bet)
    },
  }
}
