import { Refusal } from '@trevo/platform/refusal.ts'
import type { openOtherStakes } from './open-other-stakes.ts'

type Others = Awaited<ReturnType<typeof openOtherStakes>>

/**
 * One member's stakes in the lottery and on a match, and how they are decided, decided again and cashed out; draws
 * and matches continue for everybody.
 */
export const waysOfOtherStakes = (others: Others, memberId: bigint) => {
  let lastSlip: bigint | undefined
  return {
    order: () => others.placeOrder(memberId, [2]),
    trace: () => others.placeOrder(memberId, [1, 2]),
    draw: others.settleDraw,
    voidDraw: others.voidDraw,
    redraw: others.redraw,
    slip: async () => {
      lastSlip = await others.placeSlip(memberId, '7.00')
    },
    sell: async () => {
      const slipId = lastSlip
      lastSlip = undefined
      if (slipId === undefined) return
      try {
        await others.sellSlip(memberId, slipId, 40)
      } catch (error) {
        // It may be decided by now.
        if (!(error instanceof Refusal)) throw error
      }
    },
    match: others.settleMatch,
    matchAgain: () => others.settleMatchAgain('2'),
    matchNobody: () => others.settleMatchAgain('nobody'),
    voidMatch: others.voidMatch,
  }
}
