import {
  listAdjustments,
  listHolds,
  listHouseMovements,
  listHouses,
  listLedgerProofs,
  searchTransfers,
  showTransfer,
} from '@trevo/api-client/ops-endpoints.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { listHolds as holdsOf } from '@trevo/contract/ops/ledger/ledger.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask } from '../../core/api.ts'
import { paging } from '../../core/list-pages.ts'
import { readId, readOneOf, readText, useAddress } from '../../parts/use-address.ts'

export const tabs = ['movements', 'holds', 'adjustments', 'houses', 'proofs'] as const

const number = /^\d{1,19}$/
const readers = {
  tab: readOneOf(tabs),
  id: readText(200),
  member: readText(64),
  house: readText(80),
  transfer: readId(number),
}

/** Tab, search and open movement; all of it is in the address. */
export const useLedgerAddress = () => {
  const { values, isIgnored, change } = useAddress(readers)
  const { tab = 'movements', ...rest } = values
  return { tab, ...rest, isIgnored, change }
}
export type LedgerAddress = ReturnType<typeof useLedgerAddress>

const before = (place: string) => (place ? { before: place } : {})

export const movementsQuery = ({ id, member }: Pick<LedgerAddress, 'id' | 'member'>) =>
  infiniteQueryOptions({
    queryKey: ['ledger', id, member],
    queryFn: ({ pageParam }) =>
      ask(searchTransfers, {
        query: {
          ...(id !== undefined && { id }),
          ...(member !== undefined && { member }),
          ...before(pageParam),
        },
      }),
    ...paging,
  })

export const transferQuery = (transferId: string) =>
  queryOptions({
    queryKey: ['transfer', transferId],
    queryFn: () => ask(showTransfer, { params: { transferId } }),
  })

export const holdsQuery = infiniteQueryOptions({
  queryKey: ['holds'],
  queryFn: ({ pageParam }) => ask(listHolds, { query: before(pageParam) }),
  ...paging,
})

export const adjustmentsQuery = (member?: string) =>
  infiniteQueryOptions({
    queryKey: ['adjustments', member],
    queryFn: ({ pageParam }) =>
      ask(listAdjustments, {
        query: { ...(member !== undefined && { member }), ...before(pageParam) },
      }),
    ...paging,
  })

export const housesQuery = queryOptions({
  queryKey: ['houses'],
  queryFn: () => ask(listHouses),
  refetchInterval: 15_000,
})

export const houseQuery = (house: string) =>
  queryOptions({
    queryKey: ['house', house],
    queryFn: () => ask(listHouseMovements, { params: { house }, query: {} }),
  })

export const proofsQuery = queryOptions({
  queryKey: ['proofs'],
  queryFn: () => ask(listLedgerProofs, { query: {} }),
  refetchInterval: 60_000,
})

export type Hold = Value<typeof holdsOf>['list'][number]
