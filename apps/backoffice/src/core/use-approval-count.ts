import { countChangeRequests } from '@trevo/api-client/ops-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { ask } from './api.ts'
import { noteServerTime } from './server-clock.ts'

const everyMs = 10_000

export const approvalCountKey = ['approval count'] as const

/** How many acts wait for this person's second yes, and when the first of them expires. */
export const useApprovalCount = () =>
  useQuery({
    queryKey: approvalCountKey,
    queryFn: async () => {
      const { count, nextExpiresAt, now } = await ask(countChangeRequests)
      noteServerTime(now)
      return { count, nextExpiresAt }
    },
    refetchInterval: everyMs,
  }).data
