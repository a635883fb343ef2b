import { savePromotionDraft } from '@trevo/api-client/ops-endpoints.ts'
import type { PromotionContent } from '@trevo/contract/ops/giving/promotion-editor.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'

const dayMs = 86_400_000

/** A cashback of the week: what a new promotion begins as. */
const blank = (): PromotionContent => {
  const starts = new Date(Date.now() + dayMs)
  starts.setHours(0, 0, 0, 0)
  return {
    anchor: `promo-${starts.toISOString().slice(0, 10)}-${crypto.randomUUID().slice(0, 4)}`,
    kind: 'cashback',
    category: 'rebate',
    texts: { PT: { title: 'Nova promoção', lead: '', body: '' } },
    hue: 150,
    symbols: ['coin', 'star', 'party-popper'],
    terms: {
      conditions: { op: 'all', of: [{ op: 'netLossAtLeast', amount: '20.00' }] },
      countedOver: 'lastWeek',
      reward: { prize: 'cash', value: { form: 'percent', of: 'netLoss', bp: 500, cap: '50.00' } },
      wagering: null,
      depositMin: null,
      perPerson: { times: 1, per: 'week' },
    },
    audience: {},
    // The server writes the brand's own.
    timeZone: 'UTC',
    startsAt: starts.toISOString(),
    endsAt: new Date(starts.getTime() + 60 * dayMs).toISOString(),
    budget: '10000.00',
    stock: null,
    codes: [],
    sortOrder: 0,
  }
}

/** Begins a draft, new or of a published promotion, and opens it. */
export const useBeginDraft = (open: (draftId: string) => void) => {
  const [error, setError] = useState('')
  const begin = async (
    published: { readonly promotionId: string; readonly content: PromotionContent } | null,
  ): Promise<void> => {
    const draftId = crypto.randomUUID()
    const answer = await call(savePromotionDraft, {
      params: { draftId },
      body: {
        promotionId: published?.promotionId ?? null,
        revision: 0,
        content: published?.content ?? blank(),
      },
    })
    if (answer.ok) open(answer.value.draftId)
    else setError(answer.message)
  }
  return { begin, error }
}
