import { depositReturnedReason } from '@trevo/contract/promotion-names.ts'
import type { AreaText } from '../../core/language/use-text.ts'

/** Why a part in a promotion ended: what an operator wrote, or our own sentence. */
export const reasonText = (t: AreaText<'promotions'>, reason: string): string =>
  reason === depositReturnedReason ? t('promo.depositReturned') : t('promo.reason', { reason })
