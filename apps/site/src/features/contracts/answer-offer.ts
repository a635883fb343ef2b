import {
  processDailySalary,
  processDividendRequest,
  processHourlySalary,
  processMemberDailySalary,
  processRealTimeSalary,
} from '@trevo/api-client/endpoints.ts'
import type { Contract, ContractOffer } from '@trevo/contract/wps/agents/contracts.ts'
import { ask } from '../../core/api/api.ts'

export type OfferAnswer = 'A' | 'R' | 'C'

/** CALL-55..58: each type has its own call. @throws CallFailure with the server's words */
export const answerOffer = (
  { contractType, type, id }: ContractOffer,
  status: OfferAnswer,
): Promise<Contract> => {
  switch (contractType) {
    case 'DIVIDEND':
      // With the id, so that the version accepted is the one that was read.
      return ask(processDividendRequest, { body: { type, status, id } })
    case 'DAILY':
      return ask(processDailySalary, { body: { id, status } })
    case 'MEMBER_DAILY':
      return ask(processMemberDailySalary, { body: { id, status } })
    case 'HOURLY':
      return ask(processHourlySalary, { body: { contractId: id, status } })
    case 'REALTIME':
      return ask(processRealTimeSalary, { body: { contractId: id, status } })
    default:
      return contractType satisfies never
  }
}
