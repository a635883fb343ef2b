import { queryOptions } from '@tanstack/react-query'
import { listContractHistory, listContracts } from '@trevo/api-client/endpoints.ts'
import type { ContractType } from '@trevo/contract/contract-terms.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { listContracts as Listed } from '@trevo/contract/wps/agents/contracts.ts'
import { ask } from '../../core/api/api.ts'

export type ContractList = Value<typeof Listed>

/** Prefix of the query keys of every answer about contracts except the consolidated one. */
export const contractsKey = ['contracts'] as const

export const contractsQuery = (contractType: ContractType) =>
  queryOptions({
    queryKey: [...contractsKey, contractType],
    queryFn: ({ signal }) => ask(listContracts, { query: { contractType }, signal }),
    staleTime: 0,
  })

export const historyQuery = (contractId: string) =>
  queryOptions({
    queryKey: [...contractsKey, 'history', contractId],
    queryFn: ({ signal }) => ask(listContractHistory, { query: { contractId }, signal }),
    staleTime: 0,
  })
