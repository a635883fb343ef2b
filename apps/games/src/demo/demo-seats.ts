import type { Play, Seated, Wager } from '@trevo/game-rules/engine/engine.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { SeatedStanding, SeatMove } from '@trevo/game-rules/engine/seated.ts'
import type { SeatedTitle } from '@trevo/game-rules/engine/title-data.ts'
import { RgsRefusal, type RoomGame } from '../rgs/rgs-port.ts'
import { instantOf } from './show-demo-room.ts'

/** A bet at such a table, with the decisions that raised it. */
export type DemoBet = { readonly wager: Wager<Json>; readonly raisedWith: readonly number[] }

/** The seats of a table that decides in turn; this player may have one. */
export type DemoSeats = {
  /** Bets open: the previous seat is kept. */
  readonly open: () => void
  /** Bets close: deals to these seats. */
  readonly close: (drawn: Json, seats: readonly number[]) => void
  /** Makes a seat stand when its time is over. @returns whether one did. */
  readonly drive: () => boolean
  /** Infinity while a seat may still decide. */
  readonly endsAtMs: () => number
  /** A seat's decision; `raise` takes the stake, or refuses. */
  readonly decide: (
    move: SeatMove & { readonly number: number },
    raise: (costOf: (bet: DemoBet) => bigint) => void,
  ) => void
  readonly view: () => Json
  readonly shown: () => Pick<RoomGame, 'seats' | 'turn'>
  readonly settle: (bet: DemoBet) => Play<Json, Json>
  readonly actionsOf: (bet: DemoBet) => readonly Json[]
}

type SeatsOptions = {
  readonly title: SeatedTitle
  readonly seated: Seated
  readonly nowMs: () => number
}

const turnOf = (standing: SeatedStanding | undefined, endsAtMs: number): Pick<RoomGame, 'turn'> => {
  const [seat] = standing?.turns ?? []
  return standing && seat !== undefined
    ? { turn: { seat, seats: [...standing.turns], endsAt: instantOf(endsAtMs) } }
    : {}
}

const refuse = (): RgsRefusal => new RgsRefusal('rgs.action_not_legal', '', {})

/** Deals, takes decisions and runs their clock, as the game server does. */
export const createDemoSeats = ({ title, seated, nowMs }: SeatsOptions): DemoSeats => {
  const { turns, drawMs } = title.table
  let dealt: readonly number[] = []
  let moves: readonly SeatMove[] = []
  let drawn: Json = null
  let standing: SeatedStanding | undefined
  let [turnEndsAtMs, endsAtMs] = [Infinity, Infinity]

  const goOn = (leadMs: number): void => {
    standing = seated.standing(title, { drawn, dealt, moves })
    const isOver = standing.turns.length === 0
    turnEndsAtMs = isOver ? Infinity : nowMs() + leadMs + turns.decisionMs
    endsAtMs = isOver ? nowMs() + leadMs + drawMs : Infinity
  }
  const add = ({ seat, kind }: SeatMove): void => {
    moves = [...moves, { seat, kind }]
    goOn(turns.cardMs)
  }
  return {
    open: () => {
      moves = []
      standing = undefined
      turnEndsAtMs = Infinity
      endsAtMs = Infinity
    },
    close: (cards, seats) => {
      drawn = cards
      dealt = seats
      goOn(seats.length > 0 ? turns.dealMs : -drawMs)
    },
    drive: () => {
      const [seat] = standing?.turns ?? []
      if (!standing || seat === undefined || nowMs() < turnEndsAtMs) return false
      add({ seat, kind: standing.timeoutKind })
      return true
    },
    endsAtMs: () => endsAtMs,
    decide: ({ seat, kind, number }, raise) => {
      const own = moves.filter((move) => move.seat === seat)
      if (own[number - 1]?.kind === kind) return
      const legal = standing?.legal.find((one) => one.kind === kind)
      const isTurn = standing?.turns.includes(seat) === true
      if (!isTurn || !legal || number !== own.length + 1) throw refuse()
      const costOf = ({ wager, raisedWith }: DemoBet): bigint =>
        seated.raiseMinor(title, wager, { drawn, dealt, moves, raisedWith }, { seat, kind })
      if (legal.isRaise) raise(costOf)
      add({ seat, kind })
    },
    view: () => standing?.view ?? null,
    shown: () => ({
      seats: dealt.map((seat) => ({ seat, name: 'DEMO' })),
      ...turnOf(standing, turnEndsAtMs),
    }),
    settle: ({ wager, raisedWith }) =>
      seated.settle(title, wager, { drawn, dealt, moves, raisedWith }),
    actionsOf: ({ wager, raisedWith }) =>
      seated.actionsOf(wager.choice, { dealt, moves, raisedWith }),
  }
}
