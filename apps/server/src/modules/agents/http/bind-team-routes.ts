import {
  printAgentIncome,
  printTeamBets,
  printTeamMembers,
  printTeamProfit,
  printTeamTransactions,
} from '@trevo/contract/wps/agents/reports.ts'
import {
  closeRegisterLink,
  createDownline,
  createRegisterLink,
  listLinkMembers,
  listRegisterLinks,
} from '@trevo/contract/wps/agents/register.ts'
import { getGivable, listRebateLines, setRebates } from '@trevo/contract/wps/agents/rebates.ts'
import {
  getMessagePeople,
  listSentMessages,
  sendTeamMessage,
} from '@trevo/contract/wps/agents/messages.ts'
import {
  answerDispute,
  disburseStatement,
  disputeStatement,
  listStatementLines,
  listStatements,
  previewStatements,
  printStatement,
} from '@trevo/contract/wps/agents/statements.ts'
import {
  getAgentIncome,
  getOwnAgent,
  getTeamOverview,
  listTeamBets,
  listTeamMembers,
  listTeamProfit,
  listTeamTransactions,
} from '@trevo/contract/wps/agents/team.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Agents } from '../module.ts'

/** Who asks: whatever is answered lies in that agent's own subtree. */
const callerOf = (request: {
  readonly actor: { readonly memberId: bigint }
  readonly brand: { readonly id: number }
}) => ({ brandId: request.brand.id, memberId: request.actor.memberId })

const bindPrintRoutes = (route: Route, agents: Agents): void => {
  route(printTeamMembers, (request) =>
    agents.printTeamMembers(callerOf(request), request.query, request.language),
  )
  route(printTeamProfit, (request) =>
    agents.printTeamProfit(callerOf(request), request.query, request.language),
  )
  route(printTeamBets, (request) =>
    agents.printTeamBets(callerOf(request), request.query, request.language),
  )
  route(printTeamTransactions, (request) =>
    agents.printTeamTransactions(callerOf(request), request.query, request.language),
  )
  route(printAgentIncome, (request) =>
    agents.printAgentIncome(callerOf(request), request.query, request.language),
  )
}

export const bindTeamRoutes = (route: Route, agents: Agents): void => {
  route(getTeamOverview, (request) => agents.getTeamOverview(callerOf(request), request.query))
  route(listTeamMembers, (request) => agents.listTeamMembers(callerOf(request), request.query))
  route(listTeamProfit, (request) => agents.listTeamMembers(callerOf(request), request.query))
  route(listTeamBets, (request) =>
    agents.listTeamBets(callerOf(request), request.query, request.language),
  )
  route(listTeamTransactions, (request) =>
    agents.listTeamTransactions(callerOf(request), request.query),
  )
  route(getAgentIncome, (request) => agents.getAgentIncome(callerOf(request), request.query))
  bindPrintRoutes(route, agents)
  route(getOwnAgent, (request) => agents.getOwnAgent(callerOf(request)))

  route(createDownline, (request) => agents.createDownline(callerOf(request), request.body))
  route(getGivable, (request) => agents.getGivable(callerOf(request), request.query))
  route(setRebates, (request) => agents.setRebates(callerOf(request), request.body))
  route(listRebateLines, (request) =>
    agents.listRebateLines(callerOf(request), request.query, request.language),
  )
  route(createRegisterLink, (request) => agents.createRegisterLink(callerOf(request), request.body))
  route(listRegisterLinks, (request) => agents.listRegisterLinks(callerOf(request), request.query))
  route(closeRegisterLink, (request) => agents.closeRegisterLink(callerOf(request), request.body))
  route(listLinkMembers, (request) => agents.listLinkMembers(callerOf(request), request.query))

  route(getMessagePeople, (request) => agents.getMessagePeople(callerOf(request), request.query))
  route(sendTeamMessage, (request) => agents.sendTeamMessage(callerOf(request), request.body))
  route(listSentMessages, (request) => agents.listSentMessages(callerOf(request), request.query))

  route(listStatements, (request) => agents.listStatements(callerOf(request), request.query))
  route(listStatementLines, (request) =>
    agents.listStatementLines(callerOf(request), request.query, request.language),
  )
  route(printStatement, (request) =>
    agents.printStatement(callerOf(request), request.query, request.language),
  )
  route(previewStatements, (request) => agents.previewStatements(callerOf(request), request.query))
  route(disputeStatement, (request) => agents.disputeStatement(callerOf(request), request.body))
  route(answerDispute, (request) => agents.answerDispute(callerOf(request), request.body))
  route(disburseStatement, (request) => agents.disburseStatement(callerOf(request), request.body))
}
