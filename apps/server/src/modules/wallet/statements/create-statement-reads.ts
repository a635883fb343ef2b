import type { Pool, Tx } from '@trevo/database/connect.ts'
import type { KindRegistry } from '../common/repository/kinds.ts'
import type { Span } from './domain/archived-spans.ts'
import { findArchivedSpans } from './repository/archived-spans.ts'
import { exportStatement, type StatementStyle } from './repository/export-statement.ts'
import {
  findStatementLine,
  listStatement,
  sumStatement,
  sumStatementInTx,
  type StatementFilter,
  type StatementLine,
  type StatementPage,
  type StatementTotals,
} from './repository/queries-statement.ts'
import { readHoursOf, readLongAccounts } from './repository/read-hours.ts'
import { sumDays, type DaySpan, type DaySum } from './repository/sum-days.ts'

export type StatementReads = {
  listStatement(page: StatementPage): Promise<StatementLine[]>
  sumStatement(filter: StatementFilter): Promise<StatementTotals>
  /** The same inside the transaction of the caller. */
  sumStatementInTx(tx: Tx, filter: StatementFilter): Promise<StatementTotals>
  /** All lines of a filter as CSV, some thousand at a time. */
  exportStatement(filter: StatementFilter, style: StatementStyle): AsyncGenerator<string>
  /** The parts of the span whose movements are in the archive: in totals, but no longer listed. */
  findArchived(memberId: bigint, span: Span): Promise<Span[]>
  findStatementLine(memberId: bigint, transferId: bigint): Promise<StatementLine | undefined>
  sumDays(span: DaySpan): Promise<DaySum[]>
  /** Reads ahead for owners of long accounts (a job). */
  readLongAccounts(): Promise<bigint>
}

export const createStatementReads = (
  { pool, reportPool = pool }: { readonly pool: Pool; readonly reportPool?: Pool | undefined },
  kinds: KindRegistry,
): StatementReads => ({
  listStatement: (page) => listStatement(pool, kinds, page),
  sumStatement: (filter) => sumStatement(pool, kinds, filter),
  sumStatementInTx: (tx, filter) => sumStatementInTx(tx, kinds, filter),
  exportStatement: (filter, style) => exportStatement(reportPool, kinds, filter, style),
  findArchived: async (memberId, span) => {
    await readHoursOf(pool, memberId)
    return findArchivedSpans(pool, memberId, span)
  },
  findStatementLine: async (memberId, transferId) => {
    await readHoursOf(pool, memberId)
    return findStatementLine(pool, kinds, memberId, transferId)
  },
  sumDays: (span) => sumDays(pool, kinds, span),
  readLongAccounts: () => readLongAccounts(pool),
})
