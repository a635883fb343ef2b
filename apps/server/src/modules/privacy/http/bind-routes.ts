import * as office from '@trevo/contract/ops/compliance/data-requests.ts'
import * as contract from '@trevo/contract/wps/my-data.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Privacy } from '../module.ts'

/** Calls of members about their own data. */
export const bindPrivacyRoutes = (route: Route, privacy: Privacy): void => {
  route(contract.getMyData, ({ actor }) => privacy.getMyData(actor))
  route(contract.listMyDataReaders, ({ actor, query }) => privacy.listMyDataReaders(actor, query))
  route(contract.exportMyData, ({ actor, device, body }) =>
    privacy.exportMyData({ ...actor, address: device.address }, body),
  )
  route(contract.openMyData, ({ actor, device, body }) =>
    privacy.openMyData({ ...actor, address: device.address }, body),
  )
  route(contract.correctMyData, ({ actor, body }) => privacy.correctMyData(actor, body))
  route(contract.eraseMyData, ({ actor, device, body }) =>
    privacy.eraseMyData({ ...actor, address: device.address }, body),
  )
}

/** Calls of operators about what members asked for. */
export const bindPrivacyOperatorRoutes = (route: Route, privacy: Privacy): void => {
  route(office.listDataRequests, ({ actor, query }) =>
    privacy.listDataRequests(actor.brandId, query),
  )
  route(office.answerDataRequest, ({ actor, params, body }) =>
    privacy.answerDataRequest(actor, params.requestId, body.reason),
  )
  route(office.handOverData, ({ actor, body }) => privacy.handOverData(actor, body))
}
