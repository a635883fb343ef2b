import { stakeOn } from '../bets/bets.ts'
import { readBets } from '../bets/read-bets.ts'
import { isOneOf, isRecordOf } from '../common/read-input.ts'
import type { SeatPlace } from '../engine/seated.ts'
import {
  doublesWays,
  seatCount,
  sideBetPlaces,
  type BlackjackTableChoice,
  type BlackjackTableTitle,
} from './types.ts'

/** Every seat, by its number. */
export const seatNumbers: readonly number[] = Array.from(
  { length: seatCount },
  (_, index) => index + 1,
)

/** The name of a place in bets. */
export const placeIdOf = ({ seat, isBehind }: Pick<SeatPlace, 'seat' | 'isBehind'>): string =>
  `${isBehind ? 'behind' : 'seat'}-${seat}`

const seatPlaces = seatNumbers.map((seat) => placeIdOf({ seat, isBehind: false }))
const behindPlaces: ReadonlySet<string> = new Set(
  seatNumbers.map((seat) => placeIdOf({ seat, isBehind: true })),
)
const placesOf = ({ sideBets }: BlackjackTableTitle): ReadonlySet<string> =>
  new Set([...seatPlaces, ...(sideBets ? sideBetPlaces : [])])

/** The bet on a seat first, alone, with no higher side bet. */
const isBesideSeat = (choice: Pick<BlackjackTableChoice, 'bets'>): boolean => {
  const [main, ...beside] = choice.bets
  return (
    seatPlaces.includes(main.bet) &&
    beside.every(
      ({ bet, stakeMinor }) =>
        isOneOf(bet, sideBetPlaces) && BigInt(stakeMinor) <= BigInt(main.stakeMinor),
    )
  )
}

/** Reads a bet on a seat, with side bets after it, or one behind; undefined for anything else. */
export const readChoice = (
  title: BlackjackTableTitle,
  stakeMinor: bigint,
  sent: unknown,
): BlackjackTableChoice | undefined => {
  const isBehind = isRecordOf(sent, ['bets', 'doubles'])
  const places = isBehind ? behindPlaces : placesOf(title)
  const read = readBets(title, places, stakeMinor, isBehind ? { bets: sent.bets } : sent)
  const [first, ...rest] = read?.bets ?? []
  if (!first) return undefined
  if (isBehind) {
    const { doubles } = sent
    return rest.length === 0 && isOneOf(doubles, doublesWays)
      ? { bets: [first], doubles }
      : undefined
  }
  const bets = [first, ...rest] as const
  return isBesideSeat({ bets }) ? { bets } : undefined
}

/** The place of a choice's bet. */
export const placeOf = ({ bets: [{ bet }], doubles }: BlackjackTableChoice): SeatPlace => {
  const [where, seat] = bet.split('-')
  return {
    seat: Number(seat),
    isBehind: where === 'behind',
    isFollowing: doubles === 'follow',
  }
}

/** The stake on the hand, without its side bets. */
export const mainOf = (choice: BlackjackTableChoice): bigint => stakeOn(choice, choice.bets[0].bet)
