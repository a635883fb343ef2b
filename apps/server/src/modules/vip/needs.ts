import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
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
    /**
     * The valid stakes of a member that were settled: since a day of the brand (`yyyy-mm-dd`), and in
     * all; read through the transaction where there is one.
     */
    sumValidStakes(
      memberId: bigint,
      since: string,
      tx?: Tx,
    ): Promise<{ readonly sinceMinor: bigint; readonly totalMinor: bigint }>
  }
}
