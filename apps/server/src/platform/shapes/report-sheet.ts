import type { Language } from '@trevo/contract/shapes.ts'
import type { TeamRow } from '@trevo/contract/wps/agents/team.ts'

/** Reports of an agent's team. */
type ReportName = 'team' | 'results' | 'bets' | 'transactions' | 'income'

export type ReportColumn =
  | 'account'
  | 'people'
  | 'registered'
  | 'lastLogin'
  | 'given'
  | 'deposit'
  | 'withdraw'
  | 'bet'
  | 'win'
  | 'rebate'
  | 'promotion'
  | 'profit'
  | 'balance'
  | 'game'
  | 'round'
  | 'time'
  | 'kind'
  | 'amount'
  | 'balanceAfter'
  | 'day'
  | 'teamRebate'
  | 'dividend'
  | 'daily'
  | 'hourly'
  | 'realTime'
  | 'total'

/**
 * Text, a count, an amount, an instant, the day of an instant or a calendar day (`yyyy-mm-dd`), a type code of the
 * ledger, days since a login (null: never), rates that were given; empty.
 */
export type ReportCell =
  | string
  | number
  | bigint
  | { readonly at: Date }
  | { readonly day: Date }
  | { readonly on: string }
  | { readonly typeCode: number }
  | { readonly daysSinceLogin: number | null }
  | { readonly given: Pick<TeamRow, 'rebates' | 'series'> }
  | null

/** The printed part of a report: its columns and rows, as read. */
export type ReportSheet = {
  readonly language: Language
  readonly brandName: string
  readonly timeZone: string
  readonly report: ReportName
  readonly accountName: string
  /** Days in the brand's zone, `yyyy-mm-dd`, both inclusive. */
  readonly from: string
  readonly to: string
  readonly madeAt: Date
  readonly columns: readonly ReportColumn[]
  readonly rows: readonly (readonly ReportCell[])[]
  /** The sums below the rows. */
  readonly foot: readonly ReportCell[] | null
  /** There are more rows than are printed. */
  readonly isCut: boolean
}
