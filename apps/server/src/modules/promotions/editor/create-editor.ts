import type { PromotionsNeeds } from '../needs.ts'
import { createDrafts } from './service/drafts.ts'
import { publishKind } from './service/publish-kind.ts'
import { createPublishPromotion } from './service/publish-promotion.ts'
import { createShowOperatorPromotion } from './service/show-operator-promotion.ts'
import { createSimulatePromotion } from './service/simulate-promotion.ts'

/** How operators write promotions, see what they cost, and publish them by two. */
export const createEditor = (needs: PromotionsNeeds) => ({
  ...createDrafts(needs),
  showOperatorPromotion: createShowOperatorPromotion(needs),
  simulatePromotion: createSimulatePromotion(needs),
  publishPromotion: createPublishPromotion(needs),
  changeKinds: [publishKind(needs)],
})
export type Editor = ReturnType<typeof createEditor>
