import { createAnswerRequest } from './service/answer-request.ts'
import type { AgentsDependencies } from './service/dependencies.ts'
import { createListOffers } from './service/list-offers.ts'
import { createOfferContract } from './service/offer-contract.ts'
import { createShowContracts } from './service/show-contracts.ts'
import { createShowHistory } from './service/show-history.ts'
import { createVoidContract } from './service/void-contract.ts'

/** Contracts between an agent and the agents directly below. */
export const createAgents = (dependencies: AgentsDependencies) => ({
  offer: createOfferContract(dependencies),
  answer: createAnswerRequest(dependencies),
  void: createVoidContract(dependencies),
  showContracts: createShowContracts(dependencies),
  showHistory: createShowHistory(dependencies),
  listOffers: createListOffers(dependencies),
  fundsOf: dependencies.fundsOf,
})
export type Agents = ReturnType<typeof createAgents>
