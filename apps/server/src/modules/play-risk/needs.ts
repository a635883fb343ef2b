import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Jurisdiction } from '@trevo/contract/jurisdiction-rules.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Approvals } from '../../platform/approvals/change-kind.ts'
import type { Wallet } from '../wallet/index.ts'
import type { PlayRiskTables } from './repository/tables.ts'

/** An account of a person. */
export type PlayAccount = {
  readonly memberId: bigint
  readonly personId: bigint
  readonly brandId: number
  readonly customerId: string
  readonly username: string
  readonly language: Language
  readonly isClosed: boolean
}

type Span = { readonly from: Date; readonly until: Date }

/** What a member is told when a level begins. */
export type PlayNotice = {
  readonly kind: 'play_noticed' | 'play_talk' | 'play_reviewed'
  /** The message is sent once for it. */
  readonly source: string
  /** Within how many hours a person looks. */
  readonly hours: number
}

/** What play-risk needs from other modules. */
export type PlayRiskNeeds = {
  readonly database: Database<PlayRiskTables>
  readonly clock: Clock
  readonly logger: Logger
  readonly wallet: Pick<Wallet, 'transferStream'>
  readonly staff: Approvals
  readonly settings: {
    rulesOf(brandId: number): { readonly isWatched: boolean; readonly reviewHours: number }
    jurisdictionOf(brandId: number): Jurisdiction
    defaultLanguageOf(brandId: number): Language
  }
  readonly members: {
    findAccount(memberId: bigint): Promise<PlayAccount | undefined>
    findAccounts(memberIds: readonly bigint[]): Promise<readonly PlayAccount[]>
    /** Every account of a person, closed ones too, in ascending order. */
    listAccounts(personId: bigint, tx?: Tx): Promise<readonly PlayAccount[]>
    /** Serialises what is decided about a person, until the transaction ends. */
    lockPerson(tx: Tx, personId: bigint): Promise<void>
    /** Nothing that entices to play reaches the person since then; null: it may again. */
    withholdOffers(tx: Tx, personId: bigint, at: Date | null): Promise<void>
  }
  readonly cashier: {
    /** Kinds of the ledger after which `countMoney` may answer otherwise. */
    readonly kinds: readonly string[]
    countMoney(
      tx: Tx,
      memberIds: readonly bigint[],
      span: Span,
    ): Promise<{
      readonly deposits: number
      readonly depositedMinor: bigint
      readonly cancelled: number
    }>
  }
  readonly limits: {
    /** What the person may lose in a week or a month at most; undefined without such a limit. */
    findLossLimit(tx: Tx, personId: bigint): Promise<bigint | undefined>
    /** @returns whether it holds now; false where one as low holds already */
    takeLowerLimit(
      tx: Tx,
      limit: {
        readonly memberId: bigint
        readonly kind: 'loss'
        readonly period: 'week'
        readonly value: bigint
      },
    ): Promise<boolean>
  }
  readonly inbox: {
    send(tx: Tx, memberId: bigint, notice: PlayNotice): Promise<void>
  }
  readonly chat: {
    /** Opens a conversation from the desk's side; false where the brand has no desk of its own. */
    open(tx: Tx, account: PlayAccount): Promise<boolean>
  }
}
