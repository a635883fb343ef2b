import type { Chance } from '@trevo/fairness/chance.ts'
import { legalMoves, liveSeats } from '../../holdem/betting.ts'
import { strengthOf } from '../../holdem/judge-hand.ts'
import type { HoldemState } from '../../holdem/play.ts'
import type { HoldemMove } from '../../holdem/read-move.ts'

/** A playing style; shares from 0 to 1. */
export type HoldemStyle = {
  /** The weakest hand that is still played. */
  readonly looseness: number
  /** How often a good hand bets or raises rather than calls. */
  readonly boldness: number
  /** How often a worthless hand bets. */
  readonly bluffs: number
  /** How often the player folds to a large bet regardless of its own cards. */
  readonly fears: number
}

/** A seat before its move: what it may know, and who last raised in this betting round. */
export type Seen = {
  readonly state: HoldemState
  readonly place: number
  readonly raiser: number | undefined
}

/** Chooses a move for the seat to act. */
export type HoldemPlayer = (seen: Seen, chance: Chance) => HoldemMove

const shownOf = [0, 3, 4, 5] as const
const share = (chance: Chance): number => chance.nextInt(10_000) / 10_000

/** A raise by a share of the pot, in whole chips and within legal limits; a call if no raise is legal. */
export const raiseBy = ({ state, place }: Seen, ofPot: number): HoldemMove => {
  const { raise, canCheck } = legalMoves(state.betting, place)
  if (!raise) return { kind: canCheck ? 'check' : 'call' }
  const pot = state.betting.committedMinor.reduce((all, one) => all + one, 0n)
  const by = (pot * BigInt(Math.round(ofPot * 100))) / 100n
  const wanted = state.betting.betMinor + by - ((state.betting.betMinor + by) % 100n)
  if (wanted >= raise.mostMinor) return { kind: 'raise', toMinor: raise.mostMinor }
  return { kind: 'raise', toMinor: wanted < raise.leastMinor ? raise.leastMinor : wanted }
}

/** The cost of a call relative to the pot including it, from 0 to 1. */
const priceOf = ({ state, place }: Seen): number => {
  const pot = state.betting.committedMinor.reduce((all, one) => all + one, 0n)
  const owed = legalMoves(state.betting, place).callMinor ?? 0n
  // Two amounts of one deal; their ratio decides no money.
  return Number((owed * 1_000n) / (pot + owed || 1n)) / 1_000
}

/** An independent player, with some error, by the cards and the price. */
export const honestPlayer =
  ({ looseness, boldness, bluffs, fears }: HoldemStyle): HoldemPlayer =>
  (seen, chance) => {
    const { betting, cards } = seen.state
    const legal = legalMoves(betting, seen.place)
    const board = cards.board.slice(0, shownOf[betting.street])
    const guess = strengthOf(cards.hole[seen.place] ?? [], board) + (share(chance) - 0.5) * 0.2
    // The more players are left, the better a hand must be.
    const needed = 0.45 - looseness * 0.35 + liveSeats(betting).length * 0.02
    const price = priceOf(seen)
    if (price > 0.3 && share(chance) < fears) return { kind: 'fold' }
    if (guess > needed + 0.2 && share(chance) < boldness) return raiseBy(seen, 0.6)
    if (legal.canCheck) {
      return share(chance) < bluffs ? raiseBy(seen, 0.5) : { kind: 'check' }
    }
    if (guess > needed + price * 0.4) return { kind: 'call' }
    return share(chance) < bluffs * 0.2 ? raiseBy(seen, 0.8) : { kind: 'fold' }
  }
