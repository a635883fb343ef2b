import { listWithdrawalQueue } from '@trevo/api-client/ops-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../core/api.ts'
import { useRight } from '../core/operator.ts'
import { noteServerTime } from '../core/server-clock.ts'

const everyMs = 10_000

/** How many withdrawals are waiting, for the navigation; undefined if the operator may not see that. */
export const useWaiting = () => {
  const mayRead = useRight('withdrawals.read') !== undefined
  const { data } = useQuery({
    queryKey: ['waiting'],
    queryFn: async () => {
      const { now, waiting, dueSoon, dueSoonUntil } = await ask(listWithdrawalQueue, {
        query: { pageSize: 1 },
      })
      noteServerTime(now)
      return { waiting, dueSoon, dueSoonUntil }
    },
    enabled: mayRead,
    refetchInterval: everyMs,
  })
  return data
}
