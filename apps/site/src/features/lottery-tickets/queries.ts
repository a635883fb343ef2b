import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  listDrawLeaves,
  listOrderLines,
  listOrders,
  listTicketKeys,
  showDrawProof,
  showSharedTicket,
  showOrder,
  showReceipt,
  showTicketProof,
} from '@trevo/api-client/endpoints.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import type {
  listOrders as ordersContract,
  showOrder as orderContract,
} from '@trevo/contract/wps/lottery/orders.ts'
import { leavesAtOnce } from '@trevo/contract/wps/lottery/tickets.ts'
import { findGroup } from '@trevo/lottery-rules/groups/all-groups.ts'
import type { SignedReceipt } from '@trevo/lottery-rules/tickets/receipt.ts'
import { leafTextOf } from '@trevo/lottery-rules/tickets/ticket-record.ts'
import type { TicketFile } from '@trevo/lottery-rules/tickets/ticket-file.ts'
import type { Evidence } from '@trevo/lottery-rules/tickets/verify-receipt.ts'
import { ask } from '../../core/api/api.ts'
import { ordersKey } from '../../entities/lottery/queries.ts'
import type { TicketFilter } from './use-filter.ts'

type TicketPage = Value<typeof ordersContract>
export type Ticket = TicketPage['orders']['content'][number]

export type Order = Value<typeof orderContract>
export type OrderTicket = Order['orderDetailOrders'][number]

const pageSize = 20
const dayMs = 86_400_000
const daysOf = { today: 0, days7: 6, days30: 29 } as const

/** Midnight of the day this many days ago. */
const sinceOf = (period: keyof typeof daysOf, now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime() - daysOf[period] * dayMs

/** The member's tickets, newest first, page by page, with their totals. */
export const ticketsQuery = (memberId: string, filter: TicketFilter) =>
  infiniteQueryOptions({
    queryKey: [...ordersKey(memberId), 'list', filter],
    queryFn: ({ pageParam, signal }) => {
      const now = new Date()
      return ask(listOrders, {
        body: {
          startDate: sinceOf(filter.period, now),
          endDate: now.getTime() + dayMs,
          orderStatus: filter.status,
          gameId: filter.gameId,
          chasingStatus: filter.kind,
          ...(filter.numero !== undefined && { numero: filter.numero }),
          page: pageParam,
          size: pageSize,
        },
        signal,
      })
    },
    initialPageParam: 0,
    getNextPageParam: ({ orders }, _pages, page) =>
      page + 1 < orders.totalPages ? page + 1 : undefined,
    staleTime: 0,
  })

export const orderQuery = (memberId: string, id: string) =>
  queryOptions({
    queryKey: [...ordersKey(memberId), 'one', id],
    queryFn: ({ signal }) => ask(showOrder, { params: { id }, query: {}, signal }),
    staleTime: 0,
  })

export const linesQuery = (memberId: string, ticketId: string) =>
  queryOptions({
    queryKey: [...ordersKey(memberId), 'lines', ticketId],
    queryFn: ({ signal }) => ask(listOrderLines, { params: { id: ticketId }, query: {}, signal }),
    staleTime: 0,
  })

export const receiptQuery = (memberId: string, ticketId: string) =>
  queryOptions({
    queryKey: [...ordersKey(memberId), 'receipt', ticketId],
    queryFn: ({ signal }) => ask(showReceipt, { params: { id: ticketId }, query: {}, signal }),
    staleTime: 0,
  })

/** With more leaves than this, the command compares them rather than a page. */
export const leavesMax = 200_000

const loadLeaves = async (
  at: { readonly gameId: number; readonly numero: string },
  count: number,
): Promise<readonly string[]> => {
  const leaves: string[] = []
  for (let chunk = 0; chunk * leavesAtOnce < count; chunk += 1) {
    const answer = await ask(listDrawLeaves, { params: at, query: { chunk } })
    leaves.push(...answer.leaves)
  }
  return leaves
}

/** What is published about a ticket's draw; all leaves only on request. */
export const gatherEvidence = async (
  signed: SignedReceipt,
  wantsLeaves: boolean,
): Promise<TicketFile> => {
  const { gameId, record, ticketId } = signed.receipt
  const at = { gameId, numero: record.draw }
  const [keys, draw] = await Promise.all([
    ask(listTicketKeys, { query: {} }),
    ask(showDrawProof, { params: at, query: {} }),
  ])
  const query = { leaf: leafTextOf(record) }
  // A cancelled ticket is not in any Merkle root.
  const proof =
    draw.root === null
      ? undefined
      : await ask(showTicketProof, { params: { ...at, ticketId }, query }).catch(() => undefined)
  const { share } = record
  const shares = share
    ? await ask(showSharedTicket, { params: { id: share.ticket }, query: {} })
        .then((shared) => shared.shares)
        .catch(() => undefined)
    : undefined
  const count = draw.ticketCount ?? 0
  const isComparable = wantsLeaves && draw.root !== null && count <= leavesMax
  const leaves = isComparable ? await loadLeaves(at, count) : undefined
  return {
    kind: 'trevo.lottery.ticket',
    signed,
    rulesGroup: draw.rulesGroup,
    evidence: { keys, draw, proof, leaves, ...(shares && { shares }) },
  }
}

/** The same with the lottery group, as the check requires it. */
export const evidenceOf = ({ evidence, rulesGroup }: TicketFile): Evidence => ({
  ...evidence,
  group: rulesGroup === null ? undefined : findGroup(rulesGroup),
})
