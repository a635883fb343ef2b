import type { Caller } from '../service/reach.ts'

/** Who asks: whatever is answered lies in that agent's own subtree. */
export const callerOf = (request: {
  readonly actor: { readonly memberId: bigint }
  readonly brand: { readonly id: number }
}): Caller => ({ brandId: request.brand.id, memberId: request.actor.memberId })
