import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Approvals } from '../../platform/approvals/change-kind.ts'
import type { Wallet } from '../wallet/index.ts'
import type { UnpaidFact } from './domain/judge-cause.ts'
import type { PrizeLaw } from './domain/prize-law.ts'
import type { PrizesTables } from './repository/tables.ts'

/** Something of a module that is not paid. */
export type Unpaid = {
  readonly brandId: number
  /** The record's id in its own module. */
  readonly ref: string
  /** Null for events, which many members wait for. */
  readonly memberId: bigint | null
  readonly amountMinor: bigint
  readonly bets: number
  /** End of the event or session, or the request. */
  readonly since: Date
  /** Where the module has set the time itself. */
  readonly dueAt?: Date | null
  readonly fact: UnpaidFact
}

/** A page in the order of `since` and `key`. */
export type UnpaidPage = {
  readonly before: Date
  readonly after: { readonly since: Date; readonly key: string } | undefined
  readonly limit: number
}

/** A module that tells what it has not paid. */
export type UnpaidSource = {
  /** The kinds that it tells of, and nobody else. */
  readonly kinds: readonly UnpaidFact['kind'][]
  list(page: UnpaidPage): Promise<readonly (Unpaid & { readonly key: string })[]>
}

/** What the module needs from others. */
export type PrizesNeeds = {
  readonly database: Database<PrizesTables>
  readonly clock: Clock
  readonly wallet: Pick<
    Wallet,
    'registerKinds' | 'registerHouse' | 'balancesOf' | 'lockBalance' | 'postInTx'
  >
  readonly settings: {
    brandIds(): readonly number[]
    lawOf(brandId: number): PrizeLaw
  }
  readonly sources: readonly UnpaidSource[]
  readonly members: {
    /** Reads through the transaction if given. */
    usernamesOf(memberIds: readonly bigint[], tx?: Tx): Promise<ReadonlyMap<bigint, string>>
    /** Closed accounts in the order of their ids. */
    listClosed(
      afterId: bigint,
      limit: number,
    ): Promise<
      readonly { readonly memberId: bigint; readonly brandId: number; readonly closedAt: Date }[]
    >
    isClosed(tx: Tx, memberId: bigint): Promise<boolean>
  }
  readonly cashier: {
    returnBalance(order: {
      readonly memberId: bigint
      readonly brandId: number
      readonly cause: string
    }): Promise<'ordered' | 'nothing' | 'undeliverable'>
  }
  readonly play: {
    /** What a held credit comes to, locked; undefined once it is decided. */
    lockHeldAmount(tx: Tx, creditId: string): Promise<bigint | undefined>
    /** Moves a held credit to these houses instead of the member. */
    lapseHeldCredit(
      tx: Tx,
      order: {
        readonly creditId: string
        readonly operator: string
        readonly reason: string
        readonly to: readonly { readonly house: string; readonly amountMinor: bigint }[]
      },
    ): Promise<void>
  }
  readonly staff: Pick<Approvals, 'askChange' | 'listWaiting'>
}
