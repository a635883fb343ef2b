import { createHash } from 'node:crypto'
import type { PastFlight, RoomBet, RoomGame } from '@trevo/contract/rgs/rooms.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { ChangedBet } from '../../repository/rooms.ts'
import type { RoomGameRow } from '../../repository/tables.ts'
import type { Flight } from './flight.ts'

const word = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length).toUpperCase()

/** A bet as everybody in the room may see it; whose it is stays with the game server. */
export const shownBet = (bet: ChangedBet, chainEnd: string): RoomBet => ({
  key: word(bet.id, 16),
  name: word(`${chainEnd}:${bet.player_ref}`, 6),
  stake: formatMoney(bet.stake_minor),
  cashedOutAt: bet.cashed_out_at,
  payout: formatMoney(bet.payout_minor),
})

/** A flight as it stands at an instant: where it ends is told when it has ended, not before. */
export const shownGame = (game: RoomGameRow, flight: Flight, now: Date): RoomGame => {
  const isOver = now.getTime() >= flight.endsAtMs
  return {
    number: game.number,
    chainEnd: flight.chain.chain_end,
    salt: flight.chain.salt,
    phase: isOver ? 'over' : now < game.flies_at ? 'betting' : 'flying',
    fliesAt: game.flies_at.toISOString(),
    crashAt: isOver ? flight.crashAt : null,
    seed: isOver ? flight.seed : null,
  }
}

/** Flights of before; those that are not over are left out. */
export const shownPast = (games: readonly RoomGameRow[]): PastFlight[] =>
  games.flatMap(({ number, crash_at: crashAt, seed }) =>
    seed === null ? [] : [{ number, crashAt, seed }],
  )
