import type { RoomGame } from '../rgs/rgs-port.ts'

/** The last round of a table received from the game server; our own monotonic clock advances in between. */
export type TableClock = {
  readonly tell: (game: RoomGame, serverAt: string) => void
  readonly game: () => RoomGame | undefined
  /** Whether bets are taken, as far as we can see; the server decides. */
  readonly isOpen: () => boolean
  /** The time until the close, and until the round pays; 0 from then on. */
  readonly leftMs: () => number
  readonly endsInMs: () => number
  /** The time left of a seat's turn; 0 if it is nobody's. */
  readonly turnLeftMs: () => number
}

/** Follows the rounds of a table. */
export const createTableClock = (): TableClock => {
  let game: RoomGame | undefined
  let [closesAt, endsAt, turnEndsAt] = [0, 0, 0]
  const leftMs = (): number =>
    game?.phase === 'betting' ? Math.max(0, closesAt - performance.now()) : 0
  return {
    tell: (next, serverAt) => {
      const ahead = performance.now() - Date.parse(serverAt)
      closesAt = Date.parse(next.fliesAt) + ahead
      endsAt = next.endsAt === undefined ? closesAt : Date.parse(next.endsAt) + ahead
      turnEndsAt = next.turn ? Date.parse(next.turn.endsAt) + ahead : 0
      game = next
    },
    game: () => game,
    isOpen: () => leftMs() > 0,
    leftMs,
    endsInMs: () => Math.max(0, endsAt - performance.now()),
    turnLeftMs: () => Math.max(0, turnEndsAt - performance.now()),
  }
}
