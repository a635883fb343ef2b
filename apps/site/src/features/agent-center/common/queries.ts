import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  getAgentIncome,
  getGivable,
  getMessagePeople,
  getOwnAgent,
  getTeamOverview,
  listLinkMembers,
  listRebateLines,
  listRegisterLinks,
  listSentMessages,
  listStatementLines,
  listStatements,
  listTeamBets,
  listTeamMembers,
  listTeamProfit,
  listTeamTransactions,
  previewStatements,
} from '@trevo/api-client/endpoints.ts'
import type { ContractType } from '@trevo/contract/contract-terms.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { getTeamOverview as TeamOverview } from '@trevo/contract/wps/agents/team.ts'
import { ask } from '../../../core/api/api.ts'
import { beforeCursor, byCursor } from '../../../core/lists/pages.ts'
import type { Days } from './days.ts'
import type { Report } from './use-report.ts'

type Query = Report['query']
/** The totals of a team, as the overview shows them. */
export type Overview = Value<typeof TeamOverview>
export type TeamFilter = {
  readonly downline?: 'direct' | 'all'
  readonly userType?: 'member' | 'agent'
  readonly registered?: '1'
}

/** Prefix of every query key of the agent center. */
export const centerKey = ['agent-center'] as const
// Figures change with every round, so they are refetched when shown again.
const fresh = { staleTime: 0 } as const

export const overviewQuery = (query: Query) =>
  queryOptions({
    ...fresh,
    queryKey: [...centerKey, 'overview', query],
    queryFn: ({ signal }) => ask(getTeamOverview, { query, signal }),
  })

export const teamQuery = (what: 'members' | 'profit', query: Query, filter: TeamFilter = {}) =>
  infiniteQueryOptions({
    ...fresh,
    ...byCursor,
    queryKey: [...centerKey, 'team', what, query, filter],
    queryFn: ({ pageParam, signal }) => {
      const asked = { query: { ...query, ...filter, ...beforeCursor(pageParam) }, signal }
      return what === 'members' ? ask(listTeamMembers, asked) : ask(listTeamProfit, asked)
    },
  })

export const betsQuery = (language: string, query: Query) =>
  infiniteQueryOptions({
    ...fresh,
    ...byCursor,
    queryKey: [...centerKey, 'bets', language, query],
    queryFn: ({ pageParam, signal }) =>
      ask(listTeamBets, { query: { ...query, ...beforeCursor(pageParam) }, signal }),
  })

export const transactionsQuery = ({ product: _product, ...query }: Query) =>
  infiniteQueryOptions({
    ...fresh,
    ...byCursor,
    queryKey: [...centerKey, 'transactions', query],
    queryFn: ({ pageParam, signal }) =>
      ask(listTeamTransactions, { query: { ...query, ...beforeCursor(pageParam) }, signal }),
  })

export const incomeQuery = ({ startDate, endDate }: Days) =>
  queryOptions({
    ...fresh,
    queryKey: [...centerKey, 'income', startDate, endDate],
    queryFn: ({ signal }) => ask(getAgentIncome, { query: { startDate, endDate }, signal }),
  })

export const rebateLinesQuery = (language: string, { startDate, endDate }: Days) =>
  infiniteQueryOptions({
    ...fresh,
    ...byCursor,
    queryKey: [...centerKey, 'rebate-lines', language, startDate, endDate],
    queryFn: ({ pageParam, signal }) =>
      ask(listRebateLines, { query: { startDate, endDate, ...beforeCursor(pageParam) }, signal }),
  })

/** What may be given to a direct downline; without an id, to a new account. */
export const givableQuery = (memberId?: string) =>
  queryOptions({
    ...fresh,
    queryKey: [...centerKey, 'givable', memberId ?? ''],
    queryFn: ({ signal }) =>
      ask(getGivable, { query: memberId === undefined ? {} : { memberId }, signal }),
  })

export const linksKey = [...centerKey, 'links'] as const
export const linksQuery = () =>
  infiniteQueryOptions({
    ...fresh,
    ...byCursor,
    queryKey: linksKey,
    queryFn: ({ pageParam, signal }) =>
      ask(listRegisterLinks, { query: beforeCursor(pageParam), signal }),
  })

export const linkMembersQuery = (linkId: string) =>
  infiniteQueryOptions({
    ...fresh,
    ...byCursor,
    queryKey: [...centerKey, 'link-members', linkId],
    queryFn: ({ pageParam, signal }) =>
      ask(listLinkMembers, { query: { linkId, ...beforeCursor(pageParam) }, signal }),
  })

export const statementsKey = [...centerKey, 'statements'] as const
export const statementsQuery = (contractType: ContractType, side: 'receiver' | 'giver') =>
  infiniteQueryOptions({
    ...fresh,
    ...byCursor,
    queryKey: [...statementsKey, contractType, side],
    queryFn: ({ pageParam, signal }) =>
      ask(listStatements, { query: { contractType, side, ...beforeCursor(pageParam) }, signal }),
  })

export const linesQuery = (language: string, statementId: string) =>
  infiniteQueryOptions({
    ...fresh,
    queryKey: [...centerKey, 'lines', language, statementId],
    initialPageParam: 0,
    getNextPageParam: (last: { readonly next: number | null }) => last.next,
    queryFn: ({ pageParam, signal }) =>
      ask(listStatementLines, { query: { statementId, after: pageParam }, signal }),
  })

export const previewQuery = (contractType: ContractType) =>
  queryOptions({
    ...fresh,
    queryKey: [...centerKey, 'preview', contractType],
    queryFn: ({ signal }) => ask(previewStatements, { query: { contractType }, signal }),
  })

export const peopleQuery = () =>
  infiniteQueryOptions({
    ...fresh,
    ...byCursor,
    queryKey: [...centerKey, 'message-people'],
    queryFn: ({ pageParam, signal }) =>
      ask(getMessagePeople, { query: beforeCursor(pageParam), signal }),
  })

export const sentQuery = () =>
  infiniteQueryOptions({
    ...fresh,
    ...byCursor,
    queryKey: [...centerKey, 'sent-messages'],
    queryFn: ({ pageParam, signal }) =>
      ask(listSentMessages, { query: beforeCursor(pageParam), signal }),
  })

export const ownAgentQuery = () =>
  queryOptions({
    ...fresh,
    queryKey: ['own-agent'],
    queryFn: ({ signal }) => ask(getOwnAgent, { query: {}, signal }),
  })
