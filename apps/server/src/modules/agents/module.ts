import { createAnswerRequest } from './service/answer-request.ts'
import type { AgentsNeeds } from './needs.ts'
import { createGetConsolidated } from './service/get-consolidated.ts'
import { createOfferContract } from './service/offer-contract.ts'
import { createListContracts } from './service/list-contracts.ts'
import { createListContractHistory } from './service/list-contract-history.ts'
import { createVoidContract } from './service/void-contract.ts'

/** Contracts between an agent and the agents directly below. */
export const createAgents = (needs: AgentsNeeds) => ({
  offerContract: createOfferContract(needs),
  answerRequest: createAnswerRequest(needs),
  voidContract: createVoidContract(needs),
  listContracts: createListContracts(needs),
  listContractHistory: createListContractHistory(needs),
  getConsolidated: createGetConsolidated(needs),
})
export type Agents = ReturnType<typeof createAgents>
