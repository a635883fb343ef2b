import {
  listContractHistory,
  listContracts,
  offerContract,
  processDailySalary,
  processDividendRequest,
  processHourlySalary,
  processMemberDailySalary,
  processRealTimeSalary,
  voidContract,
} from '@trevo/contract/wps/agents/contracts.ts'
import { getConsolidated } from '@trevo/contract/wps/consolidated.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Contracts } from '../create-contracts.ts'
import { readTiers } from '../domain/read-tiers.ts'

/** The receiver's answer to an offer: a path for each type of contract. */
const bindRequestAnswers = (route: Route, contracts: Contracts): void => {
  route(processDividendRequest, ({ actor, brand, body }) =>
    contracts.answerRequest({
      brandId: brand.id,
      receiverId: actor.memberId,
      contractType: 'DIVIDEND',
      product: body.type,
      contractId: body.id,
      answer: body.status,
    }),
  )
  route(processDailySalary, ({ actor, brand, body }) =>
    contracts.answerRequest({
      brandId: brand.id,
      receiverId: actor.memberId,
      contractType: 'DAILY',
      contractId: body.id,
      answer: body.status,
    }),
  )
  route(processMemberDailySalary, ({ actor, brand, body }) =>
    contracts.answerRequest({
      brandId: brand.id,
      receiverId: actor.memberId,
      contractType: 'MEMBER_DAILY',
      contractId: body.id,
      answer: body.status,
    }),
  )
  route(processHourlySalary, ({ actor, brand, body }) =>
    contracts.answerRequest({
      brandId: brand.id,
      receiverId: actor.memberId,
      contractType: 'HOURLY',
      contractId: body.contractId,
      answer: body.status,
    }),
  )
  route(processRealTimeSalary, ({ actor, brand, body }) =>
    contracts.answerRequest({
      brandId: brand.id,
      receiverId: actor.memberId,
      contractType: 'REALTIME',
      contractId: body.contractId,
      answer: body.status,
    }),
  )
}

const bindContracts = (route: Route, contracts: Contracts): void => {
  route(offerContract, ({ actor, brand, body }) =>
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
  route(voidContract, ({ actor, brand, body }) =>
    contracts.voidContract({
      brandId: brand.id,
      giverId: actor.memberId,
      contractId: body.contractId,
    }),
  )
  route(listContracts, ({ actor, brand, query }) =>
    contracts.listContracts(brand.id, actor.memberId, query.contractType),
  )
  route(listContractHistory, ({ actor, brand, query }) =>
    contracts.listContractHistory(brand.id, actor.memberId, query.contractId),
  )
}

/** Calls of members about their contracts. */
export const bindContractRoutes = (route: Route, contracts: Contracts): void => {
  route(getConsolidated, ({ actor, brand }) => contracts.getConsolidated(brand.id, actor.memberId))
  bindRequestAnswers(route, contracts)
  bindContracts(route, contracts)
}
