import * as contract from '@trevo/contract/ops/risk/risk.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Risk } from '../module.ts'

const byOf = ({ brandId, username }: Pick<Operator, 'brandId' | 'username'>) => ({
  brandId,
  operator: username,
})

/** Links of members and cases about them. */
export const bindRiskRoutes = (route: Route, risk: Risk): void => {
  route(contract.showMemberLinks, ({ actor, params }) =>
    risk.showMemberLinks(actor.brandId, params.memberId),
  )
  route(contract.listRiskCases, ({ actor, query }) => risk.listRiskCases(actor.brandId, query))
  route(contract.showRiskCase, ({ actor, params }) =>
    risk.showRiskCase(actor.brandId, BigInt(params.caseId)),
  )
  route(contract.openRiskCase, ({ actor, body }) => risk.openRiskCase(byOf(actor), body))
  route(contract.changeRiskCase, ({ actor, params, body }) =>
    risk.changeRiskCase(byOf(actor), BigInt(params.caseId), body),
  )
  route(contract.blockCaseMembers, ({ actor, params, body }) =>
    risk.blockCaseMembers(actor, params.caseId, body),
  )
}
