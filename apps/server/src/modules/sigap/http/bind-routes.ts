import * as contract from '@trevo/contract/ops/compliance/sigap.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Sigap } from '../module.ts'

export const bindSigapOperatorRoutes = (route: Route, sigap: Sigap): void => {
  route(contract.listSigapFiles, ({ actor, query }) =>
    sigap.listSigapFiles({ ...query, brandId: actor.brandId }),
  )
  route(contract.showSigapFile, ({ actor, params }) =>
    sigap.showSigapFile(actor.brandId, params.fileId),
  )
  route(contract.resendSigapFile, ({ actor, params, body }) =>
    sigap.resendSigapFile(actor, params.fileId, body.reason),
  )
  route(contract.correctSigapFile, ({ actor, params, body }) =>
    sigap.correctSigapFile(actor, params.fileId, body),
  )
}
