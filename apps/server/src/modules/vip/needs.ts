import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '../../platform/clock.ts'
import type { VipTables } from './repository/levels.ts'

/** What vip asks of its neighbours. */
export type VipNeeds = {
  readonly database: Database<VipTables>
  readonly clock: Clock
  readonly settings: {
    /** The zone in which the brand's days begin. */
    timeZoneOf(brandId: number): string
  }
  readonly rewards: {
    /** The valid stakes of a member that were settled: since a day of the brand (`yyyy-mm-dd`), and in all. */
    sumValidStakes(
      memberId: bigint,
      since: string,
    ): Promise<{ readonly sinceMinor: bigint; readonly totalMinor: bigint }>
  }
}
