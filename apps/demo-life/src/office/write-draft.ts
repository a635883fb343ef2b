import { randomUUID } from 'node:crypto'
import type { Api } from '@trevo/api-client/create-api.ts'
import {
  listOperatorPromotions,
  listPromotionDrafts,
  savePromotionDraft,
  showOperatorPromotion,
} from '@trevo/api-client/ops-endpoints.ts'
import { needed } from '../needed.ts'

/** A new version of a promotion that runs, in writing, unless a draft exists. */
export const writeDraft = async (office: Api): Promise<void> => {
  const { list: drafts } = needed(
    await office.call(listPromotionDrafts, { query: { pageSize: 1 } }),
  )
  if (drafts.length > 0) return
  const { promotions } = needed(
    await office.call(listOperatorPromotions, { query: { pageSize: 20 } }),
  )
  const running = promotions.find(({ kind }) => kind === 'cashback') ?? promotions[0]
  if (!running) return
  const { promotionId } = running
  const { content } = needed(await office.call(showOperatorPromotion, { params: { promotionId } }))
  const params = { draftId: randomUUID() }
  const body = {
    promotionId,
    revision: 0,
    content: { ...content, sortOrder: content.sortOrder + 1 },
  }
  needed(await office.call(savePromotionDraft, { params, body }))
}
