import {
  changeAgentRate,
  changeContractRates,
  closeAgentLink,
  decideStatementDispute,
} from '@trevo/contract/ops/teams/acts.ts'
import {
  listAgentContracts,
  listAgentDebts,
  listAgentRuns,
  listAgentStatements,
  listAgentTree,
  showAgent,
  showAgentContract,
  showAgentStatement,
} from '@trevo/contract/ops/teams/records.ts'
import type { Operator } from '../../../../platform/http/actor.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Office } from '../create-office.ts'

const askingOf = (
  { brandId, operatorId, username }: Operator,
  { reason, requestId }: { readonly reason: string; readonly requestId?: string | undefined },
) => ({ brandId, reason: reason.trim(), requestId, by: { operatorId, username } })

/** What operators read and decide of agents. */
export const bindOfficeRoutes = (route: Route, office: Omit<Office, 'changeKinds'>): void => {
  route(listAgentTree, ({ actor, query }) => office.listAgentTree(actor.brandId, query))
  route(showAgent, ({ actor, query }) => office.showAgent(actor.brandId, query.username))
  route(listAgentContracts, ({ actor, query }) => office.listAgentContracts(actor.brandId, query))
  route(showAgentContract, ({ actor, params }) =>
    office.showAgentContract(actor.brandId, params.contractId),
  )
  route(listAgentRuns, ({ actor, query }) => office.listAgentRuns(actor.brandId, query))
  route(listAgentStatements, ({ actor, query }) => office.listAgentStatements(actor.brandId, query))
  route(showAgentStatement, ({ actor, language, params, query }) =>
    office.showAgentStatement(
      { brandId: actor.brandId, language },
      BigInt(params.statementId),
      query.afterLine,
    ),
  )
  route(listAgentDebts, ({ actor }) => office.listAgentDebts(actor.brandId))
  route(decideStatementDispute, ({ actor, params, body: { reason, requestId, ...input } }) =>
    office.decideStatementDispute(
      askingOf(actor, { reason, requestId }),
      params.statementId,
      input,
    ),
  )
  route(changeAgentRate, ({ actor, body: { reason, requestId, username, ...input } }) =>
    office.changeAgentRate(askingOf(actor, { reason, requestId }), username, input),
  )
  route(changeContractRates, ({ actor, params, body: { reason, requestId, ...input } }) =>
    office.changeContractRates(askingOf(actor, { reason, requestId }), params.contractId, input),
  )
  route(closeAgentLink, ({ actor, params }) => office.closeAgentLink(actor.brandId, params.linkId))
}
