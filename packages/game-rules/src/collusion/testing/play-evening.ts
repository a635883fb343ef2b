import type { Chance } from '@trevo/fairness/chance.ts'
import type { CardTableTitle } from '../../card-tables/card-table.ts'
import { chipMinor } from '../../holdem/pots.ts'
import type { SitAndGo } from '../../sit-and-go/sit-and-go.ts'
import type { FactBook } from './fact-book.ts'
import type { HoldemPlayer } from './holdem-player.ts'
import { playHoldem } from './play-deal.ts'

export type Evening = {
  readonly players: (table: readonly number[]) => readonly HoldemPlayer[]
  readonly book: FactBook
  /** New tournaments start until this many hands were played; each is played to its end. */
  readonly dealCount: number
  readonly chance: Chance
}

type Seat = { readonly player: number; readonly stackMinor: bigint }

/** Plays a deal and records its facts. @returns the seats of the next one: the button moves on. */
const playDeal = (
  title: CardTableTitle,
  seats: readonly Seat[],
  { players, book, chance }: Evening,
  handNumber?: number,
): Seat[] => {
  const seated = seats.map(({ player }) => player)
  const stacks = seats.map(({ stackMinor }) => stackMinor)
  const { record, afterMinor } = playHoldem(title, stacks, players(seated), chance, handNumber)
  book.add(record, seated)
  const after = seated.map((player, place) => ({ player, stackMinor: afterMinor[place] ?? 0n }))
  return [...after.slice(1), ...after.slice(0, 1)]
}

/** One tournament until one player has all chips. @returns how many hands it took. */
const playTournament = (
  title: CardTableTitle,
  { startChips }: SitAndGo,
  table: readonly number[],
  evening: Evening,
): number => {
  const stackMinor = BigInt(startChips) * chipMinor
  let seats: readonly Seat[] = table.map((player) => ({ player, stackMinor }))
  let hand = 0
  while (seats.length > 1) {
    hand += 1
    const after = playDeal(title, seats, evening, hand)
    seats = after.filter((seat) => seat.stackMinor > 0n)
  }
  return hand
}

/** Deals at a cash table: a player with little, or with a large win, begins again with a full stack. */
const playCash = (title: CardTableTitle, table: readonly number[], evening: Evening): void => {
  const full = title.entriesMinor[0] ?? 0n
  let seats: readonly Seat[] = table.map((player) => ({ player, stackMinor: full }))
  for (let deal = 0; deal < evening.dealCount; deal += 1) {
    seats = playDeal(title, seats, evening).map(({ player, stackMinor: one }) => ({
      player,
      stackMinor: one * 5n < full * 2n || one > full * 4n ? full : one,
    }))
  }
}

/** One evening of hold'em at one table. @returns how many deals were played. */
export const playEvening = (
  title: CardTableTitle,
  table: readonly number[],
  evening: Evening,
): number => {
  const { sitAndGo } = title
  if (!sitAndGo) {
    playCash(title, table, evening)
    return evening.dealCount
  }
  let hands = 0
  while (hands < evening.dealCount) hands += playTournament(title, sitAndGo, table, evening)
  return hands
}
