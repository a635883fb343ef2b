import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { phaseOf } from '../../core/session/session-state.ts'
import { useSession } from '../../core/session/store.ts'

/** ROLE-5: live events arrive while a member is logged in; the client is loaded only then. */
export const LiveConnection = () => {
  const session = useSession()
  const queries = useQueryClient()
  const memberId = phaseOf(session) === 'member' ? session.memberInfo?.id : undefined
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
