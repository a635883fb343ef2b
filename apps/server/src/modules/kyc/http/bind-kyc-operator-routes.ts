import * as contract from '@trevo/contract/ops/kyc/kyc.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { KycModule } from '../module.ts'

const byOf = ({ brandId, username }: Pick<Operator, 'brandId' | 'username'>) => ({
  brandId,
  operator: username,
})

/** The queue of identity cases. */
export const bindKycOperatorRoutes = (route: Route, kyc: KycModule): void => {
  route(contract.listKycCases, ({ actor, query }) => kyc.listKycCases(actor.brandId, query))
  route(contract.showKycCase, ({ actor, params }) =>
    kyc.showKycCase(actor.brandId, BigInt(params.caseId)),
  )
  route(contract.openKycEvidence, ({ actor, params, body }) =>
    kyc.openKycEvidence(byOf(actor), BigInt(params.caseId), body.reason),
  )
  route(contract.decideKyc, async ({ actor, params, body }) => {
    const caseId = BigInt(params.caseId)
    await kyc.decideKyc(byOf(actor), caseId, body)
    return kyc.showKycCase(actor.brandId, caseId)
  })
  route(contract.askKyc, async ({ actor, params, body }) => {
    const caseId = BigInt(params.caseId)
    await kyc.askKyc(byOf(actor), caseId, body)
    return kyc.showKycCase(actor.brandId, caseId)
  })
  route(contract.reopenKyc, async ({ actor, params, body }) => {
    const caseId = BigInt(params.caseId)
    await kyc.reopenKyc(byOf(actor), caseId, body.reason)
    return kyc.showKycCase(actor.brandId, caseId)
  })
}
