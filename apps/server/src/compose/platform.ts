import type { PoolState } from '../modules/system/index.ts'
import type { ErrorLog } from '../platform/error-log.ts'
import type { WorkLog } from '../platform/work-log.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Pools } from '@trevo/platform/open-pools.ts'
import type { Bus } from '../platform/bus.ts'
import type { Config } from '../platform/config.ts'
import type { JobQueue } from './jobs/open-job-queue.ts'

/** What every module may use, besides other modules. */
export type Platform = {
  readonly pools: Omit<Pools<'requests' | 'lanes' | 'jobs' | 'reports'>, 'close'>
  readonly bus: Bus
  readonly clock: Clock
  readonly config: Config
  readonly logger: Logger
  /** Read by adapters of external services. */
  readonly environment: NodeJS.ProcessEnv
  readonly queue: JobQueue
  /** What this copy's work in the background did, and what its log says went wrong. */
  readonly work: WorkLog
  readonly errors: ErrorLog
  /** Connections by kind of work, for the state of this copy. */
  measurePools(): readonly PoolState[]
  /** For the metrics. */
  countSmsAlarm(alarm: 'nearly_used_up' | 'used_up'): void
  countRefusedCall(reason: string): void
  countEmergencyAccess(): void
  countFileAlarm(): void
}
