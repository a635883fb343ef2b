import { createHash } from 'node:crypto'
import { dayMs } from '@trevo/calendar/durations.ts'
import type { Facts } from '@trevo/contract/ops/approvals.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { ascending } from '@trevo/platform/in-order.ts'

/** How long a request waits for a second person. */
export const waitsMs = dayMs

/** A value with the keys of every record in order, as text: two that mean the same are the same. */
export const canonicalText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(ascending(([key]) => key)))
      : part,
  )

/** What a request was asked about; SHA-256, hex. */
export const versionOf = (before: Facts): string =>
  createHash('sha256').update(canonicalText(before)).digest('hex')

/** Names of fields that differ or are on one side only, in order. */
export const changedFields = (before: Facts, after: Facts): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => canonicalText(before[field]) !== canonicalText(after[field]))
    .toSorted()

/** @throws Refusal `operator.over_ceiling` {ceiling} */
export const requireWithinCeiling = (
  amountMinor: bigint | null,
  ceilingMinor: bigint | null,
): void => {
  if (amountMinor !== null && ceilingMinor !== null && amountMinor > ceilingMinor) {
    throw new Refusal('operator.over_ceiling', { ceiling: formatMoney(ceilingMinor) })
  }
}
