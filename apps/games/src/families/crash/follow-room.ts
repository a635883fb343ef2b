import { multiplierAt } from '@trevo/game-rules/crash/flight.ts'
import type { CrashTitle, Hundredths } from '@trevo/game-rules/crash/types.ts'
import type { RoomGame } from '../../rgs/rgs-port.ts'

/** The flight as last reported by the game server, advanced by our own monotonic clock. */
export type Follower = {
  readonly tell: (game: RoomGame, serverAt: string) => void
  readonly game: () => RoomGame | undefined
  /** The time until take-off; 0 from then on. */
  readonly leftMs: () => number
  /** Since take-off; stops when the flight has ended. */
  readonly elapsedMs: () => number
  readonly multiplier: () => Hundredths
}

/** Follows the flights of a room. */
export const createFollower = (title: CrashTitle): Follower => {
  let game: RoomGame | undefined
  let fliesAt = 0
  let endMs = 0
  const elapsedMs = (): number => {
    if (!game || game.phase === 'betting') return 0
    return game.phase === 'over' ? endMs : Math.max(0, performance.now() - fliesAt)
  }
  return {
    tell: (next, serverAt) => {
      const told = Date.parse(next.fliesAt) - Date.parse(serverAt)
      fliesAt = performance.now() + told
      game = next
      if (next.phase === 'over' && next.crashAt !== null) {
        const reached = Math.max(100, next.crashAt) / 100
        endMs = Math.log(reached) / title.growthPerMs
      }
    },
    game: () => game,
    leftMs: () => (game?.phase === 'betting' ? Math.max(0, fliesAt - performance.now()) : 0),
    elapsedMs,
    multiplier: () =>
      game?.phase === 'over'
        ? Math.max(100, game.crashAt ?? 100)
        : multiplierAt(title, elapsedMs()),
  }
}
