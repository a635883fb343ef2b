import { queryOptions } from '@tanstack/react-query'
import { getConsolidated } from '@trevo/api-client/endpoints.ts'
import type { ContractOffer } from '@trevo/contract/wps/agents/contracts.ts'
import type { ConsolidatedContracts } from '@trevo/contract/wps/consolidated.ts'
import { ask } from '../../core/api/api.ts'

/** CALL-31, keyed by member: another login in the same tab must not find it. */
export const consolidatedQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['consolidated', memberId],
    queryFn: ({ signal }) => ask(getConsolidated, { signal }),
    staleTime: 0,
  })

/** All contracts waiting for an answer, type by type. */
export const offersOf = (answer: ConsolidatedContracts): readonly ContractOffer[] =>
  [
    answer.divtypereq,
    answer.dailysalreqtype,
    answer.dailysalmrreqtype,
    answer.contracthoursalreq,
    answer.realtimesalreqtype,
  ].flatMap((byProduct) => Object.values(byProduct).flat())
