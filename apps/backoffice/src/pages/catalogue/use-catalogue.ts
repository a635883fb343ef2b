import { listCatalogueGames, listCatalogueVendors } from '@trevo/api-client/ops-endpoints.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { QueryInput } from '@trevo/contract/endpoint.ts'
import type {
  listCatalogueGames as Games,
  OperatorGame,
} from '@trevo/contract/ops/company/catalogue.ts'
import { ask } from '../../core/api.ts'
import { paging } from '../../core/list-pages.ts'

export type GameFilter = Pick<
  QueryInput<typeof Games>,
  'category' | 'mark' | 'text' | 'vendorId' | 'pageSize'
>

export const gamesQuery = (filter: GameFilter) =>
  infiniteQueryOptions({
    queryKey: ['catalogue games', filter],
    queryFn: ({ pageParam }) =>
      ask(listCatalogueGames, { query: { ...filter, ...(pageParam && { before: pageParam }) } }),
    ...paging,
  })

export const vendorsQuery = queryOptions({
  queryKey: ['catalogue vendors'],
  queryFn: () => ask(listCatalogueVendors),
  refetchInterval: 30_000,
})

export const gameName = ({ names, gameCode }: OperatorGame, language: string): string =>
  names[language] ?? names['PT'] ?? gameCode
