import { queryOptions, useQuery } from '@tanstack/react-query'
import { getUnreadCount } from '@trevo/api-client/endpoints.ts'
import { ask } from '../../core/api/api.ts'
import { useCovered } from '../../core/session/balance-store.ts'
import { phaseOf, type SessionState } from '../../core/session/session-state.ts'
import { useSession } from '../../core/session/store.ts'

/** CALL-67, keyed by member: another login in the same tab must not find it. */
export const unreadQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['unread', memberId],
    queryFn: ({ signal }) => ask(getUnreadCount, { signal }),
    // The live socket reports changes; a visitor returning to the page may have missed some.
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  })

/** ROLE-7: whose messages are counted; undefined for guests, trial users and brands without an inbox. */
export const mailboxOwner = (session: SessionState): string | undefined =>
  phaseOf(session) === 'member' && session.whitelabelVal['INBOX3'] === true
    ? session.memberInfo?.id
    : undefined

/** The number of unread messages; 0 while unknown, and before the PIN of shared-phone mode. */
export const useUnread = (): number => {
  const owner = mailboxOwner(useSession())
  const memberId = useCovered() ? undefined : owner
  const { data } = useQuery({ ...unreadQuery(memberId ?? ''), enabled: memberId !== undefined })
  return (memberId !== undefined && data) || 0
}
