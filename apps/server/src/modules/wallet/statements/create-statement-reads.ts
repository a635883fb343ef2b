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
import { listLinesNamed, type MovementName } from './repository/list-lines.ts'
import { readHoursOf, readLongAccounts } from './repository/read-hours.ts'
import {
  findFirstDay,
  listDebitDays,
  sumDays,
  type DaySpan,
  type DaySum,
} from './repository/sum-days.ts'
import { traceMoney, type BoundKinds, type MoneyTrace } from './repository/trace-money.ts'

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
  /**
   * Which credits paid a debit, or what a credit was spent on, first in, first out. @param boundKinds debits paid by
   * the credit of a kind right before them, by their own kind
   */
  traceMoney(memberId: bigint, line: StatementLine, boundKinds: BoundKinds): Promise<MoneyTrace>
  /** The member's lines of these movements and of their reversals, oldest first. */
  listLinesNamed(memberId: bigint, names: readonly MovementName[]): Promise<StatementLine[]>
  sumDays(span: DaySpan): Promise<DaySum[]>
  /** The days with a debit of these kinds, oldest first; the account's hours must have been read. */
  listDebitDays(span: DaySpan, kinds: readonly string[]): Promise<string[]>
  /** The day of the member's first movement; the account's hours must have been read. */
  findFirstDay(memberId: bigint, zone: string): Promise<string | undefined>
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
  traceMoney: (memberId, line, boundKinds) => traceMoney(pool, kinds, memberId, line, boundKinds),
  listLinesNamed: (memberId, names) => listLinesNamed({ pool, kinds }, memberId, names),
  sumDays: (span) => sumDays(pool, kinds, span),
  listDebitDays: (span, names) => listDebitDays(pool, kinds, span, names),
  findFirstDay: (memberId, zone) => findFirstDay(pool, memberId, zone),
  readLongAccounts: () => readLongAccounts(pool),
})
