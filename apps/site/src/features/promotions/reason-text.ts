import { depositReturnedReason } from '@trevo/contract/promotion-names.ts'
import type { usePromotionsText } from './use-promotions-text.ts'

/** Why a part in a promotion ended: what an operator wrote, or our own sentence. */
export const reasonText = (t: ReturnType<typeof usePromotionsText>, reason: string): string =>
  reason === depositReturnedReason ? t('promo.depositReturned') : t('promo.reason', { reason })
