import type { ServiceVendor } from '@trevo/contract/wps/status/service-status.ts'
import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Measured } from './domain/judge-part.ts'
import type { Running } from './domain/list-minutes.ts'
import type { StatusTables } from './repository/tables.ts'

/** The time in which something must have ended, and how long it may take. */
export type Span = {
  readonly since: Date
  readonly now: Date
  readonly lateAfterSec: number
}

export type StatusBrand = {
  readonly id: number
  readonly timeZone: string
  readonly language: LanguageCode
  readonly languages: readonly LanguageCode[]
  /** Under maintenance. */
  readonly isClosed: boolean
}

/** A vendor of the brand whose games run at a game server. */
export type StatusVendor = ServiceVendor & {
  /** In maintenance, or stopped by operators. */
  readonly isOff: boolean
}

/** Undefined where there is nothing to measure. */
type Measure = (brandId: number, span: Span) => Promise<Measured | undefined>

export type StatusNeeds = {
  readonly database: Database<StatusTables>
  readonly clock: Clock
  readonly settings: { listBrands(): readonly StatusBrand[] }
  readonly system: {
    /** When copies that serve visitors ran, of those with a sign since an instant. */
    listRunning(since: Date): Promise<readonly Running[]>
  }
  readonly cashier: { measureDeposits: Measure; measureWithdrawals: Measure }
  readonly lottery: { measureDraws: Measure }
  readonly sportsbook: { measureFeeds: Measure }
  readonly catalogue: { listVendors(brandId: number): Promise<readonly StatusVendor[]> }
  readonly play: {
    /** By the vendor's code. */
    measureLaunches(span: Span): Promise<ReadonlyMap<string, Measured>>
  }
}
