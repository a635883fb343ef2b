import type { Operator } from '../../../../platform/http/actor.ts'
import type { OperatorOrder } from '../service/operator-matches.ts'

/** An operator's order about a match, with the reason. */
export const orderOf = (
  { username, operatorId, brandId }: Operator,
  params: { readonly matchId: string },
  { reason }: { readonly reason: string },
): OperatorOrder => ({
  operator: username,
  operatorId,
  brandId,
  matchId: BigInt(params.matchId),
  reason: reason.trim(),
})
