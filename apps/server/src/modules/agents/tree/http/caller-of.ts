import type { Caller } from '../service/require-downline.ts'

/** The calling agent: answers are limited to that agent's own subtree. */
export const callerOf = (request: {
  readonly actor: { readonly memberId: bigint }
  readonly brand: { readonly id: number }
}): Caller => ({ brandId: request.brand.id, memberId: request.actor.memberId })
