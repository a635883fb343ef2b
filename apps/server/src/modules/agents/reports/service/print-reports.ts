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
import { dayIn } from '@trevo/calendar/time-zone.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { createGetAgentIncome } from './get-agent-income.ts'
import { createListTeamBets } from './list-team-bets.ts'
import { createListTeamMembers } from './list-team-members.ts'
import { createListTeamTransactions } from './list-team-transactions.ts'
import type { Caller } from '../../tree/service/require-downline.ts'
import {
  betsSheet,
  incomeSheet,
  membersSheet,
  profitSheet,
  transactionsSheet,
  type Gathered,
  type ReadSheet,
} from './present-sheets.ts'
import { usernameOf } from '../../common/service/display-name.ts'

type Printed = Answer<typeof printTeamMembers>
type Page<Row> = { readonly list: readonly Row[]; readonly next: string | null }

const pageSize = 100

/** The first rows of a list, page after page, and whether there are more. */
const gather = async <Row>(
  listPage: (before: string | undefined) => Promise<Page<Row>>,
): Promise<Gathered<Row>> => {
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

/** Prints one sheet in the caller's name. */
const createPrint =
  ({ members, settings, records, clock }: AgentsNeeds) =>
  async (
    { brandId, memberId }: Caller,
    language: Language,
    days: { readonly startDate: string; readonly endDate: string },
    sheet: ReadSheet,
  ): Promise<Printed> => {
    const now = clock.now()
    const zone = settings.timeZoneOf(brandId)
    const pdf = await records.printReport({
      ...sheet,
      language,
      brandName: settings.brandNameOf(brandId),
      timeZone: zone,
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

/** The reports of the agent center as PDF: the rows that their pages show, read by the same use cases. */
export const createPrintReports = (needs: AgentsNeeds) => {
  const listMembers = createListTeamMembers(needs)
  const listBets = createListTeamBets(needs)
  const listTransactions = createListTeamTransactions(needs)
  const getIncome = createGetAgentIncome(needs)
  const print = createPrint(needs)

  return {
    printTeamMembers: async (
      caller: Caller,
      asked: Query<typeof printTeamMembers>,
      language: Language,
    ): Promise<Printed> => {
      const gathered = await gather((before) => listMembers(caller, { ...asked, before, pageSize }))
      return print(caller, language, asked, membersSheet(gathered))
    },
    printTeamProfit: async (
      caller: Caller,
      { figures, ...asked }: Query<typeof printTeamProfit>,
      language: Language,
    ): Promise<Printed> => {
      const gathered = await gather((before) => listMembers(caller, { ...asked, before, pageSize }))
      return print(caller, language, asked, profitSheet(gathered, figures))
    },
    printTeamBets: async (
      caller: Caller,
      asked: Query<typeof printTeamBets>,
      language: Language,
    ): Promise<Printed> => {
      const gathered = await gather((before) =>
        listBets(caller, { ...asked, before, pageSize }, language),
      )
      return print(caller, language, asked, betsSheet(gathered))
    },
    printTeamTransactions: async (
      caller: Caller,
      asked: Query<typeof printTeamTransactions>,
      language: Language,
    ): Promise<Printed> => {
      const gathered = await gather((before) =>
        listTransactions(caller, { ...asked, before, pageSize }),
      )
      return print(caller, language, asked, transactionsSheet(gathered))
    },
    printAgentIncome: async (
      caller: Caller,
      asked: Query<typeof printAgentIncome>,
      language: Language,
    ): Promise<Printed> =>
      print(caller, language, asked, incomeSheet(await getIncome(caller, asked))),
  }
}
