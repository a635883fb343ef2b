import type { QueryClient } from '@tanstack/react-query'
import { mailboxOwner, unreadQuery } from './unread.ts'
import { readSession } from '../../core/session/store.ts'
import type { LiveEvents } from '../../core/live/live-events.ts'

/** Shows a count from the socket, unless there is a later one, and refetches the messages with it. */
export const createUnreadNote = (queries: QueryClient) => {
  let lastSeq = -1n
  return ({ unread, seq }: LiveEvents['inbox']): void => {
    const memberId = mailboxOwner(readSession())
    if (memberId === undefined || BigInt(seq) <= lastSeq) return
    lastSeq = BigInt(seq)
    const { queryKey } = unreadQuery(memberId)
    // A pending answer may be older than this count.
    void queries.cancelQueries({ queryKey }).then(() => queries.setQueryData(queryKey, unread))
    void queries.invalidateQueries({ queryKey: ['inbox', memberId] })
  }
}
