import {
  findMembers,
  listMembers,
  listMemberNotes,
  listMemberReasons,
  listMemberRecords,
  listMemberSessions,
  listMemberTags,
  listMemberTimeline,
  showMember,
} from '@trevo/api-client/ops-endpoints.ts'
import { memberPermissions } from '@trevo/contract/member-permissions.ts'
import type { RecordKind, TimelineGroup } from '@trevo/contract/ops/members/member-records.ts'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../core/api.ts'
import { paging } from '../../core/list-pages.ts'
import { readDay, readId, readOneOf, readText, useAddress } from '../../parts/use-address.ts'

export const states = ['open', 'excluded', 'closed'] as const
export const kinds = ['member', 'agent'] as const
export const blocks = ['any', ...memberPermissions] as const
export const orders = ['login'] as const

/** Filters and the open row of the list, in the address. */
export const useMembersAddress = () => {
  const { values, isIgnored, change } = useAddress({
    order: readOneOf(orders),
    state: readOneOf(states),
    kind: readOneOf(kinds),
    blocked: readOneOf(blocks),
    tag: readId(/^[a-z0-9][a-z0-9-]{0,31}$/),
    upline: readText(64),
    line: readText(64),
    levelMin: readId(/^\d{1,2}$/),
    levelMax: readId(/^\d{1,2}$/),
    balanceMin: readId(/^(0|[1-9]\d{0,11})\.\d{2}$/),
    balanceMax: readId(/^(0|[1-9]\d{0,11})\.\d{2}$/),
    registeredFrom: readDay,
    registeredTo: readDay,
    loginFrom: readDay,
    loginTo: readDay,
    open: readText(64),
  })
  const { open, ...filter } = values
  return { filter, open, isIgnored, change }
}
export type MembersFilter = ReturnType<typeof useMembersAddress>['filter']

/** The same for a file, whose filter has numbers for levels. */
export const exportFilterOf = ({ order, levelMin, levelMax, ...rest }: MembersFilter) => ({
  ...rest,
  order: order ?? ('registered' as const),
  levelMin: levelMin === undefined ? undefined : Number(levelMin),
  levelMax: levelMax === undefined ? undefined : Number(levelMax),
})

export const membersQuery = (filter: MembersFilter) =>
  infiniteQueryOptions({
    queryKey: ['members', filter],
    queryFn: ({ pageParam }) =>
      ask(listMembers, { query: { ...filter, ...(pageParam && { before: pageParam }) } }),
    ...paging,
  })

export const tagsQuery = queryOptions({
  queryKey: ['member tags'],
  queryFn: () => ask(listMemberTags),
  staleTime: 60_000,
})

/** Who is meant by an exact name, contact or number. Kept out of the address: it can be personal data. */
export const findQuery = (text: string) =>
  queryOptions({
    queryKey: ['member search', text],
    queryFn: () => ask(findMembers, { query: { text } }),
    enabled: text !== '',
    staleTime: 0,
  })

export const memberQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['member', memberId],
    queryFn: () => ask(showMember, { params: { memberId } }),
    refetchInterval: 15_000,
  })

export const timelineQuery = (memberId: string, group: 'all' | TimelineGroup) =>
  infiniteQueryOptions({
    queryKey: ['member', memberId, 'timeline', group],
    queryFn: ({ pageParam }) =>
      ask(listMemberTimeline, {
        params: { memberId },
        query: { group, ...(pageParam && { before: pageParam }) },
      }),
    ...paging,
  })

export const recordsQuery = (memberId: string, kind: RecordKind) =>
  infiniteQueryOptions({
    queryKey: ['member', memberId, 'records', kind],
    queryFn: ({ pageParam }) =>
      ask(listMemberRecords, {
        params: { memberId },
        query: { kind, ...(pageParam && { before: pageParam }) },
      }),
    ...paging,
  })

export const notesQuery = (memberId: string) =>
  infiniteQueryOptions({
    queryKey: ['member', memberId, 'notes'],
    queryFn: ({ pageParam }) =>
      ask(listMemberNotes, {
        params: { memberId },
        query: pageParam ? { before: pageParam } : {},
      }),
    ...paging,
  })

export const memberSessionsQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['member', memberId, 'sessions'],
    queryFn: () => ask(listMemberSessions, { params: { memberId } }),
  })

/** Reads everything about a member again, after an act. */
export const useRefreshMember = (memberId: string): (() => void) => {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: ['member', memberId] })
    void queries.invalidateQueries({ queryKey: ['members'] })
  }
}

/** Why something is not possible for a member. */
export const memberReasonsQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['member', memberId, 'reasons'],
    queryFn: () => ask(listMemberReasons, { params: { memberId } }),
  })
