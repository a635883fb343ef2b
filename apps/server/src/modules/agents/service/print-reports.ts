import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import {
  printedRowsMax,
  type printAgentIncome,
  type printTeamBets,
  type printTeamMembers,
  type printTeamProfit,
  type printTeamTransactions,
} from '@trevo/contract/wps/agents/reports.ts'
import type { TeamRow } from '@trevo/contract/wps/agents/team.ts'
import { dayIn } from '@trevo/calendar/time-zone.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { zone } from '../repository/figures.ts'
import type { ReportCell, ReportSheet } from '../../../platform/shapes/report-sheet.ts'
import type { AgentsNeeds } from '../needs.ts'
import { createGetAgentIncome } from './get-agent-income.ts'
import { createListTeamBets } from './list-team-bets.ts'
import { createListTeamMembers } from './list-team-members.ts'
import { createListTeamTransactions } from './list-team-transactions.ts'
import type { Caller } from './reach.ts'
import { usernameOf } from './shown-name.ts'

type Printed = Answer<typeof printTeamMembers>
type Page<Row> = { readonly list: readonly Row[]; readonly next: string | null }

const pageSize = 100

/** The first rows of a list, page after page, and whether there are more. */
const gather = async <Row>(
  listPage: (before: string | undefined) => Promise<Page<Row>>,
): Promise<{ readonly rows: readonly Row[]; readonly isCut: boolean }> => {
  const rows: Row[] = []
  let before: string | undefined
  for (;;) {
    const page = await listPage(before)
    rows.push(...page.list)
    before = page.next ?? undefined
    if (before === undefined || rows.length >= printedRowsMax) break
  }
  return {
    rows: rows.slice(0, printedRowsMax),
    isCut: before !== undefined || rows.length > printedRowsMax,
  }
}

const money = (amount: string): bigint => parseMoney(amount)
/** Noon of a day is the same day in every zone of the country. */
const dayCell = (day: string): ReportCell => ({ day: new Date(`${day}T15:00:00Z`) })
const both = ({ own, team }: TeamRow, key: 'bet' | 'profit'): bigint =>
  money(own[key]) + money(team[key])

const sumKeys = ['deposit', 'withdraw', 'bet', 'win', 'rebate', 'promotion', 'profit'] as const
const incomeKeys = [
  'agentRebate',
  'dailySalary',
  'hourlySalary',
  'realTimeSalary',
  'dividend',
  'total',
] as const

/** The reports of the agent center as PDF: the rows that their pages show, read by the same use cases. */
export const createPrintReports = (needs: AgentsNeeds) => {
  const { members, settings, records, clock } = needs
  const listMembers = createListTeamMembers(needs)
  const listBets = createListTeamBets(needs)
  const listTransactions = createListTeamTransactions(needs)
  const getIncome = createGetAgentIncome(needs)

  const print = async (
    { brandId, memberId }: Caller,
    language: Language,
    days: { readonly startDate: string; readonly endDate: string },
    sheet: Pick<ReportSheet, 'report' | 'columns' | 'rows' | 'foot' | 'isCut'>,
  ): Promise<Printed> => {
    const now = clock.now()
    const pdf = await records.printReport({
      ...sheet,
      language,
      brandName: settings.brandNameOf(brandId),
      accountName: usernameOf(await members.findNames([memberId]), memberId),
      from: days.startDate,
      to: days.endDate,
      madeAt: now,
    })
    return {
      fileName: `${sheet.report}-${dayIn(now, zone)}.pdf`,
      pdf: Buffer.from(pdf).toString('base64'),
    }
  }

  return {
    printTeamMembers: async (
      caller: Caller,
      asked: Query<typeof printTeamMembers>,
      language: Language,
    ): Promise<Printed> => {
      const { rows, isCut } = await gather((before) =>
        listMembers(caller, { ...asked, before, pageSize }),
      )
      return print(caller, language, asked, {
        report: 'team',
        columns: ['account', 'people', 'registered', 'lastLogin', 'bet', 'profit', 'balance'],
        rows: rows.map((row) => [
          row.name,
          row.teamSize,
          { day: new Date(row.registeredAt) },
          row.daysSinceLogin,
          both(row, 'bet'),
          both(row, 'profit'),
          money(row.balance),
        ]),
        foot: null,
        isCut,
      })
    },
    printTeamProfit: async (
      caller: Caller,
      { figures, ...asked }: Query<typeof printTeamProfit>,
      language: Language,
    ): Promise<Printed> => {
      const { rows, isCut } = await gather((before) =>
        listMembers(caller, { ...asked, before, pageSize }),
      )
      return print(caller, language, asked, {
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
    },
    printTeamBets: async (
      caller: Caller,
      asked: Query<typeof printTeamBets>,
      language: Language,
    ): Promise<Printed> => {
      const { rows, isCut } = await gather((before) =>
        listBets(caller, { ...asked, before, pageSize }, language),
      )
      return print(caller, language, asked, {
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
    },
    printTeamTransactions: async (
      caller: Caller,
      asked: Query<typeof printTeamTransactions>,
      language: Language,
    ): Promise<Printed> => {
      const { rows, isCut } = await gather((before) =>
        listTransactions(caller, { ...asked, before, pageSize }),
      )
      return print(caller, language, asked, {
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
    },
    printAgentIncome: async (
      caller: Caller,
      asked: Query<typeof printAgentIncome>,
      language: Language,
    ): Promise<Printed> => {
      const { list, totals } = await getIncome(caller, asked)
      return print(caller, language, asked, {
        report: 'income',
        columns: ['day', 'teamRebate', 'daily', 'hourly', 'realTime', 'dividend', 'total'],
        rows: list.map((row) => [dayCell(row.day), ...incomeKeys.map((key) => money(row[key]))]),
        foot: [null, ...incomeKeys.map((key) => money(totals[key]))],
        isCut: false,
      })
    },
  }
}
