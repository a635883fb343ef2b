import type { Database } from '@trevo/database/connect.ts'
import type { FillRandom } from '@trevo/fairness/seeds.ts'
import type { PlayableTitle } from '@trevo/titles/find-title.ts'
import type { WalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Sealing } from '@trevo/platform/sealing.ts'
import type { RgsMetrics } from './metrics.ts'
import type { RoundSets } from './rounds/service/round-sets.ts'
import type { BetSets } from './rooms/bets/service/bet-sets.ts'
import type { FindDraw } from './rooms/common/service/draw.ts'
import type { TableVideos } from './rooms/videos/service/find-video.ts'
import type { RoomSets } from './rooms/common/service/room-sets.ts'
import type { FindSession } from './sessions/service/find-session.ts'
import type { RgsTables } from './tables.ts'

/** What every use case of the game server may need. */
export type Dependencies = {
  readonly database: Database<RgsTables>
  readonly wallet: WalletClient
  readonly sealing: Sealing
  /** Never earlier than what was written by it: rounds, rooms and tables follow it. */
  readonly clock: Clock
  /** The machine's clock, like the platform's: signed calls are checked by it. */
  readonly machineClock: Clock
  readonly fillRandom: FillRandom
  /** The current rules, or those of a version. */
  readonly findTitle: (gameCode: string, version?: number) => PlayableTitle | undefined
  readonly log: Logger
  readonly metrics: RgsMetrics
  /** How a debit of unknown outcome is retried before it is rolled back. */
  readonly debitAttemptCount: number
  readonly debitRetryMs: number
  /** After this time without progress, a round belongs to the resolver. */
  readonly leaseMs: number
  /** After this time without an action a round with several steps is played on by its timeout rule. */
  readonly stepTimeoutMs: number
  /** Games of a chain of seeds. */
  readonly roomChainLength: number
  readonly findDraw: FindDraw
  readonly streams: TableVideos
  readonly roomSets: RoomSets
  readonly findSession: FindSession
  readonly sets: RoundSets
  readonly betSets: BetSets
}
