import type { Language } from '@trevo/contract/shapes.ts'
import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Wallet } from '../wallet/index.ts'
import type { GameOf } from './repository/count.ts'
import type { ReportsTables } from './repository/tables.ts'

/** A sum that the house owes apart from the players' funds, with the number of its parts. */
export type OwedSum = {
  readonly code: string
  readonly amountMinor: bigint
  readonly items: number
}

/** An adjustment as two persons made it. `amountMinor` is signed, from the member's side. */
export type AdjustmentRecord = {
  readonly adjustmentId: string
  readonly at: Date
  readonly memberId: bigint
  readonly amountMinor: bigint
  readonly cause: string
  readonly asked: string
  readonly decided: string
  readonly reason: string
}

/** How payments of a brand went since an instant. */
export type PaymentHealth = {
  readonly payoutMedianSec: number | null
  readonly payoutCount: number
  readonly depositsPaid: number
  readonly depositsEnded: number
  /** Withdrawals that wait: beyond their legal time, and within 20 minutes of it. */
  readonly late: number
  readonly dueSoon: number
}

/** A version of a game's rules; the declared return is in hundredths of a percent. */
export type Paytable = { readonly version: string | null; readonly declaredBp: number | null }

/** What reports need from other modules. */
export type ReportsNeeds = {
  readonly database: Database<ReportsTables>
  readonly wallet: Pick<Wallet, 'transferStream' | 'listProofs' | 'countDrifted'>
  /** Files are written on a connection of their own. */
  readonly config: { readonly DATABASE_URL: string }
  readonly clock: Clock
  readonly logger: Pick<Logger, 'error'>
  readonly kinds: {
    /** `column/funds` of a kind (see `reports.count_transfers`); undefined for one of points. */
    wordOf(kind: string): string | undefined
  }
  readonly catalogue: {
    gameOf(nodeId: number): GameOf | undefined
    /** Names of all games, by number. */
    names(language: Language): ReadonlyMap<number, string>
    /** By which paytables each game was played in a span, the earliest first. */
    paytablesIn(span: {
      readonly from: Date
      readonly until: Date
    }): Promise<ReadonlyMap<number, readonly Paytable[]>>
  }
  readonly settings: {
    brandIds(): readonly number[]
    /** The zone in which the brand's days begin. */
    timeZoneOf(brandId: number): string
  }
  readonly members: {
    brandsOf(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, number>>
    /** Undefined if the brand has no member of that name. */
    findMemberId(brandId: number, username: string): Promise<bigint | undefined>
    usernamesOf(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>
    /** Brands and user names as one JSON text, `[["7",1,"ana"]]`; ids separated by commas. */
    packNames(memberIds: string): Promise<string>
  }
  readonly lottery: { sumOpenStakes(brandId: number): Promise<OwedSum> }
  readonly sportsbook: { sumOpenStakes(brandId: number): Promise<OwedSum> }
  readonly jackpots: { listPools(brandId: number): Promise<readonly OwedSum[]> }
  readonly ledger: {
    /** Adjustments of a brand in a span, newest first. */
    listAdjustments(page: {
      readonly brandId: number
      readonly from: Date
      readonly until: Date
      readonly limit: number
    }): Promise<readonly AdjustmentRecord[]>
  }
  readonly system: {
    /** Copies whose critical files differed when they last looked. */
    countUnequalFiles(): Promise<number>
  }
  readonly funds: {
    /** Days on which the account held too little, without a note, and since when a day waits to be measured. */
    alarmsOf(
      brandId: number,
    ): Promise<{ readonly short: number; readonly unmeasuredSince: Date | undefined }>
  }
  readonly compliance: {
    /** Files for the regulator that it refused or that are past their hour; impediments with a late step; late reviews of play. */
    countTroubles(brandId: number): Promise<{
      readonly rejectedFiles: number
      readonly lateFiles: number
      readonly lateImpediments: number
      readonly latePlayReviews: number
      readonly latePrizes: number
      readonly dueNotices: number
    }>
  }
  readonly cashier: { healthOf(brandId: number, since: Date): Promise<PaymentHealth> }
}
