import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCovered } from '../../core/session/balance-store.ts'
import { phaseOf } from '../../core/session/session-state.ts'
import { useSession } from '../../core/session/store.ts'
import { openPopup } from '../../core/popups/popups.ts'

/** AGENT-11: once a full member is logged in, opens the contract requests if there are any. */
export const ContractWatch = () => {
  const session = useSession()
  const queries = useQueryClient()
  const isCovered = useCovered()
  const isOn = session.whitelabelVal['AGENTPOLICY3'] === true && !isCovered
  const isAsked = isOn && phaseOf(session) === 'member'
  const memberId = isAsked ? session.memberInfo?.id : undefined
  useEffect(() => {
    if (memberId === undefined) return undefined
    let isGone = false
    // A member who is not notified now is notified on the next visit, or sees it in the agent center.
    void import('../../entities/member/consolidated.ts')
      .then(async ({ consolidatedQuery, offersOf }) => {
        const answer = await queries.fetchQuery(consolidatedQuery(memberId))
        if (!isGone && offersOf(answer).length > 0) openPopup('contractRequests', {})
      })
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [memberId, queries])
  return null
}
