import type { BlackjackTableChoice, TableView } from '@trevo/game-rules/blackjack-table/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { OwnBets } from '../../live/own-bets.ts'
import type { Formats } from '../../text/format.ts'
import type { SeenRound } from '../board.ts'
import type { Occupancy } from './occupancy.ts'
import type { SeatState } from './seats-row.ts'
import type { Words } from './words.ts'

/** What the player has at the table, and what that makes of each seat. */
export type OwnPlaces = {
  readonly seatBet: () => SeenRound | undefined
  readonly seat: () => number | undefined
  readonly stateOf: (seat: number) => SeatState
  /** Why no chip may lie on a place; undefined when one may. */
  readonly whyNot: (place: string) => string | undefined
  readonly stakeAt: (place: string) => bigint
  /** A seat doubled: what became of the bet behind it. */
  readonly followDoubles: (
    view: TableView,
    say: (text: string) => void,
    formats: Formats,
  ) => Promise<void>
  /** A new round. */
  readonly forget: () => void
}

const betOf = ({ choice }: SeenRound) => (choice as unknown as BlackjackTableChoice).bets[0] // the engine's own

/** Where a bet lies, and which seat that is. */
const placeOf = (round: SeenRound): string => betOf(round).bet
const seatIn = (place: string): number => Number(place.split('-')[1])

/** What was staked on top of the first stake. */
const raisedOf = (round: SeenRound): bigint => round.stakeMinor - BigInt(betOf(round).stakeMinor)

/** Follows the bets of one player at the table. */
export const createOwnPlaces = (own: OwnBets, occupancy: Occupancy, words: Words): OwnPlaces => {
  const followed = new Set<number>()
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
    stateOf: (at) => {
      const sitting = occupancy.at(at)
      const behind = occupancy.behind(at)
      const note = behind > 0 ? words.backed(behind) : ''
      // Also once the round has paid, and the bet is none of those that stand.
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
    stakeAt: (place) => betAt(place)?.stakeMinor ?? 0n,
    followDoubles: async (view, say, formats) => {
      for (const { seat: at, isDoubled } of view.seats) {
        const bet = betAt(`behind-${at}`)
        if (!isDoubled || !bet || followed.has(at)) continue
        followed.add(at)
        await own.reread(bet)
        const raisedMinor = raisedOf(betAt(`behind-${at}`) ?? bet)
        say(
          raisedMinor > 0n
            ? words.raised(formats.money(formatMoney(raisedMinor)))
            : words.notRaised,
        )
      }
    },
    forget: () => followed.clear(),
  }
}
