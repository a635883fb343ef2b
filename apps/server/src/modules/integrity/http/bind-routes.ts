import * as contract from '@trevo/contract/ops/compliance/integrity.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Integrity } from '../module.ts'

export const bindIntegrityOperatorRoutes = (route: Route, integrity: Integrity): void => {
  route(contract.listIntegrityCases, ({ actor, query }) =>
    integrity.listIntegrityCases(actor.brandId, query),
  )
  route(contract.showIntegrityCase, ({ actor, params }) =>
    integrity.showIntegrityCase(actor.brandId, params.caseId),
  )
  route(contract.openIntegrityCase, ({ actor, body }) => integrity.openIntegrityCase(actor, body))
  route(contract.noteIntegrityCase, ({ actor, params, body }) =>
    integrity.noteIntegrityCase(actor, params.caseId, body.reason),
  )
  route(contract.dismissIntegrityCase, ({ actor, params, body }) =>
    integrity.dismissIntegrityCase(actor, params.caseId, body.reason),
  )
  route(contract.noticeManipulation, ({ actor, params, body }) =>
    integrity.noticeManipulation(actor, params.caseId, body),
  )
  route(contract.downloadManipulationNotice, ({ actor, params, body }) =>
    integrity.downloadManipulationNotice(actor, params.caseId, body.reason),
  )
}
