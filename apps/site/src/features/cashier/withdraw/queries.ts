import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  getWithdrawal,
  getWithdrawSettings,
  listPayees,
  listPaymentConfirmations,
  listWithdrawalRecords,
} from '@trevo/api-client/endpoints.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { listPayees as PayeesCall } from '@trevo/contract/wps/cashier/payee.ts'
import type { getWithdrawSettings as SettingsCall } from '@trevo/contract/wps/cashier/withdrawal.ts'
import type { Withdrawal, WithdrawalStatus } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { ask } from '../../../core/api/api.ts'
import { beforeCursor, byCursor } from '../../../core/lists/pages.ts'

export type Settings = Value<typeof SettingsCall>
export type Payees = Value<typeof PayeesCall>

/** Polling while something can still change, in case the live socket fails. */
const lookAgainMs = 4_000
const pageSize = 8

export const withdrawSettingsQuery = () =>
  queryOptions({
    queryKey: ['withdraw-settings'],
    queryFn: ({ signal }) => ask(getWithdrawSettings, { signal }),
    staleTime: 0,
  })

/**
 * Below the security center's key, because it says whether a payment password is set: once that is
 * done there, this is refetched.
 */
export const payeesQuery = () =>
  queryOptions({
    queryKey: ['security', 'payees'],
    queryFn: ({ signal }) => ask(listPayees, { signal }),
    staleTime: 0,
  })

const moving = new Set<WithdrawalStatus>([
  'review',
  'second_review',
  'approved',
  'paying',
  'confirming',
])
export const isMoving = ({ status }: Pick<Withdrawal, 'status'>): boolean => moving.has(status)

export const withdrawalQuery = (withdrawalId: string) =>
  queryOptions({
    queryKey: ['withdrawal', withdrawalId],
    queryFn: ({ signal }) => ask(getWithdrawal, { query: { withdrawalId }, signal }),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? lookAgainMs : false),
    retry: 1,
  })

export const withdrawalRecordsQuery = (status: WithdrawalStatus | undefined) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: ['withdrawal-records', status ?? 'all'],
    queryFn: ({ signal, pageParam }) =>
      ask(listWithdrawalRecords, {
        query: { pageSize, ...(status && { status }), ...beforeCursor(pageParam) },
        signal,
      }),
  })

export const confirmationQuery = (withdrawalId: string) =>
  queryOptions({
    queryKey: ['withdrawal', withdrawalId, 'confirmation'],
    queryFn: ({ signal }) => ask(listPaymentConfirmations, { query: { withdrawalId }, signal }),
    refetchInterval: lookAgainMs,
    staleTime: 0,
  })
