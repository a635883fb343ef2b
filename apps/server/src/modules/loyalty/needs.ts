import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Approvals } from '../../platform/approvals/change-kind.ts'
import type { LoyaltyTables } from './repository/tables.ts'

/** What loyalty needs from other modules. */
export type LoyaltyNeeds = {
  readonly database: Database<LoyaltyTables>
  readonly clock: Clock
  readonly logger: Pick<Logger, 'warn'>
  readonly staff: Approvals
  readonly settings: {
    /** The zone in which the brand's days begin. */
    timeZoneOf(brandId: number): string
  }
  readonly catalogue: {
    /** Undefined for a game that the brand does not offer. */
    nameOf(nodeId: number, brandId: number): string | undefined
  }
  readonly points: {
    /** The highest money value of a brand's points, in 1/10,000 BRL rounded up. */
    worthInTx(tx: Tx, brandId: number, pointsMinor: bigint): Promise<bigint>
  }
}
