import { useQueryClient } from '@tanstack/react-query'
import { deleteMessages, readAllMessages, readMessage } from '@trevo/api-client/endpoints.ts'
import type { InboxMessage } from '@trevo/contract/wps/inbox.ts'
import { showToast } from '@trevo/ui/toast.tsx'
import { call } from '../../core/api/api.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { unreadQuery } from '../../entities/inbox/unread.ts'
import { inboxQuery } from './queries.ts'
import { useText } from '../../core/language/use-text.ts'

type Answer =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly message?: string | undefined }

/** A member's actions on messages: shown once the server has applied them. */
export const useMailbox = (memberId: string) => {
  const t = useText('inbox')
  const { language } = useLanguage()
  const queries = useQueryClient()

  const done = (answer: Answer, change: (list: readonly InboxMessage[]) => InboxMessage[]) => {
    if (!answer.ok) {
      showToast(answer.message || t('state.loadFailedText'), 'bad')
      return false
    }
    queries.setQueryData(unreadQuery(memberId).queryKey, answer.value)
    queries.setQueryData(
      inboxQuery(memberId, language).queryKey,
      (kept) =>
        kept && {
          ...kept,
          pages: kept.pages.map((page) => ({ ...page, list: change(page.list) })),
        },
    )
    return true
  }
  const asRead = (isIt: (message: InboxMessage) => boolean) => (list: readonly InboxMessage[]) =>
    list.map((message) => (isIt(message) ? { ...message, readFlag: true } : message))

  return {
    read: async ({ messageId }: InboxMessage): Promise<void> => {
      const answer = await call(readMessage, { body: { messageId } })
      done(
        answer,
        asRead((one) => one.messageId === messageId),
      )
    },
    readAll: async (newest: InboxMessage): Promise<void> => {
      const upTo = newest.messageId
      const answer = await call(readAllMessages, { body: { upTo } })
      done(
        answer,
        asRead((one) => BigInt(one.messageId) <= BigInt(upTo)),
      )
    },
    remove: async ({ messageId }: InboxMessage): Promise<void> => {
      const answer = await call(deleteMessages, { body: { messageIds: [messageId] } })
      const isGone = done(answer, (list) => list.filter((one) => one.messageId !== messageId))
      if (isGone) showToast(t('inbox.deleted'))
    },
  }
}
