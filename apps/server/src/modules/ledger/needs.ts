import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Sealing } from '@trevo/platform/sealing.ts'
import type { Approvals } from '../../platform/approvals/change-kind.ts'
import type { Wallet } from '../wallet/index.ts'
import type { LedgerTables } from './repository/tables.ts'

/** Who has an account of the ledger. */
export type Holder = {
  readonly memberId: bigint
  readonly brandId: number
  readonly username: string
}

/** What the ledger's screens need from other modules. */
export type LedgerNeeds = {
  readonly database: Database<LedgerTables>
  readonly wallet: Wallet
  readonly clock: Clock
  readonly members: {
    findByUsername(brandId: number, username: string): Promise<Holder | undefined>
    /** Unknown ids, and holders of points, are left out. */
    findHolders(memberIds: readonly bigint[], tx?: Tx): Promise<ReadonlyMap<bigint, Holder>>
  }
  readonly staff: Approvals
  readonly secrets: {
    readonly sealing: Sealing
    /** Keyed, so that it tells nothing about what was sent. */
    hash(text: string): Buffer
  }
}
