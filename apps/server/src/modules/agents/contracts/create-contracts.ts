import type { AgentsNeeds } from '../needs.ts'
import { createAnswerRequest } from './service/answer-request.ts'
import { createGetConsolidated } from './service/get-consolidated.ts'
import { createListContractHistory } from './service/list-contract-history.ts'
import { createListContracts } from './service/list-contracts.ts'
import { createListContractsOverBound } from './service/list-contracts-over-bound.ts'
import { createOfferContract } from './service/offer-contract.ts'
import { createVoidContract } from './service/void-contract.ts'

/** Contracts between agents and those directly below. */
export const createContracts = (needs: AgentsNeeds) => ({
  offerContract: createOfferContract(needs),
  answerRequest: createAnswerRequest(needs),
  voidContract: createVoidContract(needs),
  listContracts: createListContracts(needs),
  listContractHistory: createListContractHistory(needs),
  getConsolidated: createGetConsolidated(needs),
  listContractsOverBound: createListContractsOverBound(needs),
})

export type Contracts = ReturnType<typeof createContracts>
