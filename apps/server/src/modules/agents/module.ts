import { createAnswerRequest } from './service/answer-request.ts'
import type { AgentsNeeds } from './needs.ts'
import { createListOffers } from './service/list-offers.ts'
import { createOfferContract } from './service/offer-contract.ts'
import { createShowContracts } from './service/show-contracts.ts'
import { createShowHistory } from './service/show-history.ts'
import { createVoidContract } from './service/void-contract.ts'

/** Contracts between an agent and the agents directly below. */
export const createAgents = (needs: AgentsNeeds) => ({
  offer: createOfferContract(needs),
  answer: createAnswerRequest(needs),
  void: createVoidContract(needs),
  showContracts: createShowContracts(needs),
  showHistory: createShowHistory(needs),
  listOffers: createListOffers(needs),
  fundsOf: needs.transfers.fundsOf,
})
export type Agents = ReturnType<typeof createAgents>
