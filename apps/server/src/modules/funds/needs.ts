import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { FundsTables } from './repository/tables.ts'

/** What a brand owes its players at the end of a day, in 1/10,000 BRL. */
export type OwedFunds = {
  readonly availableMinor: bigint
  readonly heldMinor: bigint
  readonly openStakesMinor: bigint
  readonly jackpotsMinor: bigint
}

/** What the module needs from others. */
export type FundsNeeds = {
  readonly database: Database<FundsTables>
  readonly clock: Clock
  readonly settings: { brandIds(): readonly number[] }
  readonly reports: {
    /** Undefined until the brand's day is closed. */
    findOwedFunds(brandId: number, day: string): Promise<OwedFunds | undefined>
  }
  readonly cashier: {
    /** The transactional account at the institution; undefined where none is configured. */
    readonly account:
      | {
          /** Its balance at the end of a day in Brasília. @throws if the institution does not answer */
          findClosingBalance(day: string): Promise<bigint>
        }
      | undefined
  }
}
