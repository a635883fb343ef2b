import type { RoomBet, RoomEvent } from '../../rgs/rgs-port.ts'

/** Who has a seat: the player with a bet on it, or its player in the previous round. */
export type Sitting = { readonly name: string; readonly isKept: boolean }

export type Occupancy = {
  readonly heard: (event: RoomEvent) => void
  readonly at: (seat: number) => Sitting | undefined
  /** Bets behind a seat. */
  readonly behind: (seat: number) => number
}

/** Tracks the players at the table and the number of bets behind them. */
export const createOccupancy = (): Occupancy => {
  let number = 0
  const bets = new Map<string, RoomBet>()
  let seats: readonly { readonly seat: number; readonly name: string }[] = []
  const put = (bet: RoomBet): void => {
    if (bet.isGone) bets.delete(bet.key)
    else bets.set(bet.key, bet)
  }
  const betAt = (place: string): RoomBet | undefined =>
    [...bets.values()].find((bet) => bet.place === place)
  return {
    heard: (event) => {
      if (event.kind === 'room') {
        bets.clear()
        for (const bet of event.room.bets) put(bet)
        number = event.room.game?.number ?? number
        seats = event.room.game?.seats ?? []
      }
      if (event.kind === 'game') {
        if (event.game.number !== number) bets.clear()
        number = event.game.number
        seats = event.game.seats ?? []
      }
      if (event.kind === 'bets') for (const bet of event.bets) put(bet)
    },
    at: (seat) => {
      const bet = betAt(`seat-${seat}`)
      if (bet) return { name: bet.name, isKept: false }
      const kept = seats.find((one) => one.seat === seat)
      return kept && { name: kept.name, isKept: true }
    },
    behind: (seat) => [...bets.values()].filter(({ place }) => place === `behind-${seat}`).length,
  }
}
