import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { RetentionTables } from './repository/tables.ts'

/** What the module needs from others. */
export type RetentionNeeds = {
  readonly database: Database<RetentionTables>
  readonly clock: Clock
  readonly settings: {
    /** The longest that the law of any brand asks to keep records. */
    recordYears(): number
  }
}
