import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useCovered } from '../../core/session/balance-store.ts'
import { phaseOf } from '../../core/session/session-state.ts'
import { readSession, useSession } from '../../core/session/store.ts'
import { refreshBalance } from '../../entities/member/restore-session.ts'

/** What was refused while shared-phone mode covered the page is asked for again once the PIN was typed. */
const useRefetchOnceOpened = (queries: QueryClient, isCovered: boolean): void => {
  const wasCovered = useRef(isCovered)
  useEffect(() => {
    if (wasCovered.current && !isCovered && readSession().isLogin) {
      void queries.invalidateQueries()
      void refreshBalance().catch(() => undefined)
    }
    wasCovered.current = isCovered
  }, [isCovered, queries])
}

/** ROLE-5: live events arrive while a member is logged in; the client is loaded only then. */
export const LiveConnection = () => {
  const session = useSession()
  const queries = useQueryClient()
  const isCovered = useCovered()
  const isMember = phaseOf(session) === 'member' && !isCovered
  const memberId = isMember ? session.memberInfo?.id : undefined
  useRefetchOnceOpened(queries, isCovered)
  useEffect(() => {
    if (memberId === undefined) return undefined
    let stop: (() => void) | undefined
    let isGone = false
    // Without the live client the balance still comes with every answer and the refresh button.
    void import('./start-live.ts')
      .then(({ startLive }) => {
        if (!isGone) stop = startLive(queries)
      })
      .catch(() => undefined)
    return () => {
      isGone = true
      stop?.()
    }
  }, [memberId, queries])
  return null
}
