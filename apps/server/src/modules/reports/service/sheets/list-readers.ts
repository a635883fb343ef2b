import type { AuditRow } from '@trevo/contract/ops/audit.ts'
import type { ExportList, ListContent } from '@trevo/contract/ops/ledger/exports.ts'
import type { OpsMember } from '@trevo/contract/ops/members/members.ts'
import type { ListedDeposit } from '@trevo/contract/ops/payments/payments.ts'
import type { ListedWithdrawal } from '@trevo/contract/ops/payments/withdrawal-cases.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { ReportsNeeds } from '../../needs.ts'

/** A row of each list, as its screen shows it. */
export type ListedRow = {
  readonly audit: AuditRow
  readonly deposits: ListedDeposit
  readonly members: OpsMember
  readonly withdrawals: ListedWithdrawal
}

export type AskedPage<What extends ExportList> = {
  readonly brandId: number
  readonly language: LanguageCode
  readonly filter: Extract<ListContent, { readonly what: What }>['filter']
  /** Where the page before ended; undefined for the first one. */
  readonly before: string | undefined
  readonly pageSize: number
}

/** The lists of other modules, read page by page as their screens read them; `next` is null after the last page. */
export type ListReaders = {
  readonly [What in ExportList]: (
    asked: AskedPage<What>,
  ) => Promise<{ readonly list: readonly ListedRow[What][]; readonly next: string | null }>
}

export type WritingNeeds = ReportsNeeds & {
  /** The lists that operators export; known once all modules are made. */
  readonly lists: () => ListReaders
}
