import { canonicalJson } from '@trevo/fairness/canonical-json.ts'

/** Whether two pieces of JSON say the same, however their members are ordered. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  canonicalJson(one) === canonicalJson(other)
