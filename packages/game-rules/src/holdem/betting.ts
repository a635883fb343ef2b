import { chipMinor } from './pots.ts'
import type { HoldemMove } from './read-move.ts'

/** Preflop, flop, turn, river: how many betting rounds have ended. */
type Street = 0 | 1 | 2 | 3

/** The chips of a deal between two moves. Seats are counted from the one with the button. */
export type Betting = {
  readonly bigBlindMinor: bigint
  readonly street: Street
  /** Each seat's remaining stack. */
  readonly stacksMinor: readonly bigint[]
  /** The bet of each seat in this betting round. */
  readonly betsMinor: readonly bigint[]
  /** What each seat has put into the deal, including this round. */
  readonly committedMinor: readonly bigint[]
  readonly isFolded: readonly boolean[]
  /** The bet to match when a seat last moved in this round; null before it has. */
  readonly movedAtMinor: readonly (bigint | null)[]
  /** The bet to match. */
  readonly betMinor: bigint
  /** The last full raise: the next one must not be smaller. */
  readonly raiseMinor: bigint
}

/** The possible actions of a seat in its turn; it may always fold. */
type LegalMoves = {
  readonly canCheck: boolean
  /** The price of a call; null if there is nothing to call. */
  readonly callMinor: bigint | null
  /** The minimum and maximum that it may raise to, the maximum being all its chips; null if it cannot raise. */
  readonly raise: { readonly leastMinor: bigint; readonly mostMinor: bigint } | null
}

const at = (amounts: readonly bigint[], seat: number): bigint => amounts[seat] ?? 0n
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

const replaced = <Value>(all: readonly Value[], seat: number, value: Value): readonly Value[] =>
  all.map((one, place) => (place === seat ? value : one))

/** Seats that have not folded. */
export const liveSeats = ({ isFolded }: Betting): readonly number[] => {
  const seats: number[] = []
  for (let seat = 0; seat < isFolded.length; seat += 1) {
    if (isFolded[seat] !== true) seats.push(seat)
  }
  return seats
}

/** Live seats that have chips to bet. */
export const bettingSeats = (betting: Betting): readonly number[] =>
  liveSeats(betting).filter((seat) => at(betting.stacksMinor, seat) > 0n)

/** Whether the betting round is waiting for a seat. */
export const isAwaited = (betting: Betting, seat: number): boolean => {
  const { stacksMinor, betsMinor, isFolded, movedAtMinor, betMinor } = betting
  if (isFolded[seat] === true || at(stacksMinor, seat) === 0n) return false
  const others = liveSeats(betting).filter((other) => other !== seat)
  // No other seat could call more: no decision is left once all bets are matched.
  const isAlone = others.every((other) => at(stacksMinor, other) === 0n)
  if (isAlone && others.every((other) => at(betsMinor, other) <= at(betsMinor, seat))) return false
  return movedAtMinor[seat] === null || at(betsMinor, seat) < betMinor
}

/** Moves chips of a seat in front of it, at most as many as it has. */
const putIn = (betting: Betting, seat: number, amountMinor: bigint): Betting => {
  const put = least(amountMinor, at(betting.stacksMinor, seat))
  const { stacksMinor, betsMinor, committedMinor } = betting
  return {
    ...betting,
    stacksMinor: replaced(stacksMinor, seat, at(stacksMinor, seat) - put),
    betsMinor: replaced(betsMinor, seat, at(betsMinor, seat) + put),
    committedMinor: replaced(committedMinor, seat, at(committedMinor, seat) + put),
  }
}

/** Places of the blinds: heads-up, the button has the small one. */
export const blindsOf = (seatCount: number): { readonly small: number; readonly big: number } =>
  seatCount === 2 ? { small: 0, big: 1 } : { small: 1, big: 2 }

/** The bets before the first move: the blinds, and those of seats that come in. */
export const beginBetting = (
  bigBlindMinor: bigint,
  stacksMinor: readonly bigint[],
  posts: readonly boolean[],
): Betting => {
  const none = stacksMinor.map(() => 0n)
  const { small, big } = blindsOf(stacksMinor.length)
  const started: Betting = {
    bigBlindMinor,
    street: 0,
    stacksMinor,
    betsMinor: none,
    committedMinor: none,
    isFolded: stacksMinor.map(() => false),
    movedAtMinor: stacksMinor.map(() => null),
    betMinor: bigBlindMinor,
    raiseMinor: bigBlindMinor,
  }
  return stacksMinor.reduce((betting: Betting, _, seat) => {
    if (seat === small) return putIn(betting, seat, bigBlindMinor / 2n)
    return seat === big || posts[seat] === true ? putIn(betting, seat, bigBlindMinor) : betting
  }, started)
}

/** The next betting round: no seat has a bet. */
export const nextStreet = (betting: Betting): Betting => ({
  ...betting,
  street: Math.min(3, betting.street + 1) as Street, // from 0 to 3
  betsMinor: betting.betsMinor.map(() => 0n),
  movedAtMinor: betting.movedAtMinor.map(() => null),
  betMinor: 0n,
  raiseMinor: betting.bigBlindMinor,
})

/** The possible actions of a seat in its turn. */
export const legalMoves = (betting: Betting, seat: number): LegalMoves => {
  const { betsMinor, stacksMinor, movedAtMinor, betMinor, raiseMinor } = betting
  const own = at(betsMinor, seat)
  const mostMinor = own + at(stacksMinor, seat)
  const owedMinor = betMinor - own
  const movedAt = movedAtMinor[seat] ?? null
  // A raise smaller than a full one does not give those who have already moved the right to raise again.
  const isOpen = movedAt === null || betMinor - movedAt >= raiseMinor
  const hasOther = bettingSeats(betting).some((other) => other !== seat)
  const canRaise = isOpen && hasOther && mostMinor > betMinor
  return {
    canCheck: owedMinor <= 0n,
    callMinor: owedMinor > 0n ? least(owedMinor, at(stacksMinor, seat)) : null,
    raise: canRaise ? { leastMinor: least(betMinor + raiseMinor, mostMinor), mostMinor } : null,
  }
}

/** A seat that folds, in its turn or out of it. */
export const foldSeat = (betting: Betting, seat: number): Betting => ({
  ...betting,
  isFolded: replaced(betting.isFolded, seat, true),
})

const raiseTo = (betting: Betting, seat: number, toMinor: bigint): Betting => {
  const { raise } = legalMoves(betting, seat)
  const isInRange = raise && toMinor >= raise.leastMinor && toMinor <= raise.mostMinor
  // The last chips of a seat may be less than a full chip of the table.
  const isWhole = toMinor % chipMinor === 0n || toMinor === raise?.mostMinor
  if (!isInRange || !isWhole) throw new RangeError('no such raise')
  const byMinor = toMinor - betting.betMinor
  return {
    ...putIn(betting, seat, toMinor - at(betting.betsMinor, seat)),
    betMinor: toMinor,
    raiseMinor: byMinor > betting.raiseMinor ? byMinor : betting.raiseMinor,
  }
}

/** The bets after the move of the seat to act. Throws RangeError if it is not legal. */
export const applyBet = (betting: Betting, seat: number, move: HoldemMove): Betting => {
  const { canCheck, callMinor } = legalMoves(betting, seat)
  const moved = (after: Betting): Betting => ({
    ...after,
    movedAtMinor: replaced(after.movedAtMinor, seat, after.betMinor),
  })
  switch (move.kind) {
    case 'fold':
      return foldSeat(betting, seat)
    case 'check':
      if (!canCheck) throw new RangeError('there is a bet to call')
      return moved(betting)
    case 'call':
      if (callMinor === null) throw new RangeError('there is nothing to call')
      return moved(putIn(betting, seat, callMinor))
    case 'raise':
      return moved(raiseTo(betting, seat, move.toMinor))
    default:
      return move satisfies never
  }
}
