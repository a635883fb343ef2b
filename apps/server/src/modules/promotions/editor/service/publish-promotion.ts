import type { Operator } from '../../../../platform/http/actor.ts'
import type { PromotionsNeeds } from '../../needs.ts'
import { publishKindName } from './drafts.ts'

/** The first yes, or the second one to the same revision. Refuses what `publishKind` refuses. */
export const createPublishPromotion =
  ({ staff }: Pick<PromotionsNeeds, 'staff'>) =>
  (order: {
    readonly brandId: number
    readonly by: Pick<Operator, 'operatorId' | 'username'>
    readonly draftId: string
    readonly revision: number
    readonly reason: string
    readonly requestId?: string | undefined
  }) =>
    staff.askChange({
      kind: publishKindName,
      brandId: order.brandId,
      target: order.draftId,
      input: { revision: order.revision },
      reason: order.reason,
      requestId: order.requestId,
      by: order.by,
    })
