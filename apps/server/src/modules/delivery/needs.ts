import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { DeliveryTables } from './repository/tables.ts'

/** What delivery asks of the platform; it has no neighbours. */
export type DeliveryNeeds = {
  readonly database: Database<DeliveryTables>
  readonly clock: Clock
  readonly logger: Pick<Logger, 'warn'>
  /** The providers that carry the messages; see `adapters/choose-providers.ts`. */
  readonly environment: NodeJS.ProcessEnv
  /** Asks the job queue to deliver a message; the same id twice is one job. */
  enqueue(messageId: string): void
}
