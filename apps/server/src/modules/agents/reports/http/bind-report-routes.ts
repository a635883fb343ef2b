import {
  printAgentIncome,
  printTeamBets,
  printTeamMembers,
  printTeamProfit,
  printTeamTransactions,
} from '@trevo/contract/wps/agents/reports.ts'
import {
  getAgentIncome,
  getTeamOverview,
  listTeamBets,
  listTeamMembers,
  listTeamProfit,
  listTeamTransactions,
} from '@trevo/contract/wps/agents/team.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Reports } from '../create-reports.ts'
import { callerOf } from '../../tree/http/caller-of.ts'

const bindPrintRoutes = (route: Route, reports: Reports): void => {
  route(printTeamMembers, (request) =>
    reports.printTeamMembers(callerOf(request), request.query, request.language),
  )
  route(printTeamProfit, (request) =>
    reports.printTeamProfit(callerOf(request), request.query, request.language),
  )
  route(printTeamBets, (request) =>
    reports.printTeamBets(callerOf(request), request.query, request.language),
  )
  route(printTeamTransactions, (request) =>
    reports.printTeamTransactions(callerOf(request), request.query, request.language),
  )
  route(printAgentIncome, (request) =>
    reports.printAgentIncome(callerOf(request), request.query, request.language),
  )
}

/** Calls of agents about the results of a team. */
export const bindReportRoutes = (route: Route, reports: Reports): void => {
  bindPrintRoutes(route, reports)
  route(getTeamOverview, (request) => reports.getTeamOverview(callerOf(request), request.query))
  route(listTeamMembers, (request) => reports.listTeamMembers(callerOf(request), request.query))
  route(listTeamProfit, (request) => reports.listTeamMembers(callerOf(request), request.query))
  route(listTeamBets, (request) =>
    reports.listTeamBets(callerOf(request), request.query, request.language),
  )
  route(listTeamTransactions, (request) =>
    reports.listTeamTransactions(callerOf(request), request.query),
  )
  route(getAgentIncome, (request) => reports.getAgentIncome(callerOf(request), request.query))
}
