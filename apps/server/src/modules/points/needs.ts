import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Wallet } from '../wallet/index.ts'
import type { PointsTables } from './repository/tables.ts'

/** What points needs from other modules. */
export type PointsNeeds = {
  readonly database: Database<PointsTables>
  readonly clock: Clock
  readonly wallet: Pick<
    Wallet,
    | 'registerKinds'
    | 'claimClientId'
    | 'postInTx'
    | 'postSetInTx'
    | 'lockBalance'
    | 'openAccounts'
    | 'balancesOf'
    | 'listStatement'
    | 'transferStream'
  >
  readonly settings: { jurisdictionOf(brandId: number): string }
  readonly members: {
    /** Undefined for an unknown member, and for one who may not get rewards: closed or excluded. */
    findEligible(memberId: bigint, tx?: Tx): Promise<{ readonly brandId: number } | undefined>
    /** The same for exchanging points that were earned before. */
    findPayable(memberId: bigint, tx?: Tx): Promise<{ readonly brandId: number } | undefined>
    /** `<merchant>@<username>` */
    accountsOf(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>
  }
  readonly identity: {
    hasPaymentPassword(memberId: bigint): Promise<boolean>
    /** Refuses unless it is the member's payment password. */
    requirePaymentPassword(
      asking: { readonly memberId: bigint; readonly brandId: number },
      typed: string,
    ): Promise<unknown>
  }
  readonly cashier: {
    /** The movement that is a deposit. */
    readonly depositKind: string
  }
}
