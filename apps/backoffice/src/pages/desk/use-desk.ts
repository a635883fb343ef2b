import {
  listDeskChats,
  listMacros,
  listFeedbackTickets,
  readOperatorChat,
  readTicket,
} from '@trevo/api-client/ops-endpoints.ts'
import { deskQueues } from '@trevo/contract/ops/desk/chat.ts'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../core/api.ts'
import { paging } from '../../core/list-pages.ts'
import { readId, readOneOf, useAddress } from '../../parts/use-address.ts'

export const tabs = ['chats', 'tickets', 'macros', 'subjects'] as const
export const chatStates = ['waiting', 'open', 'ended'] as const
export const ticketTypes = ['1', '2', '3', '4', '6', '0'] as const

const readers = {
  tab: readOneOf(tabs),
  state: readOneOf(chatStates),
  status: readOneOf(['open', 'answered']),
  type: readOneOf(ticketTypes),
  queue: readOneOf(deskQueues),
  whose: readOneOf(['mine']),
  chat: readId(/^\d{1,18}$/),
  ticket: readId(/^[A-Za-z0-9-]{1,40}$/),
}

/** Tab, filters and the open conversation or ticket; all of it is in the address. */
export const useDeskAddress = () => {
  const { values, isIgnored, change } = useAddress(readers)
  return { ...values, tab: values.tab ?? 'chats', isIgnored, change }
}
export type DeskAddress = ReturnType<typeof useDeskAddress>

const refetchMs = 900
const pageSize = 50

export const chatsQuery = (
  { state, queue, whose }: Pick<DeskAddress, 'state' | 'queue' | 'whose'>,
  self: string,
) => {
  const filter = {
    ...(state && { state }),
    ...(queue && { queue }),
    ...(whose && { assignee: self }),
  }
  return infiniteQueryOptions({
    queryKey: ['desk', 'chats', filter],
    queryFn: ({ pageParam }) =>
      ask(listDeskChats, {
        query: { ...filter, pageSize, ...(pageParam && { before: pageParam }) },
      }),
    refetchInterval: refetchMs,
    ...paging,
  })
}

export const ticketsQuery = ({
  status,
  type,
  queue,
}: Pick<DeskAddress, 'status' | 'type' | 'queue'>) => {
  const filter = { ...(status && { status }), ...(type && { type }), ...(queue && { queue }) }
  return infiniteQueryOptions({
    queryKey: ['desk', 'tickets', filter],
    queryFn: ({ pageParam }) =>
      ask(listFeedbackTickets, {
        query: { ...filter, pageSize, ...(pageParam && { before: pageParam }) },
      }),
    refetchInterval: 15_000,
    ...paging,
  })
}

export const chatQuery = (chatId: string) =>
  queryOptions({
    queryKey: ['desk', 'chat', chatId],
    queryFn: () => ask(readOperatorChat, { params: { chatId } }),
    refetchInterval: refetchMs,
  })

export const ticketQuery = (referenceNumber: string) =>
  queryOptions({
    queryKey: ['desk', 'ticket', referenceNumber],
    queryFn: () => ask(readTicket, { params: { referenceNumber } }),
  })

export const macrosQuery = queryOptions({
  queryKey: ['desk', 'macros'],
  queryFn: () => ask(listMacros),
  staleTime: 60_000,
})

/** Reads everything of the desk again after an act. */
export const useDeskAgain = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['desk'] })
}
