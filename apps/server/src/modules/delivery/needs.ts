import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { DeliveryTables } from './repository/tables.ts'

/** What delivery needs from the platform; it depends on no other module. */
export type DeliveryNeeds = {
  readonly database: Database<DeliveryTables>
  readonly clock: Clock
  readonly logger: Pick<Logger, 'warn'>
  /** The providers that carry the messages; see `adapters/choose-providers.ts`. */
  readonly environment: NodeJS.ProcessEnv
  /** Queues a job to deliver a message; the same id twice is one job. */
  enqueue(messageId: string): void
}
