import type { TableView } from '@trevo/game-rules/blackjack-table/types.ts'
import { stakeOn } from '@trevo/game-rules/bets/bets.ts'
import type { OwnBets } from '../../live/own-bets.ts'
import type { Formats } from '../../text/format.ts'
import type { SeenRound } from '../board.ts'
import { betOf, betsOf, isBeside, placeOf, seatIn } from './bet-places.ts'
import type { Occupancy } from './occupancy.ts'
import type { SeatState } from './seats-row.ts'
import type { Words } from './words.ts'

/** The player's bets at the table, and what they make of each seat. */
export type OwnPlaces = {
  readonly seatBet: () => SeenRound | undefined
  readonly seat: () => number | undefined
  /** The stake on the hand of the player's seat, without raises and side bets. */
  readonly mainMinor: () => bigint
  readonly stateOf: (seat: number) => SeatState
  /** Why a place accepts no chip; undefined if it accepts one. */
  readonly whyNot: (place: string) => string | undefined
  readonly stakeAt: (place: string) => bigint
  /** A seat raised: what happened to the bet behind it. */
  readonly followRaises: (
    view: TableView,
    say: (text: string) => void,
    formats: Formats,
  ) => Promise<void>
  /** A new round. */
  readonly forget: () => void
}

/** The current stake on the hands of a bet, including insurance. */
const onHandsOf = (round: SeenRound): bigint =>
  betsOf(round).reduce(
    (left, { bet, stakeMinor }) => (isBeside(bet) ? left - BigInt(stakeMinor) : left),
    round.stakeMinor,
  )

/** Follows the bets of one player at the table. */
export const createOwnPlaces = (own: OwnBets, occupancy: Occupancy, words: Words): OwnPlaces => {
  const followed = new Map<string, number>()
  const betAt = (place: string): SeenRound | undefined =>
    own.list().find((bet) => placeOf(bet) === place)
  const seatBet = (): SeenRound | undefined =>
    own.list().find((bet) => placeOf(bet).startsWith('seat-'))
  const isOwn = (seat: number): boolean => betAt(`seat-${seat}`) !== undefined
  const seat = (): number | undefined => {
    const bet = seatBet()
    return bet && seatIn(placeOf(bet))
  }
  return {
    seatBet,
    seat,
    mainMinor: () => {
      const bet = seatBet()
      return bet ? BigInt(betOf(bet).stakeMinor) : 0n
    },
    stateOf: (at) => {
      const sitting = occupancy.at(at)
      const behind = occupancy.behind(at)
      const note = behind > 0 ? words.backed(behind) : ''
      // Also after the round has paid and the bet is closed.
      const isMine = isOwn(at) || (sitting !== undefined && sitting.name === own.name())
      if (isMine) {
        const isKept = !isOwn(at) && sitting?.isKept === true
        return { label: isKept ? words.keptForYou : words.you, look: 'own', note }
      }
      if (!sitting) return { label: words.free, look: 'free', note }
      return sitting.isKept
        ? { label: words.kept(sitting.name), look: 'kept', note }
        : { label: sitting.name, look: 'taken', note }
    },
    whyNot: (place) => {
      if (isBeside(place)) return seatBet() ? words.oneSeat : undefined
      const at = seatIn(place)
      const sitting = occupancy.at(at)
      const isKeptForMe = sitting?.isKept === true && sitting.name === own.name()
      if (place.startsWith('seat-')) {
        if (seatBet()) return words.oneSeat
        return !sitting || isKeptForMe ? undefined : words.taken
      }
      const isOthers = sitting?.isKept === false && !isOwn(at)
      return isOthers && !betAt(place) ? undefined : words.nobody
    },
    stakeAt: (place) => {
      const bet = isBeside(place) ? seatBet() : betAt(place)
      if (!bet) return 0n
      return isBeside(place) ? stakeOn({ bets: betsOf(bet) }, place) : onHandsOf(bet)
    },
    followRaises: async (view, say, formats) => {
      if (!own.list().some((bet) => placeOf(bet).startsWith('behind-'))) return
      const { followRaises } = await import('./follow-raises.ts')
      await followRaises(view, { own, words, formats, say, seen: followed })
    },
    forget: () => followed.clear(),
  }
}
