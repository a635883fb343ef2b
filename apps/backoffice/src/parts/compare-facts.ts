import type { Facts } from '@trevo/contract/ops/approvals.ts'

export type Fact = Facts[string]

/** One field of a record, old beside new. */
export type FactPair = {
  readonly field: string
  readonly old: Fact | undefined
  readonly next: Fact | undefined
  readonly isChanged: boolean
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as text, the keys of records in order: two that mean the same are the same. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? ''

/** Every field of both records: those of the old one first, then those that came with the new one. */
export const compareFacts = (old: Facts | null, next: Facts | null): readonly FactPair[] =>
  [...new Set([...Object.keys(old ?? {}), ...Object.keys(next ?? {})])].map((field) => {
    const pair = { field, old: old?.[field], next: next?.[field] }
    return { ...pair, isChanged: canonical(pair.old) !== canonical(pair.next) }
  })
