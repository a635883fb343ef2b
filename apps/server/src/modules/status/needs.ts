import type { ServiceVendor } from '@trevo/contract/wps/status/service-status.ts'
import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Texts } from '@trevo/languages/texts.ts'
import type { Measured } from './domain/judge-part.ts'
import type { Running } from './domain/list-minutes.ts'
import type { Approvals } from '../../platform/approvals/change-kind.ts'
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

/** Members whom an incident may have hit, by rising number. */
export type AffectedPage = {
  readonly brandId: number
  readonly from: Date
  readonly until: Date
  readonly lateAfterSec: number
  readonly afterId: bigint
  readonly limit: number
}

export type StatusNeeds = {
  readonly database: Database<StatusTables>
  readonly clock: Clock
  readonly settings: { listBrands(): readonly StatusBrand[] }
  readonly system: {
    /** When copies that serve visitors ran, of those with a sign since an instant. */
    listRunning(since: Date): Promise<readonly Running[]>
  }
  readonly cashier: {
    measureDeposits: Measure
    measureWithdrawals: Measure
    /** Whose Pix was credited late in the span. */
    listLateDepositors(page: AffectedPage): Promise<readonly bigint[]>
    /** Whose withdrawal was beyond its promised time in it. */
    listLateWithdrawers(page: AffectedPage): Promise<readonly bigint[]>
  }
  readonly lottery: { measureDraws: Measure }
  readonly sportsbook: { measureFeeds: Measure }
  readonly catalogue: { listVendors(brandId: number): Promise<readonly StatusVendor[]> }
  readonly play: {
    /** By the vendor's code. */
    measureLaunches(span: Span): Promise<ReadonlyMap<string, Measured>>
    /** Who launched games of a vendor in the span that did not open in time; of all brands. */
    listLateLaunchers(vendor: string, page: AffectedPage): Promise<readonly bigint[]>
  }
  readonly rewards: {
    /** @returns what the member has got for the incident, in 1/10,000 BRL; once, however often it is asked */
    giveIncidentCredit(credit: {
      readonly brandId: number
      readonly memberId: bigint
      readonly incidentId: string
      readonly names: Texts<string>
      readonly amountMinor: bigint
      readonly monthMaxMinor: bigint
    }): Promise<bigint>
  }
  readonly staff: Approvals
}
