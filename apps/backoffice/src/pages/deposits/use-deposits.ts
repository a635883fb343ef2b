import {
  listDeposits,
  listPayments,
  listReturnedDeposits,
  listUnreadableElements,
  openDeposit,
} from '@trevo/api-client/ops-endpoints.ts'
import type { PaymentView } from '@trevo/contract/ops/payments/payments.ts'
import { depositStatuses } from '@trevo/contract/wps/cashier/deposit.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask } from '../../core/api.ts'
import { paging } from '../../core/list-pages.ts'
import { noteServerTime } from '../../core/server-clock.ts'
import {
  readAmount,
  readDay,
  readId,
  readOneOf,
  readText,
  readUuid,
  useAddress,
} from '../../parts/use-address.ts'

/** Parts of the area: deposits, received Pix by what is wrong with them, what banks reversed. */
export const tabs = [
  'all',
  'held',
  'returned',
  'owed',
  'refund_failed',
  'unclaimed',
  'unreadable',
] as const
export type DepositTab = (typeof tabs)[number]

export const useDepositAddress = () =>
  useAddress({
    tab: readOneOf(tabs),
    status: readOneOf(depositStatuses),
    from: readDay,
    to: readDay,
    min: readAmount,
    max: readAmount,
    id: readText(80),
    days: readOneOf(['7', '31', '366']),
    /** The open deposit. */
    row: readUuid,
    /** The Pix that is being returned. */
    pix: readId(/^[a-zA-Z0-9]{32}$/),
  })

export type DepositAddress = ReturnType<typeof useDepositAddress>
type Values = DepositAddress['values']

const refetchMs = 10_000
const pageSize = 50
const paged = {
  ...paging,
  refetchInterval: refetchMs,
}
export const depositsKey = ['deposits'] as const

/** Filters of the list, as its endpoint has them. */
export const filterOf = ({ status, from, to, min, max }: Values) => ({
  ...(status && { status }),
  ...(from && { fromOn: from }),
  ...(to && { toOn: to }),
  ...(min && { amountMin: min }),
  ...(max && { amountMax: max }),
})

export const depositsQuery = (values: Values) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [...depositsKey, 'all', filterOf(values)],
    queryFn: ({ pageParam }) =>
      ask(listDeposits, {
        query: {
          pageSize,
          ...filterOf(values),
          ...(pageParam && { before: pageParam }),
        },
      }),
  })

export const paymentsQuery = (view: PaymentView) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [...depositsKey, 'payments', view],
    queryFn: async ({ pageParam }) => {
      const page = await ask(listPayments, {
        query: { view, pageSize, ...(pageParam && { before: pageParam }) },
      })
      noteServerTime(page.now)
      return page
    },
  })

export const returnsQuery = (view: 'all' | 'owed', days: string | undefined) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [...depositsKey, 'returns', view, days],
    queryFn: ({ pageParam }) =>
      ask(listReturnedDeposits, {
        query: {
          view,
          pageSize,
          ...(days && { days: Number(days) }),
          ...(pageParam && { before: pageParam }),
        },
      }),
  })

export const unreadableQuery = queryOptions({
  queryKey: [...depositsKey, 'unreadable'],
  queryFn: () => ask(listUnreadableElements, { query: { limit: 100 } }),
})

export const depositQuery = (depositId: string) =>
  queryOptions({
    queryKey: [...depositsKey, 'one', depositId],
    queryFn: () => ask(openDeposit, { params: { depositId } }),
    refetchInterval: refetchMs,
  })
