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

/** Rows read for a report, and whether there are more. */
export type Gathered<Row> = { readonly rows: readonly Row[]; readonly isCut: boolean }
/** A printed report, without its reader and time. */
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

/** The members below. */
export const membersSheet = ({ rows, isCut }: Gathered<TeamRow>): ReadSheet => ({
  report: 'team',
  columns: ['account', 'people', 'registered', 'lastLogin', 'given', 'bet', 'profit', 'balance'],
  rows: rows.map((row) => [
    row.name,
    row.teamSize,
    { day: new Date(row.registeredAt) },
    { daysSinceLogin: row.daysSinceLogin },
    { given: row },
    ofAgentAndTeam(row, 'bet'),
    ofAgentAndTeam(row, 'profit'),
    money(row.balance),
  ]),
  foot: null,
  isCut,
})

/** Winnings and losses of those below: their own, or their teams'. */
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
  columns: ['account', 'game', 'time', 'bet', 'win', 'profit', 'round'],
  rows: rows.map((row) => [
    row.name,
    row.gameName,
    { at: new Date(row.at) },
    money(row.bet),
    money(row.win),
    money(row.profit),
    row.roundId,
  ]),
  foot: null,
  isCut,
})

/** Money movements other than play of a team. */
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

/** The agent's payments by day, with daily totals. */
export const incomeSheet = ({ list, totals }: Answer<typeof getAgentIncome>): ReadSheet => ({
  report: 'income',
  columns: ['day', 'teamRebate', 'daily', 'hourly', 'realTime', 'dividend', 'total'],
  rows: list.map((row) => [{ on: row.day }, ...incomeKeys.map((key) => money(row[key]))]),
  foot: [null, ...incomeKeys.map((key) => money(totals[key]))],
  isCut: false,
})
