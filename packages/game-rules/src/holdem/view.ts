import { codeOf } from '../cards/card.ts'
import { legalMoves } from './betting.ts'
import type { HoldemState, LastMove } from './play.ts'
import { potsOf } from './pots.ts'
import { classOfScore, scoreHand, type HandClass } from './score-hand.ts'

/** A seat as the others at the table see it; amounts are whole 1/10,000 BRL as text. */
export type HoldemSeatView = {
  readonly stackMinor: string
  /** Its bet in this betting round. */
  readonly betMinor: string
  readonly isFolded: boolean
  readonly isAllIn: boolean
  /** Null if the viewer may not see them. */
  readonly cards: readonly string[] | null
  readonly last: LastMove['kind'] | null
  /** Won from the pots, once the deal has ended. */
  readonly wonMinor: string
  /** The value of its cards, if they are visible and there is a flop. */
  readonly made: HandClass | null
}

/** A deal of hold'em as one seat, or a spectator, sees it. The first seat has the button. */
export type HoldemView = {
  readonly street: number
  readonly board: readonly string[]
  readonly bigBlindMinor: string
  /** All chips put in, including bets of this round. */
  readonly potMinor: string
  /** The main pot first, then side pots: from finished betting rounds. */
  readonly potsMinor: readonly string[]
  readonly seats: readonly HoldemSeatView[]
  readonly toMove: readonly number[]
  /** What the viewer may do now. */
  readonly legal: {
    readonly canCheck: boolean
    readonly callMinor: string | null
    readonly leastMinor: string | null
    readonly mostMinor: string | null
    /** The bet to match. */
    readonly betMinor: string
  } | null
  readonly end: { readonly kind: 'folded' | 'showdown'; readonly rakeMinor: string } | null
}

const shownOf = [0, 3, 4, 5] as const

const textOrNull = (amount: bigint | undefined | null): string | null =>
  amount === undefined || amount === null ? null : String(amount)

const legalOf = ({ betting }: HoldemState, seat: number): HoldemView['legal'] => {
  const { canCheck, callMinor, raise } = legalMoves(betting, seat)
  return {
    canCheck,
    callMinor: textOrNull(callMinor),
    leastMinor: textOrNull(raise?.leastMinor),
    mostMinor: textOrNull(raise?.mostMinor),
    betMinor: String(betting.betMinor),
  }
}

const boardOf = ({ cards, betting, end }: HoldemState): readonly number[] =>
  cards.board.slice(0, end?.kind === 'showdown' ? 5 : shownOf[betting.street])

const seatOf = (state: HoldemState, seat: number, viewer: number | undefined): HoldemSeatView => {
  const { betting, cards, last, end } = state
  const isFolded = betting.isFolded[seat] === true
  const isOpen = seat === viewer || (end?.kind === 'showdown' && !isFolded)
  const own = cards.hole[seat] ?? []
  const board = boardOf(state)
  const stackMinor = betting.stacksMinor[seat] ?? 0n
  return {
    stackMinor: String(end?.stacksMinor[seat] ?? stackMinor),
    betMinor: String(end ? 0n : (betting.betsMinor[seat] ?? 0n)),
    isFolded,
    isAllIn: !isFolded && stackMinor === 0n,
    cards: isOpen ? own.map(codeOf) : null,
    last: last[seat]?.kind ?? null,
    wonMinor: String(end?.wonMinor[seat] ?? 0n),
    made: isOpen && board.length > 0 ? classOfScore(scoreHand([...own, ...board])) : null,
  }
}

/** A deal as a seat sees it; undefined is for spectators. */
export const viewOf = (state: HoldemState, viewer: number | undefined): HoldemView => {
  const { betting, toMove, end } = state
  const committed = betting.committedMinor.reduce((all, one) => all + one, 0n)
  const earlier = betting.committedMinor.map((one, seat) => one - (betting.betsMinor[seat] ?? 0n))
  const pots = end?.pots ?? potsOf(earlier, betting.isFolded)
  const isOnTurn = viewer !== undefined && toMove === viewer
  return {
    street: betting.street,
    board: boardOf(state).map(codeOf),
    bigBlindMinor: String(betting.bigBlindMinor),
    potMinor: String(committed),
    potsMinor: pots.map(({ amountMinor }) => String(amountMinor)),
    seats: betting.stacksMinor.map((_, seat) => seatOf(state, seat, viewer)),
    toMove: toMove === undefined ? [] : [toMove],
    legal: isOnTurn ? legalOf(state, toMove) : null,
    end: end ? { kind: end.kind, rakeMinor: String(end.rakeMinor) } : null,
  }
}
