import type { PlacedBet } from '../bets/bets.ts'
import { readBets } from '../bets/read-bets.ts'
import { isOneOf, isRecordOf } from '../common/read-input.ts'
import type { SeatPlace } from '../engine/seated.ts'
import {
  doublesWays,
  seatCount,
  type BlackjackTableChoice,
  type BlackjackTableTitle,
} from './types.ts'

/** Every seat, by its number. */
export const seatNumbers: readonly number[] = Array.from(
  { length: seatCount },
  (_, index) => index + 1,
)

/** The name of a place as bets have it. */
export const placeIdOf = ({ seat, isBehind }: Pick<SeatPlace, 'seat' | 'isBehind'>): string =>
  `${isBehind ? 'behind' : 'seat'}-${seat}`

const seatPlaces: ReadonlySet<string> = new Set(
  seatNumbers.map((seat) => placeIdOf({ seat, isBehind: false })),
)
const behindPlaces: ReadonlySet<string> = new Set(
  seatNumbers.map((seat) => placeIdOf({ seat, isBehind: true })),
)

const single = (bets: readonly PlacedBet[]): readonly [PlacedBet] | undefined => {
  const [bet] = bets
  return bet && bets.length === 1 ? [bet] : undefined
}

/** Reads one bet on a seat or behind one; undefined for anything else. */
export const readChoice = (
  title: BlackjackTableTitle,
  stakeMinor: bigint,
  sent: unknown,
): BlackjackTableChoice | undefined => {
  if (isRecordOf(sent, ['bets', 'doubles'])) {
    const { bets, doubles } = sent
    const read = readBets(title, behindPlaces, stakeMinor, { bets })
    const one = read && single(read.bets)
    return one && isOneOf(doubles, doublesWays) ? { bets: one, doubles } : undefined
  }
  const read = readBets(title, seatPlaces, stakeMinor, sent)
  const one = read && single(read.bets)
  return one && { bets: one }
}

/** Where the bet of a choice lies. */
export const placeOf = ({ bets: [{ bet }], doubles }: BlackjackTableChoice): SeatPlace => {
  const [where, seat] = bet.split('-')
  return {
    seat: Number(seat),
    isBehind: where === 'behind',
    isFollowing: doubles === 'follow',
  }
}
