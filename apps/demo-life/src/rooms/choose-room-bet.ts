import type { RoomGame } from '@trevo/contract/rgs/rooms.ts'
import { isCrash } from '@trevo/game-rules/crash/types.ts'
import { isTable } from '@trevo/game-rules/engine/title-data.ts'
import type { Title } from '@trevo/titles/title.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { chooseWager, type Wager } from '../choose-wager.ts'

/** Titles that all players play together: crash, bingo, live tables, the arena. */
export const sharedTitles: readonly Title[] = titlesInOrder.filter(
  ({ maths }) => isCrash(maths) || isTable(maths),
)

/** Whether players decide at their seats, one after the other. */
export const hasSeats = ({ maths }: Pick<Title, 'maths'>): boolean =>
  maths.family === 'blackjack-table'

/** At a table with seats most are left to people. */
const seatsMax = 2
const seatStakeMinor = 10_000n

/** A bet on a free seat of a table with seats; undefined where people would find none left. */
const chooseSeat = (
  { maths }: Title,
  { seats = [] }: RoomGame,
  chance: number,
): Wager | undefined => {
  const seatCount = isTable(maths) ? maths.table.seatCount : 0
  if (seats.length >= seatsMax) return undefined
  const free = Array.from({ length: seatCount }, (_, at) => at + 1).filter(
    (seat) => !seats.some((taken) => taken.seat === seat),
  )
  const seat = free[Math.floor(chance * free.length)]
  if (seat === undefined) return undefined
  const bets = [{ bet: `seat-${seat}`, stakeMinor: String(seatStakeMinor) }]
  return { stakeMinor: seatStakeMinor, choice: { bets } }
}

/**
 * A member's bet in the next game of a room: in crash the stake that suits with an automatic cash-out, at a seat the
 * least, elsewhere one of the recorded wagers. `chance` is from 0 up to 1.
 */
export const chooseRoomBet = (
  title: Title,
  game: RoomGame,
  { stakeMinor, chance }: { readonly stakeMinor: bigint | undefined; readonly chance: number },
): Wager | undefined =>
  hasSeats(title)
    ? chooseSeat(title, game, chance)
    : chooseWager(title.maths.gameCode, stakeMinor, chance)
