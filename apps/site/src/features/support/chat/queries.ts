import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { listChatModels, readChat } from '@trevo/api-client/endpoints.ts'
import type { Chat } from '@trevo/contract/wps/chat.ts'
import { ask } from '../../../core/api/api.ts'

/** A visitor has no socket, so the page polls; a member's page gets messages and also polls now and then. */
const visitorEveryMs = 3_000
const memberEveryMs = 30_000

export const modelsQuery = (language: string) =>
  queryOptions({
    queryKey: ['chat-models', language],
    queryFn: ({ signal }) => ask(listChatModels, { signal }),
    staleTime: 0,
  })

export const conversationKey = (chat: string) => ['chat', chat] as const

/** A conversation with all its messages; only new ones are fetched. */
export const conversationQuery = (queries: QueryClient, chat: string) =>
  queryOptions({
    queryKey: conversationKey(chat),
    queryFn: async ({ signal }): Promise<Chat> => {
      const known = queries.getQueryData<Chat>(conversationKey(chat))?.messages ?? []
      const after = known.at(-1)?.seq ?? 0
      const now = await ask(readChat, { body: { chat, after }, signal })
      return { ...now, messages: [...known, ...now.messages] }
    },
    staleTime: 0,
    retry: false,
    // The number of a member's conversation is not secret.
    refetchInterval: chat.includes('.') ? visitorEveryMs : memberEveryMs,
  })
