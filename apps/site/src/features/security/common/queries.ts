import {
  getExclusion,
  getSecurityOverview,
  getStanding,
  listReasons,
  listPasskeys,
  listSecurityEvents,
  listSessions,
  listSocialProviders,
} from '@trevo/api-client/endpoints.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Reason } from '@trevo/contract/wps/security/standing.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { getSecurityOverview as Overview } from '@trevo/contract/wps/security/profile.ts'
import { ask } from '../../../core/api/api.ts'
import { beforeCursor, byCursor } from '../../../core/lists/pages.ts'

/** The account's protection changes through actions here, so nothing is reused from an earlier visit. */
const fresh = { staleTime: 0 } as const

/** Prefix of every query key of this feature. */
export const securityKey = ['security'] as const

export type SecurityOverview = Value<typeof Overview>

export const overviewQuery = () =>
  queryOptions({
    ...fresh,
    queryKey: [...securityKey, 'overview'],
    queryFn: ({ signal }) => ask(getSecurityOverview, { signal }),
  })

export const exclusionQuery = () =>
  queryOptions({
    ...fresh,
    queryKey: [...securityKey, 'exclusion'],
    queryFn: ({ signal }) => ask(getExclusion, { signal }),
  })

export const sessionsQuery = () =>
  queryOptions({
    ...fresh,
    queryKey: [...securityKey, 'sessions'],
    queryFn: ({ signal }) => ask(listSessions, { signal }),
  })

export const passkeysQuery = () =>
  queryOptions({
    ...fresh,
    queryKey: [...securityKey, 'passkeys'],
    queryFn: ({ signal }) => ask(listPasskeys, { signal }),
  })

/** LOGIN-3: the networks that this brand offers. */
export const providersQuery = () =>
  queryOptions({
    queryKey: [...securityKey, 'providers'],
    queryFn: ({ signal }) => ask(listSocialProviders, { signal }),
  })

export const eventsQuery = (onlyLogins: boolean) =>
  infiniteQueryOptions({
    ...fresh,
    ...byCursor,
    queryKey: [...securityKey, 'events', onlyLogins],
    queryFn: ({ pageParam, signal }) =>
      ask(listSecurityEvents, {
        query: {
          logins: onlyLogins ? 'true' : 'false',
          pageSize: 20,
          ...beforeCursor(pageParam),
        },
        signal,
      }),
  })

/** What restricts or delays something, and why; while shared-phone mode covers the page only what bars the account. */
export const reasonsQuery = (isCovered: boolean) =>
  queryOptions({
    ...fresh,
    queryKey: [...securityKey, 'reasons', isCovered],
    queryFn: async ({ signal }): Promise<readonly Reason[]> =>
      isCovered
        ? (await ask(getStanding, { signal })).bars
        : (await ask(listReasons, { query: {}, signal })).reasons,
  })
