import { assignQueueItems, showQueueWork } from '@trevo/api-client/ops-endpoints.ts'
import type { QueueKind, QueueWork } from '@trevo/contract/ops/everywhere/queue-work.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask, call } from './api.ts'

const everyMs = 10_000
const targetsMax = 99

/**
 * Who works on the items of a queue and who else has them open, by id. The open item is shown to the
 * others as long as this page asks.
 */
export const useQueueWork = (
  kind: QueueKind,
  targetIds: readonly string[],
  open?: string,
): ReadonlyMap<string, QueueWork> => {
  const targets = targetIds.slice(0, targetsMax).join(',')
  const { data } = useQuery({
    queryKey: ['queue work', kind, targets, open],
    queryFn: () =>
      ask(showQueueWork, { params: { kind }, query: { targets, ...(open && { open }) } }),
    enabled: targets !== '' || open !== undefined,
    refetchInterval: everyMs,
    placeholderData: keepPreviousData,
  })
  return new Map(data?.list.map((work) => [work.targetId, work]))
}

/** Gives items to an operator, or with null to nobody. */
export const useAssign = (kind: QueueKind) => {
  const queries = useQueryClient()
  return async (targetIds: readonly string[], operator: string | null) => {
    const answer = await call(assignQueueItems, {
      params: { kind },
      body: { targetIds: targetIds.slice(0, 50), operator },
    })
    await queries.invalidateQueries({ queryKey: ['queue work', kind] })
    return answer
  }
}
