import * as contract from '@trevo/contract/wps/kyc/kyc.ts'
import { proveAgain, startProveAgain } from '@trevo/contract/wps/kyc/prove-again.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { KycModule } from '../module.ts'

/** What members do with their own case, and what another device may send. */
export const bindKycRoutes = (route: Route, kyc: KycModule): void => {
  route(startProveAgain, ({ actor, visitor }) =>
    kyc.startProveAgain({ memberId: actor.memberId, host: visitor.host }),
  )
  route(proveAgain, async ({ actor, body, device, visitor }) => {
    await kyc.proveAgain({ ...actor, address: device.address, host: visitor.host }, body)
    return null
  })
  route(contract.getKyc, ({ actor }) => kyc.getKyc(actor.memberId))
  route(contract.saveKycForm, ({ actor, body }) => kyc.saveKycForm(actor.memberId, body))
  route(contract.addKycImage, ({ actor, body }) => kyc.addKycImage(actor.memberId, body))
  route(contract.submitKyc, ({ actor }) => kyc.submitKyc(actor.memberId))
  route(contract.lookUpCep, ({ actor, query }) => kyc.lookUpCep(actor.memberId, query.cep))
  route(contract.openKycHandover, ({ actor }) => kyc.openKycHandover(actor.memberId))
  route(contract.takeKycHandover, ({ body }) => kyc.takeKycHandover(body.token))
  route(contract.addHandoverImage, ({ body: { key, ...sent } }) => kyc.addHandoverImage(key, sent))
  route(contract.closeKycHandover, async ({ body }) => {
    await kyc.closeKycHandover(body.key)
    return null
  })
}
