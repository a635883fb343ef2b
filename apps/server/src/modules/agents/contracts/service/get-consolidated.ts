import type { Answer } from '@trevo/contract/endpoint.ts'
import type { getConsolidated as Endpoint } from '@trevo/contract/wps/consolidated.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { createListOffers } from './list-offers.ts'

/** The contracts awaiting the member, and the member's own: CALL-31 returns both in one answer. */
export const createGetConsolidated = (needs: AgentsNeeds) => {
  const listOffers = createListOffers(needs)
  return async (brandId: number, memberId: bigint): Promise<Answer<typeof Endpoint>> => {
    const [offers, funds] = await Promise.all([
      listOffers(brandId, memberId),
      needs.transfers.fundsOf(brandId, memberId),
    ])
    return { ...offers, funds }
  }
}
