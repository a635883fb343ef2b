import type { Answer } from '@trevo/contract/endpoint.ts'
import type {
  getAgentIncome,
  TeamBet,
  TeamRow,
  TeamTransaction,
} from '@trevo/contract/wps/agents/team.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { ofAgentAndTeam } from '../domain/team-amount.ts'
import type { ReportSheet } from '../../../../platform/shapes/report-sheet.ts'

/** Rows of a report that were read, and whether there are more. */
export type Gathered<Row> = { readonly rows: readonly Row[]; readonly isCut: boolean }
/** A report as it is printed, but for whom and when. */
export type ReadSheet = Pick<ReportSheet, 'report' | 'columns' | 'rows' | 'foot' | 'isCut'>

const money = (amount: string): bigint => parseMoney(amount)

const sumKeys = ['deposit', 'withdraw', 'bet', 'win', 'rebate', 'promotion', 'profit'] as const
const incomeKeys = [
  'agentRebate',
  'dailySalary',
  'hourlySalary',
  'realTimeSalary',
  'dividend',
  'total',
] as const

/** Who stands below. */
export const membersSheet = ({ rows, isCut }: Gathered<TeamRow>): ReadSheet => ({
  report: 'team',
  columns: ['account', 'people', 'registered', 'lastLogin', 'bet', 'profit', 'balance'],
  rows: rows.map((row) => [
    row.name,
    row.teamSize,
    { day: new Date(row.registeredAt) },
    row.daysSinceLogin,
    ofAgentAndTeam(row, 'bet'),
    ofAgentAndTeam(row, 'profit'),
    money(row.balance),
  ]),
  foot: null,
  isCut,
})

/** What those below won and lost: by themselves, or their teams. */
export const profitSheet = (
  { rows, isCut }: Gathered<TeamRow>,
  figures: 'own' | 'team',
): ReadSheet => ({
  report: 'results',
  columns: ['account', 'people', ...sumKeys],
  rows: rows.map((row) => [
    row.name,
    row.teamSize,
    ...sumKeys.map((key) => money(row[figures][key])),
  ]),
  foot: null,
  isCut,
})

/** Rounds of a team. */
export const betsSheet = ({ rows, isCut }: Gathered<TeamBet>): ReadSheet => ({
  report: 'bets',
  columns: ['account', 'game', 'round', 'time', 'bet', 'win', 'profit'],
  rows: rows.map((row) => [
    row.name,
    row.gameName,
    row.roundId,
    { at: new Date(row.at) },
    money(row.bet),
    money(row.win),
    money(row.profit),
  ]),
  foot: null,
  isCut,
})

/** Money of a team beside play. */
export const transactionsSheet = ({ rows, isCut }: Gathered<TeamTransaction>): ReadSheet => ({
  report: 'transactions',
  columns: ['account', 'kind', 'time', 'amount', 'balanceAfter'],
  rows: rows.map((row) => [
    row.name,
    { typeCode: row.typeCode },
    { at: new Date(row.at) },
    money(row.amount),
    money(row.balanceAfter),
  ]),
  foot: null,
  isCut,
})

/** What the agent was paid by day, with the sums of the days. */
export const incomeSheet = ({ list, totals }: Answer<typeof getAgentIncome>): ReadSheet => ({
  report: 'income',
  columns: ['day', 'teamRebate', 'daily', 'hourly', 'realTime', 'dividend', 'total'],
  rows: list.map((row) => [{ on: row.day }, ...incomeKeys.map((key) => money(row[key]))]),
  foot: [null, ...incomeKeys.map((key) => money(totals[key]))],
  isCut: false,
})
