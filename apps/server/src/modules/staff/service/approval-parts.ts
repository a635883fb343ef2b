import type { Tx } from '@trevo/database/connect.ts'
import type { Right } from '@trevo/contract/ops/rights.ts'
import { ceilingOf } from '../../../platform/http/actor.ts'
import { lockRightsOf } from '../repository/persons.ts'
import type { StaffNeeds } from '../needs.ts'
import type { Kinds } from './kinds.ts'

/** What the use cases of requests work with. */
export type ApprovalParts = StaffNeeds & { readonly kinds: Kinds }

/**
 * The ceiling of an operator's right as it counts until this transaction ends; null without one.
 * @throws Refusal `operator.right_required` for who lacks it, is disabled, or whose person is.
 */
export const lockCeiling = async (
  { clock, identity }: StaffNeeds,
  tx: Tx,
  operatorId: bigint,
  right: Right,
): Promise<bigint | null> => {
  const isUsable = await identity.lockUsableOperator(tx, operatorId)
  const rights = isUsable ? await lockRightsOf(tx, operatorId, clock.now()) : undefined
  return ceilingOf(rights ?? new Map(), right)
}
