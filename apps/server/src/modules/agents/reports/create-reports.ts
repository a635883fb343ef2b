import type { AgentsNeeds } from '../needs.ts'
import { createGetAgentIncome } from './service/get-agent-income.ts'
import { createGetTeamOverview } from './service/get-team-overview.ts'
import { createListTeamBets } from './service/list-team-bets.ts'
import { createListTeamMembers } from './service/list-team-members.ts'
import { createListTeamTransactions } from './service/list-team-transactions.ts'
import { createPrintReports } from './service/print-reports.ts'

/** What the agent center shows and prints of a team. */
export const createReports = (needs: AgentsNeeds) => ({
  getTeamOverview: createGetTeamOverview(needs),
  listTeamMembers: createListTeamMembers(needs),
  listTeamBets: createListTeamBets(needs),
  listTeamTransactions: createListTeamTransactions(needs),
  getAgentIncome: createGetAgentIncome(needs),
  ...createPrintReports(needs),
})

export type Reports = ReturnType<typeof createReports>
