import { feesOfSeats } from '../card-tables/valid-stake.ts'
import type { Betting } from './betting.ts'
import { liveSeats } from './betting.ts'
import type { DealtCards } from './deal.ts'
import { potsOf, rakesOf, shareOut, uncalledOf, type Pot, type RakeTerms } from './pots.ts'
import { scoreHand } from './score-hand.ts'

/** How a deal ended. */
export type DealEnd = {
  /** Whether all others folded, or the remaining hands were compared. */
  readonly kind: 'folded' | 'showdown'
  readonly pots: readonly (Pot & {
    readonly rakeMinor: bigint
    readonly winners: readonly number[]
  })[]
  /** What each seat won from the pots. */
  readonly wonMinor: readonly bigint[]
  readonly rakeMinor: bigint
  /** The part of the rake that came from the chips of each seat. */
  readonly feesMinor: readonly bigint[]
  /** Each seat's stack afterwards. */
  readonly stacksMinor: readonly bigint[]
}

/** Seats in the order in which odd chips are given: starting left of the button. */
const fromTheButton = (seats: readonly number[]): readonly number[] =>
  seats.toSorted((a, b) => (a === 0 ? 1 : b === 0 ? -1 : a - b))

const winnersOf = (seats: readonly number[], scores: readonly number[]): readonly number[] => {
  const best = Math.max(...seats.map((seat) => scores[seat] ?? 0))
  return seats.filter((seat) => scores[seat] === best)
}

/**
 * The end of a deal: uncalled bets are returned, and each pot goes to the best hand among those
 * playing for it. No rake is taken if no flop was dealt.
 */
export const endOf = (betting: Betting, { hole, board }: DealtCards, rake: RakeTerms): DealEnd => {
  const { isFolded, street, stacksMinor } = betting
  const kind = liveSeats(betting).length === 1 ? 'folded' : 'showdown'
  const back = uncalledOf(betting.committedMinor)
  const isBack = (seat: number): bigint => (seat === back.seat ? back.amountMinor : 0n)
  const called = betting.committedMinor.map((one, seat) => one - isBack(seat))
  const pots = potsOf(called, isFolded)
  const hasFlop = kind === 'showdown' || street > 0
  const rakes = hasFlop ? rakesOf(pots, rake) : pots.map(() => 0n)
  const scores = hole.map((cards) => (kind === 'showdown' ? scoreHand([...cards, ...board]) : 0))
  const won = stacksMinor.map(() => 0n)
  const ended = pots.map((pot, index) => {
    const winners = winnersOf(pot.seats, scores)
    const rakeMinor = rakes[index] ?? 0n
    const shares = shareOut(pot.amountMinor - rakeMinor, fromTheButton(winners))
    for (const [seat, share] of shares) won[seat] = (won[seat] ?? 0n) + share
    return { ...pot, rakeMinor, winners }
  })
  const rakeMinor = rakes.reduce((all, one) => all + one, 0n)
  return {
    kind,
    pots: ended,
    wonMinor: won,
    rakeMinor,
    feesMinor: feesOfSeats(rakeMinor, called),
    stacksMinor: stacksMinor.map((one, seat) => one + (won[seat] ?? 0n) + isBack(seat)),
  }
}
