import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '../../platform/clock.ts'
import type { VipTables } from './repository/levels.ts'

/** What vip asks of its neighbours. */
export type VipNeeds = {
  readonly database: Database<VipTables>
  readonly clock: Clock
  readonly rewards: {
    /** The valid stakes of a member that were settled: since a day in Brazil (`yyyy-mm-dd`), and in all. */
    sumValidStakes(
      memberId: bigint,
      since: string,
    ): Promise<{ readonly sinceMinor: bigint; readonly totalMinor: bigint }>
  }
}
