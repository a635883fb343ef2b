import { canonicalJson } from '@trevo/fairness/canonical-json.ts'

/** Whether two JSON texts are equal, regardless of the order of members. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  canonicalJson(one) === canonicalJson(other)
