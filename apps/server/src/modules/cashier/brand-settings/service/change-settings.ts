import { Refusal } from '@trevo/platform/refusal.ts'
import type { Approvals } from '../../../../platform/approvals/change-kind.ts'
import { changedMeanwhile } from '../../../../platform/approvals/compare-settings.ts'

/** A change as an operator asks for it, beside the values that they saw. */
export type AskedChange<Change> = {
  readonly brandId: number
  readonly by: { readonly operatorId: bigint; readonly username: string }
  readonly requestId: string
  readonly change: Change
  readonly base: Change
  readonly reason: string
}

/** @throws Refusal `cashier_settings.changed` with the fields that somebody else changed meanwhile */
export const requireBase = (
  current: Readonly<Record<string, unknown>>,
  base: Readonly<Record<string, unknown>>,
): void => {
  const changed = changedMeanwhile(current, base)
  if (changed.length > 0) {
    throw new Refusal('cashier_settings.changed', { fields: changed.join(', ') })
  }
}

/** The change that waits for a second person; null if there is none. */
export const findWaiting = async (
  staff: Approvals,
  brandId: number,
  kind: string,
  target: string,
) => {
  const waiting = (await staff.listWaiting(brandId, kind, [target])).get(target)
  if (!waiting) return null
  const { requestId, askedBy, askedAt } = waiting
  return { requestId, askedBy, askedAt: askedAt.toISOString() }
}
