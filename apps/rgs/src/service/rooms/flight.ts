import type { CrashTitle, Hundredths } from '@trevo/game-rules/crash/types.ts'
import type { RoomChainRow, RoomGameRow } from '../../repository/tables.ts'

/** Where a flight ends, which nobody is told before it is over. */
export type Flight = {
  /** As it was when bets opened for it. */
  readonly title: CrashTitle
  readonly chain: RoomChainRow
  readonly seed: string
  readonly crashAt: Hundredths
  readonly endsAtMs: number
}

/** Works a flight out from its chain. */
export type FindFlight = (title: CrashTitle, game: RoomGameRow) => Promise<Flight>
