import type { Confidence, RuleUnit } from '@trevo/contract/jurisdiction-rules.ts'
import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { ErrorLog } from '../../platform/error-log.ts'
import type { WorkLog } from '../../platform/work-log.ts'
import type { CopyState, SystemTables } from './repository/tables.ts'

/** A job in the queue. */
export type QueuedJob = {
  readonly jobId: string
  readonly name: string
  readonly attempts: number
  readonly attemptsMax: number
  readonly createdAt: Date
  readonly runAt: Date
  readonly isRunning: boolean
  readonly error: string | null
}

/** What waits in a queue; `waiting` is counted up to 10,000. */
export type QueueDepth = {
  readonly name: string
  readonly waiting: number
  readonly oldestAt: Date | null
}

export type FeedState = {
  readonly name: string
  readonly lastAt: Date | null
  readonly isBehind: boolean
  readonly error: string | null
}

/** Something that GLI-19 §2.8.8 wants to be written down. */
export type SystemEvent = {
  readonly kind:
    | 'critical_files'
    | 'software_changed'
    | 'unavailable'
    | 'clock_changed'
    | 'program_error'
    | 'data_changed'
  readonly subject: string
  readonly facts: Readonly<Record<string, string>>
}

/** A rule of a brand's law that is in force. */
export type DossierRule = {
  readonly key: string
  readonly unit: RuleUnit | null
  readonly value: boolean | number | readonly string[]
  readonly article: string
  readonly confidence: Confidence | null
  readonly effectiveAt: string
}

/** What this process is and does, which the wiring knows. */
export type OwnProcess = {
  readonly version: string
  readonly roles: readonly string[]
  /** Where the program's files are. */
  readonly root: string
  /** What this copy knows of itself now, without its clock. */
  measure(): Omit<CopyState, 'clockMs' | 'memoryMb' | 'delayMs'>
  readonly work: WorkLog
  readonly errors: ErrorLog
  readonly jobs: {
    /** By name, in UTC. */
    readonly schedule: Readonly<Record<string, string>>
    /** At most 1,000, those that failed first. */
    list(): Promise<readonly QueuedJob[]>
    /** When each job of the schedule was last queued. */
    lastRuns(): Promise<ReadonlyMap<string, Date>>
    runNow(name: string): Promise<void>
    /** False if it is gone or runs at the moment. */
    tryAgain(jobId: string): Promise<boolean>
  }
  queues(): Promise<readonly QueueDepth[]>
  feeds(): Promise<readonly FeedState[]>
  /** For the metrics: files that are not as they were built. */
  countFileAlarm(): void
}

export type SystemNeeds = OwnProcess & {
  readonly database: Database<SystemTables>
  readonly clock: Clock
  readonly logger: Pick<Logger, 'error'>
  readonly config: { readonly SECRETS_DIR: string; readonly BUILD_DIR: string }
  readonly reports: { noteEvent(event: SystemEvent): Promise<void> }
  readonly settings: {
    /** Those with an article, of the law that the brand is under. */
    listRulesInForce(brandId: number): Promise<readonly DossierRule[]>
  }
}
