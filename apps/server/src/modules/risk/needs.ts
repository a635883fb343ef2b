import type { MemberPermission } from '@trevo/contract/member-permissions.ts'
import type { LinkReason } from '@trevo/contract/promotion-names.ts'
import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Approvals } from '../../platform/approvals/change-kind.ts'
import type { RiskTables } from './repository/tables.ts'

/** A member as the risk team sees one. */
export type RiskMember = {
  readonly memberId: bigint
  readonly brandId: number
  readonly customerId: string
  readonly username: string
  readonly registeredAt: Date
  readonly isClosed: boolean
  readonly blocked: readonly MemberPermission[]
}

/** Two accounts with everything that they share. */
export type FoundLink = {
  readonly memberId: bigint
  readonly otherId: bigint
  readonly reasons: readonly { readonly reason: LinkReason; readonly count: number }[]
}

export type BlockOrder = {
  readonly memberId: bigint
  readonly permissions: readonly MemberPermission[]
  readonly operator: string
  readonly reason: string
  readonly until: Date | null
}

/** What risk needs from other modules. */
export type RiskNeeds = {
  readonly database: Database<RiskTables>
  readonly clock: Clock
  readonly members: {
    /** By customer id or user name. @throws Refusal `member.unknown` */
    getMember(brandId: number, key: string): Promise<RiskMember>
    findMembers(memberIds: readonly bigint[], tx?: Tx): Promise<readonly RiskMember[]>
    /** Who referred a member, and whom the member referred; `limit` at most. */
    listReferrals(memberId: bigint, limit: number): Promise<readonly bigint[]>
    /** Every linked pair among these accounts, and why. */
    compare(memberIds: readonly bigint[]): Promise<readonly FoundLink[]>
    /** Under the lock that moves the member's money. */
    blockInTx(tx: Tx, order: BlockOrder): Promise<void>
  }
  readonly identity: {
    /** Other members who logged in from a network of this one since then. */
    listSharingNetwork(
      memberId: bigint,
      asked: { readonly since: Date; readonly limit: number },
    ): Promise<readonly bigint[]>
  }
  readonly cashier: {
    /** Other members with a payout account of this one. */
    listSharingPayee(memberId: bigint, limit: number): Promise<readonly bigint[]>
  }
  readonly play: {
    /** Pairs of these members, and of one of them with others, that a signal names. */
    listSignalledWith(
      memberIds: readonly bigint[],
    ): Promise<readonly { readonly memberId: bigint; readonly otherId: bigint }[]>
  }
  readonly staff: {
    readonly askChange: Approvals['askChange']
    /** The user name of an operator of the brand who may read risk; undefined for others. */
    findReader(brandId: number, operator: string): Promise<string | undefined>
  }
}
