import {
  listLoyaltyMissions,
  listMallItems,
  measureLoyalty,
  previewLoyaltySetting,
  showLoyaltySettings,
} from '@trevo/api-client/ops-endpoints.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../core/api.ts'
import { paging } from '../../../core/list-pages.ts'
import type { Draft } from './setting-draft.ts'

/** Everything of loyalty that is no list; another operator's change is seen within seconds. */
export const settingsQuery = queryOptions({
  queryKey: ['loyalty', 'settings'],
  queryFn: () => ask(showLoyaltySettings),
  refetchInterval: 15_000,
})

export const measuredQuery = queryOptions({
  queryKey: ['loyalty', 'measured'],
  queryFn: () => ask(measureLoyalty),
  staleTime: 60_000,
})

export const missionsQuery = (state: 'current' | 'ended') =>
  infiniteQueryOptions({
    queryKey: ['loyalty', 'missions', state],
    queryFn: ({ pageParam }) =>
      ask(listLoyaltyMissions, {
        query: { state, pageSize: 50, ...(pageParam && { before: pageParam }) },
      }),
    ...paging,
  })

export const mallQuery = (state: 'on' | 'off') =>
  infiniteQueryOptions({
    queryKey: ['loyalty', 'mall', state],
    queryFn: ({ pageParam }) =>
      ask(listMallItems, {
        query: { state, pageSize: 50, ...(pageParam && { before: pageParam }) },
      }),
    ...paging,
  })

// The server reads each field again, by the type of its subject.
export const anySetting = (draft: Draft): never => draft as never

export const previewQuery = (setting: Draft) =>
  queryOptions({
    queryKey: ['loyalty preview', setting],
    queryFn: () => ask(previewLoyaltySetting, { body: { setting: anySetting(setting) } }),
    retry: false,
  })
