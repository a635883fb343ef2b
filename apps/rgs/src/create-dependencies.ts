import { createDatabase, type Pool } from '@trevo/database/connect.ts'
import { createSteadyClock } from '@trevo/database/steady-clock.ts'
import { findTitle } from '@trevo/titles/find-title.ts'
import type { WalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { createSealing } from '@trevo/platform/sealing.ts'
import type { Dependencies } from './dependencies.ts'
import { createMetrics } from './metrics.ts'
import { createFindSession } from './sessions/service/find-session.ts'
import type { RgsTables } from './tables.ts'
import { createRoundSets } from './rounds/service/round-sets.ts'
import { createBetSets } from './rooms/bets/service/bet-sets.ts'
import { createFindDraw } from './rooms/games/service/find-draw.ts'
import { createRoomSets } from './rooms/common/service/room-sets.ts'
import { createTableVideos } from './rooms/videos/service/table-videos.ts'

type Given = {
  readonly pool: Pool
  readonly wallet: WalletClient
  readonly sealingKey: Buffer
  readonly log: Logger
  /** The machine's. */
  readonly clock: Clock
  /** The latest instant written by a clock of the game server; null if none is known. */
  readonly lastWritten?: Date | null
}

/** What runs in production; tests override parts of it. */
export const createDependencies = (
  { pool, wallet, sealingKey, log, clock, lastWritten = null }: Given,
  { findSession, sets, betSets, ...overrides }: Partial<Dependencies> = {},
): Dependencies => {
  const database = createDatabase<RgsTables>(pool)
  const sealing = createSealing(sealingKey)
  const made: Omit<Dependencies, 'findSession' | 'sets' | 'betSets'> = {
    database,
    wallet,
    sealing,
    clock: createSteadyClock(clock, lastWritten),
    machineClock: clock,
    fillRandom: (bytes) => crypto.getRandomValues(bytes),
    findTitle,
    findDraw: createFindDraw({
      database,
      sealing,
      findTitle: overrides.findTitle ?? findTitle,
    }),
    streams: createTableVideos({ database }),
    roomSets: createRoomSets(database),
    log,
    metrics: createMetrics(),
    debitAttemptCount: 3,
    debitRetryMs: 150,
    leaseMs: 15_000,
    stepTimeoutMs: 24 * 3_600_000,
    roomChainLength: 50_000,
    ...overrides,
  }
  return {
    ...made,
    findSession: findSession ?? createFindSession(made),
    sets: sets ?? createRoundSets(made),
    betSets: betSets ?? createBetSets(made),
  }
}
