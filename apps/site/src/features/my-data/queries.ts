import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { getMyData, listMyDataReaders } from '@trevo/api-client/endpoints.ts'
import { ask } from '../../core/api/api.ts'
import { beforeCursor, byCursor } from '../../core/lists/pages.ts'

const myDataKey = ['myData'] as const
/** While a request is being carried out. */
const lookAgainMs = 3_000

export const myDataQuery = () =>
  queryOptions({
    queryKey: myDataKey,
    queryFn: ({ signal }) => ask(getMyData, { query: {}, signal }),
    refetchInterval: ({ state }) =>
      state.data?.requests.some(({ kind, state: now }) => kind !== 'correct' && now === 'waiting')
        ? lookAgainMs
        : false,
    staleTime: 0,
  })

export const readersQuery = () =>
  infiniteQueryOptions({
    queryKey: [...myDataKey, 'readers'],
    queryFn: ({ pageParam, signal }) =>
      ask(listMyDataReaders, { query: beforeCursor(pageParam), signal }),
    ...byCursor,
  })

/** Asks again after something was asked for. */
export const useMyDataAgain = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: myDataKey })
}
