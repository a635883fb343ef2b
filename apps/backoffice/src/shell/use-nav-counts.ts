import { useApprovalCount } from '../core/use-approval-count.ts'
import { useWaiting } from './use-waiting.ts'

export type NavCount = {
  readonly count: number
  /** What this very person has to decide is shown as a badge. */
  readonly isBadge: boolean
}

/** What waits in each area, by its address. */
export const useNavCounts = (): Readonly<Record<string, NavCount>> => {
  const approvals = useApprovalCount()?.count ?? 0
  const waiting = useWaiting()?.waiting
  return {
    ...(approvals > 0 && { '/approvals': { count: approvals, isBadge: true } }),
    ...(waiting !== undefined && { '/withdrawals': { count: waiting, isBadge: false } }),
  }
}
