import type { Language } from '@trevo/contract/shapes.ts'
import type { LimitKind, LimitPeriod } from '@trevo/contract/wps/limits.ts'
import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type {
  BoundKinds,
  KindDefinition,
  MovementName,
  MovementOrigin,
  StatementLine,
  Wallet,
} from '../wallet/index.ts'
import type { RecordsTables } from './repository/tables.ts'

/** As in the contract's `MoneyPath`. */
type PixOfLine = {
  readonly endToEndId: string
  readonly payerName: string | null
  readonly payerDocument: string | null
  readonly paidAt: string | null
}

type RelatedOf = {
  /** Ids of the movements that belong with a movement of the module, which may be among them. */
  relatedOf(memberId: bigint, line: StatementLine): Promise<RelatedMovements>
}

/** What belongs together: a bet, a bonus, a withdrawal, a hold. */
export type RelatedMovements = {
  readonly names: readonly MovementName[]
  /** Whether a bet is undecided; null where there is no bet. */
  readonly isOpen: boolean | null
}

/** What records needs from other modules. */
export type RecordsNeeds = {
  readonly database: Database<RecordsTables>
  readonly wallet: Wallet
  readonly clock: Clock
  readonly logger: Logger
  /** Every kind of movement that can be on a statement. */
  readonly kinds: readonly KindDefinition[]
  readonly catalogue: {
    originOf(line: StatementLine, language: Language): MovementOrigin
    /** The names of the brand's games, by number. */
    gameNames(brandId: number, language: Language): ReadonlyMap<number, string>
    /** As in `Game.gameType`; undefined for a game that is gone. */
    gameTypeOf(nodeId: number): string | undefined
  }
  readonly play: RelatedOf & { readonly boundKinds: BoundKinds }
  readonly lottery: RelatedOf
  readonly sportsbook: RelatedOf
  readonly promotions: RelatedOf & { readonly boundKinds: BoundKinds }
  readonly transfers: RelatedOf
  readonly cashier: RelatedOf & {
    /** The Pix of a deposit, its payer masked; undefined for any other line. */
    payerOf(memberId: bigint, line: StatementLine): Promise<PixOfLine | undefined>
  }
  readonly limits: {
    /** The time a member’s person played in a year of Brasília, and the limits that were reached in it. */
    showYear(
      memberId: bigint,
      year: number,
    ): Promise<{
      readonly playedMs: number
      readonly reached: readonly {
        readonly kind: LimitKind
        readonly period: LimitPeriod
        readonly days: number
      }[]
    }>
  }
  readonly settings: {
    brandNameOf(brandId: number): string
    /** The zone in which the brand's days begin. */
    timeZoneOf(brandId: number): string
  }
  readonly members: {
    /** The member's name on paper. */
    accountNameOf(memberId: bigint): Promise<string>
  }
}
