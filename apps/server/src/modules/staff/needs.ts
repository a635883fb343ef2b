import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { StaffTables } from './repository/tables.ts'

/** The dependencies of this module: the connections for requests, and the time. */
export type StaffNeeds = {
  readonly database: Database<StaffTables>
  readonly clock: Clock
}
