import { listAnnouncements } from '@trevo/api-client/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { listAnnouncements as spec } from '@trevo/contract/wps/games.ts'
import { ask } from '../api/api.ts'

export type Banner = Value<typeof spec>['banners'][number]

/** Banners, notices and popups of the brand; the first page brings them along. */
export const announcementsQuery = (language: string) =>
  queryOptions({
    queryKey: ['announcements', language],
    queryFn: ({ signal }) =>
      ask(listAnnouncements, { query: { types: 'B,PL,PU,PR,H', platform: 'W' }, signal }),
    staleTime: 60_000,
  })
