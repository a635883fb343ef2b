import { listJackpots } from '@trevo/api-client/endpoints.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { listJackpots as listJackpotsContract } from '@trevo/contract/wps/jackpots.ts'
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { ask } from '../../core/api/api.ts'
import { useLanguage } from '../../core/language/language.tsx'
import type { LiveEvents } from '../../core/live/live-events.ts'
import { useLiveEvent } from '../../core/live/use-live-event.ts'

type Jackpots = Value<typeof listJackpotsContract>
export type Jackpot = Jackpots['list'][number]

const jackpotsKey = 'jackpots'
/** Members receive each change; visitors without a socket poll. */
const askedEveryMs = 10_000

const jackpotsQuery = (language: string) =>
  queryOptions({
    queryKey: [jackpotsKey, language],
    queryFn: ({ signal }) => ask(listJackpots, { query: {}, signal }),
    staleTime: askedEveryMs / 2,
    refetchInterval: askedEveryMs,
  })

/** Puts the amounts of a live event into every list fetched so far. */
export const takeAmounts = (queries: QueryClient, { pools }: LiveEvents['jackpots']): void => {
  const amounts = new Map(pools.map(({ code, amount }) => [code, amount]))
  queries.setQueriesData<Jackpots>(
    { queryKey: [jackpotsKey] },
    (known) =>
      known && {
        ...known,
        list: known.list.map((one) => ({ ...one, amount: amounts.get(one.code) ?? one.amount })),
      },
  )
}

/** The current progressive jackpots, live. Undefined until they are known. */
export const useJackpots = (isWanted = true): Jackpots | undefined => {
  const { language } = useLanguage()
  const queries = useQueryClient()
  useLiveEvent('jackpots', (event) => takeAmounts(queries, event), isWanted)
  useLiveEvent(
    'jackpot-won',
    () => void queries.invalidateQueries({ queryKey: [jackpotsKey] }),
    isWanted,
  )
  return useQuery({ ...jackpotsQuery(language), enabled: isWanted }).data
}
