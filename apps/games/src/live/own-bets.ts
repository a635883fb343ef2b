import type { BetsChoice } from '@trevo/game-rules/bets/bets.ts'
import type { RoomBets, SeatDecision, SeenRound } from '../families/board.ts'
import type { Wager } from '@trevo/game-rules/engine/engine.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'

/** The player's orders in the current round. */
export type OwnBets = {
  readonly list: () => readonly SeenRound[]
  readonly at: (place: string) => bigint
  readonly totalMinor: () => bigint
  readonly isAsking: () => boolean
  readonly place: (wager: Wager<Json>) => Promise<boolean>
  /** Takes the newest order off the table. */
  readonly removeBet: () => Promise<boolean>
  /** A decision for an order's seat; returns whether it was accepted. */
  readonly decide: (bet: SeenRound, decision: SeatDecision) => Promise<boolean>
  /** An order was raised by another: its current state. */
  readonly reread: (bet: SeenRound) => Promise<void>
  /** The player's name in the room. */
  readonly name: () => string | undefined
  /** Bets placed before the page was opened, or before the connection was restored. */
  readonly adopt: () => Promise<void>
  /** The round is over: fetches the results of its orders. The next round begins with none. */
  readonly settle: () => Promise<readonly SeenRound[]>
}

type OwnOptions = {
  readonly loadBets: () => Promise<RoomBets>
  readonly changed: () => void
}

const betsOf = ({ choice }: SeenRound): BetsChoice['bets'] =>
  // What the table's engine has read; tickets have none.
  (choice as unknown as Partial<BetsChoice>).bets ?? []

/** Places, removes and settles the orders of one player at a table. */
export const createOwnBets = ({ loadBets, changed }: OwnOptions): OwnBets => {
  let placed: SeenRound[] = []
  let name: string | undefined
  const put = (now: SeenRound): void => {
    placed = placed.map((one) => (one.id === now.id ? now : one))
    changed()
  }
  let isAsking = false
  const ask = async (work: (bets: RoomBets) => Promise<boolean>): Promise<boolean> => {
    if (isAsking) return false
    isAsking = true
    changed()
    try {
      return await work(await loadBets())
    } finally {
      isAsking = false
      changed()
    }
  }
  return {
    list: () => placed,
    at: (place) =>
      placed
        .flatMap(betsOf)
        .filter(({ bet }) => bet === place)
        .reduce((sum, { stakeMinor }) => sum + BigInt(stakeMinor), 0n),
    totalMinor: () => placed.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n),
    isAsking: () => isAsking,
    place: (wager) =>
      ask(async (bets) => {
        const bet = await bets.place(wager)
        if (bet) placed = [...placed, bet]
        return bet !== undefined
      }),
    removeBet: () =>
      ask(async (bets) => {
        const newest = placed.at(-1)
        if (!newest || (await bets.removeBet(newest)) === undefined) return false
        placed = placed.filter(({ id }) => id !== newest.id)
        return true
      }),
    decide: (bet, decision) =>
      ask(async (bets) => {
        const now = await bets.decide(bet, decision)
        if (now) put(now)
        return now !== undefined
      }),
    reread: async (bet) => {
      const now = await (await loadBets()).reread(bet)
      if (now) put(now)
    },
    name: () => name,
    adopt: async () => {
      const known = new Set(placed.map(({ id }) => id))
      const bets = await loadBets()
      const own = await bets.own()
      name = bets.name()
      const standing = own.filter(({ id, legal }) => legal.length > 0 && !known.has(id))
      placed = [...placed, ...standing]
      changed()
    },
    settle: async () => {
      const over = placed
      placed = []
      const ended = await Promise.all(over.map(async (bet) => (await loadBets()).settle(bet)))
      return ended.filter((bet) => bet !== undefined)
    },
  }
}
