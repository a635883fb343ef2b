import * as contract from '@trevo/contract/ops/compliance/sigap.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Sigap } from '../module.ts'

export const bindSigapOperatorRoutes = (route: Route, sigap: Sigap): void => {
  route(contract.listSigapFiles, ({ actor, query }) =>
    sigap.listFiles({ ...query, brandId: actor.brandId }),
  )
  route(contract.showSigapFile, ({ actor, params }) => sigap.showFile(actor.brandId, params.fileId))
  route(contract.resendSigapFile, ({ actor, params, body }) =>
    sigap.resendFile(actor, params.fileId, body.reason),
  )
  route(contract.correctSigapFile, ({ actor, params, body }) =>
    sigap.correctFile(actor, params.fileId, body),
  )
}
