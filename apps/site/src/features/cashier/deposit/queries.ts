import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { getDeposit, getDepositSettings, listDepositRecords } from '@trevo/api-client/endpoints.ts'
import type { DepositStatus } from '@trevo/contract/wps/cashier/deposit.ts'
import { ask } from '../../../core/api/api.ts'
import { beforeCursor, byCursor } from '../../../core/lists/pages.ts'
import { isMoving } from './deposit-steps.ts'

/** Polling while something can still change, in case the live socket fails. */
const lookAgainMs = 4_000
const pageSize = 8

export const settingsQuery = () =>
  queryOptions({
    queryKey: ['deposit-settings'],
    queryFn: ({ signal }) => ask(getDepositSettings, { signal }),
    staleTime: 60_000,
  })

export const depositQuery = (depositId: string) =>
  queryOptions({
    queryKey: ['deposit', depositId],
    queryFn: ({ signal }) => ask(getDeposit, { query: { depositId }, signal }),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? lookAgainMs : false),
    retry: 1,
  })

/** The newest code that can still be paid. */
export const openCodeQuery = () =>
  queryOptions({
    queryKey: ['deposit-records', 'open-code'],
    queryFn: ({ signal }) =>
      ask(listDepositRecords, { query: { pageSize: 1, state: 'awaiting' }, signal }),
  })

export const recordsQuery = (state: DepositStatus | undefined) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: ['deposit-records', state ?? 'all'],
    queryFn: ({ signal, pageParam }) =>
      ask(listDepositRecords, {
        query: { pageSize, ...(state && { state }), ...beforeCursor(pageParam) },
        signal,
      }),
  })
