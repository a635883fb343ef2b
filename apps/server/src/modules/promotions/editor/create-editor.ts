import type { Operator } from '../../../platform/http/actor.ts'
import type { PromotionsNeeds } from '../needs.ts'
import { createDrafts, publishKindName } from './service/drafts.ts'
import { publishKind } from './service/publish-kind.ts'
import { createShowOperatorPromotion } from './service/show-operator-promotion.ts'
import { createSimulatePromotion } from './service/simulate-promotion.ts'

/** How operators write promotions, see what they cost, and publish them by two. */
export const createEditor = (needs: PromotionsNeeds) => ({
  ...createDrafts(needs),
  showOperatorPromotion: createShowOperatorPromotion(needs),
  simulatePromotion: createSimulatePromotion(needs),
  /** The first yes, or the second one to the same revision. */
  publishPromotion: (order: {
    readonly brandId: number
    readonly by: Pick<Operator, 'operatorId' | 'username'>
    readonly draftId: string
    readonly revision: number
    readonly reason: string
    readonly requestId?: string | undefined
  }) =>
    needs.staff.askChange({
      kind: publishKindName,
      brandId: order.brandId,
      target: order.draftId,
      input: { revision: order.revision },
      reason: order.reason,
      requestId: order.requestId,
      by: order.by,
    }),
  changeKinds: [publishKind(needs)],
})
export type Editor = ReturnType<typeof createEditor>
