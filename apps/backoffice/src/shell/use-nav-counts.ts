import type { Queue } from '@trevo/contract/ops/everywhere/queues.ts'
import { useApprovalCount } from '../core/use-approval-count.ts'
import { countText, queuePages, useQueues } from '../core/use-queues.ts'

export type NavCount = {
  readonly text: string
  /** What this very person has to decide is shown as a badge. */
  readonly isBadge: boolean
}

/** The area of a page: `/games` of `/games/held`. */
const areaOf = ({ name }: Queue): string => /^\/[a-z-]+/.exec(queuePages[name])?.[0] ?? '/'

/** What waits in the queues of an area together. */
const sumOf = (queues: readonly Queue[]): NavCount => {
  const count = queues.reduce((sum, one) => sum + one.count, 0)
  return { text: countText({ count, isMore: queues.some((one) => one.isMore) }), isBadge: false }
}

/** What waits in each area, by its address; areas where nothing does are left out. */
export const useNavCounts = (): Readonly<Record<string, NavCount>> => {
  const approvals = useApprovalCount()?.count ?? 0
  const waiting = (useQueues() ?? []).filter(({ count }) => count > 0)
  const areas = [...Map.groupBy(waiting, areaOf)].map(([to, queues]) => [to, sumOf(queues)])
  return {
    ...(approvals > 0 && { '/approvals': { text: String(approvals), isBadge: true } }),
    ...Object.fromEntries(areas),
  }
}
