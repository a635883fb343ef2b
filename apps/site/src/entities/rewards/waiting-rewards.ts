import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { countRewards } from '@trevo/api-client/endpoints.ts'
import { ask } from '../../core/api/api.ts'
import { useLiveEvent } from '../../core/live/use-live-event.ts'
import { useCovered } from '../../core/session/balance-store.ts'
import { phaseOf } from '../../core/session/session-state.ts'
import { useSession } from '../../core/session/store.ts'

type Waiting = { readonly unclaimed: number; readonly missions: number }
const none: Waiting = { unclaimed: 0, missions: 0 }

const waitingQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['reward-count', memberId],
    queryFn: ({ signal }) => ask(countRewards, { query: {}, signal }),
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  })

/** Refetches everything about rewards that the page shows. */
export const rewardsKey = 'rewards'

/** MEMBER-5: how many rewards are waiting, and how many of them come from missions; the live socket reports changes. */
export const useWaitingRewards = (): Waiting => {
  const session = useSession()
  const queries = useQueryClient()
  const isOn = session.whitelabelVal['REWCEN3'] === true
  const isCovered = useCovered()
  const isShown = isOn && phaseOf(session) === 'member' && !isCovered
  const memberId = isShown ? (session.memberInfo?.id ?? '') : ''
  const live = (count: Waiting) => {
    const { queryKey } = waitingQuery(memberId)
    void queries.cancelQueries({ queryKey }).then(() => queries.setQueryData(queryKey, count))
    void queries.invalidateQueries({ queryKey: [rewardsKey] })
  }
  useLiveEvent('reward', live, memberId !== '')
  const { data } = useQuery({ ...waitingQuery(memberId), enabled: memberId !== '' })
  return data ?? none
}
