import { createDatabase, type Pool } from '@trevo/database/connect.ts'
import { findSlotTitle } from '@trevo/titles/slot-titles.ts'
import type { WalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import type { Logger } from 'pino'
import { createSealing } from './crypto/seal.ts'
import type { Dependencies } from './dependencies.ts'
import { createMetrics } from './metrics.ts'
import type { RgsTables } from './repository/tables.ts'

type Given = {
  readonly pool: Pool
  readonly wallet: WalletClient
  readonly sealingKey: Buffer
  readonly log: Logger
  readonly clock: { now(): Date }
}

/** What runs in production; tests override what they need to. */
export const createDependencies = (
  { pool, wallet, sealingKey, log, clock }: Given,
  overrides: Partial<Dependencies> = {},
): Dependencies => ({
  database: createDatabase<RgsTables>(pool),
  wallet,
  sealing: createSealing(sealingKey),
  clock,
  fillRandom: (bytes) => crypto.getRandomValues(bytes),
  findTitle: findSlotTitle,
  log,
  metrics: createMetrics(),
  debitAttemptCount: 3,
  debitRetryMs: 150,
  leaseMs: 15_000,
  ...overrides,
})
