import { listAnnouncements } from '@trevo/api-client/endpoints.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { listAnnouncements as spec } from '@trevo/contract/wps/games.ts'
import { ask } from '../../core/api/api.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { useSession } from '../../core/session/store.ts'

export type Announcements = Value<typeof spec>
export type Banner = Announcements['banners'][number]

/** What is asked for: `A` with what only members get, `B` with what only guests do. */
export const announcementsFor = (execution: 'A' | 'B') =>
  ({ types: 'B,PL,PU,PR,H', platform: 'W', execution }) as const

const retryMs = 10_000

/** The brand's announcements for guests, or for one member; the first page includes the former. */
export const announcementsQuery = (language: string, memberId?: string) =>
  queryOptions({
    queryKey: ['announcements', language, memberId ?? false],
    queryFn: ({ signal }) =>
      ask(listAnnouncements, {
        query: announcementsFor(memberId === undefined ? 'B' : 'A'),
        signal,
      }),
    // Most of it is for both, so nothing disappears at login.
    placeholderData: (before, query) => (query?.queryKey[1] === language ? before : undefined),
    staleTime: 60_000,
    // It also tells whether a member is on a break; until then advertising is hidden.
    refetchInterval: ({ state }) => (state.status === 'error' ? retryMs : false),
  })

/** The announcements for this visitor. */
export const useAnnouncements = () => {
  const { language } = useLanguage()
  const { memberInfo } = useSession()
  return useQuery(announcementsQuery(language, memberInfo?.id))
}
