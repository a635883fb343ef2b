import type { Condition, ConditionLeaf } from '@trevo/contract/promotion-terms.ts'

/** Whether a tree of conditions contains one of these at any place. */
export const hasCondition = ({ of }: Condition, ...ops: readonly ConditionLeaf['op'][]): boolean =>
  of.some((one) => ('of' in one ? hasCondition(one, ...ops) : ops.includes(one.op)))
