import type { DealtCards } from './deal.ts'
import {
  applyBet,
  beginBetting,
  bettingSeats,
  blindsOf,
  foldSeat,
  isAwaited,
  liveSeats,
  nextStreet,
  type Betting,
} from './betting.ts'
import type { RakeTerms } from './pots.ts'
import type { GiveUp, HoldemMove } from './read-move.ts'
import { endOf, type DealEnd } from './showdown.ts'

/** The last action of a seat in the betting round; the amount is its total in front of it. */
export type LastMove = {
  readonly kind: 'fold' | 'check' | 'call' | 'bet' | 'raise'
  readonly betMinor: bigint
}

/** A deal between two moves. */
export type HoldemState = {
  readonly cards: DealtCards
  readonly rake: RakeTerms
  readonly betting: Betting
  /** Undefined when the deal has ended. */
  readonly toMove: number | undefined
  readonly last: readonly (LastMove | null)[]
  readonly end?: DealEnd
}

/** Waits for the first seat after `seat` that must move; otherwise the next street, or the end. */
const goOnAfter = (state: HoldemState, seat: number): HoldemState => {
  const { betting, cards, rake } = state
  const count = betting.stacksMinor.length
  const live = liveSeats(betting)
  const end = (): HoldemState => ({ ...state, toMove: undefined, end: endOf(betting, cards, rake) })
  if (live.length === 1) return end()
  const inOrder = betting.stacksMinor.map((_, step) => (seat + 1 + step) % count)
  const toMove = inOrder.find((one) => isAwaited(betting, one))
  if (toMove !== undefined) return { ...state, toMove }
  // If at most one seat could still bet, the rest of the board is revealed.
  if (betting.street === 3 || bettingSeats(betting).length <= 1) return end()
  const last = state.last.map((one) => (one?.kind === 'fold' ? one : null))
  return goOnAfter({ ...state, betting: nextStreet(betting), last }, 0)
}

type Begin = {
  readonly cards: DealtCards
  readonly stacksMinor: readonly bigint[]
  readonly posts: readonly boolean[]
  readonly bigBlindMinor: bigint
  readonly rake: RakeTerms
}

/** A deal with its blinds, before the first move. */
export const beginPlay = ({ cards, stacksMinor, posts, bigBlindMinor, rake }: Begin): HoldemState =>
  goOnAfter(
    {
      cards,
      rake,
      betting: beginBetting(bigBlindMinor, stacksMinor, posts),
      toMove: undefined,
      last: stacksMinor.map(() => null),
    },
    blindsOf(stacksMinor.length).big,
  )

const kindOf = ({ betting }: HoldemState, move: HoldemMove): LastMove['kind'] =>
  move.kind === 'raise' && betting.betMinor === 0n ? 'bet' : move.kind

const noted = (state: HoldemState, seat: number, move: HoldemMove, betting: Betting) =>
  state.last.map((one, place) =>
    place === seat ? { kind: kindOf(state, move), betMinor: betting.betsMinor[seat] ?? 0n } : one,
  )

/** A seat that is given up folds, whosever turn it is; one that is all in stays to the end. */
const giveUp = (state: HoldemState, seat: number): HoldemState => {
  const { betting, toMove } = state
  if (betting.isFolded[seat] === true || betting.stacksMinor[seat] === 0n) return state
  const after = foldSeat(betting, seat)
  const last = noted(state, seat, { kind: 'fold' }, after)
  return goOnAfter({ ...state, betting: after, last }, (toMove ?? 0) - 1 + betting.isFolded.length)
}

/**
 * The deal after a seat's move. Throws RangeError if it has ended, it is not the seat's turn or the
 * move is against the rules.
 */
export const applyToPlay = (
  state: HoldemState,
  seat: number,
  move: HoldemMove | GiveUp,
): HoldemState => {
  if (state.end) throw new RangeError('the deal has ended')
  if (move.kind === 'give_up') return giveUp(state, seat)
  if (state.toMove !== seat) throw new RangeError('it is not the turn of this seat')
  const betting = applyBet(state.betting, seat, move)
  return goOnAfter({ ...state, betting, last: noted(state, seat, move, betting) }, seat)
}
