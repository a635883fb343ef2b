import type { Database } from '@trevo/database/connect.ts'
import type { FillRandom } from '@trevo/fairness/seeds.ts'
import type { SlotMaths } from '@trevo/game-rules/slots/types.ts'
import type { WalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import type { Logger } from 'pino'
import type { Sealing } from './crypto/seal.ts'
import type { RgsMetrics } from './metrics.ts'
import type { RgsTables } from './repository/tables.ts'

/** What every use case of the game server may need. */
export type Dependencies = {
  readonly database: Database<RgsTables>
  readonly wallet: WalletClient
  readonly sealing: Sealing
  readonly clock: { now(): Date }
  readonly fillRandom: FillRandom
  readonly findTitle: (gameCode: string) => SlotMaths | undefined
  readonly log: Logger
  readonly metrics: RgsMetrics
  /** How a debit of unknown outcome is retried before it is rolled back. */
  readonly debitAttemptCount: number
  readonly debitRetryMs: number
  /** A round that nobody has worked on for so long belongs to the resolver. */
  readonly leaseMs: number
}
