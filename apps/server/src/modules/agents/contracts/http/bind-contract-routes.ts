import * as endpoints from '@trevo/contract/wps/agents/contracts.ts'
import { getConsolidated } from '@trevo/contract/wps/consolidated.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Contracts } from '../create-contracts.ts'
import { readTiers } from '../domain/read-tiers.ts'

type Answering = {
  readonly actor: { readonly memberId: bigint }
  readonly brand: { readonly id: number }
  readonly body: { readonly status: Parameters<Contracts['answerRequest']>[0]['answer'] }
}
const answerOf = ({ actor, brand, body }: Answering) => ({
  brandId: brand.id,
  receiverId: actor.memberId,
  answer: body.status,
})

/** The receiver's answer to an offer: a path for each type of contract. */
const bindRequestAnswers = (route: Route, { answerRequest }: Contracts): void => {
  route(endpoints.processDividendRequest, (request) => {
    const { type: product, id: contractId } = request.body
    return answerRequest({ ...answerOf(request), contractType: 'DIVIDEND', product, contractId })
  })
  route(endpoints.processDailySalary, (request) => {
    const { id: contractId } = request.body
    return answerRequest({ ...answerOf(request), contractType: 'DAILY', contractId })
  })
  route(endpoints.processMemberDailySalary, (request) => {
    const { id: contractId } = request.body
    return answerRequest({ ...answerOf(request), contractType: 'MEMBER_DAILY', contractId })
  })
  route(endpoints.processHourlySalary, (request) => {
    const { contractId } = request.body
    return answerRequest({ ...answerOf(request), contractType: 'HOURLY', contractId })
  })
  route(endpoints.processRealTimeSalary, (request) => {
    const { contractId } = request.body
    return answerRequest({ ...answerOf(request), contractType: 'REALTIME', contractId })
  })
}

const bindContracts = (route: Route, contracts: Contracts): void => {
  route(endpoints.offerContract, ({ actor, brand, body }) =>
    contracts.offerContract({
      brandId: brand.id,
      giverId: actor.memberId,
      contractId: body.id,
      contractType: body.contractType,
      product: body.type,
      receiverId: body.receiverId,
      period: body.period,
      tiers: readTiers(body.details),
      carriesOver: body.carriesOver,
      needsApproval: body.needsApproval,
    }),
  )
  route(endpoints.voidContract, ({ actor, brand, body }) =>
    contracts.voidContract({
      brandId: brand.id,
      giverId: actor.memberId,
      contractId: body.contractId,
    }),
  )
  route(endpoints.listContracts, ({ actor, brand, query }) =>
    contracts.listContracts(brand.id, actor.memberId, query.contractType),
  )
  route(endpoints.listContractHistory, ({ actor, brand, query }) =>
    contracts.listContractHistory(brand.id, actor.memberId, query.contractId),
  )
}

/** Calls of members about their contracts. */
export const bindContractRoutes = (route: Route, contracts: Contracts): void => {
  route(getConsolidated, ({ actor, brand }) => contracts.getConsolidated(brand.id, actor.memberId))
  bindRequestAnswers(route, contracts)
  bindContracts(route, contracts)
}
