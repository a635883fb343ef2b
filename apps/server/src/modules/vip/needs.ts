import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { VipTables } from './repository/levels.ts'

/** What vip needs from other modules. */
export type VipNeeds = {
  readonly database: Database<VipTables>
  readonly clock: Clock
  readonly settings: {
    /** The zone in which the brand's days begin. */
    timeZoneOf(brandId: number): string
  }
  readonly rewards: {
    /**
     * A member's settled valid stakes: since a day of the brand (`yyyy-mm-dd`), and in total; read through the
     * transaction if given.
     */
    sumValidStakes(
      memberId: bigint,
      since: string,
      tx?: Tx,
    ): Promise<{ readonly sinceMinor: bigint; readonly totalMinor: bigint }>
    /** The same of several members; those without play are left out. */
    sumValidStakesOf(
      memberIds: readonly bigint[],
      since: string,
    ): Promise<ReadonlyMap<bigint, { readonly sinceMinor: bigint; readonly totalMinor: bigint }>>
  }
}
