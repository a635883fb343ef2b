import type { Operator } from '../../../../platform/http/actor.ts'
import type { OperatorOrder } from '../service/operator-matches.ts'

/** What an operator orders about a match, and why. */
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
