import { isOneOf } from '../common/read-input.ts'
import type { Wager } from '../engine/engine.ts'
import type { SeatMove } from '../engine/seated.ts'
import { mainOf, placeOf } from './places.ts'
import { activeIndex, takeMove, type Table } from './table.ts'
import { raiseKinds, type BlackjackTableChoice } from './types.ts'

/** The table, and what one bet has on it. */
export type RaisedBet = {
  readonly table: Table
  readonly choice: BlackjackTableChoice
  /** Per hand of the table; 0 if the bet is not on it. */
  readonly onHands: readonly bigint[]
  readonly insuranceMinor: bigint
}

/** A bet when its cards are dealt. */
export const betOnTable = (table: Table, { choice }: Wager<BlackjackTableChoice>): RaisedBet => {
  const { seat } = placeOf(choice)
  const onHands = table.hands.map((hand) => (hand.seat === seat ? mainOf(choice) : 0n))
  return { table, choice, onHands, insuranceMinor: 0n }
}

/** The stake on the current hand. */
const activeMinor = ({ table, onHands }: RaisedBet): bigint => onHands[activeIndex(table)] ?? 0n

/**
 * The cost of a currently possible decision for the bet: a double or a split costs the stake on the
 * hand, insurance half of the bet on the seat. A bet behind pays only for the hands that it is on, and
 * for no insurance.
 */
export const raiseMinorOf = (bet: RaisedBet, { seat, kind }: SeatMove): bigint => {
  const place = placeOf(bet.choice)
  const isWith = place.seat === seat && (!place.isBehind || place.isFollowing)
  if (!isWith || !isOneOf(kind, raiseKinds)) return 0n
  if (kind !== 'insurance') return activeMinor(bet)
  return place.isBehind ? 0n : mainOf(bet.choice) / 2n
}

/**
 * The bet after a decision of any seat; `isRaised`: its further stake was taken. After a split, a bet that is not
 * raised stays with the first of the two hands.
 */
export const takeBetMove = (bet: RaisedBet, move: SeatMove, isRaised: boolean): RaisedBet => {
  const at = activeIndex(bet.table)
  const table = takeMove(bet.table, move)
  const raisedMinor = isRaised ? raiseMinorOf(bet, move) : 0n
  const { onHands } = bet
  const onHand = onHands[at] ?? 0n
  switch (move.kind) {
    case 'insurance':
      return { ...bet, table, insuranceMinor: bet.insuranceMinor + raisedMinor }
    case 'double':
      return { ...bet, table, onHands: onHands.with(at, onHand + raisedMinor) }
    case 'split':
      return { ...bet, table, onHands: onHands.toSpliced(at, 1, onHand, raisedMinor) }
    default:
      return { ...bet, table }
  }
}
